import { askEarly } from './ask-early.ts'
import { pagesUnder } from './lazy-page.tsx'
import type { LoadPage } from './lazy-page.tsx'
import { authRoute, drugstoreRoute, emptyRoute, publicRoute } from './layout-routes.tsx'

const open = pagesUnder(emptyRoute)
const signedIn = pagesUnder(authRoute)

const registerPage: LoadPage = async () => {
  const [{ RegisterPage }, { wrapWithQueries }] = await Promise.all([
    import('../../pages/portal/register-page.tsx'),
    import('../with-queries.tsx'),
  ])
  return wrapWithQueries(RegisterPage)
}

export const openRoutes = [
  open('/login', 'Connexion', 'redirect', () =>
    import('../../pages/portal/login-page.tsx').then((m) => m.LoginPage),
  ),
  open('/register', 'Inscription', 'profil etape', registerPage),
  open('/maintenance', 'Maintenance', '', () =>
    import('../../pages/portal/maintenance-page.tsx').then((m) => m.MaintenancePage),
  ),
  open('/password-reset', 'Nouveau mot de passe', '', () =>
    import('../../pages/portal/password-reset-page.tsx').then((m) => m.PasswordResetPage),
  ),
  open('/admin/login', 'Connexion du siège', 'redirect', () =>
    import('../../pages/backoffice/admin-login-page.tsx').then((m) => m.AdminLoginPage),
  ),
] as const

// Few people open these, and rarely: one piece of code for the three.
const obligation = (page: 'RecallsPage' | 'RecallPage' | 'ReadingsPage') => () =>
  import('../../pages/portal/obligation-pages.ts').then((m) => m[page])

export const portalRoutes = [
  signedIn(
    '/',
    'Accueil',
    '',
    () => import('../../pages/portal/home-page.tsx').then((m) => m.HomePage),
    askEarly((data) => data.askHome()),
  ),
  signedIn('/formations/equipe', 'Formations de l’équipe', 'vue type', () =>
    import('../../pages/portal/team-trainings-page.tsx').then((m) => m.TeamTrainingsPage),
  ),
  signedIn('/formations/mes-formations', 'Mon dossier de formation', 'voir', () =>
    import('../../pages/portal/my-trainings-page.tsx').then((m) => m.MyTrainingsPage),
  ),
  signedIn('/formations/visites', 'Visites de délégués', '', () =>
    import('../../pages/portal/visits-page.tsx').then((m) => m.VisitsPage),
  ),
  signedIn('/a-faire', 'Ma journée', '', () =>
    import('../../pages/portal/todo-page.tsx').then((m) => m.TodoPage),
  ),
  signedIn('/favoris', 'Mes favoris', 'rubrique page', () =>
    import('../../pages/portal/favourites-page.tsx').then((m) => m.FavouritesPage),
  ),
  signedIn('/account', 'Mon compte', 'section', () =>
    import('../../pages/portal/account-page.tsx').then((m) => m.AccountPage),
  ),
  signedIn('/contact', 'Contact', 'sujet objet depuis page', () =>
    import('../../pages/portal/contact-page.tsx').then((m) => m.ContactPage),
  ),
  signedIn('/contact/$id', 'Demande au siège', '', () =>
    import('../../pages/portal/contact-thread-page.tsx').then((m) => m.ContactThreadPage),
  ),
  signedIn('/rappels', 'Rappels de lot', 'page', obligation('RecallsPage')),
  signedIn('/rappels/$id', 'Rappel de lot', '', obligation('RecallPage')),
  signedIn('/lectures', 'Lectures obligatoires', '', obligation('ReadingsPage')),
  signedIn('/agenda', 'Agenda', 'vue mois jour type mes', () =>
    import('../../pages/portal/agenda-page.tsx').then((m) => m.AgendaPage),
  ),
  signedIn('/agenda/$id', 'Événement', '', () =>
    import('../../pages/portal/event-page.tsx').then((m) => m.EventPage),
  ),
] as const

const claiming = pagesUnder(drugstoreRoute)

/** S2-46. */
export const briRoutes = [
  claiming('/services/bri-compensation', 'Compensation BRI', 'operation etat page', () =>
    import('../../pages/portal/claims-page.tsx').then((m) => m.ClaimsPage),
  ),
  claiming('/services/bri-compensation/$id', 'Compensation BRI', '', () =>
    import('../../pages/portal/claim-page.tsx').then((m) => m.ClaimPage),
  ),
] as const

/** S2-51: whatever no other route takes. */
export const notFoundRoute = pagesUnder(publicRoute)('/$', 'Page introuvable', '', () =>
  import('../errors/not-found-page.tsx').then((m) => m.NotFoundPage),
)
