import type { AnyRoute } from '@tanstack/react-router'
import { openBackoffice, router } from './router.tsx'

await openBackoffice()

type DeclaredPage = { path: string; layout: string; middleware: string[] }

/** Every page as the tree declares it, with the layout and the guards it stands under. */
export function declaredPages(route: AnyRoute = router.routeTree, above: string[] = []): DeclaredPage[] {
  const children: AnyRoute[] = Object.values(route.children ?? {})
  if (children.length > 0) {
    const name = route.isRoot ? [] : [String(route.id).split('/').at(-1) ?? '']
    return children.flatMap((child) => declaredPages(child, [...above, ...name]))
  }
  const [layout = '', ...guards] = above
  const path = route.fullPath === '/' ? '/' : route.fullPath.replace(/\/$/, '')
  return [{ path, layout, middleware: guards.filter((name) => name !== 'public') }]
}

/** The page an address leads to; nothing for the pages that say so. */
export function pageAt(path: string): string | undefined {
  const found = router.getMatchedRoutes(path)[2]?.fullPath
  return found?.endsWith('/$') ? undefined : found
}
