import type { AdminUser } from '@kiosque/contract/wire/people'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { DrugstorePicker } from './drugstore-picker.tsx'
import type { PickedDrugstore } from './drugstore-picker.tsx'
import { useAddAccount } from './people.queries.ts'
import { DRUGSTORE_ROLE_OPTIONS, readType } from './role-options.ts'

type AddAccountDialogProps = {
  open: boolean
  user: AdminUser
  onClose: () => void
  onAdded: (where: string) => void
}

export function AddAccountDialog({ open, ...rest }: AddAccountDialogProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title="Ajouter un compte dans une officine">
      <AddAccountForm {...rest} />
    </Dialog>
  )
}

type Values = { drugstore_id: PickedDrugstore | null; type: string }

function AddAccountForm({ user, onClose, onAdded }: Omit<AddAccountDialogProps, 'open'>) {
  const add = useAddAccount()
  const form = useForm<Values>({
    initial: { drugstore_id: null, type: '' },
    labels: { drugstore_id: 'Officine', type: 'Rôle' },
    rules: {
      drugstore_id: (drugstore) => (drugstore ? undefined : 'Choisissez une officine.'),
      type: (type) => (type ? undefined : 'Choisissez un rôle.'),
    },
    onSubmit: async ({ drugstore_id, type }) => {
      const chosen = readType(type)
      if (!drugstore_id || chosen === null) return
      await add.mutateAsync({ user_id: user.id, type: chosen, drugstore_id: drugstore_id.id })
      onAdded(drugstore_id.name)
    },
  })
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <DrugstorePicker
        id={form.idOf('drugstore_id')}
        name="drugstore_id"
        value={form.values.drugstore_id}
        onChange={(drugstore) => form.set('drugstore_id', drugstore)}
        error={form.errors.drugstore_id}
      />
      <Select {...form.text('type')} options={DRUGSTORE_ROLE_OPTIONS} placeholder="Choisissez un rôle" />
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Ajout…">
          Ajouter le compte
        </Button>
      </div>
    </form>
  )
}
