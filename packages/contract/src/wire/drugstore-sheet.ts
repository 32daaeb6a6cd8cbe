import { z } from 'zod'
import { CONTACT_STATUSES } from '../domain/contact.ts'
import { RECALL_OUTCOMES } from '../domain/recalls.ts'
import { claimsOfDrugstore } from './claims.ts'
import { deskStanding } from './agreements.ts'
import { id, idParam, instant } from './common.ts'

const day = z.iso.date()

export const drugstoreNote = z.object({
  id,
  text: z.string(),
  author: z.string().nullable(),
  at: instant,
  can_delete: z.boolean(),
})

/** What the head office sees of one pharmacy at a glance. Figures below five people are null. */
export const drugstoreSheet = z.object({
  last_visit: z.object({ at: instant, name: z.string() }).nullable(),
  /** Who read something these 28 days, in percent of the team, and of the zone. */
  reading: z.object({ rate: z.int().nullable(), zone_rate: z.int().nullable() }),
  visits: z.array(z.object({ week: day, visits: z.int(), zone_mean: z.number().nullable() })),
  campaigns: z.object({
    answered: z.int(),
    joined: z.int(),
    latest: z.array(
      z.object({
        content_id: id,
        kind: z.string(),
        title: z.string(),
        participates: z.boolean(),
        answered_at: instant,
      }),
    ),
  }),
  /** How the team goes on with its trainings: what is asked, obligatory, dated or begun. */
  trainings: z.object({
    done: z.int(),
    total: z.int(),
    /** Of what is late, the longest first. */
    late: z.array(z.object({ name: z.string(), title: z.string(), due_on: day })),
    late_people: z.int(),
    latest: z.array(
      z.object({ name: z.string(), title: z.string(), done_on: day, score: z.int().nullable() }),
    ),
    by_person: z.array(z.object({ user_id: id, done: z.int(), total: z.int(), late: z.int() })),
  }),
  /** Where it stands with each laboratory this year, the nearest tier first. */
  agreements: z.object({
    year: z.int().nullable(),
    through: day.nullable(),
    amount: z.int(),
    last_year: z.int().nullable(),
    standings: z.array(
      deskStanding.pick({
        laboratory: true,
        amount: true,
        last_year: true,
        tier: true,
        next: true,
        progress: true,
        is_committed: true,
        projection: true,
      }),
    ),
  }),
  /** The partners' sites its team opened from the portal this year, the latest first. */
  partners: z.array(z.object({ partner: z.string(), uses: z.int(), last_at: instant })),
  /** What its team asked the head office, the latest first. */
  requests: z.array(
    z.object({
      id,
      number: z.string(),
      subject: z.string(),
      status: z.enum(CONTACT_STATUSES),
      last_at: instant,
    }),
  ),
  /** Lots it was to take off its shelves: what is under way first. */
  recalls: z.array(
    z.object({
      id,
      product: z.string(),
      status: z.enum(['open', 'closed']),
      outcome: z.enum(RECALL_OUTCOMES).nullable(),
      quantity: z.int(),
      confirmed_at: instant.nullable(),
      confirmed_by: z.string(),
    }),
  ),
  /** What its team must read, and who has not. */
  required_readings: z.array(
    z.object({
      content_id: id,
      title: z.string(),
      read_before: day.nullable(),
      is_late: z.boolean(),
      total: z.int(),
      missing: z.array(z.string()),
    }),
  ),
  /** What its vouchers are worth: to correct, waiting, owed, late, paid this year. */
  claims: claimsOfDrugstore,
  facts: z.array(z.object({ id, action: z.string(), at: instant, actor: z.string() })),
  notes: z.array(drugstoreNote),
})

export const drugstoreNoteBody = z.strictObject({
  text: z.string().trim().min(1, 'Écrivez la note.').max(2_000, '2 000 caractères au plus.'),
})
export const drugstoreNoteParams = z.object({ id: idParam, noteId: idParam })

export type DrugstoreSheet = z.infer<typeof drugstoreSheet>
export type DrugstoreNote = z.infer<typeof drugstoreNote>
