import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Menu } from '@kiosque/contract/wire/menu'
import { api } from '../../lib/api.ts'
import { NAV_AREAS } from '../navigation/known-areas.ts'
import { navigationFrom, type Navigation } from '../navigation/menu-areas.ts'

const FULL: Navigation = { areas: NAV_AREAS, hasAgenda: true, hasContact: true }
const PATIENCE_MS = 2_000

/**
 * The menu of this audience. Until it is known its place is kept, so that nothing appears only to vanish; when it
 * cannot be had, the whole list stands in: pages themselves say what one may not read.
 */
export function useNavigation(): { navigation: Navigation; isKnown: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['menu'],
    queryFn: ({ signal }) => api.get<Menu>('/menu', { signal }),
    staleTime: 5 * 60_000,
  })
  const isLate = useLate(data === undefined)
  const navigation = data === undefined ? FULL : navigationFrom(data, NAV_AREAS)
  return { navigation, isKnown: data !== undefined || isError || isLate }
}

function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}
