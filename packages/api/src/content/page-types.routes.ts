import { pageTypes } from '@kiosque/contract/wire/page-types'
import type { Routes } from '../http/app-type.ts'
import { listPageTypes } from './page-types.service.ts'

/** S3-12: which page answers for each type, site by site. */
export const pageTypesRoutes: Routes = async (app) => {
  const { db, now } = app.deps
  app.get(
    '/admin/page-types',
    { config: { access: 'editor' }, schema: { response: { 200: pageTypes } } },
    () => listPageTypes(db, now()),
  )
}
