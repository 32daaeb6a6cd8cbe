import type { ReactNode } from 'react'
import type { RightId } from '@kiosque/contract/domain/roles'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import './backoffice.css'

const ADMINISTRATOR: RightId = 1

export const useIsAdministrator = () => useSignedIn().me.right_id === ADMINISTRATOR

/** The API refuses anyway; whoever types the address reads why instead of an error (D1-02). */
export function OnlyAdministrators({ title, children }: { title: string; children: ReactNode }) {
  if (useIsAdministrator()) return children
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        title="Cette page est réservée aux administrateurs"
        actions={
          <ButtonLink variant="secondary" href={paths.admin()}>
            Retour au tableau de bord
          </ButtonLink>
        }
      >
        Votre droit ne permet pas de l’ouvrir. Si vous en avez besoin, demandez à un administrateur du siège.
      </EmptyState>
    </>
  )
}
