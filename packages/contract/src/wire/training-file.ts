import { z } from 'zod'
import { DPC_TYPES } from '../domain/dpc.ts'
import { storableText } from '../kinds/texts-schema.ts'
import { id, instant } from './common.ts'
import { line } from './typed-text.ts'

const dpcType = z.enum(
  DPC_TYPES.map(({ value }) => value),
  'Ce type d’action DPC n’existe pas.',
)
const day = (message: string) =>
  z.iso
    .date(message)
    .refine((given) => given >= '1950-01-01' && given <= '2100-12-31', 'Cette date n’est pas vraisemblable.')

/** As the ANDPC writes them: eleven digits and capitals, the spaces people add left out. */
const andpcNumber = storableText(40)
  .transform((text) => text.replace(/[\s\u00A0\u202F.-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .regex(
        /^[0-9A-Z]{11}$/,
        'Un numéro d’action ANDPC compte 11 chiffres ou lettres, par exemple 99AA2600017.',
      ),
  )

/** What somebody says of an attestation they obtained elsewhere. */
export const attestationBody = z
  .strictObject({
    /** The file, sent first by `POST /me/attestations/files`. */
    file_id: id,
    title: line(160),
    organism: line(120),
    obtained_on: day('Donnez la date d’obtention.'),
    duration_minutes: z
      .int('Saisissez une durée.')
      .min(1, 'Saisissez une durée.')
      .max(60_000, 'Mille heures au plus.')
      .nullable()
      .default(null),
    /** Several for a programme that joins them; none where it is no DPC action. */
    dpc_types: z
      .array(dpcType)
      .max(3)
      .transform((types) => [...new Set(types)])
      .default([]),
    is_cnp: z.boolean().default(false),
    andpc_number: andpcNumber.nullable().default(null),
    valid_until: day('Donnez la date de fin de validité.').nullable().default(null),
  })
  .superRefine((body, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (body.valid_until !== null && body.valid_until < body.obtained_on)
      refuse('valid_until', 'La fin de validité vient après la date d’obtention.')
    if (body.dpc_types.length > 0) return
    if (body.andpc_number !== null) refuse('dpc_types', 'Dites de quel type d’action DPC il s’agit.')
    if (body.is_cnp) refuse('dpc_types', 'Dites de quel type d’action DPC il s’agit.')
  })
export type AttestationBody = z.infer<typeof attestationBody>

/** What was sent, before it is attached to an attestation. */
export const privateFile = z.object({ id, name: z.string(), type: z.string(), size: z.int() })
export type PrivateFile = z.infer<typeof privateFile>

export const FILE_ENTRY_SOURCES = ['upload', 'certificate', 'course', 'event'] as const

/** One line of the file, wherever it comes from. */
export const fileEntry = z.object({
  source: z.enum(FILE_ENTRY_SOURCES),
  /** Of the attestation, of the attempt, of the training. */
  id,
  title: z.string(),
  /** Who delivered it. */
  organism: z.string(),
  obtained_on: z.iso.date(),
  duration_minutes: z.int().nullable(),
  dpc_types: z.array(dpcType),
  is_cnp: z.boolean(),
  andpc_number: z.string().nullable(),
  valid_until: z.iso.date().nullable(),
  is_valid: z.boolean(),
  /** Of a certificate: its number and the code anybody may check. */
  number: z.string().nullable(),
  code: z.string().nullable(),
  /** Of a course: the attestation it gave. */
  certificate_id: id.nullable(),
  /** Of a training of the agenda: where its attestation of attendance is made. */
  attendance: z.object({ registration_id: id, attendee_id: id }).nullable(),
  score: z.int().nullable(),
  /** Of a training followed here: its page. */
  url: z.string().nullable(),
  /** Of an upload. */
  file: privateFile.nullable(),
})
export type FileEntry = z.infer<typeof fileEntry>

export const trainingFile = z.object({
  dpc: z.object({
    /** Those who have the duty; the others are shown the counter only once they have an action. */
    is_concerned: z.boolean(),
    period: z.object({
      first_year: z.int(),
      last_year: z.int(),
      starts_on: z.iso.date(),
      ends_on: z.iso.date(),
    }),
    by_type: z.array(
      z.object({
        type: dpcType,
        actions: z.int(),
        minutes: z.int(),
        last_on: z.iso.date().nullable(),
      }),
    ),
    types_done: z.int(),
    cnp_actions: z.int(),
    is_fulfilled: z.boolean(),
    /** What is left to do, in French; null once the duty is fulfilled. */
    missing: z.string().nullable(),
  }),
  /** The newest first. */
  data: z.array(fileEntry),
  /** What has run out or will within three months, the nearest first. */
  expiring: z.array(z.object({ title: z.string(), valid_until: z.iso.date(), is_valid: z.boolean() })),
})
export type TrainingFile = z.infer<typeof trainingFile>

export const attestation = z.object({ ...fileEntry.shape, created_at: instant, updated_at: instant })
export type Attestation = z.infer<typeof attestation>
