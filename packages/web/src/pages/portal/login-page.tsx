import { useEffect, useRef } from 'react'
import { LoginImage } from '../../features/sign-in/login-image.tsx'
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { safeRedirect } from '../../lib/redirect-target.ts'
import { getSession } from '../../lib/session.ts'
import { useSearchValue } from '../../lib/use-search-value.ts'
import { AuthFrame, AuthTitle } from '../../parts/auth-frame.tsx'
import { AUTH_LINKS } from './auth-links.ts'

/** S2-01. */
export function LoginPage() {
  const target = safeRedirect(useSearchValue('redirect'))
  const isSignedIn = useRef(getSession() !== null)
  useEffect(() => {
    if (isSignedIn.current) go(target, { replace: true })
  }, [target])
  return <LoginView onSignedIn={() => go(target, { replace: true })} />
}

/** The page as it is drawn, by the document itself too, before there is anything to type into (src/early/at-build.tsx). */
export function LoginView({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <AuthFrame
      home={paths.home()}
      foot={AUTH_LINKS}
      side={{
        title: 'Toute la vie du réseau, à portée de comptoir',
        text: 'Offres, formations, campagnes et services du siège\u00A0: un seul accès pour toute l’équipe.',
        art: <LoginImage />,
      }}
    >
      <AuthTitle title="Heureux de vous revoir">Connectez-vous à l’espace de votre pharmacie.</AuthTitle>
      <SignInForm onSignedIn={onSignedIn} />
      <hr className="hr" style={{ margin: '28px 0' }} />
      <p>
        Pas encore de compte&nbsp;?{' '}
        <a className="link" href={paths.register()}>
          Inscrire ma pharmacie
        </a>
      </p>
      <p className="small muted" style={{ marginTop: 10 }}>
        Hors de l’officine, vous pouvez{' '}
        <a className="link" href={`${paths.register()}?profil=invite`}>
          créer un accès invité
        </a>
        .
      </p>
      <p className="small muted" style={{ marginTop: 10 }}>
        Vous n’arrivez pas à entrer&nbsp;? Votre titulaire peut vous renvoyer une invitation. Pour toute autre
        difficulté, répondez à un e-mail reçu du Kiosque ou appelez votre conseiller du siège.
      </p>
    </AuthFrame>
  )
}
