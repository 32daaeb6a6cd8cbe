import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import './backoffice.css'

/** Rights 1 and 2 write (D1-02); the API refuses anyway, this says why. */
export function OnlyEditors({ title, children }: { title: string; children: ReactNode }) {
  const right = useSignedIn().me.right_id
  if (right === 1 || right === 2) return children
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        title="Cette page est réservée aux éditeurs"
        actions={
          <ButtonLink variant="secondary" href={paths.admin()}>
            Retour au tableau de bord
          </ButtonLink>
        }
      >
        Votre droit permet de lire ce qui est publié, pas de l’écrire. Demandez à un administrateur du siège.
      </EmptyState>
    </>
  )
}
