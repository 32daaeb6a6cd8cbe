import { useState } from 'react'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { MyVisits, Visit } from '@kiosque/contract/wire/visits'
import { useForm } from '../../lib/form/use-form.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { useCancelVisit, useConfirmVisit } from './visits.queries.ts'

type VisitActionsProps = { visit: Visit; team: MyVisits['team'] }

/** What the pharmacy may do with one of its requests. */
export function VisitActions({ visit, team }: VisitActionsProps) {
  const [open, setOpen] = useState<'cancel' | 'confirm' | null>(null)
  const [comment, setComment] = useState('')
  const cancel = useCancelVisit()
  if (!visit.can_cancel && !visit.can_confirm) return null
  return (
    <div className="row no-print">
      {visit.can_confirm && (
        <Button size="sm" variant="primary" onClick={() => setOpen('confirm')}>
          Confirmer la visite
        </Button>
      )}
      {visit.can_cancel && (
        <Button size="sm" variant="danger-ghost" onClick={() => setOpen('cancel')}>
          {visit.can_confirm ? 'Elle n’a pas eu lieu' : 'Annuler la demande'}
        </Button>
      )}
      <Dialog open={open === 'confirm'} onClose={() => setOpen(null)} title="Qui était présent&nbsp;?">
        {open === 'confirm' && <PresentForm visit={visit} team={team} onClose={() => setOpen(null)} />}
      </Dialog>
      <ConfirmDialog
        open={open === 'cancel'}
        onClose={() => setOpen(null)}
        title="Annuler cette demande&nbsp;?"
        confirmLabel="Annuler la demande"
        onConfirm={() => cancel.mutateAsync({ id: visit.id, comment })}
      >
        <p style={{ marginBottom: 14 }}>Le siège et le délégué en seront prévenus.</p>
        <FreeText
          label="Pourquoi"
          name="comment"
          optional
          rows={2}
          maxLength={500}
          value={comment}
          onChange={setComment}
        />
      </ConfirmDialog>
    </div>
  )
}

type PresentFormProps = VisitActionsProps & { onClose: () => void }

function PresentForm({ visit, team, onClose }: PresentFormProps) {
  const confirm = useConfirmVisit(visit.id)
  const form = useForm<{ user_ids: readonly number[] }>({
    initial: { user_ids: [] },
    labels: { user_ids: 'Personnes présentes' },
    rules: {
      user_ids: (ids) => (ids.length === 0 ? 'Choisissez au moins une personne présente.' : undefined),
    },
    onSubmit: async ({ user_ids }) => {
      await confirm.mutateAsync([...user_ids])
      onClose()
    },
  })
  const { user_ids: chosen } = form.values
  const { user_ids: error } = form.errors
  return (
    <form {...form.props} className="stack" style={{ gap: 20 }}>
      <p className="muted">
        «&nbsp;{visit.training.title}&nbsp;» sera notée comme suivie dans leur dossier de formation.
      </p>
      <FormErrors {...form.summary} />
      <fieldset id={form.idOf('user_ids')} tabIndex={-1} aria-invalid={error ? true : undefined}>
        <legend className="label">Personnes présentes</legend>
        <div className="stack" style={{ gap: 4 }}>
          {team.map(({ user_id: id, name, type }) => (
            <Checkbox
              key={id}
              label={`${name}, ${accountTypeLabel(type).toLocaleLowerCase('fr')}`}
              checked={chosen.includes(id)}
              onChange={(isIn) =>
                form.set('user_ids', isIn ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
        </div>
        {error && <FieldNote id={`${form.idOf('user_ids')}-note`} error={error} hint={undefined} />}
      </fieldset>
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="outline" onClick={onClose}>
          Annuler
        </Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          Confirmer
        </Button>
      </div>
    </form>
  )
}
