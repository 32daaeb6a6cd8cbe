import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../lib/search-params.ts'
import { ErrorView } from './errors/error-view.tsx'
import { backofficeRoutes } from './routes/backoffice-routes.tsx'
import { contentRoutes, declaredRoutes, publicRoutes } from './routes/content-routes.tsx'
import {
  adminRoute,
  authRoute,
  backofficeRoute,
  defaultRoute,
  drugstoreRoute,
  emptyRoute,
  publicRoute,
} from './routes/layout-routes.tsx'
import { briRoute, notFoundRoute, openRoutes, portalRoutes } from './routes/portal-routes.tsx'
import { rootRoute } from './routes/root-route.tsx'

/** Every address of the portal (S2-01 to S2-46, D8-05) and of the back office, by layout, then by guard. */
const routeTree = rootRoute.addChildren([
  emptyRoute.addChildren(openRoutes),
  defaultRoute.addChildren([
    publicRoute.addChildren([...publicRoutes, notFoundRoute]),
    authRoute.addChildren([
      ...portalRoutes,
      ...contentRoutes,
      ...declaredRoutes,
      drugstoreRoute.addChildren([briRoute]),
    ]),
  ]),
  backofficeRoute.addChildren([adminRoute.addChildren(backofficeRoutes)]),
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

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
