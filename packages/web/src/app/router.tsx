import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../lib/search-params.ts'
import { ErrorView } from './errors/error-view.tsx'
import { backofficeFirstVisit } from './routes/backoffice-first-visit.ts'
import type { backofficeRoutes } from './routes/backoffice-routes.tsx'
import { contentRoutes, publicRoutes, quizTakingRoute } from './routes/content-routes.tsx'
import { kindRoutes } from './routes/kind-routes.tsx'
import {
  adminRoute,
  authRoute,
  backofficeRoute,
  defaultRoute,
  drugstoreRoute,
  emptyRoute,
  publicRoute,
  wholeScreenRoute,
} from './routes/layout-routes.tsx'
import { briRoutes, notFoundRoute, openRoutes, portalRoutes } from './routes/portal-routes.tsx'
import { rootRoute } from './routes/root-route.tsx'

/** Every address of the portal (S2-01 to S2-46, D8-05) and of the back office, by layout, then by guard. */
const routeTree = rootRoute.addChildren([
  emptyRoute.addChildren([...openRoutes, wholeScreenRoute.addChildren([quizTakingRoute])]),
  defaultRoute.addChildren([
    publicRoute.addChildren([...publicRoutes, notFoundRoute]),
    authRoute.addChildren([
      ...portalRoutes,
      ...contentRoutes,
      ...kindRoutes,
      drugstoreRoute.addChildren([...briRoutes]),
    ]),
  ]),
  backofficeRoute.addChildren([
    adminRoute.addChildren([backofficeFirstVisit(openBackoffice)] as unknown as typeof backofficeRoutes),
  ]),
])

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: false,
  defaultPendingMs: 60_000,
  defaultErrorComponent: ({ error, reset }) => <ErrorView error={error} reset={reset} />,
})

/** Puts the back office's own addresses in place of the one that stood for them. */
export async function openBackoffice(): Promise<void> {
  const routes = await import('./routes/backoffice-routes.tsx')
  adminRoute.addChildren(routes.backofficeRoutes)
  router.setRoutes(router.buildRouteTree())
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
