import { useState } from 'react'
import type { Settings } from '@kiosque/contract/wire/settings'
import { messageFor } from '../../lib/api.ts'
import { useForm } from '../../lib/form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge, Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Textarea } from '../../ui/text-field.tsx'
import { maxLength } from '../../lib/rules.ts'
import { changeSettings } from './settings.queries.ts'

const LONGEST = 500

type MaintenanceCardProps = { settings: Settings; onChanged: (settings: Settings, said: string) => void }

/** Closing the portal touches everyone, so it is confirmed; opening it again only takes a click. */
export function MaintenanceCard({ settings, onChanged }: MaintenanceCardProps) {
  const [confirming, setConfirming] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isOn = settings.maintenance
  const form = useForm({
    initial: { maintenance_message: settings.maintenance_message ?? '' },
    labels: { maintenance_message: 'Message aux officines' },
    rules: { maintenance_message: maxLength(LONGEST) },
    onSubmit: async () => {
      if (!isOn) return setConfirming(true)
      onChanged(await changeSettings(messageOf()), 'Message mis à jour')
    },
  })
  const messageOf = () => ({ maintenance_message: form.values.maintenance_message.trim() || null })

  async function switchTo(maintenance: boolean) {
    setProblem(undefined)
    try {
      const saved = await changeSettings({ maintenance, ...messageOf() })
      onChanged(saved, maintenance ? 'Le portail est fermé' : 'Le portail est ouvert')
    } catch (error) {
      setProblem(messageFor(error))
      throw error
    }
  }

  return (
    <Card
      title="Maintenance"
      action={isOn ? <Badge tone="warn">Portail fermé</Badge> : <Status tone="green">Portail ouvert</Status>}
    >
      <form className="stack" {...form.props}>
        <FormErrors {...form.summary} />
        {problem && <Alert tone="danger">{problem}</Alert>}
        <p className="muted">
          Pendant la maintenance, chaque page laisse place à une page d’attente et rien ne peut être modifié.
          Un administrateur rouvre le portail d’ici, ou depuis la page d’attente par «&nbsp;Accès du
          siège&nbsp;».
        </p>
        <Textarea
          {...form.text('maintenance_message')}
          rows={3}
          maxLength={LONGEST}
          optional
          hint="Montré sur la page d’attente, par exemple «&nbsp;Retour prévu à 14&nbsp;h&nbsp;»."
        />
        <div className="row bo-form__foot">
          {isOn ? (
            <>
              <Button type="submit" loading={form.submitting} loadingLabel="Enregistrement…">
                Enregistrer le message
              </Button>
              <Reopen onReopen={() => switchTo(false)} />
            </>
          ) : (
            <Button type="submit" variant="danger">
              Fermer le portail…
            </Button>
          )}
        </div>
      </form>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => switchTo(true)}
        title="Fermer le portail à tout le monde&#8239;?"
        confirmLabel="Fermer le portail"
      >
        <p>
          Toutes les officines verront la page d’attente dès leur prochain clic, jusqu’à ce que vous rouvriez.
        </p>
        {problem && <Alert tone="danger">{problem}</Alert>}
      </ConfirmDialog>
    </Card>
  )
}

function Reopen({ onReopen }: { onReopen: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      variant="primary"
      loading={busy}
      loadingLabel="Un instant…"
      onClick={() => {
        setBusy(true)
        // The card above says what went wrong.
        void onReopen()
          .catch(() => undefined)
          .finally(() => setBusy(false))
      }}
    >
      Rouvrir le portail
    </Button>
  )
}
