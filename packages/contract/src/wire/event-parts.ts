import { z } from 'zod'
import { ADVANTAGES, type GiftRegime } from '../domain/anti-gifts.ts'
import { QUESTION_TYPES } from '../domain/event-questions.ts'
import { moment } from '../kinds/days-schema.ts'
import { id, instant } from './common.ts'
import { fileRef } from './files.ts'
import { line } from './typed-text.ts'

const MOST = 20
const key = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Cet identifiant n’est pas valable.')
const areDistinct = (list: readonly { id: string }[]) =>
  new Set(list.map((each) => each.id)).size === list.length
const TWICE = 'Deux lignes portent le même identifiant.'

/** What the organiser asks of each registration. */
export const eventQuestion = z
  .strictObject({
    id: key,
    type: z.enum(QUESTION_TYPES, { error: 'Choisissez un type de question : texte, choix ou fichier.' }),
    label: line(200),
    is_required: z.boolean().default(false),
    choices: z.array(line(120)).max(MOST, `${MOST} choix au plus.`).default([]),
  })
  .refine(({ type, choices }) => type !== 'choice' || new Set(choices).size >= 2, {
    path: ['choices'],
    message: 'Proposez au moins deux choix différents.',
  })
export const eventQuestions = z
  .array(eventQuestion)
  .max(MOST, `${MOST} questions au plus.`)
  .refine(areDistinct, TWICE)

const slot = z
  .strictObject({
    id: key,
    label: z.string().trim().max(120, '120 caractères au plus.').default(''),
    starts_at: moment,
    ends_at: moment,
    capacity: z
      .int({ error: 'Saisissez un nombre entier.' })
      .min(1, 'Saisissez au moins 1.')
      .max(100_000, 'Saisissez au plus 100000.')
      .nullable()
      .default(null),
  })
  .refine(({ starts_at, ends_at }) => Date.parse(ends_at) > Date.parse(starts_at), {
    path: ['ends_at'],
    message: 'La fin doit venir après le début.',
  })
/** A workshop held at several times, of which one is chosen. */
export const eventSession = z.strictObject({
  id: key,
  title: line(200),
  slots: z
    .array(slot)
    .min(1, 'Proposez au moins un créneau.')
    .max(MOST, `${MOST} créneaux au plus.`)
    .refine(areDistinct, TWICE),
})
export const eventSessions = z
  .array(eventSession)
  .max(MOST, `${MOST} ateliers au plus.`)
  .refine(areDistinct, TWICE)

/** The same as members read it, with the places taken. */
export const shownSession = z.object({
  id: z.string(),
  title: z.string(),
  slots: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      starts_at: instant,
      ends_at: instant,
      capacity: z.int().nullable(),
      places_left: z.int().nullable(),
    }),
  ),
})
export type ShownSession = z.infer<typeof shownSession>

const cents = z
  .int({ error: 'Saisissez un montant.' })
  .min(0, 'Saisissez un montant positif.')
  .max(10_000_000, 'Ce montant est trop grand.')
/** What a laboratory pays for each person, in cents. */
export const advantages = z.strictObject(
  Object.fromEntries(ADVANTAGES.map((name) => [name, cents.optional()])) as Record<
    (typeof ADVANTAGES)[number],
    z.ZodOptional<typeof cents>
  >,
)

const REGIMES = [
  'none',
  'negligible',
  'declaration',
  'authorisation',
] as const satisfies readonly GiftRegime[]
/** Who pays, and what members should know of it. */
export const sponsor = z.object({ laboratory: z.object({ id, name: z.string() }), regime: z.enum(REGIMES) })

/** By question: a text, a choice, or the number of a file sent before. */
export const eventAnswersBody = z.record(
  key,
  z.union([z.string().max(2_000, '2000 caractères au plus.'), z.int().min(1)], {
    error: 'Cette réponse n’est pas valable.',
  }),
)
export const chosenSlots = z.record(key, key)

/** An answer beside its question. */
export const shownAnswer = z.object({
  question_id: z.string(),
  label: z.string(),
  value: z.string(),
  file: fileRef.nullable(),
})
export type ShownAnswer = z.infer<typeof shownAnswer>
