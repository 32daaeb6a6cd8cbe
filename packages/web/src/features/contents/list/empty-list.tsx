import type { ReactNode } from 'react'
import { ACCOUNT_TYPES, RIGHTS } from '@kiosque/contract/domain/roles'
import { paths } from '../../../lib/paths.ts'
import { isGuest, useSession, useSignedIn } from '../../../lib/session.ts'
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

type NoPharmacyProps = {
  title: string
  children: ReactNode
  /** Where the head office follows the same thing. */
  desk: { label: string; href: string }
  /** Where an adviser is led instead, whom that desk is closed to. */
  adviser?: { label: string; href: string }
}

const HOME = { label: 'Revenir à l’accueil', href: paths.home() }

/** A page of pharmacies opened by whoever has none: it says whom it is for, and leads to what they have. */
export function NoPharmacy({ title, children, desk, adviser = desk }: NoPharmacyProps) {
  const session = useSignedIn()
  if (isGuest(session)) return <EmptyList title={title} />
  const { label, href } =
    session.account?.type !== ACCOUNT_TYPES.admin
      ? HOME
      : session.me.right_id === RIGHTS.adviser
        ? adviser
        : desk
  return (
    <EmptyState
      title={title}
      actions={
        <ButtonLink variant="secondary" href={href}>
          {label}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}
