import { useForm } from '../../lib/form/use-form.ts'
import { required } from '../../lib/rules.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'

type AudienceNameDialogProps = {
  open: boolean
  title: string
  initial: string
  submitLabel: string
  onClose: () => void
  onSubmit: (name: string) => Promise<void>
}

export function AudienceNameDialog({ open, title, ...rest }: AudienceNameDialogProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={title} size="sm">
      <NameForm {...rest} />
    </Dialog>
  )
}

function NameForm({
  initial,
  submitLabel,
  onClose,
  onSubmit,
}: Omit<AudienceNameDialogProps, 'open' | 'title'>) {
  const form = useForm({
    initial: { name: initial },
    labels: { name: 'Nom de l’audience' },
    rules: { name: required },
    onSubmit: ({ name }) => onSubmit(name.trim()),
  })
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <TextField
        {...form.text('name')}
        maxLength={80}
        autoComplete="off"
        hint="Par exemple «&nbsp;Titulaires du Nord&nbsp;». Les contenus en copient les critères."
      />
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
