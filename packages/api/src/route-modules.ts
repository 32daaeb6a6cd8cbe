import { agreementsRoutes } from './agreements/agreements.routes.ts'
import { purchaseFilesRoutes } from './agreements/purchase-files.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { housekeeping } from './housekeeping.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { accountRoutes } from './people/accounts.routes.ts'
import { adminDrugstoresRoutes } from './network/admin-drugstores.routes.ts'
import { adminUsersRoutes } from './people/admin-users.routes.ts'
import { duplicatesRoutes } from './people/duplicates.routes.ts'
import { drugstoreRoutes } from './network/drugstores.routes.ts'
import { importRoutes } from './network/import/import.routes.ts'
import { invitationRoutes } from './identity/invitations.routes.ts'
import { networkRoutes } from './network/network.routes.ts'
import { passwordResetRoutes } from './identity/password-reset.routes.ts'
import { registrationRoutes } from './identity/registration.routes.ts'
import { signInRoutes } from './identity/sign-in.routes.ts'
import { userRoutes } from './people/users.routes.ts'
import { filesRoutes } from './files/files.routes.ts'
import { mediaRoutes } from './files/media.routes.ts'
import { resumableRoutes } from './files/resumable.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { adminContentsRoutes } from './content/admin-contents.routes.ts'
import { contentDeskRoutes } from './content/content-desk.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { contentsRoutes } from './content/contents.routes.ts'
import { previewRoutes } from './content/preview.routes.ts'
import { presenceRoutes } from './presence/presence.routes.ts'
import { audienceRoutes } from './audience/audience.routes.ts'
import { savedAudienceRoutes } from './audience/saved-audiences.routes.ts'
import { adminReferenceRoutes } from './reference-data/admin-reference.routes.ts'
import { referenceDataRoutes } from './reference-data/reference-data.routes.ts'
import { homeRoutes } from './home/home.routes.ts'
import { menuRoutes } from './menu/menu.routes.ts'
import { marksRoutes } from './marks/marks.routes.ts'
import { dueDatesRoutes } from './due-dates/due-dates.routes.ts'
import { faqVotesRoutes } from './faq-votes/faq-votes.routes.ts'
import { drugstoreSheetRoutes } from './drugstore-sheet/drugstore-sheet.routes.ts'
import { statisticsRoutes } from './statistics/statistics.routes.ts'
import { readingsRoutes } from './readings/readings.routes.ts'
import { adminRecallRoutes } from './recalls/admin-recalls.routes.ts'
import { recallsRoutes } from './recalls/recalls.routes.ts'
import { eventsDeskRoutes } from './events/desk.routes.ts'
import { eventsRoutes } from './events/events.routes.ts'
import { eventRegistrationsRoutes } from './events/registrations.routes.ts'
import { enrolmentRoutes } from './enrolments/enrolments.routes.ts'
import { windowPhotoRoutes } from './enrolments/window-photos.routes.ts'
import { claimsRoutes } from './claims/claims.routes.ts'
import { claimsDeskRoutes } from './claims/desk.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { inboxRoutes } from './contact/inbox.routes.ts'
import { offersRoutes } from './offers/offers.routes.ts'
import { adminHighlightsRoutes } from './highlights/admin-highlights.routes.ts'
import { discountsRoutes } from './discounts/discounts.routes.ts'
import { popinsRoutes } from './popins/popins.routes.ts'
import { highlightsRoutes } from './highlights/highlights.routes.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { notificationStreamRoutes } from './notifications/notification-stream.routes.ts'
import { adminNotificationRoutes } from './notifications/admin-notifications.routes.ts'
import { handoffAccessRoutes } from './handoff/access.routes.ts'
import { handoffRoutes } from './handoff/handoff.routes.ts'
import { signRoutes } from './handoff/sign.routes.ts'
import { standInRoutes } from './handoff/stand-in.routes.ts'
import { trainingResultsRoutes } from './training-results/training-results.routes.ts'
import { trainingFileRoutes } from './training-file/training-file.routes.ts'
import { weeklyPageRoutes } from './weekly-page/weekly-page.routes.ts'
import { visitsRoutes } from './visits/visits.routes.ts'
import { feedbackRoutes } from './trainings/feedback.routes.ts'
import { trainingsRoutes } from './trainings/trainings.routes.ts'
import { bankFilesRoutes } from './quizzes/bank/bank-files.routes.ts'
import { bankRoutes } from './quizzes/bank/bank.routes.ts'
import { quizzesRoutes } from './quizzes/quizzes.routes.ts'
import { portalPreviewRoutes } from './preview/portal-preview.routes.ts'
import { pageTypesRoutes } from './content/page-types.routes.ts'
import type { Routes } from './http/app-type.ts'

/** Everything mounted under /api/v1, one line each. What is not here does not answer. */
export const routeModules: Routes[] = [
  auditRoutes,
  housekeeping,
  settingsRoutes,
  accountRoutes,
  adminUsersRoutes,
  adminDrugstoresRoutes,
  duplicatesRoutes,
  drugstoreRoutes,
  importRoutes,
  invitationRoutes,
  networkRoutes,
  passwordResetRoutes,
  registrationRoutes,
  signInRoutes,
  userRoutes,
  filesRoutes,
  mediaRoutes,
  resumableRoutes,
  searchRoutes,
  adminContentsRoutes,
  contentDeskRoutes,
  dashboardRoutes,
  contentsRoutes,
  previewRoutes,
  presenceRoutes,
  portalPreviewRoutes,
  audienceRoutes,
  savedAudienceRoutes,
  adminReferenceRoutes,
  referenceDataRoutes,
  homeRoutes,
  menuRoutes,
  pageTypesRoutes,
  handoffAccessRoutes,
  handoffRoutes,
  signRoutes,
  standInRoutes,
  marksRoutes,
  dueDatesRoutes,
  faqVotesRoutes,
  enrolmentRoutes,
  windowPhotoRoutes,
  eventsRoutes,
  readingsRoutes,
  recallsRoutes,
  adminRecallRoutes,
  eventsDeskRoutes,
  eventRegistrationsRoutes,
  notificationRoutes,
  notificationStreamRoutes,
  adminNotificationRoutes,
  offersRoutes,
  claimsRoutes,
  claimsDeskRoutes,
  contactRoutes,
  inboxRoutes,
  quizzesRoutes,
  trainingResultsRoutes,
  bankRoutes,
  bankFilesRoutes,
  feedbackRoutes,
  trainingsRoutes,
  trainingFileRoutes,
  visitsRoutes,
  weeklyPageRoutes,
  highlightsRoutes,
  discountsRoutes,
  popinsRoutes,
  adminHighlightsRoutes,
  statisticsRoutes,
  drugstoreSheetRoutes,
  agreementsRoutes,
  purchaseFilesRoutes,
]
