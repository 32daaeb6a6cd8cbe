import { agreementsPersonalData } from './agreements/agreements.personal-data.ts'
import { auditPersonalData } from './audit/audit.personal-data.ts'
import { claimsPersonalData } from './claims/claims.personal-data.ts'
import { contactPersonalData } from './contact/contact.personal-data.ts'
import { contentDeskPersonalData } from './content/content-desk.personal-data.ts'
import { notesPersonalData } from './drugstore-sheet/notes.personal-data.ts'
import { eventsPersonalData } from './events/events.personal-data.ts'
import { filesPersonalData } from './files/files.personal-data.ts'
import { handoffPersonalData } from './handoff/handoff.personal-data.ts'
import type { PersonalDataSource } from './kit/personal-data.ts'
import { mailPersonalData } from './mail/mail.personal-data.ts'
import { marksPersonalData } from './marks/marks.personal-data.ts'
import { notificationsPersonalData } from './notifications/notifications.personal-data.ts'
import { readingsPersonalData } from './readings/readings.personal-data.ts'
import { recallsPersonalData } from './recalls/recalls.personal-data.ts'
import { offersPersonalData } from './offers/offers.personal-data.ts'
import { presencePersonalData } from './presence/presence.personal-data.ts'
import { popinsPersonalData } from './popins/popins.personal-data.ts'
import { trainingResultsPersonalData } from './training-results/training-results.personal-data.ts'
import { trainingFilePersonalData } from './training-file/training-file.personal-data.ts'
import { trainingsPersonalData } from './trainings/trainings.personal-data.ts'
import { visitsPersonalData } from './visits/visits.personal-data.ts'
import { weeklyPagePersonalData } from './weekly-page/weekly-page.personal-data.ts'
import { quizzesPersonalData } from './quizzes/quizzes.personal-data.ts'

/** Every folder that keeps something about people, one line each: exported and erased together (D3-08). */
export const personalDataSources = (site: { publicUrl: string }): PersonalDataSource[] => [
  claimsPersonalData,
  contactPersonalData,
  mailPersonalData,
  auditPersonalData,
  marksPersonalData,
  notificationsPersonalData,
  readingsPersonalData,
  recallsPersonalData,
  // Before the files they keep.
  trainingFilePersonalData,
  filesPersonalData,
  notesPersonalData,
  handoffPersonalData,
  offersPersonalData,
  eventsPersonalData(site),
  contentDeskPersonalData,
  presencePersonalData,
  popinsPersonalData,
  quizzesPersonalData,
  trainingsPersonalData,
  trainingResultsPersonalData,
  visitsPersonalData,
  agreementsPersonalData,
  weeklyPagePersonalData,
]
