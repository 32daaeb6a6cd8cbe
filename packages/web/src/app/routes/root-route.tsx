import { createRootRoute, Outlet, redirect } from '@tanstack/react-router'
import { getConfig } from '../../lib/config.ts'
import { isCounterMode, isOpenAtCounter } from '../../lib/counter.ts'
import { paths } from '../../lib/paths.ts'
import { getSession } from '../../lib/session.ts'
import { Toasts } from '../../ui/toast.tsx'
import { beforeEveryVisit } from '../behaviours/every-visit.ts'
import { ErrorView } from '../errors/error-view.tsx'

export const rootRoute = createRootRoute({
  beforeLoad: ({ location: visited }) => {
    // S2-50: closed is closed, whatever the address.
    if (getConfig().maintenance && visited.pathname !== paths.maintenance())
      throw redirect({ href: paths.maintenance(), replace: true })
    // D6-06: by no address, back button or link does a customer leave the counter's pages.
    if (isCounterMode() && getSession() && !isOpenAtCounter(visited.pathname))
      throw redirect({ href: paths.catalogue(), replace: true })
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
