import { createRoute, redirect } from '@tanstack/react-router'
import { adminRoute } from './layout-routes.tsx'

/**
 * The back office's addresses are many, and members never follow one: they come with the first visit there. Until
 * then one route stands for them all, behind the same guard.
 */
export const backofficeFirstVisit = (open: () => Promise<void>) =>
  createRoute({
    getParentRoute: () => adminRoute,
    path: '/admin/$',
    beforeLoad: async ({ location }) => {
      await open()
      throw redirect({ href: location.href, replace: true })
    },
  })
