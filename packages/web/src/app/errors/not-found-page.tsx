import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { unmatchedRoute } from '../page-error.ts'
import { NotFoundView } from './not-found-view.tsx'

/** S2-51: no route has this path. Nothing broke, so nothing is reported; the console keeps a trace. */
export function NotFoundPage() {
  // The path this page was matched for, not the location: the latter changes while this page is still there.
  const { _splat = '' } = useParams({ from: '/default/public/$' })
  const path = `/${_splat}`
  useEffect(() => console.error(unmatchedRoute(path)), [path])
  return <NotFoundView path={path} />
}
