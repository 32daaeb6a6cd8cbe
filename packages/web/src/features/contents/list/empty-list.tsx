import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { isGuest, useSession } from '../../../lib/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

type EmptyListProps = { title: string; children?: ReactNode }

/** A list without anything in it. Coming back next week would not help somebody who has no pharmacy yet. */
export function EmptyList({
  title,
  children = 'Revenez bientôt\u00A0: le siège publie chaque semaine.',
}: EmptyListProps) {
  if (!isGuest(useSession())) return <EmptyState title={title}>{children}</EmptyState>
  return (
    <EmptyState
      title="Pas encore ouvert pour vous"
      actions={
        <ButtonLink variant="secondary" href={paths.home()}>
          Comment avoir un accès
        </ButtonLink>
      }
    >
      Cette page s’ouvre avec une officine du réseau&nbsp;: demandez une invitation à son titulaire.
    </EmptyState>
  )
}
