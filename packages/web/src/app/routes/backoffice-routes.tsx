import { createRoute } from '@tanstack/react-router'
import { searchOf } from '../../lib/search-params.ts'
import { lazyPage } from './lazy-page.tsx'
import type { LoadPage } from './lazy-page.tsx'
import { adminRoute } from './layout-routes.tsx'

/** A screen of the head office; `names` are what it reads in its address. */
function desk<const Path extends string, const Name extends string = never>(
  path: Path,
  title: string,
  load: LoadPage,
  names: readonly Name[] = [],
) {
  return createRoute({
    getParentRoute: () => adminRoute,
    path,
    validateSearch: searchOf(names),
  }).lazy(lazyPage(title, load))
}

/** One screen for every list of reference data. */
const reference = <const Path extends string>(path: Path, title: string, name: string) =>
  desk(
    path,
    title,
    () =>
      import('../../pages/backoffice/reference-page.tsx').then(({ ReferencePage }) => () => (
        <ReferencePage name={name} />
      )),
    ['q', 'kind', 'page'],
  )

const contentsPage = () => import('../../pages/backoffice/contents-page.tsx').then((m) => m.ContentsPage)

const CONTENTS = [
  'q',
  'kind',
  'state',
  'category',
  'laboratory',
  'author',
  'from',
  'to',
  'group',
  'zone',
  'pack',
  'mine',
  'expiring',
  'reach',
  'sort',
  'page',
] as const

const contents = [
  desk('/admin/contents', 'Tous les contenus', contentsPage, CONTENTS),
  desk('/admin/contents/$kind', 'Contenus', contentsPage, CONTENTS),
  desk(
    '/admin/calendar',
    'Calendrier éditorial',
    () => import('../../pages/backoffice/calendar-page.tsx').then((m) => m.CalendarPage),
    ['view', 'date', 'area', 'zone', 'author', 'mine'],
  ),
  desk(
    '/admin/trash',
    'Corbeille',
    () => import('../../pages/backoffice/trash-page.tsx').then((m) => m.TrashPage),
    ['q', 'kind', 'page'],
  ),
  desk('/admin/contents/$kind/$contentRef', 'Contenu', () =>
    import('../../pages/backoffice/content-editor-page.tsx').then((m) => m.ContentEditorPage),
  ),
  desk(
    '/admin/contents/$kind/$id/history',
    'Versions',
    () => import('../../pages/backoffice/content-history-page.tsx').then((m) => m.ContentHistoryPage),
    ['from', 'to'],
  ),
  desk(
    '/admin/highlights',
    'Mises en avant',
    () => import('../../pages/backoffice/highlights-page.tsx').then((m) => m.HighlightsPage),
    ['page_du_portail', 'group', 'date', 'device', 'view'],
  ),
  desk(
    '/admin/popins',
    'Popins',
    () => import('../../pages/backoffice/popins-page.tsx').then((m) => m.PopinsPage),
    ['page'],
  ),
  desk(
    '/admin/media',
    'Médiathèque',
    () => import('../../pages/backoffice/media-page.tsx').then((m) => m.MediaPage),
    ['q', 'type', 'usage', 'alt', 'view', 'file', 'sort', 'page'],
  ),
] as const

const network = [
  desk(
    '/admin/drugstores',
    'Officines',
    () => import('../../pages/backoffice/drugstores-page.tsx').then((m) => m.DrugstoresPage),
    ['q', 'group', 'zone_id', 'pack', 'is_disabled', 'has_titulaire', 'activity', 'sort', 'page'],
  ),
  desk('/admin/drugstores/import', 'Importer des officines', () =>
    import('../../pages/backoffice/drugstore-import-page.tsx').then((m) => m.DrugstoreImportPage),
  ),
  desk('/admin/drugstores/$id', 'Officine', () =>
    import('../../pages/backoffice/drugstore-page.tsx').then((m) => m.DrugstorePage),
  ),
  desk(
    '/admin/users',
    'Utilisateurs',
    () => import('../../pages/backoffice/users-page.tsx').then((m) => m.UsersPage),
    [
      'q',
      'right',
      'type',
      'zone_id',
      'group',
      'pack',
      'person_disabled',
      'is_disabled',
      'activity',
      'sort',
      'page',
    ],
  ),
  desk('/admin/users/$id', 'Utilisateur', () =>
    import('../../pages/backoffice/user-page.tsx').then((m) => m.UserPage),
  ),
  desk(
    '/admin/duplicates',
    'Doublons',
    () => import('../../pages/backoffice/duplicates-page.tsx').then((m) => m.DuplicatesPage),
    ['view', 'state', 'page'],
  ),
  desk(
    '/admin/invitations',
    'Invitations',
    () => import('../../pages/backoffice/invitations-page.tsx').then((m) => m.InvitationsPage),
    ['page'],
  ),
  desk('/admin/invitations/import', 'Inviter par fichier', () =>
    import('../../pages/backoffice/invitation-import-page.tsx').then((m) => m.InvitationImportPage),
  ),
  reference('/admin/zones', 'Zones', 'zones'),
  reference('/admin/packs', 'Packs', 'packs'),
  desk('/admin/groups', 'Groupes', () =>
    import('../../pages/backoffice/groups-page.tsx').then((m) => m.GroupsPage),
  ),
  desk(
    '/admin/audiences',
    'Audiences',
    () => import('../../pages/backoffice/audiences-page.tsx').then((m) => m.AudiencesPage),
    ['q', 'page'],
  ),
] as const

const references = [
  reference('/admin/laboratories', 'Laboratoires', 'laboratories'),
  desk('/admin/partners', 'Partenaires', () =>
    import('../../pages/backoffice/partners-page.tsx').then((m) => m.PartnersPage),
  ),
  reference('/admin/authors', 'Auteurs', 'authors'),
  reference('/admin/categories', 'Catégories', 'categories'),
  reference('/admin/faq-themes', 'Thèmes de la FAQ', 'faq-themes'),
  reference('/admin/useful-links', 'Liens utiles', 'useful-links'),
  desk('/admin/page-types', 'Types de page', () =>
    import('../../pages/backoffice/page-types-page.tsx').then((m) => m.PageTypesPage),
  ),
] as const

/** Everything under /admin. Rights inside are the API's; the sidebar shows what each may open. */
export const backofficeRoutes = [
  // The folder's index, or the catch-all below would take « /admin » for an address nobody knows.
  desk(
    '/admin/',
    'Tableau de bord',
    () => import('../../pages/backoffice/backoffice-home-page.tsx').then((m) => m.BackofficeHomePage),
    ['period'],
  ),
  desk(
    '/admin/statistics',
    'Statistiques',
    () => import('../../pages/backoffice/statistics-page.tsx').then((m) => m.StatisticsPage),
    ['period', 'zone_id', 'kind', 'q', 'view', 'sort', 'page'],
  ),
  desk(
    '/admin/statistics/contents/$id',
    'Statistiques d’un contenu',
    () => import('../../pages/backoffice/content-statistics-page.tsx').then((m) => m.ContentStatisticsPage),
    ['period', 'zone_id'],
  ),
  ...contents,
  ...network,
  ...references,
  desk('/admin/menu', 'Menu du portail', () =>
    import('../../pages/backoffice/menu-page.tsx').then((m) => m.MenuPage),
  ),
  desk(
    '/admin/notifications',
    'Notifications',
    () => import('../../pages/backoffice/notifications-page.tsx').then((m) => m.NotificationsPage),
    ['q', 'topic', 'state', 'page'],
  ),
  desk(
    '/admin/preview',
    'Voir comme',
    () => import('../../pages/backoffice/preview-page.tsx').then((m) => m.PreviewPage),
    ['kind', 'id', 'drugstore', 'group', 'role', 'device', 'at', 'board'],
  ),
  desk(
    '/admin/audit',
    'Journal',
    () => import('../../pages/backoffice/audit-page.tsx').then((m) => m.AuditPage),
    ['who', 'actor', 'action', 'subject', 'from', 'to', 'page'],
  ),
  desk('/admin/settings', 'Réglages', () =>
    import('../../pages/backoffice/settings-page.tsx').then((m) => m.SettingsPage),
  ),
  desk('/admin/$', 'Page introuvable', () =>
    import('../errors/desk-not-found-page.tsx').then((m) => m.DeskNotFoundPage),
  ),
] as const
