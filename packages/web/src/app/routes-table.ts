import { paths } from '../lib/paths.ts'
import { backofficeRoutes } from './backoffice-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { open, signedIn } from './declare-route.ts'
import type { RouteDeclaration } from './declare-route.ts'
import {
  accountPage,
  coming,
  homePage,
  loginPage,
  maintenancePage,
  myTrainingsPage,
  notFoundPage,
  passwordResetPage,
  registerPage,
  teamTrainingsPage,
  todoPage,
} from './page-loaders.ts'

const SERVICES = { label: 'Services', href: paths.partnerships() }

/** A list and its detail, until the area opens. */
function area(
  path: string,
  title: string,
  one: string,
  text: string,
  parent?: { label: string; href: string },
) {
  const list = signedIn(path, title, coming(title, text, parent))
  const detail = signedIn(`${path}/$id`, one, coming(one, text, { label: title, href: path }))
  return [list, detail]
}

/** Every address of the portal (S2-01 to S2-46, D8-05) and of the back office. One line adds one. */
export const ROUTES: readonly RouteDeclaration[] = [
  open('/login', 'Connexion', loginPage),
  open('/register', 'Inscription', registerPage),
  open('/maintenance', 'Maintenance', maintenancePage),
  open('/password-reset', 'Nouveau mot de passe', passwordResetPage),
  signedIn('/', 'Accueil', homePage),
  signedIn('/a-faire', 'À faire', todoPage),
  signedIn('/account', 'Mon compte', accountPage),
  signedIn('/formations/equipe', 'Formations de l’équipe', teamTrainingsPage),
  signedIn('/formations/mes-formations', 'Mes formations', myTrainingsPage),
  signedIn(
    '/contact',
    'Contact',
    coming('Contact', 'Vous écrirez d’ici au bon service du siège, et sa réponse vous y attendra.'),
  ),
  signedIn(
    '/services/bri-compensation',
    'Compensation BRI',
    coming(
      'Compensation BRI',
      'Vous déclarerez ici vos bons de réduction immédiate et suivrez leur règlement.',
      SERVICES,
    ),
    ['is-drugstore'],
  ),
  ...area('/agenda', 'Agenda', 'Événement', 'Les rendez-vous du réseau, et vos inscriptions.'),
  ...contentRoutes,
  ...backofficeRoutes,
  open('/$', 'Page introuvable', notFoundPage, 'default'),
]
