import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import type { GateLine } from '@kiosque/contract/kinds/publication-gate'
import { ApiError, messageFor } from '../../lib/api.ts'
import { count, formatDateTime } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Radio, Switch } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { GateAlert } from './gate-alert.tsx'
import { bodyOf, firstPlan, type PublishPlan } from './publish-plan.ts'
import { publishContent, reachQuery } from './publishing.queries.ts'
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
  const [plan, setPlan] = useState<PublishPlan>(() => firstPlan(content, new Date()))
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [refusals, setRefusals] = useState<Pick<GateLine, 'field' | 'label' | 'message'>[]>()
  const reach = useQuery(reachQuery(content.target))
  const set = (part: Partial<PublishPlan>) => setPlan((before) => ({ ...before, ...part }))
  const { body, errors } = bodyOf(plan, content, new Date())
  const shown = tried ? errors : {}
  const isNobody = reach.data?.drugstores === 0 && reach.data.people === 0
  const isLater = plan.when === 'later'

  async function publish() {
    setTried(true)
    if (busy || isNobody || Object.keys(errors).length > 0) return
    setBusy(true)
    setProblem(undefined)
    setRefusals(undefined)
    try {
      const published = await publishContent(content.kind, content.id, body)
      toast({
        title: published.phase === 'scheduled' ? 'Publication programmée' : 'Contenu publié',
        text:
          published.phase === 'scheduled' && published.starts_at
            ? `Il paraîtra le ${formatDateTime(published.starts_at)}.`
            : undefined,
      })
      onPublished(published)
    } catch (refused) {
      const lines = refusalsOf(refused, labelOf)
      setRefusals(lines)
      if (lines.length === 0) setProblem(messageFor(refused))
    } finally {
      setBusy(false)
    }
  }

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
            loading={busy}
            loadingLabel="Publication…"
            disabled={isNobody}
            onClick={() => void publish()}
          >
            {isLater ? 'Programmer' : 'Publier maintenant'}
          </Button>
        </>
      }
    >
      <div className="stack" style={{ gap: 20 }}>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <GateAlert
          tone="danger"
          title="À corriger avant de publier"
          lines={refusals ?? gate.filter((line) => line.level === 'block')}
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
          name="publish-when"
          value={plan.when}
          onChange={(when) => set({ when: when === 'later' ? 'later' : 'now' })}
          options={[
            { value: 'now', label: 'Maintenant' },
            { value: 'later', label: 'À une date choisie' },
          ]}
        />
        {isLater && (
          <MomentField
            label="Du"
            name="publish-start"
            value={plan.start}
            error={shown.start}
            hint="Heure de Paris."
            onChange={(start) => set({ start })}
          />
        )}
        <Checkbox
          label="Retirer à une date choisie"
          name="publish-has-end"
          checked={plan.hasEnd}
          onChange={(hasEnd) => set({ hasEnd })}
        />
        {plan.hasEnd && (
          <MomentField
            label="Jusqu’au"
            name="publish-end"
            value={plan.end}
            error={shown.end}
            hint="Sans heure, ce jour compte jusqu’à minuit. Heure de Paris."
            onChange={(end) => set({ end })}
          />
        )}
        <div>
          <Switch
            label="Notifier les personnes ciblées"
            checked={plan.notify}
            onChange={(notify) => set({ notify })}
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
