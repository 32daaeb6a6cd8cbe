import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { messageFor } from '../../lib/api.ts'
import { count, formatDateTime } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Radio, Switch } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { MomentFields } from './moment-fields.tsx'
import { bodyOf, firstPlan, type PublishPlan } from './publish-plan.ts'
import { publishContent, reachQuery } from './publishing.queries.ts'

type PublishDialogProps = {
  content: AdminContentDetail
  missing: { name: string; label: string }[]
  onClose: () => void
  onPublished: (content: AdminContentDetail) => void
}

/** Now or later, until when, and whether those it reaches are told. Nobody in reach: nothing to publish. */
export function PublishDialog({ content, missing, onClose, onPublished }: PublishDialogProps) {
  const [plan, setPlan] = useState<PublishPlan>(() => firstPlan(content, new Date()))
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
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
      setProblem(messageFor(refused))
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
        {missing.length > 0 && (
          <Alert tone="warn" title={'Il manque encore\u00a0:'}>
            {missing.map(({ label }) => label).join(', ')}.
          </Alert>
        )}
        {isNobody ? (
          <Alert tone="danger" title="Personne ne verrait ce contenu">
            Sa cible ne correspond à aucune officine. Retirez un critère avant de publier.
          </Alert>
        ) : (
          <p role="status">
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
          </p>
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
          <MomentFields
            label="Du"
            name="publish-start"
            day={plan.startDay}
            time={plan.startTime}
            error={shown.start}
            onChange={(startDay, startTime) => set({ startDay, startTime })}
          />
        )}
        <Checkbox
          label="Retirer à une date choisie"
          name="publish-has-end"
          checked={plan.hasEnd}
          onChange={(hasEnd) => set({ hasEnd })}
        />
        {plan.hasEnd && (
          <MomentFields
            label="Jusqu’au"
            name="publish-end"
            day={plan.endDay}
            time={plan.endTime}
            error={shown.end}
            onChange={(endDay, endTime) => set({ endDay, endTime })}
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
              ? `La cloche du portail sonne ${isLater ? 'à la parution' : 'aussitôt'} ; celles et ceux qui l’ont choisi le retrouvent dans leur résumé par e-mail.`
              : 'Le contenu paraît sans prévenir personne.'}
          </p>
        </div>
      </div>
    </Dialog>
  )
}
