import type { User } from '@kiosque/contract/wire/identity'
import { useForm } from '../../lib/form/use-form.ts'
import { isEmail } from '../../lib/identifier-rules.ts'
import { required } from '../../lib/rules.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { EmailField, PasswordField } from '../../ui/text-field.tsx'
import { updateMe } from './account.queries.ts'

const EMPTY = { email: '', current_password: '' }

/** D3-08, D16-03: the password is asked, and the address changes only once its mailbox has confirmed it. */
export function EmailForm({ me }: { me: User }) {
  const form = useForm({
    initial: EMPTY,
    labels: { email: 'Nouvelle adresse e-mail', current_password: 'Votre mot de passe actuel' },
    rules: {
      email: (value: string) =>
        isEmail(value) ??
        (value.trim().toLowerCase() === me.email ? 'C’est déjà votre adresse actuelle.' : undefined),
      current_password: required,
    },
    onSubmit: async ({ email, current_password }) => {
      await updateMe({ email: email.trim(), current_password })
      form.reset(EMPTY)
    },
  })
  return (
    <Card title="Adresse e-mail">
      <form {...form.props} className="stack" style={{ gap: 20, maxWidth: 480 }}>
        <p>
          Vous vous connectez avec <b style={{ overflowWrap: 'anywhere' }}>{me.email}</b>.
        </p>
        {me.pending_email && (
          <Alert tone="info" title={`Un lien de confirmation a été envoyé à ${me.pending_email}.`}>
            Ouvrez-le dans les 24 heures. D’ici là, votre adresse actuelle reste valable.
          </Alert>
        )}
        <FormErrors {...form.summary} />
        <EmailField
          {...form.text('email')}
          autoComplete="email"
          hint="Nous y enverrons un lien de confirmation, et nous préviendrons votre adresse actuelle."
        />
        <PasswordField {...form.text('current_password')} autoComplete="current-password" />
        <div>
          <Button type="submit" variant="outline" loading={form.submitting}>
            Changer d’adresse
          </Button>
        </div>
      </form>
    </Card>
  )
}
