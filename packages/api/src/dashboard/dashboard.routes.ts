import { dashboard, dashboardQuery } from '@kiosque/contract/wire/dashboard'
import type { Routes } from '../http/app-type.ts'
import { dashboardOf } from './dashboard.service.ts'

/** One answer for the whole page; what each right sees is decided here, not in the page. */
export const dashboardRoutes: Routes = async (app) => {
  const { db, now } = app.deps
  app.get(
    '/admin/dashboard',
    {
      config: { access: 'staff' },
      schema: { querystring: dashboardQuery, response: { 200: dashboard } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return dashboardOf(db, request.viewer, request.query, now())
    },
  )
}
