import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { User } from '@kiosque/contract/wire/identity'
import { createUser } from './people.queries.ts'
import { checkEmail, checkName } from './person-checks.ts'
import { readRight, RIGHT_HINTS, RIGHT_OPTIONS } from './role-options.ts'

type CreateUserDialogProps = { open: boolean; onClose: () => void; onCreated: (user: User) => void }

const FORM = 'form-nouvel-utilisateur'

export function CreateUserDialog({ open, onClose, onCreated }: CreateUserDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Nouvel utilisateur">
      <CreateUserForm onClose={onClose} onCreated={onCreated} />
    </Dialog>
  )
}

function CreateUserForm({ onClose, onCreated }: Omit<CreateUserDialogProps, 'open'>) {
  const form = useForm({
    initial: { first_name: '', last_name: '', email: '', right_id: '' },
    labels: { first_name: 'Prénom', last_name: 'Nom', email: 'Adresse e-mail', right_id: 'Droit au siège' },
    check: (values) => ({
      first_name: checkName(values.first_name),
      last_name: checkName(values.last_name),
      email: checkEmail(values.email),
    }),
    submit: async ({ right_id, ...person }) => onCreated(await createUser({ ...person, right_id: readRight(right_id) })),
  })
  return (
    <form id={FORM} className="stack" onSubmit={form.onSubmit} noValidate>
      <FormErrors errors={form.errors} message={form.message} />
      <p className="muted">
        Un e-mail de bienvenue lui permettra de choisir son mot de passe. Pour une officine, préférez une invitation.
      </p>
      <div className="grid grid--2">
        <TextField {...form.text('first_name')} autoComplete="off" />
        <TextField {...form.text('last_name')} autoComplete="off" />
      </div>
      <TextField {...form.text('email')} type="email" autoComplete="off" />
      <Select
        {...form.text('right_id')}
        options={RIGHT_OPTIONS}
        placeholder="Aucun droit au siège"
        hint={RIGHT_HINTS[form.values.right_id]}
      />
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.busy} loadingLabel="Création…">
          Créer l’utilisateur
        </Button>
      </div>
    </form>
  )
}
