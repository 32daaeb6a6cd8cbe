import { useState } from 'react'
import type { Settings } from '@kiosque/contract/wire/settings'
import { useForm } from '../../lib/form/use-form.ts'
import { Badge, Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { FreeText } from '../../parts/free-text.tsx'
import { maxLength } from '../../lib/rules.ts'
import { useChangeSettings } from './settings.queries.ts'

const LONGEST = 500

type MaintenanceCardProps = { settings: Settings; onChanged: (said: string) => void }

/** Closing the portal touches everyone, so it is confirmed; opening it again only takes a click. */
export function MaintenanceCard({ settings, onChanged }: MaintenanceCardProps) {
  const [confirming, setConfirming] = useState(false)
  const change = useChangeSettings()
  const switching = useChangeSettings()
  const isOn = settings.maintenance
  const form = useForm({
    initial: { maintenance_message: settings.maintenance_message ?? '' },
    labels: { maintenance_message: 'Message aux officines' },
    rules: { maintenance_message: maxLength(LONGEST) },
    onSubmit: async () => {
      if (!isOn) return setConfirming(true)
      await change.mutateAsync(messageOf())
      onChanged('Message mis à jour')
    },
  })
  const messageOf = () => ({ maintenance_message: form.values.maintenance_message.trim() || null })

  async function switchTo(maintenance: boolean) {
    await switching.mutateAsync({ maintenance, ...messageOf() })
    onChanged(maintenance ? 'Le portail est fermé' : 'Le portail est ouvert')
  }

  return (
    <Card
      title="Maintenance"
      action={isOn ? <Badge tone="warn">Portail fermé</Badge> : <Status tone="green">Portail ouvert</Status>}
    >
      <form className="stack" {...form.props}>
        <FormErrors {...form.summary} />
        <Refusal error={switching.error} />
        <p className="muted">
          Pendant la maintenance, chaque page laisse place à une page d’attente et rien ne peut être modifié.
          Un administrateur rouvre le portail d’ici, ou depuis la page d’attente par «&nbsp;Accès du
          siège&nbsp;».
        </p>
        <FreeText
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
              <Button
                variant="primary"
                loading={switching.isPending}
                loadingLabel="Un instant…"
                // The card above says what went wrong.
                onClick={() => void switchTo(false).catch(() => undefined)}
              >
                Rouvrir le portail
              </Button>
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
        <Refusal error={switching.error} />
      </ConfirmDialog>
    </Card>
  )
}
