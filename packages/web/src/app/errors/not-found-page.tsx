import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { unmatchedRoute } from '../page-error.ts'
import { NotFoundView } from './not-found-view.tsx'

/** S2-51: no route has this path. Nothing broke, so nothing is reported; the console keeps a trace. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => console.error(unmatchedRoute(pathname)), [pathname])
  return <NotFoundView path={pathname} />
}
