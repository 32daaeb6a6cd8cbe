import { z } from 'zod'
import { moment } from '../kinds/days-schema.ts'
import { targetSchema } from '../kinds/values-schema.ts'
import * as agreements from './agreements.ts'
import * as audience from './audience.ts'
import * as audit from './audit.ts'
import * as calendar from './calendar.ts'
import * as claims from './claims.ts'
import * as claimsDesk from './claims-desk.ts'
import * as common from './common.ts'
import * as contact from './contact.ts'
import * as contentCard from './content-card.ts'
import * as contentDesk from './content-desk.ts'
import * as contents from './contents.ts'
import * as dashboard from './dashboard.ts'
import * as discounts from './discounts.ts'
import * as drugstoreSheet from './drugstore-sheet.ts'
import * as dueDates from './due-dates.ts'
import * as duplicates from './duplicates.ts'
import * as enrolments from './enrolments.ts'
import * as eventParts from './event-parts.ts'
import * as events from './events.ts'
import * as files from './files.ts'
import * as handoff from './handoff.ts'
import * as highlights from './highlights.ts'
import * as home from './home.ts'
import * as identity from './identity.ts'
import * as marks from './marks.ts'
import * as menu from './menu.ts'
import * as notifications from './notifications.ts'
import * as offers from './offers.ts'
import * as pageTypes from './page-types.ts'
import * as people from './people.ts'
import * as popins from './popins.ts'
import * as presence from './presence.ts'
import * as preview from './preview.ts'
import * as questionBank from './question-bank.ts'
import * as quizzes from './quizzes.ts'
import * as readings from './readings.ts'
import * as recalls from './recalls.ts'
import * as referenceData from './reference-data.ts'
import * as registrations from './registrations.ts'
import * as search from './search.ts'
import * as settings from './settings.ts'
import * as statistics from './statistics.ts'
import * as trainingResults from './training-results.ts'
import * as trainingFeedback from './training-feedback.ts'
import * as trainingFile from './training-file.ts'
import * as trainings from './trainings.ts'
import * as typedText from './typed-text.ts'
import * as visits from './visits.ts'

/** Every file of this folder: what it exports is known to the OpenAPI document under its name. */
const modules: object[] = [
  agreements,
  audience,
  audit,
  calendar,
  claims,
  claimsDesk,
  common,
  contact,
  contentCard,
  contentDesk,
  contents,
  dashboard,
  discounts,
  drugstoreSheet,
  dueDates,
  duplicates,
  enrolments,
  eventParts,
  events,
  files,
  handoff,
  highlights,
  home,
  identity,
  marks,
  menu,
  notifications,
  offers,
  pageTypes,
  people,
  popins,
  presence,
  preview,
  questionBank,
  quizzes,
  readings,
  recalls,
  referenceData,
  registrations,
  search,
  settings,
  statistics,
  trainingResults,
  trainingFeedback,
  trainingFile,
  trainings,
  typedText,
  visits,
  { moment, target: targetSchema },
]

/** The names of the schemas, for `toJSONSchema`: `fileRef` becomes the component `FileRef`. */
export const schemaNames = z.registry<{ id: string }>()

const taken = new Set<string>()
for (const [name, schema] of modules.flatMap((each) => Object.entries(each))) {
  // Queries and path parameters are no components: the document spells them out, one by one.
  if (!(schema instanceof z.ZodType) || /(?:Query|Params)$/.test(name)) continue
  const id = name.replace(/^./, (first) => first.toUpperCase())
  if (taken.has(id)) throw new Error(`Two schemas of the contract are called ${name}: rename one.`)
  taken.add(id)
  schemaNames.add(schema, { id })
}
