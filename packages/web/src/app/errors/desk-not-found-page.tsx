import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { IconFiles, IconLayoutDashboard } from '@tabler/icons-react'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { mayOpen } from '../backoffice-menu.ts'
import { unmatchedRoute } from '../page-error.ts'

/** An address of the back office that leads nowhere: one stays at the desk, its menu at hand. */
export function DeskNotFoundPage() {
  const { _splat = '' } = useParams({ from: '/backoffice/is-admin/admin/$' })
  const path = paths.admin(_splat)
  const contents = paths.admin('contents')
  const { me } = useSignedIn()
  useEffect(() => console.error(unmatchedRoute(path)), [path])
  return (
    <>
      <PageHead title="Page introuvable" />
      <EmptyState
        title="Cet écran n’existe pas"
        actions={
          <>
            <ButtonLink
              variant="primary"
              href={paths.admin()}
              icon={<IconLayoutDashboard className="i" aria-hidden="true" />}
            >
              Tableau de bord
            </ButtonLink>
            {mayOpen(contents, me.right_id) && (
              <ButtonLink href={contents} icon={<IconFiles className="i" aria-hidden="true" />}>
                Tous les contenus
              </ButtonLink>
            )}
          </>
        }
      >
        L’adresse <span style={{ overflowWrap: 'anywhere' }}>{path}</span> ne mène à rien. Le menu du
        back-office est toujours là.
      </EmptyState>
    </>
  )
}
