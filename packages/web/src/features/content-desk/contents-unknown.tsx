import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** An address that names no kind of content. */
export function NotFoundContents() {
  return (
    <>
      <PageHead title="Contenus" />
      <EmptyState
        title="Cette rubrique n’existe pas"
        actions={
          <ButtonLink variant="secondary" href={paths.admin('contents')}>
            Voir tous les contenus
          </ButtonLink>
        }
      >
        L’adresse est peut-être incomplète.
      </EmptyState>
    </>
  )
}
