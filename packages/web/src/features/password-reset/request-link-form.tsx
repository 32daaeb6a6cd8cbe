import { useState } from 'react'
import { useForm } from '../../lib/form/use-form.ts'
import { isEmail } from '../../lib/identifier-rules.ts'
import { Alert } from '../../ui/alert.tsx'
import { AuthTitle } from '../../parts/auth-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { EmailField } from '../../ui/text-field.tsx'
import { sendPasswordMail } from './password-reset.queries.ts'

/** D3-07: the answer never says whether the address has an account. */
export function RequestLinkForm() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: '' },
    labels: { email: 'Adresse e-mail' },
    rules: { email: isEmail },
    onSubmit: async ({ email }) => {
      await sendPasswordMail(email.trim())
      setSentTo(email.trim())
    },
  })
  return (
    <>
      <AuthTitle title="Mot de passe oublié&nbsp;?">
        Indiquez l’adresse e-mail de votre compte&nbsp;: nous vous enverrons un lien pour en choisir un
        nouveau.
      </AuthTitle>
      <form {...form.props} className="stack" style={{ gap: 20 }}>
        <FormErrors {...form.summary} />
        {sentTo && (
          <Alert tone="ok" title="Si un compte existe, un e-mail vient d’être envoyé.">
            Ouvrez le lien reçu à {sentTo} dans l’heure. Rien reçu&nbsp;? Regardez dans les indésirables avant
            de redemander un lien.
          </Alert>
        )}
        <EmailField {...form.text('email')} />
        <Button type="submit" variant="primary" size="lg" block loading={form.submitting}>
          {sentTo ? 'Renvoyer un lien' : 'Recevoir un lien'}
        </Button>
      </form>
    </>
  )
}
