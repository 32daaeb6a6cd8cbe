import { paths } from '../lib/paths.ts'
import { backofficeRoutes } from './backoffice-routes.ts'
import {
  accountPage,
  coming,
  loginPage,
  maintenancePage,
  notFoundPage,
  passwordResetPage,
  registerPage,
} from './page-loaders.ts'
import type { Page } from './page.ts'

export type LayoutName = 'default' | 'empty' | 'backoffice'

export type RouteDeclaration = {
  /** With $id and $slug, which are checked before the page loads (S2-52). */
  path: string
  page: Page
  layout: LayoutName
  /** Names of app/middleware.ts, in order. */
  middleware: readonly string[]
  /** « {title} | Kiosque »; a page may refine it with usePageTitle. */
  title: string
}

const open = (path: string, title: string, page: Page, layout: LayoutName = 'empty'): RouteDeclaration => ({
  path,
  title,
  page,
  layout,
  middleware: [],
})

const signedIn = (
  path: string,
  title: string,
  page: Page,
  more: readonly string[] = [],
): RouteDeclaration => ({
  path,
  title,
  page,
  layout: 'default',
  middleware: ['auth', ...more],
})

const FORMATIONS = { label: 'Formations', href: paths.quiz() }
const CAMPAIGNS = { label: 'Campagnes', href: paths.oneTimeCampaigns() }
const SERVICES = { label: 'Services', href: paths.partnerships() }
const AGREEMENTS = { label: 'Accords annuels', href: paths.performances() }

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
  open(
    '/catalogues',
    'Catalogues',
    coming('Catalogues', 'Les catalogues du réseau se feuilletteront ici, sans se connecter.'),
    'default',
  ),
  signedIn(
    '/',
    'Accueil',
    coming('Accueil', 'L’essentiel de votre officine vous attendra ici\u00A0: à lire, à faire, à commander.'),
  ),
  signedIn('/account', 'Mon compte', accountPage),
  signedIn(
    '/contact',
    'Contact',
    coming('Contact', 'Vous écrirez d’ici au bon service du siège, et sa réponse vous y attendra.'),
  ),
  signedIn('/p/$slug', 'Page', coming('Page', 'Les pages du réseau se liront ici.')),
  signedIn(
    '/catalogue',
    'Catalogue',
    coming('Catalogue', 'La marque du réseau et la gamme Mieux vivre, pièce par pièce.'),
  ),
  ...area('/news', 'Actualités', 'Actualité', 'La vie du réseau, les dossiers et les conseils du siège.'),
  signedIn(
    '/search-results',
    'Recherche',
    coming('Recherche', 'Une offre, une fiche, une réponse\u00A0: tout se retrouvera ici.'),
  ),
  signedIn(
    '/faq/$slug',
    'Questions fréquentes',
    coming('Questions fréquentes', 'Les réponses du siège aux questions que vous posez le plus.'),
  ),
  signedIn(
    '/faq/$slug/$id',
    'Question',
    coming('Question', 'La réponse du siège, et les documents qui vont avec.', {
      label: 'FAQ',
      href: paths.faq('tout'),
    }),
  ),
  signedIn(
    '/services/gallery',
    'Galerie',
    coming('Galerie', 'Les visuels et les vidéos de la marque, prêts à télécharger.', SERVICES),
  ),
  ...area(
    '/osez-la-sante',
    'Osez la santé',
    'Test de santé',
    'Les tests et dépistages à mener en officine, protocole compris.',
  ),
  ...area('/formations/quiz', 'Quiz', 'Quiz', 'De courts quiz pour progresser en équipe.', FORMATIONS),
  ...area('/formations/tutorials', 'Tutoriels', 'Tutoriel', 'Gestes et outils, en vidéo.', FORMATIONS),
  ...area(
    '/formations/laboratory-training',
    'Formations laboratoires',
    'Formation laboratoire',
    'Les sessions des laboratoires, en ligne et sur site.',
    FORMATIONS,
  ),
  ...area('/academie-reference', 'Académie Référence', 'Parcours', 'Les parcours certifiants du réseau.'),
  ...area(
    '/campaigns/one-time',
    'Campagnes ponctuelles',
    'Campagne',
    'Les temps forts du réseau et leurs kits.',
    CAMPAIGNS,
  ),
  ...area(
    '/campaigns/loyalty-campaigns',
    'Campagnes de fidélité',
    'Campagne',
    'Les campagnes de fidélité du réseau.',
    CAMPAIGNS,
  ),
  ...area(
    '/campaigns/monthly-animations',
    'Animations mensuelles',
    'Animation',
    'L’animation de chaque mois, semaine après semaine.',
    CAMPAIGNS,
  ),
  ...area(
    '/services/partnerships',
    'Partenariats',
    'Partenariat',
    'Les avantages négociés par le siège et l’accès à vos partenaires.',
    SERVICES,
  ),
  signedIn(
    '/services/laboratory-thematic',
    'Thématiques laboratoires',
    coming('Thématiques laboratoires', 'Les documents des laboratoires, par sujet.', SERVICES),
  ),
  ...area(
    '/services/merchandising',
    'Merchandising',
    'Plan merchandising',
    'Plan média, planogrammes et vitrines.',
    SERVICES,
  ),
  ...area(
    '/offers/promotional-offers',
    'Offres promotionnelles',
    'Offre',
    'Les offres négociées pour vous, avec leur mécanique et leur échéance.',
  ),
  ...area(
    '/mdd-products/technical-files',
    'Fiches techniques',
    'Fiche technique',
    'Les fiches des produits à la marque du réseau.',
  ),
  ...area(
    '/annual-agreements/performances',
    'Performances',
    'Performance',
    'Vos objectifs, vos paliers et votre rémunération.',
    AGREEMENTS,
  ),
  ...area(
    '/annual-agreements/referral-laboratory',
    'Laboratoires référencés',
    'Laboratoire référencé',
    'Les laboratoires de l’année, leurs conditions et leurs contacts.',
    AGREEMENTS,
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
  ...backofficeRoutes,
  open('/$', 'Page introuvable', notFoundPage, 'default'),
]
