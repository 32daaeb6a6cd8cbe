import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCreateView } from './views.queries.ts'

type SaveViewDialogProps = {
  open: boolean
  kind: string | null
  /** Filters and sort of the page, as in its address. */
  query: string
  onClose: () => void
}

export function SaveViewDialog({ open, kind, query, onClose }: SaveViewDialogProps) {
  const create = useCreateView()
  const form = useForm({
    initial: { name: '', is_shared: false },
    labels: { name: 'Nom', is_shared: 'Partager avec l’équipe' },
    rules: { name: (name: string) => (name.trim() === '' ? 'Donnez un nom à cette vue.' : undefined) },
    onSubmit: async ({ name, is_shared }) => {
      await create.mutateAsync({ name: name.trim(), is_shared, kind, query })
      form.reset()
      onClose()
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Enregistrer cette vue"
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" loading={form.submitting} onClick={() => void form.submit()}>
            Enregistrer la vue
          </Button>
        </>
      }
    >
      <form className="stack" {...form.props}>
        <FormErrors {...form.summary} />
        <TextField {...form.text('name')} hint="Par exemple&nbsp;: Offres à relancer." maxLength={80} />
        <Checkbox
          {...form.checkbox('is_shared')}
          hint="Les autres éditeurs la voient, vous seul la changez."
        />
      </form>
    </Dialog>
  )
}
