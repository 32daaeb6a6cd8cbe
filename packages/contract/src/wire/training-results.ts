import { z } from 'zod'
import { QUESTION_TYPES } from '../domain/quiz-question.ts'
import { TRAINING_KINDS } from '../domain/training-kinds.ts'
import { storableText } from '../kinds/texts-schema.ts'
import { id, idParam, instant, listOf, pageQuery } from './common.ts'
import { TRAINING_STATUSES } from './quizzes.ts'

const day = z.iso.date()
const percent = z.int().nullable()
const trainingKind = z.enum(TRAINING_KINDS, 'Cette rubrique ne se suit pas.')

/** Where people stand with a training: those it is for today, each counted once. */
const figures = {
  concerned: z.int(),
  started: z.int(),
  done: z.int(),
  late: z.int(),
  /** Done among those concerned, in percent; null when it is for nobody. */
  completion: percent,
  /** Of a quiz: who passed among those who finished a try, in percent. */
  success: percent,
  /** Of a quiz: the mean of everyone’s best score. */
  average: percent,
}
export const trainingFigures = z.object(figures)
export type TrainingFigures = z.infer<typeof trainingFigures>

const training = {
  id,
  kind: z.string(),
  kind_label: z.string(),
  title: z.string(),
  /** The nearest of all. */
  due_on: day.nullable(),
  /** How many audiences have a day of their own. */
  audience_days: z.int(),
  is_mandatory: z.boolean(),
}

export const trainingResultsQuery = z.strictObject({
  ...pageQuery,
  kind: trainingKind.optional(),
  zone_id: idParam.optional(),
  q: storableText(200).optional(),
  sort: z
    .enum(['started', '-started', 'date', '-date', 'title', '-title', 'due', '-due'])
    .default('-started'),
})
export const trainingResultsExportQuery = trainingResultsQuery.omit({ page: true, per_page: true })
export type TrainingResultsQuery = z.infer<typeof trainingResultsQuery>

export const trainingResultsRow = z.object({ ...training, ...figures })
export type TrainingResultsRow = z.infer<typeof trainingResultsRow>
export const trainingResultsList = listOf(trainingResultsRow)
export type TrainingResultsList = z.infer<typeof trainingResultsList>

const line = z.object({ key: z.string(), label: z.string(), ...figures })
export type TrainingLine = z.infer<typeof line>

const quizVersion = z.object({
  id,
  /** First, second… in the order they were taken. */
  number: z.int(),
  since: instant,
  attempts: z.int(),
})

/** One zone, and one version of a quiz. */
const scope = { zone_id: idParam.optional(), version_id: idParam.optional() }
export const trainingScopeQuery = z.strictObject(scope)
export type TrainingScopeQuery = z.infer<typeof trainingScopeQuery>

export const trainingResults = z.object({
  computed_at: instant,
  training: z.object({ ...training, url: z.string(), pass_mark: z.int().nullable() }),
  versions: z.array(quizVersion),
  total: trainingFigures,
  by_zone: z.array(line),
  by_group: z.array(line),
  by_role: z.array(line),
  /** A pharmacy with two packs counts in both. */
  by_pack: z.array(line),
  /** Everyone’s best score, ten points at a time; empty for what is no quiz. */
  scores: z.array(z.object({ from: z.int(), to: z.int(), people: z.int() })),
})
export type TrainingResults = z.infer<typeof trainingResults>

const questionGiven = z.object({
  label: z.string(),
  is_right: z.boolean(),
  people: z.int(),
  /** Among those who were asked, in percent. */
  share: z.int(),
})

/** What people made of one question, at their first try. */
const questionResult = z.object({
  question_id: id,
  type: z.enum(QUESTION_TYPES.map(({ value }) => value)),
  label: z.string(),
  asked: z.int(),
  answered: z.int(),
  /** Wholly right, in percent. */
  success: percent,
  /** −1 to 1; null where too few answered to tell. */
  discrimination: z.number().nullable(),
  median_s: z.int().nullable(),
  /** What was given most, right or wrong. */
  given: z.array(questionGiven),
  most_wrong: questionGiven.nullable(),
})
export type QuestionResult = z.infer<typeof questionResult>

export const questionResults = z.object({
  /** How many first tries were read; the latest when there are very many. */
  attempts: z.int(),
  is_partial: z.boolean(),
  data: z.array(questionResult),
})
export type QuestionResults = z.infer<typeof questionResults>

export const trainingPeopleQuery = z.strictObject({
  ...pageQuery,
  ...scope,
  group: z.enum(['MPR', 'PRLG', 'MPR_NAT', 'none'], 'Ce groupe n’existe pas.').optional(),
  role: z
    .string()
    .regex(/^\d{1,4}$/, 'Ce rôle n’existe pas.')
    .transform(Number)
    .optional(),
  pack: storableText(40).optional(),
  status: z.enum([...TRAINING_STATUSES, 'late'], 'Cet état n’existe pas.').optional(),
  q: storableText(200).optional(),
})
export const trainingPeopleExportQuery = trainingPeopleQuery.omit({ page: true, per_page: true })
export type TrainingPeopleQuery = z.infer<typeof trainingPeopleQuery>

export const trainingPerson = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  role: z.int(),
  drugstore: z.object({ id, name: z.string(), city: z.string() }).nullable(),
  zone: z.string().nullable(),
  status: z.enum(TRAINING_STATUSES),
  is_late: z.boolean(),
  tries: z.int().nullable(),
  score: z.int().nullable(),
  done_on: day.nullable(),
  due_on: day.nullable(),
})
export type TrainingPerson = z.infer<typeof trainingPerson>
export const trainingPeople = listOf(trainingPerson)
export type TrainingPeople = z.infer<typeof trainingPeople>
