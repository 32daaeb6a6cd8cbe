import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { Target } from '@kiosque/contract/domain/audience'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import { messageFor } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { DrugstoreSearch } from './drugstore-search.tsx'
import { explainQuery, type Publishing } from './targeting.queries.ts'
import './targeting.css'

export const ROLES_TO_TRY = [200, 180, 160, 100, 90, 0] as const

/** « Pourquoi cette officine ne voit pas ce contenu ? »: each criterion with its verdict (D4-05). */
export function WhyPanel({ target, publication }: { target: Target; publication?: Publishing | undefined }) {
  const [drugstore, setDrugstore] = useState<{ id: number; name: string } | null>(null)
  const [role, setRole] = useState(200)
  return (
    <div className="stack">
      <div className="field">
        <span className="label">Officine</span>
        {drugstore ? (
          <div className="row between">
            <b>{drugstore.name}</b>
            <Button size="sm" variant="ghost" onClick={() => setDrugstore(null)}>
              Changer
            </Button>
          </div>
        ) : (
          <DrugstoreSearch
            label="Chercher une officine"
            onPick={({ id, label }) => setDrugstore({ id, name: label })}
          />
        )}
      </div>
      <div className="field">
        <label className="label" htmlFor="why-role">
          Rôle
        </label>
        <select
          id="why-role"
          className="select select--sm"
          value={role}
          onChange={(event) => setRole(Number(event.target.value))}
        >
          {ROLES_TO_TRY.map((type) => (
            <option key={type} value={type}>
              {accountTypeLabel(type)}
            </option>
          ))}
        </select>
      </div>
      {drugstore && (
        <Verdicts target={target} publication={publication} drugstoreId={drugstore.id} role={role} />
      )}
    </div>
  )
}

type VerdictsProps = {
  target: Target
  publication?: Publishing | undefined
  drugstoreId: number
  role: number
}

function Verdicts({ target, publication, drugstoreId, role }: VerdictsProps) {
  const answer = useQuery(
    explainQuery({ target, drugstore_id: drugstoreId, account_type: role, publication }),
  )
  if (answer.error) return <Alert tone="danger">{messageFor(answer.error)}</Alert>
  if (!answer.data) return <LineSkeletons count={5} />
  const { visible, checks, dimensions } = answer.data
  return (
    <>
      <Alert
        tone={visible ? 'ok' : 'warn'}
        title={visible ? 'Cette personne voit ce contenu.' : 'Cette personne ne voit pas ce contenu.'}
      >
        {visible ? 'Tous les critères sont remplis.' : 'Les critères en cause sont marqués ci-dessous.'}
      </Alert>
      <ul className="verdicts">
        {[...checks, ...dimensions].map((verdict) => (
          <li key={verdict.message} data-holds={verdict.holds}>
            {verdict.holds ? (
              <IconCircleCheck className="i i--18" aria-hidden="true" />
            ) : (
              <IconCircleX className="i i--18" aria-hidden="true" />
            )}
            <span>
              <span className="sr-only">{verdict.holds ? 'Rempli\u00a0: ' : 'Non rempli\u00a0: '}</span>
              {verdict.message}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
