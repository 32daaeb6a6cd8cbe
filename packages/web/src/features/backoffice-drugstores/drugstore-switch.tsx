import { useRef, useState } from 'react'
import { IconBan } from '@tabler/icons-react'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DisableDialog } from './disable-dialog.tsx'
import { updateDrugstore } from './drugstores.queries.ts'

type DrugstoreSwitchProps = { drugstore: AdminDrugstore; onChanged: (title: string, text?: string) => void }

export function DrugstoreSwitch({ drugstore, onChanged }: DrugstoreSwitchProps) {
  return drugstore.is_disabled ? (
    <Disabled drugstore={drugstore} onChanged={onChanged} />
  ) : (
    <Enabled drugstore={drugstore} onChanged={onChanged} />
  )
}

function Enabled({ drugstore, onChanged }: DrugstoreSwitchProps) {
  const [asking, setAsking] = useState(false)
  const { people } = drugstore
  const consequence =
    people === 0
      ? 'Personne n’y a encore de compte.'
      : people === 1
        ? 'Son compte serait déconnecté aussitôt.'
        : `Les ${count(people, 'compte')} seraient déconnectés aussitôt.`
  return (
    <Card>
      <Button
        variant="danger-ghost"
        size="sm"
        style={{ marginLeft: -12 }}
        icon={<IconBan className="i i--18" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Désactiver l’officine…
      </Button>
      <p className="xs muted">{consequence}</p>
      <DisableDialog
        open={asking}
        drugstore={drugstore}
        onClose={() => setAsking(false)}
        onDisabled={(saved) => {
          setAsking(false)
          onChanged(`${saved.name} est désactivée`, 'Son équipe est déconnectée.')
        }}
      />
    </Card>
  )
}

/** Opening again loses nothing, so it needs no question. */
function Disabled({ drugstore, onChanged }: DrugstoreSwitchProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)

  async function enable() {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await updateDrugstore(drugstore.id, { is_disabled: false })
      onChanged(`${drugstore.name} est réactivée`, 'Son équipe peut se connecter.')
    } catch (error) {
      setProblem(messageFor(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return (
    <Card title="Officine désactivée">
      <div className="stack">
        {problem && <Alert tone="danger">{problem}</Alert>}
        <p>
          Motif&nbsp;: <b>{drugstore.disabled_reason ?? 'non renseigné'}</b>
        </p>
        <p className="xs muted">Son équipe ne peut pas se connecter. Le motif reste au siège.</p>
        <Button variant="secondary" loading={busy} loadingLabel="Un instant…" onClick={() => void enable()}>
          Réactiver l’officine
        </Button>
      </div>
    </Card>
  )
}
