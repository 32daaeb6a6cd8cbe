import { createRoute, redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import { getSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.tsx'
import { runMiddleware } from '../middleware.ts'
import { invalidRoute } from '../page-error.ts'
import { areParamsValid } from '../route-params.ts'
import { lazyLayout } from './lazy-page.tsx'
import { rootRoute } from './root-route.tsx'

type Visit = { params: object; location: ParsedLocation }

/** An address that makes no sense leads nowhere, for anybody (S2-52); then the named checks of middleware.ts, in order. */
function admit(...middleware: string[]) {
  return ({ params, location }: Visit): void => {
    if (!areParamsValid({ ...params })) throw invalidRoute(location.pathname)
    const refusal = runMiddleware(middleware, { session: getSession(), href: location.href })
    if (!refusal) return
    if (refusal.toast) toast({ ...refusal.toast, tone: 'info' })
    throw redirect({ href: refusal.redirect, replace: true })
  }
}

/** Sign-in, registration, maintenance: the page is the whole screen and brings its own landmarks. */
export const emptyRoute = createRoute({ getParentRoute: () => rootRoute, id: 'empty' })

export const defaultRoute = createRoute({ getParentRoute: () => rootRoute, id: 'default' }).lazy(
  lazyLayout(() => import('../layouts/default-layout.tsx').then((m) => m.DefaultLayout)),
)

export const backofficeRoute = createRoute({ getParentRoute: () => rootRoute, id: 'backoffice' }).lazy(
  lazyLayout(() => import('../layouts/backoffice-layout.tsx').then((m) => m.BackofficeLayout)),
)

/** Open to anybody, in the portal's layout. */
export const publicRoute = createRoute({
  getParentRoute: () => defaultRoute,
  id: 'public',
  beforeLoad: admit(),
})

/** A guard is a route without a path, named after its middleware: whatever stands below it has passed it. */
export const authRoute = createRoute({
  getParentRoute: () => defaultRoute,
  id: 'auth',
  beforeLoad: admit('auth'),
})

export const drugstoreRoute = createRoute({
  getParentRoute: () => authRoute,
  id: 'is-drugstore',
  beforeLoad: admit('is-drugstore'),
})

export const adminRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  id: 'is-admin',
  beforeLoad: admit('is-admin'),
})
