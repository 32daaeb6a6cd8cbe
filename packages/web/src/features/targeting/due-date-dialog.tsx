import { DIMENSIONS, type Target } from '@kiosque/contract/domain/audience'
import type { DueDates } from '@kiosque/contract/wire/due-dates'
import { ApiError } from '../../lib/api.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { required } from '../../lib/rules.ts'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/day-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TargetPanel } from './target-panel.tsx'

type DueDate = DueDates['data'][number]

type DueDateDialogProps = {
  /** Null for a new one. */
  known: DueDate | null
  initial: DueDate
  onClose: () => void
  onKeep: (due: DueDate) => Promise<void>
}

const isForEveryone = (target: Target) => DIMENSIONS.every((dimension) => target[dimension].length === 0)

/** One audience and its last day. */
export function DueDateDialog({ known, initial, onClose, onKeep }: DueDateDialogProps) {
  const form = useForm<{ due_on: string; target: Target }>({
    initial,
    labels: { due_on: 'À faire avant le', target: 'Public' },
    rules: {
      due_on: required,
      target: (target) =>
        isForEveryone(target) ? 'Choisissez un public\u00a0: la date de tous est dans la fiche.' : undefined,
    },
    onSubmit: (due) =>
      onKeep(due).catch((error: unknown) => {
        throw besideFields(error)
      }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={known ? 'Modifier la date d’un public' : 'Une date pour un public'}
    >
      <form {...form.props} className="stack" style={{ gap: 18 }}>
        <FormErrors {...form.summary} />
        <div className="field--short">
          <DayField {...form.text('due_on')} />
        </div>
        <div id={form.idOf('target')} tabIndex={-1}>
          <TargetPanel
            value={form.values.target}
            error={form.errors.target}
            onChange={(target) => form.set('target', target)}
          />
        </div>
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Enregistrer
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The whole list travels: what is refused of the line one looks at belongs beside its fields. */
function besideFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.errors === undefined) return error
  const errors: Record<string, string[]> = {}
  for (const [path, messages] of Object.entries(error.errors))
    errors[path.replace(/^data\.\d+\.(due_on|target).*/, '$1')] = [...messages]
  const { status, code, message } = error
  return new ApiError(message, { status, code, errors })
}
