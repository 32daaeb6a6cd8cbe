import type { User } from '@kiosque/contract/wire/identity'
import type { AdminUser, UpdateUserBody } from '@kiosque/contract/wire/people'
import { useForm } from '../../lib/form/use-form.ts'
import { isEmail, isPhone, isRpps, orEmpty } from '../../lib/identifier-rules.ts'
import { formatPhone } from '../../lib/phone.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeUser } from './people.queries.ts'
import { checkName, rppsWarning } from './person-checks.ts'

const LABELS = {
  first_name: 'Prénom',
  last_name: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  rpps: 'Numéro RPPS',
}
type Values = Record<keyof typeof LABELS, string>

const shownPhone = (user: User) => (user.phone ? formatPhone(user.phone) : '')

/** Only what was changed leaves: two people editing different fields never undo one another. */
function changesOf(user: User, values: Values): UpdateUserBody {
  const body: UpdateUserBody = {}
  const text = (name: 'first_name' | 'last_name' | 'email') => {
    if (values[name].trim() !== user[name]) body[name] = values[name].trim()
  }
  text('first_name')
  text('last_name')
  text('email')
  if (values.phone.trim() !== shownPhone(user)) body.phone = values.phone.trim() || null
  if (values.rpps.trim() !== (user.rpps ?? '')) body.rpps = values.rpps.trim() || null
  return body
}

type UserProfileFormProps = { user: AdminUser; onSaved: (changed: UpdateUserBody) => void }

export function UserProfileForm({ user, onSaved }: UserProfileFormProps) {
  const change = useChangeUser(user.id)
  const form = useForm<Values>({
    initial: {
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      phone: shownPhone(user),
      rpps: user.rpps ?? '',
    },
    labels: LABELS,
    rules: {
      first_name: checkName,
      last_name: checkName,
      email: isEmail,
      phone: orEmpty(isPhone),
      rpps: orEmpty(isRpps),
    },
    onSubmit: async (values) => {
      const body = changesOf(user, values)
      if (Object.keys(body).length > 0) await change.mutateAsync(body)
      onSaved(body)
    },
  })
  const pending = user.pending_email
    ? `Changement demandé vers ${user.pending_email}, en attente de confirmation.`
    : 'Un changement prend effet quand la personne confirme sa nouvelle adresse.'
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <div className="grid grid--2">
        <TextField {...form.text('first_name')} autoComplete="off" />
        <TextField {...form.text('last_name')} autoComplete="off" />
      </div>
      <TextField {...form.text('email')} type="email" autoComplete="off" hint={pending} />
      <div className="grid grid--2">
        <TextField {...form.text('phone')} type="tel" autoComplete="off" optional />
        <TextField
          {...form.text('rpps')}
          inputMode="numeric"
          autoComplete="off"
          optional
          hint={rppsWarning(form.values.rpps) ?? '11 chiffres'}
        />
      </div>
      <div className="row bo-form__foot">
        <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
          Enregistrer le profil
        </Button>
      </div>
    </form>
  )
}
