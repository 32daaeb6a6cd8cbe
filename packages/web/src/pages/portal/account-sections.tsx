import { useQuery } from '@tanstack/react-query'
import type { DrugstoreFull } from '@kiosque/contract/wire/identity'
import { AccountSwitcher } from '../../features/account/account-switcher.tsx'
import { EmailConfirmation } from '../../features/account/email-confirmation.tsx'
import { EmailForm } from '../../features/account/email-form.tsx'
import { PasswordForm } from '../../features/account/password-form.tsx'
import { PharmacyCard } from '../../features/account/pharmacy-card.tsx'
import { PreferencesForm } from '../../features/account/preferences-form.tsx'
import { ProfileForm } from '../../features/account/profile-form.tsx'
import { SessionsList } from '../../features/account/sessions-list.tsx'
import { EraseCard } from '../../features/my-data/erase-card.tsx'
import { ExportCard } from '../../features/my-data/export-card.tsx'
import { TeamSection } from '../../features/team/team-section.tsx'
import { api, messageFor } from '../../lib/api.ts'
import type { Session } from '../../lib/session.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'

type SectionProps = { session: Session }

export function ProfileSection({ session }: SectionProps) {
  return (
    <>
      <EmailConfirmation />
      <AccountSwitcher session={session} />
      <ProfileForm me={session.me} />
      <EmailForm me={session.me} />
    </>
  )
}

/** The session keeps the pharmacy as it was at sign-in; here it is read again. */
export function PharmacySection({ session }: SectionProps) {
  const id = session.account?.drugstore?.id ?? 0
  const { data, error, refetch } = useQuery({
    queryKey: ['drugstore', id],
    queryFn: ({ signal }) => api.get<DrugstoreFull>(`/drugstores/${id}`, { signal }),
    ...(session.drugstoreFull ? { placeholderData: session.drugstoreFull } : {}),
  })
  if (data) return <PharmacyCard drugstore={data} />
  if (error) return <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
  return <LineSkeletons />
}

export function StaffSection({ session }: SectionProps) {
  const { account, me } = session
  if (!account?.drugstore) return null
  return (
    <>
      <AccountSwitcher session={session} />
      <TeamSection account={{ ...account, drugstore: account.drugstore }} ownUserId={me.id} />
    </>
  )
}

export function NotificationsSection({ session }: SectionProps) {
  return <PreferencesForm me={session.me} />
}

export function SecuritySection({ session }: SectionProps) {
  return (
    <>
      <PasswordForm me={session.me} />
      <SessionsList />
    </>
  )
}

export function DataSection() {
  return (
    <>
      <ExportCard />
      <EraseCard />
    </>
  )
}
