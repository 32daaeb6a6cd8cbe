import { IconExternalLink, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import type { PartnerAccess } from '@kiosque/contract/wire/handoff'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CompanyMark } from '../../parts/company-mark.tsx'
import { useConsent } from '../../parts/partner-access/partner-access.queries.ts'
import { usePartnerOpening } from '../../parts/partner-access/use-partner-opening.tsx'

/** One partner: in what state, what it is for, and the way in. */
export function AccessCard({ access }: { access: PartnerAccess }) {
  const { partner, name, purpose, state, note } = access
  const isOut = state === 'absent' || state === 'excluded'
  const [problem, setProblem] = useState<string | null>(null)
  const { open, isOpening, dialog } = usePartnerOpening(partner, name, setProblem)
  const consent = useConsent(partner)
  return (
    <li className={`card card--pad access${isOut ? ' access--absent' : ''}`}>
      <div className="row row--nw">
        <CompanyMark name={name} logo={access.logo} />
        <div>
          <h3 className="access__name">{name}</h3>
          <span className="small">
            <AccessState access={access} isOpening={isOpening} />
          </span>
        </div>
      </div>
      <p className="small muted grow">{state === 'down' && note ? note : purpose}</p>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {isOut ? (
        <a className="link small" href={paths.contact()}>
          {state === 'excluded'
            ? `Parler du ${packsText(access.packs)} au siège`
            : 'Demander cet accès au siège'}
          <span className="sr"> pour {name}</span>
        </a>
      ) : (
        <div className="row access__foot">
          <Button
            size="sm"
            variant={state === 'down' ? 'outline' : 'secondary'}
            loading={isOpening}
            loadingLabel="Ouverture…"
            onClick={open}
          >
            {state === 'down' ? (
              <>
                <IconRefresh className="i" aria-hidden="true" /> Réessayer<span className="sr"> {name}</span>
              </>
            ) : (
              <>
                Ouvrir {name} <IconExternalLink className="i" aria-hidden="true" />
              </>
            )}
            <span className="sr">(nouvel onglet)</span>
          </Button>
          {access.consented_at && (
            <button type="button" className="link small" onClick={() => consent.mutate(false)}>
              Retirer mon accord<span className="sr"> pour {name}</span>
            </button>
          )}
        </div>
      )}
      {dialog}
    </li>
  )
}

/** « pack Business », « pack Business ou Vitrine ». */
const packsText = (packs: readonly string[]) => `pack ${packs.join(' ou ')}`

function AccessState({ access, isOpening }: { access: PartnerAccess; isOpening: boolean }) {
  const { state, down_since: since, consented_at: agreed, last_opened_at: opened } = access
  if (isOpening) return <Status tone="blue">Ouverture en cours</Status>
  if (state === 'excluded') return <Status tone="grey">Non inclus dans votre pack</Status>
  if (state === 'absent') return <Status tone="grey">Pas encore ouvert</Status>
  if (state === 'down' && since)
    return <Status tone="danger">Indisponible depuis le {formatDateTime(since)}</Status>
  if (!agreed) return <Status tone="warn">À confirmer à la première ouverture</Status>
  return <Status tone="green">{opened ? `Connecté, ouvert le ${formatDate(opened)}` : 'Connecté'}</Status>
}
