import { useState } from 'react'
import { NewPasswordForm } from '../../features/password-reset/new-password-form.tsx'
import { RequestLinkForm } from '../../features/password-reset/request-link-form.tsx'
import { forgetLinkValues, useLinkValues } from '../../lib/link-values.ts'
import { paths } from '../../lib/paths.ts'
import { AuthFrame } from '../../parts/auth-frame.tsx'

const LINK = ['token', 'email'] as const

/** S2-04: asking for a link, then using it. */
export function PasswordResetPage() {
  const { token, email } = useLinkValues(LINK)
  const [spent, setSpent] = useState<string>()
  return (
    <AuthFrame
      home={paths.home()}
      foot={[{ label: 'Retour à la connexion', href: paths.login() }]}
      side={{
        title: 'Un accès personnel, pour chaque membre de l’équipe',
        text: 'Ne partagez pas votre mot de passe\u00A0: invitez plutôt vos collègues depuis votre compte.',
      }}
    >
      {token && email && token !== spent ? (
        <NewPasswordForm
          key={token}
          token={token}
          email={email}
          onSpent={() => forgetLinkValues(LINK)}
          onAskAgain={() => setSpent(token)}
        />
      ) : (
        <RequestLinkForm />
      )}
    </AuthFrame>
  )
}
