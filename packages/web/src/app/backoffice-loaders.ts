import { page } from './page.ts'
import type { Page } from './page.ts'

const DESK = { label: 'Back-office', href: '/admin' }

/** A screen of the back office that is not open yet. */
export function comingToDesk(title: string, text: string): Page {
  return page(() => import('./coming-page.tsx'), { title, text, home: DESK })
}

export const deskNotFoundPage = page(() => import('./errors/desk-not-found-page.tsx'))
export const adminLoginPage = page(() => import('../pages/backoffice/admin-login-page.tsx'))
export const backofficeHomePage = page(() => import('../pages/backoffice/backoffice-home-page.tsx'))
export const usersPage = page(() => import('../pages/backoffice/users-page.tsx'))
export const userPage = page(() => import('../pages/backoffice/user-page.tsx'))
export const invitationsPage = page(() => import('../pages/backoffice/invitations-page.tsx'))
export const drugstoresPage = page(() => import('../pages/backoffice/drugstores-page.tsx'))
export const drugstorePage = page(() => import('../pages/backoffice/drugstore-page.tsx'))
export const drugstoreImportPage = page(() => import('../pages/backoffice/drugstore-import-page.tsx'))
/** One screen for every list of reference data. */
const reference = (name: string) => page(() => import('../pages/backoffice/reference-page.tsx'), { name })
export const zonesPage = reference('zones')
export const packsPage = reference('packs')
export const laboratoriesPage = reference('laboratories')
export const partnersPage = page(() => import('../pages/backoffice/partners-page.tsx'))
export const authorsPage = reference('authors')
export const categoriesPage = reference('categories')
export const faqThemesPage = reference('faq-themes')
export const usefulLinksPage = reference('useful-links')
export const pageTypesPage = page(() => import('../pages/backoffice/page-types-page.tsx'))
export const mediaPage = page(() => import('../pages/backoffice/media-page.tsx'))
export const menuPage = page(() => import('../pages/backoffice/menu-page.tsx'))
export const groupsPage = page(() => import('../pages/backoffice/groups-page.tsx'))
export const auditPage = page(() => import('../pages/backoffice/audit-page.tsx'))
export const contentEditorPage = page(() => import('../pages/backoffice/content-editor-page.tsx'))
export const contentHistoryPage = page(() => import('../pages/backoffice/content-history-page.tsx'))
export const settingsPage = page(() => import('../pages/backoffice/settings-page.tsx'))
export const audiencesPage = page(() => import('../pages/backoffice/audiences-page.tsx'))
export const statisticsPage = page(() => import('../pages/backoffice/statistics-page.tsx'))
export const contentStatisticsPage = page(() => import('../pages/backoffice/content-statistics-page.tsx'))
export const contentsPage = page(() => import('../pages/backoffice/contents-page.tsx'))
export const trashPage = page(() => import('../pages/backoffice/trash-page.tsx'))
export const calendarPage = page(() => import('../pages/backoffice/calendar-page.tsx'))
export const duplicatesPage = page(() => import('../pages/backoffice/duplicates-page.tsx'))
export const invitationImportPage = page(() => import('../pages/backoffice/invitation-import-page.tsx'))
export const highlightsPage = page(() => import('../pages/backoffice/highlights-page.tsx'))
export const popinsPage = page(() => import('../pages/backoffice/popins-page.tsx'))
export const notificationsPage = page(() => import('../pages/backoffice/notifications-page.tsx'))
export const previewPage = page(() => import('../pages/backoffice/preview-page.tsx'))
