import { useEffect, useRef } from 'react'
import { AdminSignInForm } from '../../features/backoffice-settings/admin-sign-in-form.tsx'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { safeRedirect } from '../../lib/redirect-target.ts'
import { getSession, hasAdminAccount } from '../../lib/session.ts'
import { useSearchValue } from '../../lib/use-search-value.ts'
import { AuthFrame, AuthTitle } from '../../parts/auth-frame.tsx'

const FOOT = [
  { label: 'Portail des officines', href: paths.home() },
  { label: 'Mot de passe oublié', href: paths.passwordReset() },
]

/** S5-01: the head office's own sign-in page. */
export function AdminLoginPage() {
  const target = safeRedirect(useSearchValue('redirect'), paths.admin())
  const isIn = useRef(isHeadOffice())
  useEffect(() => {
    if (isIn.current) go(target, { replace: true })
  }, [target])
  return (
    <AuthFrame
      home={paths.home()}
      foot={FOOT}
      side={{
        title: 'Le back-office du réseau',
        text: 'Officines, équipes, contenus et réglages\u00A0: tout ce que le siège anime, au même endroit.',
      }}
    >
      <AuthTitle title="Espace du siège">Connectez-vous pour animer le réseau.</AuthTitle>
      <AdminSignInForm onSignedIn={() => go(target, { replace: true })} />
      <hr className="hr" style={{ margin: '28px 0' }} />
      <p>
        Vous travaillez en officine&nbsp;?{' '}
        <a className="link" href={paths.login()}>
          Ouvrir le portail
        </a>
      </p>
    </AuthFrame>
  )
}

function isHeadOffice(): boolean {
  const session = getSession()
  return session !== null && session.me.right_id !== null && hasAdminAccount(session)
}
