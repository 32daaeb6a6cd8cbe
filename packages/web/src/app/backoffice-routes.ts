import { comingToDesk } from './backoffice-loaders.ts'
import type { Page } from './page.ts'
import type { RouteDeclaration } from './routes-table.ts'

const desk = (path: string, title: string, page: Page): RouteDeclaration => ({
  path,
  title,
  page,
  layout: 'backoffice',
  middleware: ['is-admin'],
})

/** Everything under /admin. Rights inside are the API's; the sidebar shows what each may open. */
export const backofficeRoutes: readonly RouteDeclaration[] = [
  {
    path: '/admin/login',
    title: 'Connexion du siège',
    page: comingToDesk('Connexion du siège', 'Le siège se connectera ici.'),
    layout: 'empty',
    middleware: [],
  },
  desk(
    '/admin',
    'Tableau de bord',
    comingToDesk('Tableau de bord', 'Ce qui attend le siège sera réuni ici.'),
  ),
]
