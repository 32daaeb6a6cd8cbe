import { useState } from 'react'
import type { InvitationLookup } from '@kiosque/contract/wire/people'
import { paths } from '../../lib/paths.ts'
import { signOut } from '../../lib/session.ts'
import type { Session } from '../../lib/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { AuthTitle } from '../../parts/auth-frame.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { useAcceptInvitation } from './registration.queries.ts'

type JoinTeamProps = {
  token: string
  invited: InvitationLookup
  session: Session
  title: string
  onAccept: () => void
  onDone: () => void
}

/** Someone who signs in with the invited address gets one more account, and goes to it. */
export function JoinTeam({ token, invited, session, title, onAccept, onDone }: JoinTeamProps) {
  const [done, setDone] = useState(false)
  const accept = useAcceptInvitation(token, invited)
  async function join() {
    onAccept()
    await accept.mutateAsync()
    setDone(true)
    onDone()
  }
  if (session.me.email !== invited.email)
    return (
      <>
        <AuthTitle title={title} />
        <div className="stack" style={{ gap: 20, marginTop: 20 }}>
          <Alert tone="info" title={`Cette invitation a été envoyée à ${invited.email}.`}>
            Votre session actuelle est celle de {session.me.email}.
          </Alert>
          <Button variant="primary" size="lg" block onClick={() => signOut()}>
            Changer de compte
          </Button>
          <ButtonLink variant="ghost" href={paths.home()}>
            Garder ma session
          </ButtonLink>
        </div>
      </>
    )
  return (
    <>
      <AuthTitle title={title}>
        Cette équipe s’ajoute à vos comptes&nbsp;: vous passerez de l’un à l’autre depuis votre menu.
      </AuthTitle>
      <div className="stack" style={{ gap: 20 }}>
        <Refusal error={accept.error} />
        <Button
          variant="primary"
          size="lg"
          block
          loading={accept.isPending || done}
          loadingLabel="Un instant…"
          onClick={() => void join().catch(() => undefined)}
        >
          Accepter l’invitation
        </Button>
        <ButtonLink variant="ghost" href={paths.home()}>
          Plus tard
        </ButtonLink>
      </div>
    </>
  )
}
