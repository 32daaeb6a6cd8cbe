import { ApiError } from '../../lib/api.ts'
import { useForm } from '../../lib/form.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { required } from '../../lib/rules.ts'

type NameDialogProps = {
  open: boolean
  title: string
  /** What the server calls the field: its refusals land beside it. */
  field: 'name' | 'label'
  fieldLabel: string
  initial: string
  submitLabel: string
  onClose: () => void
  onSubmit: (text: string) => Promise<void>
}

/** One name to give or to change: a zone, or the label of a pack. */
export function NameDialog({ open, title, ...rest }: NameDialogProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={title} size="sm">
      <NameForm {...rest} />
    </Dialog>
  )
}

function NameForm({
  field,
  fieldLabel,
  initial,
  submitLabel,
  onClose,
  onSubmit,
}: Omit<NameDialogProps, 'open' | 'title'>) {
  const form = useForm({
    initial: { name: initial },
    labels: { name: fieldLabel },
    rules: { name: required },
    onSubmit: async ({ name }) => {
      try {
        await onSubmit(name.trim())
      } catch (error) {
        throw underName(error, field)
      }
    },
  })
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <TextField {...form.text('name')} maxLength={80} autoComplete="off" />
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

/** A refusal of the server's `label` belongs beside the one field there is; so does a name already taken. */
function underName(error: unknown, field: string): unknown {
  if (!(error instanceof ApiError)) return error
  const messages = error.errors[field] ?? (error.status === 409 ? [error.message] : undefined)
  return messages
    ? new ApiError(error.message, { status: error.status, code: error.code, errors: { name: messages } })
    : error
}
