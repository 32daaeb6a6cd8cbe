import { useState } from 'react'
import type { ComponentType } from 'react'
import { useQuery } from '@tanstack/react-query'
import { accountTypeLabel, rightLabel } from '@kiosque/contract/domain/roles'
import type { InvitationLookup } from '@kiosque/contract/wire/people'
import { ApiError, messageFor } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { signIn, useSession } from '../../lib/session.ts'
import { withArticle } from '../../lib/pharmacy-name.ts'
import { Alert } from '../../ui/alert.tsx'
import { AuthTitle } from '../../parts/auth-frame.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { JoinTeam } from './join-team.tsx'
import { PersonForm } from './person-form.tsx'
import { lookUpInvitation, registerInvited } from './registration.queries.ts'

type InvitationProps = {
  token: string
  onDone: () => void
  /** The sign-in form, for someone who already has an account. */
  signIn: ComponentType<{ email: string }>
}

/** D3-05: what one is invited to, then either a new account or one more team for an account one has. */
export function InvitationRegistration({ token, onDone, signIn: SignIn }: InvitationProps) {
  const session = useSession()
  // A change of account makes every query ask again; an accepted invitation has no answer left to give.
  const [accepting, setAccepting] = useState<InvitationLookup>()
  const lookup = useQuery({
    queryKey: ['invitation', token],
    enabled: accepting === undefined,
    queryFn: () => lookUpInvitation(token),
    staleTime: Infinity,
    throwOnError: false,
  })
  const data = accepting ?? lookup.data
  if (!data && lookup.isPending)
    return (
      <>
        <AuthTitle title="Votre invitation" />
        <LineSkeletons />
      </>
    )
  if (!data) return <InvitationFailure error={lookup.error} onRetry={() => void lookup.refetch()} />

  const title = data.drugstore_name ? `Rejoignez ${withArticle(data.drugstore_name)}` : 'Rejoignez Kiosque'
  if (data.has_account) {
    if (session)
      return (
        <JoinTeam {...{ token, session, title, onDone }} invited={data} onAccept={() => setAccepting(data)} />
      )
    return (
      <>
        <AuthTitle title={title}>
          Vous avez déjà un compte avec {data.email}. Connectez-vous pour accepter l’invitation.
        </AuthTitle>
        <SignIn email={data.email} />
      </>
    )
  }
  return (
    <>
      <AuthTitle title={title}>
        Rôle proposé&nbsp;: {roleOf(data)}. Créez votre compte pour accepter l’invitation.
      </AuthTitle>
      <PersonForm
        email={data.email}
        submitLabel="Créer mon compte"
        onSubmit={async ({ accept_terms: _ticked, email: _known, ...values }) => {
          const body = { ...values, invitation: token, accept_terms: true as const }
          await signIn(await registerInvited(body, data.right_id))
          onDone()
        }}
      />
    </>
  )
}

export function roleOf(invited: Pick<InvitationLookup, 'type' | 'right_id'>): string {
  const label = invited.right_id === null ? accountTypeLabel(invited.type ?? 0) : rightLabel(invited.right_id)
  return label.toLocaleLowerCase('fr')
}

function InvitationFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 429
  if (!isRefused)
    return (
      <>
        <AuthTitle title="Votre invitation" />
        <ErrorState card={false} onRetry={onRetry}>
          {messageFor(error)}
        </ErrorState>
      </>
    )
  return (
    <>
      <AuthTitle title="Cette invitation n’est plus valable" />
      <div className="stack" style={{ marginTop: 24, gap: 20 }}>
        <Alert tone="danger">{messageFor(error)}</Alert>
        <ButtonLink variant="outline" href={paths.login()}>
          Aller à la connexion
        </ButtonLink>
      </div>
    </>
  )
}
