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

/** Said in place of a page of another right: why, and where to go; trying again would change nothing (D1-02). */
export function ReservedPage({ title, rights }: { title: string; rights: readonly RightId[] }) {
  const isForEditors = rights.includes(2)
  return (
    <Refusal
      title={title}
      why={`Cette page est réservée aux ${isForEditors ? 'éditeurs' : 'administrateurs'}`}
    >
      {isForEditors
        ? 'Votre droit permet de lire ce qui est publié, pas de l’écrire. Demandez à un administrateur du siège.'
        : 'Votre droit ne permet pas de l’ouvrir. Si vous en avez besoin, demandez à un administrateur du siège.'}
    </Refusal>
  )
}

type Reserved = { title: string; children: ReactNode }

/** The API refuses anyway; whoever types the address reads why instead of an error (D1-02). */
export function OnlyAdministrators({ title, children }: Reserved) {
  if (useIsAdministrator()) return children
  return (
    <Refusal title={title} why="Cette page est réservée aux administrateurs">
      Votre droit ne permet pas de l’ouvrir. Si vous en avez besoin, demandez à un administrateur du siège.
    </Refusal>
  )
}

/** Rights 1 and 2 write (D1-02). */
export function OnlyEditors({ title, children }: Reserved) {
  const right = useSignedIn().me.right_id
  if (right === 1 || right === 2) return children
  return (
    <Refusal title={title} why="Cette page est réservée aux éditeurs">
      Votre droit permet de lire ce qui est publié, pas de l’écrire. Demandez à un administrateur du siège.
    </Refusal>
  )
}

function Refusal({ title, why, children }: Reserved & { why: string }) {
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        title={why}
        actions={
          <ButtonLink variant="secondary" href={paths.admin()}>
            Retour au tableau de bord
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </>
  )
}
