import type { RightId } from '@kiosque/contract/domain/roles'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
// Before the rest: where both say something of a part, the rest has the last word.
import './desk-lists.css'
import './backoffice.css'

/** Said in place of a page of another right: why, and where to go; trying again would change nothing (D1-02). */
export function ReservedPage({ title, rights }: { title: string; rights: readonly RightId[] }) {
  const isForEditors = rights.includes(2)
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        title={`Cette page est réservée aux ${isForEditors ? 'éditeurs' : 'administrateurs'}`}
        actions={
          <ButtonLink variant="secondary" href={paths.admin()}>
            Retour au tableau de bord
          </ButtonLink>
        }
      >
        {isForEditors
          ? 'Votre droit permet de lire ce qui est publié, pas de l’écrire. Demandez à un administrateur du siège.'
          : 'Votre droit ne permet pas de l’ouvrir. Si vous en avez besoin, demandez à un administrateur du siège.'}
      </EmptyState>
    </>
  )
}
