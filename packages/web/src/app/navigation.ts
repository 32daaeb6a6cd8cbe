import { isStaff, managesTeam } from '@kiosque/contract/domain/roles'
import { isGuest } from '../lib/session.ts'
import type { Session } from '../lib/session-store.ts'
import type { NavArea, NavColumn, NavEntry } from './navigation/nav-area.ts'
import { NAV_AREAS } from './navigation/known-areas.ts'

/** The columns someone may see: entries out of reach vanish, and so do columns left empty. */
export function visibleColumns(area: NavArea, session: Session | null): NavColumn[] {
  return area.columns
    .map((column) => ({ ...column, entries: column.entries.filter((entry) => isVisible(entry, session)) }))
    .filter((column) => column.entries.length > 0)
}

function isVisible(entry: NavEntry, session: Session | null): boolean {
  // A guest reads so little that a part of a list is most often empty: they have the whole one.
  if (entry.href.includes('?') && isGuest(session)) return false
  const account = session?.account
  if (entry.needs === 'team') return managesTeam(account?.type ?? null)
  if (entry.needs === undefined) return true
  if (!account?.drugstore) return false
  // Those who submit or prepare claims (D10-01) are the staff; the file of claims itself would weigh on every first page.
  return entry.needs === 'drugstore' || isStaff(account)
}

/** The area a path belongs to, for the underline of the header. */
export function areaOf(pathname: string, areas: readonly NavArea[] = NAV_AREAS): NavArea | undefined {
  const within = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  return areas.find((area) => {
    if (area.key === 'faq') return pathname.startsWith('/faq/')
    if (within(area.href)) return true
    return area.columns.some((column) =>
      column.entries.some((entry) => within(entry.href.split('?')[0] ?? entry.href)),
    )
  })
}
