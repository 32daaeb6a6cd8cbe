import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { count } from '../../lib/format.ts'
import { useForm } from '../../lib/form.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { updateDrugstore } from './drugstores.queries.ts'

type DisableDialogProps = {
  open: boolean
  drugstore: AdminDrugstore
  onClose: () => void
  onDisabled: (drugstore: AdminDrugstore) => void
}

export function DisableDialog({ open, ...rest }: DisableDialogProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={`Désactiver ${rest.drugstore.name}\u202F?`} size="sm">
      <DisableForm {...rest} />
    </Dialog>
  )
}

/** The reason stays at the head office: the team only reads that its account is disabled. */
function DisableForm({ drugstore, onClose, onDisabled }: Omit<DisableDialogProps, 'open'>) {
  const form = useForm({
    initial: { disabled_reason: '' },
    labels: { disabled_reason: 'Motif' },
    rules: {
      disabled_reason: (reason) =>
        reason.trim() ? undefined : 'Indiquez pourquoi cette officine est désactivée.',
    },
    onSubmit: async ({ disabled_reason }) =>
      onDisabled(
        await updateDrugstore(drugstore.id, { is_disabled: true, disabled_reason: disabled_reason.trim() }),
      ),
  })
  const teamText =
    drugstore.people === 0
      ? 'Personne n’y a encore de compte.'
      : drugstore.people === 1
        ? 'La personne de son équipe sera déconnectée aussitôt.'
        : `Les ${count(drugstore.people, 'personne')} de son équipe seront déconnectées aussitôt.`
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <p>{teamText} Rien n’est effacé&nbsp;: vous pourrez la réactiver à tout moment.</p>
      <TextField
        {...form.text('disabled_reason')}
        maxLength={300}
        autoComplete="off"
        hint="Pour le siège seulement, par exemple «&nbsp;Cession au 31/12&nbsp;»."
      />
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="danger" loading={form.submitting} loadingLabel="Un instant…">
          Désactiver l’officine
        </Button>
      </div>
    </form>
  )
}
