import { ACCOUNT_TYPES, managesTeam } from '@kiosque/contract/domain/roles'
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
  const type = session?.account?.type ?? 0
  if (entry.needs === 'team') return managesTeam(type)
  const hasPharmacy = Boolean(session?.account?.drugstore)
  if (entry.needs === 'claims') return hasPharmacy && type >= ACCOUNT_TYPES.preparator
  return entry.needs !== 'drugstore' || hasPharmacy
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
