import { signIn } from '../../lib/session.ts'
import { AuthTitle } from '../../parts/auth-frame.tsx'
import { PersonForm } from './person-form.tsx'
import { registerGuest } from './registration.queries.ts'

/** D3-05: without an invitation one becomes a guest, who sees what is meant for guests. */
export function GuestRegistration({ onDone }: { onDone: () => void }) {
  return (
    <>
      <AuthTitle title="Créer un accès invité">
        Pour découvrir les contenus ouverts du réseau. Vous travaillez en officine&nbsp;? Demandez plutôt une
        invitation à votre titulaire.
      </AuthTitle>
      <PersonForm
        submitLabel="Créer mon accès"
        onSubmit={async ({ accept_terms: _ticked, ...values }) => {
          await signIn(await registerGuest({ ...values, accept_terms: true }))
          onDone()
        }}
      />
    </>
  )
}
