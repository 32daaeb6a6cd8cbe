import { askDrugstore, askUser } from './desk-data.ts'
import { pagesUnder } from './lazy-page.tsx'
import { adminRoute } from './layout-routes.tsx'

const desk = pagesUnder(adminRoute)

/** One screen for every list of reference data. */
const reference = <const Path extends string>(path: Path, title: string, name: string) =>
  desk(path, title, 'q kind page', () =>
    import('../../pages/backoffice/reference-page.tsx').then(({ ReferencePage }) => () => (
      <ReferencePage name={name} />
    )),
  )

const CONTENTS =
  'q kind state category laboratory author from to group zone pack mine expiring reach sort page'

const contents = [
  desk('/admin/contents', 'Tous les contenus', CONTENTS, () =>
    import('../../pages/backoffice/contents-page.tsx').then((m) => m.AllContentsPage),
  ),
  desk('/admin/contents/$kind', 'Contenus', CONTENTS, () =>
    import('../../pages/backoffice/contents-page.tsx').then((m) => m.KindContentsPage),
  ),
  desk('/admin/calendar', 'Calendrier éditorial', 'view date area zone author mine', () =>
    import('../../pages/backoffice/calendar-page.tsx').then((m) => m.CalendarPage),
  ),
  desk('/admin/trash', 'Corbeille', 'q kind page', () =>
    import('../../pages/backoffice/trash-page.tsx').then((m) => m.TrashPage),
  ),
  desk('/admin/contents/$kind/$contentRef', 'Contenu', '', () =>
    import('../../pages/backoffice/content-editor-page.tsx').then((m) => m.ContentEditorPage),
  ),
  desk('/admin/contents/$kind/$id/history', 'Versions', 'from to', () =>
    import('../../pages/backoffice/content-history-page.tsx').then((m) => m.ContentHistoryPage),
  ),
  desk('/admin/question-bank', 'Banque de questions', 'q tag type usage page', () =>
    import('../../pages/backoffice/question-bank-page.tsx').then((m) => m.QuestionBankPage),
  ),
  desk('/admin/question-bank/import', 'Importer des questions', '', () =>
    import('../../pages/backoffice/question-import-page.tsx').then((m) => m.QuestionImportPage),
  ),
  desk('/admin/question-bank/$questionRef', 'Question de la banque', '', () =>
    import('../../pages/backoffice/bank-question-page.tsx').then((m) => m.BankQuestionPage),
  ),
  desk('/admin/highlights', 'Mises en avant', 'page_du_portail group date device view', () =>
    import('../../pages/backoffice/highlights-page.tsx').then((m) => m.HighlightsPage),
  ),
  desk('/admin/events', 'Agenda et inscriptions', 'q when status kind sort page', () =>
    import('../../pages/backoffice/events-page.tsx').then((m) => m.EventsPage),
  ),
  desk('/admin/events/$id', 'Inscriptions', 'q status position present page', () =>
    import('../../pages/backoffice/event-desk-page.tsx').then((m) => m.EventDeskPage),
  ),
  desk('/admin/events/$id/pointage', 'Pointage à l’entrée', '', () =>
    import('../../pages/backoffice/event-check-in-page.tsx').then((m) => m.EventCheckInPage),
  ),
  desk('/admin/popins', 'Popins', 'page', () =>
    import('../../pages/backoffice/popins-page.tsx').then((m) => m.PopinsPage),
  ),
  desk('/admin/media', 'Médiathèque', 'q type usage alt view file sort page', () =>
    import('../../pages/backoffice/media-page.tsx').then((m) => m.MediaPage),
  ),
] as const

const network = [
  desk(
    '/admin/drugstores',
    'Officines',
    'q scope group zone_id pack is_disabled has_titulaire activity sort page',
    () => import('../../pages/backoffice/drugstores-page.tsx').then((m) => m.DrugstoresPage),
  ),
  desk('/admin/drugstores/import', 'Importer des officines', '', () =>
    import('../../pages/backoffice/drugstore-import-page.tsx').then((m) => m.DrugstoreImportPage),
  ),
  desk(
    '/admin/drugstores/$id',
    'Officine',
    '',
    () => import('../../pages/backoffice/drugstore-page.tsx').then((m) => m.DrugstorePage),
    ({ params }) => askDrugstore(Number(params.id)),
  ),
  desk(
    '/admin/users',
    'Utilisateurs',
    'q right type zone_id group pack person_disabled is_disabled activity sort page',
    () => import('../../pages/backoffice/users-page.tsx').then((m) => m.UsersPage),
  ),
  desk(
    '/admin/users/$id',
    'Utilisateur',
    '',
    () => import('../../pages/backoffice/user-page.tsx').then((m) => m.UserPage),
    ({ params }) => askUser(Number(params.id)),
  ),
  desk('/admin/duplicates', 'Doublons', 'view state page', () =>
    import('../../pages/backoffice/duplicates-page.tsx').then((m) => m.DuplicatesPage),
  ),
  desk('/admin/invitations', 'Invitations', 'page', () =>
    import('../../pages/backoffice/invitations-page.tsx').then((m) => m.InvitationsPage),
  ),
  desk('/admin/invitations/import', 'Inviter par fichier', '', () =>
    import('../../pages/backoffice/invitation-import-page.tsx').then((m) => m.InvitationImportPage),
  ),
  reference('/admin/zones', 'Zones', 'zones'),
  reference('/admin/packs', 'Packs', 'packs'),
  desk('/admin/groups', 'Groupes', '', () =>
    import('../../pages/backoffice/groups-page.tsx').then((m) => m.GroupsPage),
  ),
  desk('/admin/audiences', 'Audiences', 'q page', () =>
    import('../../pages/backoffice/audiences-page.tsx').then((m) => m.AudiencesPage),
  ),
] as const

const references = [
  reference('/admin/laboratories', 'Laboratoires', 'laboratories'),
  desk('/admin/partners', 'Partenaires', '', () =>
    import('../../pages/backoffice/partners-page.tsx').then((m) => m.PartnersPage),
  ),
  reference('/admin/authors', 'Auteurs', 'authors'),
  reference('/admin/categories', 'Catégories', 'categories'),
  reference('/admin/faq-themes', 'Thèmes de la FAQ', 'faq-themes'),
  reference('/admin/useful-links', 'Liens utiles', 'useful-links'),
  desk('/admin/page-types', 'Types de page', '', () =>
    import('../../pages/backoffice/page-types-page.tsx').then((m) => m.PageTypesPage),
  ),
] as const

const claims = [
  desk(
    '/admin/bri',
    'Compensation BRI',
    'q state laboratory_id operation_id drugstore_id flagged sort page',
    () => import('../../pages/backoffice/claims-page.tsx').then((m) => m.DeskClaimsPage),
  ),
  desk('/admin/bri/operations', 'Compensation BRI', 'q state page', () =>
    import('../../pages/backoffice/claim-operations-page.tsx').then((m) => m.ClaimOperationsPage),
  ),
  desk('/admin/bri/lots', 'Compensation BRI', 'page', () =>
    import('../../pages/backoffice/claim-batches-page.tsx').then((m) => m.ClaimBatchesPage),
  ),
  desk('/admin/bri/lots/$id', 'Compensation BRI', '', () =>
    import('../../pages/backoffice/claim-batch-page.tsx').then((m) => m.ClaimBatchPage),
  ),
  desk('/admin/bri/reglements', 'Compensation BRI', '', () =>
    import('../../pages/backoffice/claim-payments-page.tsx').then((m) => m.ClaimPaymentsPage),
  ),
  desk('/admin/bri/statistiques', 'Compensation BRI', 'annee', () =>
    import('../../pages/backoffice/claim-statistics-page.tsx').then((m) => m.ClaimStatisticsPage),
  ),
  desk('/admin/bri/$id', 'Compensation BRI', '', () =>
    import('../../pages/backoffice/claim-review-page.tsx').then((m) => m.ClaimReviewPage),
  ),
] as const

/** Everything under /admin. Rights inside are the API's; the sidebar shows what each may open. */
export const backofficeRoutes = [
  // The folder's index, or the catch-all below would take « /admin » for an address nobody knows.
  desk('/admin/', 'Tableau de bord', 'period', () =>
    import('../../pages/backoffice/backoffice-home-page.tsx').then((m) => m.BackofficeHomePage),
  ),
  desk('/admin/statistics', 'Statistiques', 'period zone_id kind q view sort page', () =>
    import('../../pages/backoffice/statistics-page.tsx').then((m) => m.StatisticsPage),
  ),
  desk('/admin/statistics/contents/$id', 'Statistiques d’un contenu', 'period zone_id', () =>
    import('../../pages/backoffice/content-statistics-page.tsx').then((m) => m.ContentStatisticsPage),
  ),
  desk('/admin/trainings', 'Suivi des formations', 'q kind zone_id sort page', () =>
    import('../../pages/backoffice/trainings-page.tsx').then((m) => m.TrainingsPage),
  ),
  desk(
    '/admin/trainings/$id',
    'Résultats d’une formation',
    'zone_id version_id view q status role group pack page',
    () => import('../../pages/backoffice/training-results-page.tsx').then((m) => m.TrainingResultsPage),
  ),
  ...contents,
  ...network,
  ...references,
  ...claims,
  desk('/admin/menu', 'Menu du portail', '', () =>
    import('../../pages/backoffice/menu-page.tsx').then((m) => m.MenuPage),
  ),
  desk('/admin/messages', 'Messagerie', 'q etat service attribution demande page', () =>
    import('../../pages/backoffice/messages-page.tsx').then((m) => m.MessagesPage),
  ),
  desk('/admin/contact-topics', 'Sujets de contact', 'q kind page', () =>
    import('../../pages/backoffice/contact-topics-page.tsx').then((m) => m.ContactTopicsPage),
  ),
  reference('/admin/contact-desks', 'Services du siège', 'contact-desks'),
  reference('/admin/contact-canned', 'Réponses types', 'contact-canned'),
  desk('/admin/notifications', 'Notifications', 'q topic state page', () =>
    import('../../pages/backoffice/notifications-page.tsx').then((m) => m.NotificationsPage),
  ),
  desk('/admin/recalls', 'Rappels de lot', 'q status page', () =>
    import('../../pages/backoffice/recalls-page.tsx').then((m) => m.DeskRecallsPage),
  ),
  desk('/admin/recalls/$id', 'Rappel de lot', 'q state zone_id page', () =>
    import('../../pages/backoffice/recall-board-page.tsx').then((m) => m.RecallBoardPage),
  ),
  desk('/admin/readings', 'Lectures obligatoires', 'q page', () =>
    import('../../pages/backoffice/readings-page.tsx').then((m) => m.DeskReadingsPage),
  ),
  desk('/admin/readings/$id', 'Suivi d’une lecture', 'q state zone_id role drugstore_id page', () =>
    import('../../pages/backoffice/reading-board-page.tsx').then((m) => m.ReadingBoardPage),
  ),
  desk(
    '/admin/training-feedback',
    'Avis sur les formations laboratoires',
    'q laboratory_id stars zone_id page',
    () => import('../../pages/backoffice/training-feedback-page.tsx').then((m) => m.TrainingFeedbackPage),
  ),
  desk('/admin/agreements', 'Suivi des accords', 'q year laboratory_id zone_id state sort page', () =>
    import('../../pages/backoffice/agreements-page.tsx').then((m) => m.AgreementsPage),
  ),
  desk('/admin/agreements/import', 'Importer des achats', '', () =>
    import('../../pages/backoffice/purchase-import-page.tsx').then((m) => m.PurchaseImportPage),
  ),
  desk('/admin/agreements/imports', 'Imports d’achats', 'page', () =>
    import('../../pages/backoffice/purchase-imports-page.tsx').then((m) => m.PurchaseImportsPage),
  ),
  desk('/admin/visits', 'Visites de délégués', 'q status zone_id page', () =>
    import('../../pages/backoffice/visits-page.tsx').then((m) => m.DeskVisitsPage),
  ),
  desk('/admin/preview', 'Voir comme', 'kind id drugstore group role device at board', () =>
    import('../../pages/backoffice/preview-page.tsx').then((m) => m.PreviewPage),
  ),
  desk('/admin/audit', 'Journal', 'who actor drugstore action subject from to page', () =>
    import('../../pages/backoffice/audit-page.tsx').then((m) => m.AuditPage),
  ),
  desk('/admin/settings', 'Réglages', '', () =>
    import('../../pages/backoffice/settings-page.tsx').then((m) => m.SettingsPage),
  ),
  desk('/admin/$', 'Page introuvable', '', () =>
    import('../errors/desk-not-found-page.tsx').then((m) => m.DeskNotFoundPage),
  ),
] as const
