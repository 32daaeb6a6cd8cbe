import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { paths } from '../../lib/paths.ts'
import { refreshUser, useSession } from '../../lib/session.ts'
import type { Session } from '../../lib/session.ts'
import { usePageTitle } from '../../lib/title.ts'
import { useSearchValue } from '../../lib/use-search-value.ts'
import { AccountNav, accountSections } from '../../parts/account-nav.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import {
  DataSection,
  NotificationsSection,
  PharmacySection,
  ProfileSection,
  SecuritySection,
  StaffSection,
} from './account-sections.tsx'

type Shown = { key: string; Content: ComponentType<{ session: Session }> }

const SHOWN: readonly Shown[] = [
  { key: 'profil', Content: ProfileSection },
  { key: 'officine', Content: PharmacySection },
  { key: 'equipe', Content: StaffSection },
  { key: 'notifications', Content: NotificationsSection },
  { key: 'securite', Content: SecuritySection },
  { key: 'donnees', Content: DataSection },
]

/** S2-07. The section lives in the address. */
export function AccountPage() {
  const session = useSession()
  const asked = useSearchValue('section')
  const open = accountSections(session)
  const current = open.find(({ key }) => key === asked) ?? open[0]
  usePageTitle(current && (current.key === 'profil' ? 'Mon compte' : `${current.label}, mon compte`))
  useEffect(() => {
    // Shown from the session at once, then as the server knows it; a session closed elsewhere ends here.
    refreshUser().catch(() => undefined)
  }, [])
  const shown = SHOWN.find(({ key }) => key === current?.key)
  if (!session || !current || !shown) return null
  const { Content } = shown
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
        <AccountNav session={session} current={current.key} />
        <div className="stack" style={{ gap: 36 }}>
          {/* A change of account is a change of everything below. */}
          <Content key={`${current.key}-${session.account?.id ?? 0}`} session={session} />
        </div>
      </div>
    </div>
  )
}
