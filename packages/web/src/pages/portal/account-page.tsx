import { useEffect, useRef } from 'react'
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
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { refreshUser, signOut, useSession } from '../../lib/session.ts'
import type { Session } from '../../lib/session.ts'
import { usePageTitle } from '../../lib/title.ts'
import { useSearchValue } from '../../lib/use-search-value.ts'
import { PageHead } from '../../ui/page-head.tsx'
import '../../ui/styles/side-nav.css'
import {
  DataSection,
  NotificationsSection,
  PharmacySection,
  ProfileSection,
  SecuritySection,
  StaffSection,
} from './account-sections.tsx'

type Section = {
  key: string
  label: string
  Icon: ComponentType<{ className?: string }>
  Content: ComponentType<{ session: Session }>
  isOpen?: (session: Session) => boolean
}

const hasPharmacy = (session: Session) => session.account?.drugstore != null

const SECTIONS: readonly Section[] = [
  { key: 'profil', label: 'Mon profil', Icon: IconUser, Content: ProfileSection },
  {
    key: 'officine',
    label: 'Mon officine',
    Icon: IconBuildingStore,
    Content: PharmacySection,
    isOpen: hasPharmacy,
  },
  { key: 'equipe', label: 'Équipe', Icon: IconUsers, Content: StaffSection, isOpen: hasPharmacy },
  { key: 'notifications', label: 'Notifications', Icon: IconBell, Content: NotificationsSection },
  { key: 'securite', label: 'Sécurité', Icon: IconLock, Content: SecuritySection },
  { key: 'donnees', label: 'Mes données', Icon: IconFileDownload, Content: DataSection },
]

function leave() {
  // The sign-in page first: no guard then remembers an address to come back to.
  go(paths.login())
  signOut()
}

/** S2-07. The section lives in the address. */
export function AccountPage() {
  const session = useSession()
  const asked = useSearchValue('section')
  const open = SECTIONS.filter((section) => session && (section.isOpen?.(session) ?? true))
  const current = open.find(({ key }) => key === asked) ?? open[0]
  usePageTitle(current && (current.key === 'profil' ? 'Mon compte' : `${current.label}, mon compte`))
  useEffect(() => {
    // Shown from the session at once, then as the server knows it; a session closed elsewhere ends here.
    refreshUser().catch(() => undefined)
  }, [])
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // Below 960 px the sections are a strip that scrolls sideways: the current one is brought into view.
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - nav.current.offsetLeft - 40 })
  }, [current?.key])
  if (!session || !current) return null
  const { Content } = current
  return (
    <div className="wrap">
      <PageHead
        title="Mon compte"
        crumbs={[
          { label: 'Accueil', href: paths.home() },
          { label: 'Mon compte', href: paths.account() },
          { label: current.label },
        ]}
      />
      <div className="split split--left">
        <nav ref={nav} className="sidenav sticky" aria-label="Mon compte">
          {open.map(({ key, label, Icon }) => (
            <a key={key} href={paths.account(key)} aria-current={key === current.key ? 'page' : undefined}>
              <Icon className="i" aria-hidden="true" />
              {label}
            </a>
          ))}
          <a href={paths.myTrainings()}>
            <IconSchool className="i" aria-hidden="true" />
            Mes formations
          </a>
          <button type="button" onClick={leave}>
            <IconLogout className="i" aria-hidden="true" />
            Se déconnecter
          </button>
        </nav>
        <div className="stack" style={{ gap: 36 }}>
          {/* A change of account is a change of everything below. */}
          <Content key={`${current.key}-${session.account?.id ?? 0}`} session={session} />
        </div>
      </div>
    </div>
  )
}
