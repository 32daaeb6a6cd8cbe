import { createRoute } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { searchOf } from '../../lib/search-params.ts'
import { lazyPage } from './lazy-page.tsx'
import type { LoadPage } from './lazy-page.tsx'
import { authRoute, drugstoreRoute, emptyRoute, publicRoute } from './layout-routes.tsx'

/** A page that is the whole screen; `names` are what it reads in its address. */
function open<const Path extends string, const Name extends string = never>(
  path: Path,
  title: string,
  load: LoadPage,
  names: readonly Name[] = [],
) {
  return createRoute({
    getParentRoute: () => emptyRoute,
    path,
    validateSearch: searchOf(names),
  }).lazy(lazyPage(title, load))
}

/** A page of the portal, for whoever is signed in. */
export function signedIn<const Path extends string, const Name extends string = never>(
  path: Path,
  title: string,
  load: LoadPage,
  names: readonly Name[] = [],
) {
  return createRoute({
    getParentRoute: () => authRoute,
    path,
    validateSearch: searchOf(names),
  }).lazy(lazyPage(title, load))
}

/** A screen of the shell for a feature that is not open yet; replaced by its real page, one line each. */
const coming =
  (title: string, text: string, area?: { label: string; href: string }): LoadPage =>
  () =>
    import('../coming-page.tsx').then(({ ComingPage }) => () => (
      <ComingPage title={title} text={text} {...(area ? { area } : {})} />
    ))

const AGENDA = 'Les rendez-vous du réseau, et vos inscriptions.'

const registerPage: LoadPage = async () => {
  const [{ RegisterPage }, { wrapWithQueries }] = await Promise.all([
    import('../../pages/portal/register-page.tsx'),
    import('../with-queries.tsx'),
  ])
  return wrapWithQueries(RegisterPage)
}

export const openRoutes = [
  open('/login', 'Connexion', () => import('../../pages/portal/login-page.tsx').then((m) => m.LoginPage), [
    'redirect',
  ]),
  open('/register', 'Inscription', registerPage, ['profil', 'etape']),
  open('/maintenance', 'Maintenance', () =>
    import('../../pages/portal/maintenance-page.tsx').then((m) => m.MaintenancePage),
  ),
  open('/password-reset', 'Nouveau mot de passe', () =>
    import('../../pages/portal/password-reset-page.tsx').then((m) => m.PasswordResetPage),
  ),
  open(
    '/admin/login',
    'Connexion du siège',
    () => import('../../pages/backoffice/admin-login-page.tsx').then((m) => m.AdminLoginPage),
    ['redirect'],
  ),
] as const

export const portalRoutes = [
  signedIn('/', 'Accueil', () => import('../../pages/portal/home-page.tsx').then((m) => m.HomePage)),
  signedIn('/a-faire', 'À faire', () => import('../../pages/portal/todo-page.tsx').then((m) => m.TodoPage)),
  signedIn(
    '/account',
    'Mon compte',
    () => import('../../pages/portal/account-page.tsx').then((m) => m.AccountPage),
    ['section'],
  ),
  signedIn(
    '/contact',
    'Contact',
    coming('Contact', 'Vous écrirez d’ici au bon service du siège, et sa réponse vous y attendra.'),
  ),
  signedIn('/agenda', 'Agenda', coming('Agenda', AGENDA)),
  signedIn('/agenda/$id', 'Événement', coming('Événement', AGENDA, { label: 'Agenda', href: '/agenda' })),
] as const

/** S2-46. */
export const briRoute = createRoute({
  getParentRoute: () => drugstoreRoute,
  path: '/services/bri-compensation',
}).lazy(
  lazyPage(
    'Compensation BRI',
    coming(
      'Compensation BRI',
      'Vous déclarerez ici vos bons de réduction immédiate et suivrez leur règlement.',
      { label: 'Services', href: paths.partnerships() },
    ),
  ),
)

/** S2-51: whatever no other route takes. */
export const notFoundRoute = createRoute({ getParentRoute: () => publicRoute, path: '/$' }).lazy(
  lazyPage('Page introuvable', () => import('../errors/not-found-page.tsx').then((m) => m.NotFoundPage)),
)
