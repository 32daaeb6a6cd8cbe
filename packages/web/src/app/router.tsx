import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { getConfig } from '../lib/config.ts'
import { isCounterMode, isOpenAtCounter } from '../lib/counter.ts'
import { paths } from '../lib/paths.ts'
import { getSession } from '../lib/session.ts'
import { titleOf } from '../lib/title.ts'
import { Toasts, toast } from '../ui/toast.tsx'
import { beforeEveryVisit } from './behaviours/every-visit.ts'
import { loadOrReload } from './behaviours/load-or-reload.ts'
import { ErrorView } from './errors/error-view.tsx'
import { layouts } from './layouts.ts'
import { runMiddleware } from './middleware.ts'
import { invalidRoute } from './page-error.ts'
import { areParamsValid } from './route-params.ts'
import { ROUTES } from './routes-table.ts'
import type { LayoutName, RouteDeclaration } from './declare-route.ts'

/** An address of this site as the router wants it. */
function redirectTo(href: string) {
  const url = new URL(href, location.origin)
  return redirect({ to: url.pathname, search: Object.fromEntries(url.searchParams), replace: true })
}

const rootRoute = createRootRoute({
  beforeLoad: ({ location: visited }) => {
    // S2-50: closed is closed, whatever the address.
    if (getConfig().maintenance && visited.pathname !== '/maintenance') throw redirectTo('/maintenance')
    // D6-06: by no address, back button or link does a customer leave the counter's pages.
    if (isCounterMode() && getSession() && !isOpenAtCounter(visited.pathname))
      throw redirectTo(paths.catalogue())
    beforeEveryVisit(visited.pathname)
  },
  component: () => (
    <>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      <Outlet />
      <Toasts />
    </>
  ),
  errorComponent: ({ error, reset }) => (
    <main id="contenu">
      <ErrorView error={error} reset={reset} />
    </main>
  ),
})

function layoutRoute(name: LayoutName) {
  const layout = layouts[name]
  return createRoute({
    getParentRoute: () => rootRoute,
    id: `layout-${name}`,
    beforeLoad: ({ location: visited }) => loadOrReload(layout, visited.href),
    component: () => {
      const Layout = layout.current()
      return (
        Layout && (
          <Layout>
            <Outlet />
          </Layout>
        )
      )
    },
  })
}

type LayoutRoute = ReturnType<typeof layoutRoute>

async function admit(
  route: RouteDeclaration,
  params: Record<string, string>,
  visited: ParsedLocation,
): Promise<void> {
  if (!areParamsValid(params)) throw invalidRoute(visited.pathname)
  const refusal = runMiddleware(route.middleware, { session: getSession(), href: visited.href })
  if (refusal) {
    if (refusal.toast) toast({ ...refusal.toast, tone: 'info' })
    throw redirectTo(refusal.redirect)
  }
  await loadOrReload(route.page, visited.href)
}

/**
 * A catch-all takes its own folder's address too, unless that one is declared as the folder's index: « /admin » is
 * the dashboard, not an address nobody knows.
 */
const asIndex = ({ path }: RouteDeclaration) =>
  ROUTES.some((other) => other.path === `${path}/$`) ? `${path}/` : path

function pageRoute(route: RouteDeclaration, parent: LayoutRoute) {
  return createRoute({
    getParentRoute: () => parent,
    path: asIndex(route),
    beforeLoad: ({ params, location: visited }) => admit(route, params as Record<string, string>, visited),
    component: () => <RoutePage route={route} />,
    errorComponent: ({ error, reset }) => <ErrorView error={error} reset={reset} />,
  })
}

/** The title of the table first; a page that knows better sets its own afterwards. */
function RoutePage({ route }: { route: RouteDeclaration }) {
  useLayoutEffect(() => {
    document.title = titleOf(route.title)
  }, [route])
  const Component = route.page.current()
  return Component && <Component {...route.page.props} />
}

const layoutRoutes = (Object.keys(layouts) as LayoutName[]).map((name) => {
  const parent = layoutRoute(name)
  const children = ROUTES.filter((route) => route.layout === name).map((route) => pageRoute(route, parent))
  return parent.addChildren(children)
})

/** Plain strings both ways: `?q=12` is the text « 12 », and addresses stay readable. */
const parseSearch = (text: string) => Object.fromEntries(new URLSearchParams(text))

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text ? `?${text}` : ''
}

/**
 * Routes come from a table, so their parameters have no static types: the router is not registered, and
 * pages read `useParams({ strict: false })`, already checked by areParamsValid.
 */
export const router = createRouter({
  routeTree: rootRoute.addChildren(layoutRoutes),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: false,
  defaultPendingMs: 60_000,
  defaultErrorComponent: ({ error, reset }) => <ErrorView error={error} reset={reset} />,
})
