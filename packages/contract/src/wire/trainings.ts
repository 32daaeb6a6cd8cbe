import { z } from 'zod'
import { PROGRESS_KINDS } from '../domain/training-kinds.ts'
import { id, idParam, instant } from './common.ts'
import { dueDay } from './due-dates.ts'
import { TRAINING_STATUSES } from './quizzes.ts'

export const progressParams = z.object({
  kind: z.enum(PROGRESS_KINDS, 'Cette rubrique ne se suit pas.'),
  id: idParam,
})

export const progressBody = z
  .strictObject({
    position_s: z.int('Saisissez un nombre entier.').min(0).max(36_000, 'Dix heures au plus.').optional(),
    /** Of a course: the modules done. They add to those told from another device. */
    module_ids: z.array(id).max(60, 'Soixante modules au plus.').optional(),
    /** The one module that was not done after all. */
    undone_module_id: id.optional(),
    /** Of a laboratory's training: « J’ai suivi cette formation », or not after all. */
    is_followed: z.boolean().optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'Dites où vous en êtes.')
export type ProgressBody = z.infer<typeof progressBody>

export const MODULE_STATUSES = ['done', 'open', 'locked'] as const

/** Where one stands with one module of a course. */
const moduleProgress = z.object({
  id,
  status: z.enum(MODULE_STATUSES),
  done_on: z.iso.date().nullable(),
  /** How far in the film it shows; null where it shows none. */
  percent: z.int().nullable(),
})
export type ModuleProgress = z.infer<typeof moduleProgress>

const namedTraining = z.object({ id, kind: z.string(), title: z.string(), url: z.string() })

export const progress = z.object({
  kind: z.enum(PROGRESS_KINDS),
  id,
  position_s: z.int(),
  /** Null where the content does not say how long it lasts. */
  duration_s: z.int().nullable(),
  percent: z.int(),
  module_ids: z.array(id),
  /** Of a course, in its order. */
  modules: z.array(moduleProgress),
  /** What is to be finished before this opens. */
  locked_by: z.array(namedTraining),
  completed_at: instant.nullable(),
  updated_at: instant.nullable(),
})
export type Progress = z.infer<typeof progress>

/** The same of one training alone, with the attestation that a finished course gave. */
export const ownProgress = z.object({
  ...progress.shape,
  /** Of a laboratory's training: whether one may say now that one followed it, or did not after all. */
  may_declare: z.boolean(),
  certificate: z.object({ id, number: z.string(), code: z.string() }).nullable(),
})
export type OwnProgress = z.infer<typeof ownProgress>

export const myProgress = z.object({ data: z.array(progress) })
export type MyProgress = z.infer<typeof myProgress>

/** The tutorials of one series, in their order, each with how far one came. */
export const series = z.object({
  name: z.string().nullable(),
  data: z.array(
    z.object({
      ...namedTraining.shape,
      duration_s: z.int().nullable(),
      percent: z.int(),
      is_done: z.boolean(),
    }),
  ),
})
export type Series = z.infer<typeof series>

/** How far the network came in one film: at each twentieth of it, how many were still there. */
export const dropOff = z.object({
  duration_s: z.int().nullable(),
  /** Null stands for « moins de 5 », as in all statistics. */
  people: z.int().nullable(),
  completed: z.int().nullable(),
  curve: z.array(z.object({ percent: z.int(), people: z.int().nullable() })),
})
export type DropOff = z.infer<typeof dropOff>

/** One training of one person of the team. */
const teamTraining = z.object({
  content_id: id,
  status: z.enum(TRAINING_STATUSES),
  /** The best of a quiz. */
  score: z.int().nullable(),
  /** How far in a film or a course. */
  percent: z.int(),
  /** Of what was begun and says how long it lasts. */
  minutes_left: z.int().nullable(),
  done_on: z.iso.date().nullable(),
  due_on: z.iso.date().nullable(),
  is_late: z.boolean(),
  assignment_id: id.nullable(),
})
export type TeamTraining = z.infer<typeof teamTraining>

export const teamProgress = z.object({
  /** What the team is followed on, what is due first. */
  trainings: z.array(
    z.object({
      id,
      kind: z.string(),
      title: z.string(),
      url: z.string(),
      due_on: z.iso.date().nullable(),
      is_mandatory: z.boolean(),
      /** How long it lasts, and whether it is a DPC action. */
      minutes: z.int().nullable(),
      is_dpc: z.boolean(),
    }),
  ),
  data: z.array(
    z.object({
      user_id: id,
      first_name: z.string(),
      last_name: z.string(),
      type: z.int(),
      done: z.int(),
      total: z.int(),
      late: z.int(),
      /** Those for this person: what is not among them does not concern them. */
      trainings: z.array(teamTraining),
    }),
  ),
  meta: z.object({ total: z.int(), late: z.int() }),
})
export type TeamProgress = z.infer<typeof teamProgress>

/** What one is followed on oneself, what is due first, and the attestations one obtained. */
export const myTrainings = z.object({
  data: z.array(
    z.object({
      id,
      kind: z.string(),
      title: z.string(),
      url: z.string(),
      is_mandatory: z.boolean(),
      /** Somebody who manages the team asked for it. */
      is_asked: z.boolean(),
      status: z.enum(TRAINING_STATUSES),
      score: z.int().nullable(),
      percent: z.int(),
      minutes_left: z.int().nullable(),
      done_on: z.iso.date().nullable(),
      due_on: z.iso.date().nullable(),
      is_late: z.boolean(),
    }),
  ),
  certificates: z.array(
    z.object({
      attempt_id: id,
      title: z.string(),
      number: z.string(),
      code: z.string(),
      score: z.int(),
      obtained_on: z.iso.date(),
      valid_until: z.iso.date().nullable(),
      is_valid: z.boolean(),
    }),
  ),
})
export type MyTrainings = z.infer<typeof myTrainings>

export const assignBody = z.strictObject({
  content_id: id,
  user_ids: z.array(id).min(1, 'Choisissez au moins une personne.').max(100, 'Cent personnes au plus.'),
  due_on: dueDay.nullable().default(null),
})
export type AssignBody = z.infer<typeof assignBody>

export const assignments = z.object({
  data: z.array(z.object({ id, content_id: id, user_id: id, due_on: z.iso.date().nullable() })),
})
export type Assignments = z.infer<typeof assignments>

export const trainingsExportQuery = z.strictObject({
  kind: z.enum(['quiz', ...PROGRESS_KINDS]).optional(),
  zone_id: idParam.optional(),
})
