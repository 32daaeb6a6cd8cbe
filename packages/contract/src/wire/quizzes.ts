import { z } from 'zod'
import { QUESTION_TYPES } from '../domain/quiz-question.ts'
import { id, instant, listOf } from './common.ts'
import { fileRef } from './files.ts'

const questionType = z.enum(QUESTION_TYPES.map(({ value }) => value))

/** A proposed answer as it is asked: never a word about whether it is right (D7-01). */
const askedChoice = z.object({ id, label: z.string() })

export const askedQuestion = z.object({
  id,
  type: questionType,
  label: z.string(),
  image: fileRef.nullable(),
  points: z.int(),
  /** Of a numeric answer. */
  unit: z.string().nullable(),
  choices: z.array(askedChoice),
  /** The right-hand sides of a matching, in an order of their own. */
  matches: z.array(z.object({ id: z.int(), label: z.string() })),
})
export type AskedQuestion = z.infer<typeof askedQuestion>

const pair = z.strictObject({ choice_id: id, match_id: z.int().min(1).max(100) })

const givenAnswer = z.object({
  question_id: id,
  choice_ids: z.array(id),
  pairs: z.array(pair),
  value: z.number().nullable(),
})
export type GivenAnswer = z.infer<typeof givenAnswer>

/** What was answered so far; sent again at each question, in any order, as often as one likes. */
export const answersBody = z.strictObject({
  answers: z
    .array(
      z
        .strictObject({
          question_id: id,
          choice_ids: z.array(id).max(20, 'Vingt réponses au plus.').optional(),
          pairs: z.array(pair).max(20, 'Vingt associations au plus.').optional(),
          value: z.number('Saisissez un nombre.').min(-1e9).max(1e9).nullable().optional(),
        })
        // An answer is taken back by saying so, with an empty one: a field left out by mistake takes back nothing.
        .refine(
          ({ choice_ids, pairs, value }) => [choice_ids, pairs, value].some((part) => part !== undefined),
          {
            path: ['choice_ids'],
            message: 'Donnez votre réponse.',
          },
        )
        .transform(({ question_id, choice_ids = [], pairs = [], value = null }) => ({
          question_id,
          choice_ids,
          pairs,
          value,
        })),
    )
    .min(1, 'Donnez au moins une réponse.')
    .max(100, 'Cent réponses au plus.'),
})
export type AnswersBody = z.infer<typeof answersBody>

/** One question afterwards: what was given, what was expected, and why. */
export const correction = z.object({
  question_id: id,
  type: questionType,
  label: z.string(),
  image: fileRef.nullable(),
  is_right: z.boolean(),
  points: z.number(),
  max_points: z.int(),
  choices: z.array(
    z.object({
      id,
      label: z.string(),
      is_correct: z.boolean(),
      position: z.int().nullable(),
      match: z.string().nullable(),
    }),
  ),
  matches: z.array(z.object({ id: z.int(), label: z.string() })),
  given: givenAnswer.nullable(),
  expected_value: z.number().nullable(),
  unit: z.string().nullable(),
  explanation: z.string().nullable(),
  source: z.string().nullable(),
  source_url: z.string().nullable(),
})
export type Correction = z.infer<typeof correction>

export const ATTEMPT_STATUSES = ['open', 'submitted', 'expired'] as const

const attemptHead = {
  id,
  quiz_id: id,
  /** First, second… of this person at this quiz. */
  number: z.int(),
  status: z.enum(ATTEMPT_STATUSES),
  started_at: instant,
  /** When the time is over, by the server's clock; null without a limit. */
  deadline_at: instant.nullable(),
  submitted_at: instant.nullable(),
  /** 0 to 100; null while it is open. */
  score: z.int().nullable(),
  passed: z.boolean().nullable(),
  pass_mark: z.int(),
  has_certificate: z.boolean(),
}

export const attemptSummary = z.object(attemptHead)
export type AttemptSummary = z.infer<typeof attemptSummary>

export const attempt = z.object({
  ...attemptHead,
  title: z.string(),
  /** The clock of the server as this is read: a browser counts down from it, whatever its own clock says. */
  server_time: instant,
  questions: z.array(askedQuestion),
  answers: z.array(givenAnswer),
  points: z.number().nullable(),
  max_points: z.int().nullable(),
  /** Null while it is open, or when the quiz does not show them (yet). */
  corrections: z.array(correction).nullable(),
  /** Why they are not shown, for a person; null when they are. */
  corrections_note: z.string().nullable(),
  certificate: z
    .object({ number: z.string(), code: z.string(), valid_until: z.iso.date().nullable() })
    .nullable(),
})
export type Attempt = z.infer<typeof attempt>

/** Everyone's best score, their own included; null below five people, who could be told apart. */
const peers = z.object({ people: z.int(), average: z.int() })

/** A score beside those of others: never a word of who, nor of what they answered. */
export const attemptComparison = z.object({
  network: peers.nullable(),
  team: peers.nullable(),
  /** How many of the other participants did less well, in percent; null where the network's average is. */
  better_than: z.int().nullable(),
  /** For whoever manages the team and follows it anyway: how many of it took the quiz. */
  team_taken: z.object({ people: z.int(), total: z.int() }).nullable(),
})
export type AttemptComparison = z.infer<typeof attemptComparison>

/** Where somebody stands with a quiz. */
export const TRAINING_STATUSES = ['todo', 'in_progress', 'passed', 'failed', 'expired'] as const
export type TrainingStatus = (typeof TRAINING_STATUSES)[number]

export const quizStanding = z.object({
  status: z.enum(TRAINING_STATUSES),
  open_attempt_id: id.nullable(),
  /** Null without a limit. */
  attempts_left: z.int().nullable(),
  /** When the next try may begin; null when it may now, or when none is left. */
  next_attempt_at: instant.nullable(),
  best_score: z.int().nullable(),
  valid_until: z.iso.date().nullable(),
})
export type QuizStanding = z.infer<typeof quizStanding>

export const attemptsAnswer = listOf(attemptSummary).extend({ standing: quizStanding })
export type AttemptsAnswer = z.infer<typeof attemptsAnswer>

/** Mine among the quizzes I see, for the list's chips. */
export const myQuizzes = z.object({ data: z.array(z.object({ quiz_id: id, ...quizStanding.shape })) })
export type MyQuizzes = z.infer<typeof myQuizzes>

export const certificateParams = z.object({
  code: z.string().regex(/^[A-HJ-NP-Z2-9]{12}$/, 'Ce code n’est pas celui d’une attestation.'),
})

/** What anybody with the code of an attestation may check. */
export const certificateCheck = z.object({
  number: z.string(),
  holder: z.string(),
  /** What it is of: a quiz that was passed, a course followed to its end, an event attended. */
  source: z.enum(['quiz', 'course', 'event']),
  title: z.string(),
  /** Of a quiz. */
  score: z.int().nullable(),
  /** Of a course that says how long it lasts. */
  duration_minutes: z.int().nullable(),
  obtained_on: z.iso.date(),
  valid_until: z.iso.date().nullable(),
  is_valid: z.boolean(),
})
export type CertificateCheck = z.infer<typeof certificateCheck>
