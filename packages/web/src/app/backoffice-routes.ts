import * as pages from './backoffice-loaders.ts'
import type { Page } from './page.ts'
import type { RouteDeclaration } from './declare-route.ts'

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
    page: pages.adminLoginPage,
    layout: 'empty',
    middleware: [],
  },
  desk('/admin', 'Tableau de bord', pages.backofficeHomePage),
  desk('/admin/statistics', 'Statistiques', pages.statisticsPage),
  desk('/admin/statistics/contents/$id', 'Statistiques d’un contenu', pages.contentStatisticsPage),
  desk('/admin/contents', 'Tous les contenus', pages.contentsPage),
  desk('/admin/contents/$kind', 'Contenus', pages.contentsPage),
  desk('/admin/calendar', 'Calendrier éditorial', pages.calendarPage),
  desk('/admin/trash', 'Corbeille', pages.trashPage),
  desk('/admin/contents/$kind/$contentRef', 'Contenu', pages.contentEditorPage),
  desk('/admin/contents/$kind/$id/history', 'Versions', pages.contentHistoryPage),
  desk('/admin/drugstores', 'Officines', pages.drugstoresPage),
  desk('/admin/drugstores/import', 'Importer des officines', pages.drugstoreImportPage),
  desk('/admin/drugstores/$id', 'Officine', pages.drugstorePage),
  desk('/admin/users', 'Utilisateurs', pages.usersPage),
  desk('/admin/users/$id', 'Utilisateur', pages.userPage),
  desk('/admin/duplicates', 'Doublons', pages.duplicatesPage),
  desk('/admin/invitations', 'Invitations', pages.invitationsPage),
  desk('/admin/invitations/import', 'Inviter par fichier', pages.invitationImportPage),
  desk('/admin/zones', 'Zones', pages.zonesPage),
  desk('/admin/packs', 'Packs', pages.packsPage),
  desk('/admin/groups', 'Groupes', pages.groupsPage),
  desk('/admin/highlights', 'Mises en avant', pages.highlightsPage),
  desk('/admin/popins', 'Popins', pages.popinsPage),
  desk('/admin/media', 'Médiathèque', pages.mediaPage),
  desk('/admin/laboratories', 'Laboratoires', pages.laboratoriesPage),
  desk('/admin/partners', 'Partenaires', pages.partnersPage),
  desk('/admin/authors', 'Auteurs', pages.authorsPage),
  desk('/admin/categories', 'Catégories', pages.categoriesPage),
  desk('/admin/faq-themes', 'Thèmes de la FAQ', pages.faqThemesPage),
  desk('/admin/useful-links', 'Liens utiles', pages.usefulLinksPage),
  desk('/admin/page-types', 'Types de page', pages.pageTypesPage),
  desk('/admin/menu', 'Menu du portail', pages.menuPage),
  desk('/admin/audiences', 'Audiences', pages.audiencesPage),
  desk('/admin/notifications', 'Notifications', pages.notificationsPage),
  desk('/admin/preview', 'Voir comme', pages.previewPage),
  desk('/admin/audit', 'Journal', pages.auditPage),
  desk('/admin/settings', 'Réglages', pages.settingsPage),
  desk('/admin/$', 'Page introuvable', pages.deskNotFoundPage),
]
