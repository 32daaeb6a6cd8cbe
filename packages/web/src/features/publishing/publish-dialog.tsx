import { useQuery } from '@tanstack/react-query'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import type { GateLine } from '@kiosque/contract/kinds/publication-gate'
import { ApiError, messageFor } from '../../lib/api.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { count } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Radio, Switch } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { GateAlert } from './gate-alert.tsx'
import { bodyOf, firstPlan, type PublishPlan } from './publish-plan.ts'
import { reachQuery, usePublish } from './publishing.queries.ts'
import { Announcement } from '../../ui/announcement.tsx'
import './publishing.css'

type PublishDialogProps = {
  content: AdminContentDetail
  /** What blocks and what warns, by the rule the server asks too. */
  gate: readonly GateLine[]
  labelOf: (field: string) => string
  onGoTo: (field: string) => void
  onClose: () => void
  onPublished: (content: AdminContentDetail) => void
}

/** Now or later, until when, and whether those it reaches are told. Nobody in reach: nothing to publish. */
export function PublishDialog(props: PublishDialogProps) {
  const { content, gate, labelOf, onGoTo, onClose, onPublished } = props
  const publish = usePublish(content)
  const reach = useQuery(reachQuery(content.target))
  const now = useNow()
  const isNobody = reach.data?.drugstores === 0 && reach.data.people === 0
  const form = useForm<PublishPlan>({
    initial: firstPlan(content, now),
    labels: {
      when: 'Parution',
      start: 'Du',
      hasEnd: 'Retirer à une date choisie',
      end: 'Jusqu’au',
      notify: 'Notifier les personnes ciblées',
    },
    rules: {
      start: (_, plan) => bodyOf(plan, content, new Date()).errors.start,
      end: (_, plan) => bodyOf(plan, content, new Date()).errors.end,
    },
    onSubmit: async (plan) => {
      if (isNobody) return
      try {
        onPublished(await publish.mutateAsync(bodyOf(plan, content, new Date()).body))
      } catch (refused) {
        if (refusalsOf(refused, labelOf).length === 0) throw refused
      }
    },
  })
  const plan = form.values
  const isLater = plan.when === 'later'
  const refusals = refusalsOf(publish.error, labelOf)

  return (
    <Dialog
      open
      onClose={onClose}
      title="Publier ce contenu"
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant="primary"
            loading={form.submitting}
            loadingLabel="Publication…"
            disabled={isNobody}
            onClick={() => void form.submit()}
          >
            {isLater ? 'Programmer' : 'Publier maintenant'}
          </Button>
        </>
      }
    >
      <div className="stack" style={{ gap: 20 }}>
        <FormErrors {...form.summary} />
        <GateAlert
          tone="danger"
          title="À corriger avant de publier"
          lines={refusals.length > 0 ? refusals : gate.filter((line) => line.level === 'block')}
          onGoTo={onGoTo}
        />
        <GateAlert
          tone="warn"
          title={'Il manque encore\u00a0:'}
          lines={gate.filter((line) => line.level === 'warn')}
          onGoTo={onGoTo}
        />
        {isNobody ? (
          <Alert tone="danger" title="Personne ne verrait ce contenu">
            Sa cible ne correspond à aucune officine. Retirez un critère avant de publier.
          </Alert>
        ) : (
          <Announcement>
            {reach.data ? (
              <>
                <b className="num">
                  {count(reach.data.drugstores, 'officine')}, {count(reach.data.people, 'personne')}
                </b>{' '}
                verront ce contenu.
              </>
            ) : reach.error ? (
              `La portée n’a pas pu être calculée. ${messageFor(reach.error)}`
            ) : (
              'Calcul de la portée…'
            )}
          </Announcement>
        )}
        <Radio
          legend="Parution"
          id={form.idOf('when')}
          name="publish-when"
          value={plan.when}
          onChange={(when) => form.set('when', when === 'later' ? 'later' : 'now')}
          options={[
            { value: 'now', label: 'Maintenant' },
            { value: 'later', label: 'À une date choisie' },
          ]}
        />
        {isLater && (
          <MomentField
            label="Du"
            id={form.idOf('start')}
            name="publish-start"
            value={plan.start}
            error={form.errors.start}
            hint="Heure de Paris."
            onChange={(start) => form.set('start', start)}
          />
        )}
        <Checkbox {...form.checkbox('hasEnd')} />
        {plan.hasEnd && (
          <MomentField
            label="Jusqu’au"
            id={form.idOf('end')}
            name="publish-end"
            value={plan.end}
            error={form.errors.end}
            hint="Sans heure, ce jour compte jusqu’à minuit. Heure de Paris."
            onChange={(end) => form.set('end', end)}
          />
        )}
        <div>
          <Switch
            label="Notifier les personnes ciblées"
            checked={plan.notify}
            onChange={(notify) => form.set('notify', notify)}
          />
          <p className="hint">
            {plan.notify
              ? `Elles reçoivent une notification sur le portail ${isLater ? 'à la parution' : 'aussitôt'}\u00a0; celles et ceux qui l’ont choisi la retrouvent dans leur résumé par e-mail.`
              : 'Le contenu paraît sans prévenir personne.'}
          </p>
        </div>
      </div>
    </Dialog>
  )
}

/** The server's reasons, field by field: they are what one can act on. */
function refusalsOf(refused: unknown, labelOf: (field: string) => string) {
  if (!(refused instanceof ApiError) || refused.code !== 'invalid') return []
  return Object.entries(refused.errors).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, label: labelOf(field), message })),
  )
}
