import { z } from 'zod'
import { storableText } from '../kinds/texts-schema.ts'
import { id, idParam, instant, listOf, pageMeta, pageQuery } from './common.ts'

/** Someone of the team who has not said « J’ai lu et compris ». */
const teamPart = z.object({
  total: z.int(),
  confirmed: z.int(),
  missing: z.array(z.object({ user_id: id, name: z.string(), role: z.int() })),
})

/** One content that must be read, for whoever must read it. */
export const requiredReading = z.object({
  content_id: id,
  title: z.string(),
  url: z.string(),
  /** Last day, in Paris. */
  read_before: z.iso.date().nullable(),
  is_late: z.boolean(),
  /** Null until « J’ai lu et compris ». */
  confirmed_at: instant.nullable(),
  /** The version that was confirmed. */
  version: z.int().nullable(),
  /** For those who manage a team: who of it has not. */
  team: teamPart.nullable(),
})
export type RequiredReading = z.infer<typeof requiredReading>
export const requiredReadings = z.object({ data: z.array(requiredReading) })
export type RequiredReadings = z.infer<typeof requiredReadings>
export const readingParams = z.object({ contentId: idParam })

const figures = {
  concerned: z.int(),
  confirmed: z.int(),
  missing: z.int(),
  late: z.int(),
}
export const deskReading = z.object({
  id,
  kind: z.string(),
  kind_label: z.string(),
  title: z.string(),
  url: z.string(),
  read_before: z.iso.date().nullable(),
  published_at: instant.nullable(),
  version: z.int(),
  round: z.int(),
  reminded_at: instant.nullable(),
  ...figures,
})
export type DeskReading = z.infer<typeof deskReading>
export const deskReadingList = listOf(deskReading)
export const deskReadingsQuery = z.strictObject({ ...pageQuery, q: storableText(200).optional() })

export const READING_STATES = ['missing', 'confirmed', 'late'] as const
const peopleFilter = {
  q: storableText(200).optional(),
  state: z.enum(READING_STATES, { error: 'Ce filtre n’est pas valable.' }).optional(),
  zone_id: idParam.optional(),
  role: z
    .string()
    .regex(/^[0-9]{1,4}$/, 'Ce rôle n’existe pas.')
    .transform(Number)
    .optional(),
  drugstore_id: idParam.optional(),
}
export const readingPeopleQuery = z.strictObject({ ...pageQuery, ...peopleFilter })
export const readingPeopleExportQuery = z.strictObject(peopleFilter)

const line = z.object({ key: z.string(), label: z.string(), concerned: z.int(), confirmed: z.int() })
/** Who has read and who has not, person by person and in figures. */
export const readingBoard = z.object({
  reading: deskReading,
  by_zone: z.array(line),
  by_role: z.array(line),
  /** Those with most people still to read first. */
  by_drugstore: z.array(line),
})
export type ReadingBoard = z.infer<typeof readingBoard>

export const readingPerson = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  role: z.int(),
  drugstore: z.object({ id, name: z.string(), city: z.string() }).nullable(),
  zone: z.string().nullable(),
  is_late: z.boolean(),
  confirmed_at: instant.nullable(),
  version: z.int().nullable(),
})
export type ReadingPerson = z.infer<typeof readingPerson>
export const readingPeople = z.object({ data: z.array(readingPerson), meta: pageMeta })
export type ReadingPeople = z.infer<typeof readingPeople>
export const readingReminded = z.object({ people: z.int() })
