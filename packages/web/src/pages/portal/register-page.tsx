import { GuestRegistration } from '../../features/registration/guest-registration.tsx'
import { InvitationRegistration } from '../../features/registration/invitation-registration.tsx'
import { PharmacistRegistration } from '../../features/registration/pharmacist-registration.tsx'
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx'
import { forgetLinkValues, useLinkValues } from '../../lib/link-values.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useSearchValue } from '../../lib/use-search-value.ts'
import { AuthFrame } from '../../parts/auth-frame.tsx'
import { toast } from '../../ui/toast.tsx'
import { AUTH_LINKS } from './auth-links.ts'

const LINK = ['invitation'] as const

const SIDES = {
  pharmacist: {
    title: 'Deux minutes pour rejoindre le réseau',
    text: 'Votre code CIP suffit pour commencer. Vous inviterez votre équipe ensuite.',
  },
  person: {
    title: 'Un accès personnel, pour chaque membre de l’équipe',
    text: 'Vos lectures, vos formations et vos favoris vous suivent d’un poste à l’autre.',
  },
}

/** S2-02: a titulaire in steps, an invitation received by mail, or a guest. */
export function RegisterPage() {
  const { invitation } = useLinkValues(LINK)
  const isGuest = useSearchValue('profil') === 'invite'
  const isPharmacist = !invitation && !isGuest

  function welcome() {
    forgetLinkValues(LINK)
    toast({ title: 'Bienvenue sur Kiosque', text: 'Votre compte est prêt.' })
    go(paths.home(), { replace: true })
  }

  return (
    <AuthFrame
      home={paths.home()}
      foot={AUTH_LINKS}
      wide
      side={isPharmacist ? SIDES.pharmacist : SIDES.person}
      aside={
        <a className="more" href={paths.login()}>
          J’ai déjà un compte
        </a>
      }
    >
      {invitation && <InvitationRegistration token={invitation} onDone={welcome} signIn={SignInToJoin} />}
      {!invitation && isGuest && <GuestRegistration onDone={welcome} />}
      {isPharmacist && <PharmacistRegistration onDone={welcome} />}
    </AuthFrame>
  )
}

/** Once signed in, the page itself shows the invitation again, ready to be accepted. */
function SignInToJoin({ email }: { email: string }) {
  return <SignInForm email={email} onSignedIn={() => undefined} />
}
