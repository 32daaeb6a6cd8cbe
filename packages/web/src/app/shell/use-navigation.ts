import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { NAV_AREAS } from '../navigation/known-areas.ts'
import { navigationFrom, type Navigation } from '../navigation/menu-areas.ts'
import type { NavArea } from '../navigation/nav-area.ts'
import { menuQuery } from './menu.queries.ts'

const FULL: Navigation = { areas: NAV_AREAS, hasAgenda: true, hasContact: true }
const PATIENCE_MS = 2_000

/**
 * The menu of this audience. Until it is known its place is kept, so that nothing appears only to vanish; when it
 * cannot be had, the whole list stands in: pages themselves say what one may not read.
 */
export function useNavigation(): { navigation: Navigation; isKnown: boolean } {
  const { data, isError } = useQuery(menuQuery)
  const isLate = useLate(data === undefined)
  const navigation = data === undefined ? FULL : navigationFrom(data, NAV_AREAS)
  return { navigation, isKnown: data !== undefined || isError || isLate }
}

/** Which pages of the network this person finds something on: the footer offers no others. What the menu says nothing of is open. */
export function useReach(isSignedIn: boolean): (href: string) => boolean {
  const { data } = useQuery({ ...menuQuery, enabled: isSignedIn })
  if (data === undefined) return () => true
  const { areas, hasAgenda, hasContact } = navigationFrom(data, NAV_AREAS)
  const pathsOf = (list: readonly NavArea[]) =>
    new Set(
      list.flatMap(({ href, columns }) => [
        pathOf(href),
        ...columns.flatMap(({ entries }) => entries.map((entry) => pathOf(entry.href))),
      ]),
    )
  const [known, open] = [pathsOf(NAV_AREAS), pathsOf(areas)]
  return (href) => {
    if (href === '/contact') return hasContact
    if (href === '/agenda') return hasAgenda
    if (href.startsWith('/faq/')) return areas.some(({ key }) => key === 'faq')
    return !known.has(href) || open.has(href)
  }
}

const pathOf = (href: string) => href.split('?')[0] ?? href

function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}
