import type { ComponentType } from 'react'
import {
  IconBell,
  IconBuildingStore,
  IconFileDownload,
  IconLock,
  IconLogout,
  IconSchool,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { go } from '../lib/navigation.ts'
import { paths } from '../lib/paths.ts'
import { signOut } from '../lib/session.ts'
import { useCurrentInSight } from '../lib/use-current-in-sight.ts'
import type { Session } from '../lib/session.ts'
import '../ui/styles/side-nav.css'

export type AccountSection = {
  key: string
  label: string
  Icon: ComponentType<{ className?: string }>
  isOpen?: (session: Session) => boolean
}

const hasPharmacy = (session: Session) => session.account?.drugstore != null

const SECTIONS: readonly AccountSection[] = [
  { key: 'profil', label: 'Mon profil', Icon: IconUser },
  { key: 'officine', label: 'Mon officine', Icon: IconBuildingStore, isOpen: hasPharmacy },
  { key: 'equipe', label: 'Équipe', Icon: IconUsers, isOpen: hasPharmacy },
  { key: 'notifications', label: 'Notifications', Icon: IconBell },
  { key: 'securite', label: 'Sécurité', Icon: IconLock },
  { key: 'donnees', label: 'Mes données', Icon: IconFileDownload },
]

/** Those this person has. */
export const accountSections = (session: Session | null): AccountSection[] =>
  SECTIONS.filter((section) => session && (section.isOpen?.(session) ?? true))

/** The page beside the account that stands among its sections. */
export const FILE_KEY = 'formations'

function leave() {
  // The sign-in page first: no guard then remembers an address to come back to.
  go(paths.login())
  signOut()
}

/** What is one's own, side by side: the sections of the account, and the training file. */
export function AccountNav({ session, current }: { session: Session; current: string }) {
  const nav = useCurrentInSight(current)
  return (
    <nav ref={nav} className="sidenav sticky no-print" aria-label="Mon compte">
      {accountSections(session).map(({ key, label, Icon }) => (
        <a key={key} href={paths.account(key)} aria-current={key === current ? 'page' : undefined}>
          <Icon className="i" aria-hidden="true" />
          {label}
        </a>
      ))}
      <a href={paths.myTrainings()} aria-current={current === FILE_KEY ? 'page' : undefined}>
        <IconSchool className="i" aria-hidden="true" />
        Mes formations
      </a>
      <button type="button" onClick={leave}>
        <IconLogout className="i" aria-hidden="true" />
        Se déconnecter
      </button>
    </nav>
  )
}
