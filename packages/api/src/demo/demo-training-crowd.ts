import { sql } from 'kysely'
import { normaliseTarget } from '@kiosque/contract/domain/audience'
import { createRandom } from '@kiosque/contract/domain/quiz-draw'
import { scoreQuiz } from '@kiosque/contract/domain/quiz-score'
import { targetOf, type WithTarget } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { certificateNumber, newCertificateCode } from '../quizzes/certificate-number.ts'
import { definitionOf, drawnFor, type QuizDefinition } from '../quizzes/quiz-definition.ts'
import { answersOf } from '../quizzes/stored-answers.ts'
import { courseFacts } from '../trainings/course-facts.ts'
import { insertMany } from './bulk-insert.ts'
import { answerOf } from './crowd-answers.ts'
import { versionOf, type Learner, type Training } from './demo-attempts.ts'
import { daysFrom, type DemoStep } from './demo-step.ts'
import { isFor, readersOf, type Reader } from './network/readers.ts'
import { rhythmUntil, type Rhythm } from './network/rhythm.ts'

type Content = Training & WithTarget & { sort_at: Date }

type Trained = Learner & Reader

const MINUTE_MS = 60_000
const DAYS_BACK = 364
/** From so many people on, fewer of them try and watch: figures are as true, and sooner written. */
const MANY = 400

/**
 * The rest of the network takes its quizzes and watches its films, so that averages and analyses have something true to
 * say. Nobody one signs in as: what they did is told elsewhere. Chance is drawn from the numbers, the same each time.
 */
export const trainingCrowdStep: DemoStep = {
  name: 'training-crowd',
  async run(trx, context) {
    const home = await homeTrainings(trx)
    const rhythm = rhythmUntil(context.startedAt)
    const readers = (await readersOf(trx, context.deps)).map((reader) => ({
      ...reader,
      account_type: reader.type,
    }))
    for (const content of await trainings(trx)) {
      const people = readers.filter(
        (person) =>
          isFor(content.target, person) &&
          (person.drugstore_id !== home.drugstoreId || home.ids.has(content.id)),
      )
      const { startedAt } = context
      const isMany = people.length > MANY
      const crowd = {
        startedAt,
        rhythm,
        people,
        shareOf: (person: Learner) => (isMany && person.drugstore_id !== home.drugstoreId ? 0.24 : 1),
      }
      if (content.kind === 'quiz') await takeTogether(trx, content, crowd)
      else await watchTogether(trx, content, crowd)
    }
  },
}

interface Crowd {
  startedAt: Date
  rhythm: Rhythm
  people: readonly Trained[]
  /** Of those who would have done it, how many did. */
  shareOf: (person: Learner) => number
}

/** When somebody did it: once it was out and they were there, until they were last seen. */
function momentOf(
  { rhythm, startedAt }: Crowd,
  person: Trained,
  content: Content,
  random: () => number,
): Date | null {
  const earliest = Math.max(
    content.sort_at.getTime(),
    person.joined_at.getTime(),
    daysFrom(startedAt, -DAYS_BACK).getTime(),
  )
  const latest = Math.min(person.seen_at.getTime(), daysFrom(startedAt, -0.1).getTime())
  return earliest >= latest ? null : rhythm.between(new Date(earliest), new Date(latest), random)
}

/** The team one signs in to keeps to what its named people are busy with: its table stays one to read at a glance. */
async function homeTrainings(trx: Db): Promise<{ drugstoreId: number | null; ids: ReadonlySet<number> }> {
  const { rows } = await sql<{ content_id: number; drugstore_id: number }>`
    SELECT DISTINCT content_id, drugstore_id FROM quiz_attempts WHERE drugstore_id IS NOT NULL
    UNION SELECT DISTINCT content_id, drugstore_id FROM training_assignments`.execute(trx)
  return { drugstoreId: rows[0]?.drugstore_id ?? null, ids: new Set(rows.map(({ content_id: id }) => id)) }
}

async function trainings(trx: Db): Promise<Content[]> {
  const rows = await trx
    .selectFrom('content')
    .select(['id', 'kind', 'title', 'fields', 'sort_at', targetOf('content')])
    .where('kind', 'in', ['quiz', 'tutorial', 'academy', 'laboratory_training'])
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    target: normaliseTarget(row.target),
    fields: row.fields as Record<string, unknown>,
  }))
}

const randomFor = (person: Learner, content: Content) =>
  createRandom(person.user_id * 7919 + content.id * 104_729)
const abilityOf = ({ user_id }: Learner) => 0.5 + ((user_id * 53) % 50) / 100

async function takeTogether(trx: Db, quiz: Content, crowd: Crowd) {
  const definition = definitionOf(quiz)
  if (definition.questions.length === 0) return
  const version_id = await versionOf(trx, quiz.id, definition, daysFrom(crowd.startedAt, -DAYS_BACK))
  const rows = crowd.people.flatMap((person) => triesOf(person, quiz, definition, crowd))
  const ranks = await certificateRanks(trx, rows.filter((row) => row.passed).length)
  const values = rows
    .toSorted((one, other) => one.submitted_at.getTime() - other.submitted_at.getTime())
    .map((row) => {
      const rank = row.passed && definition.has_certificate ? (ranks.pop() ?? 0) : null
      return {
        ...row,
        version_id,
        certificate_number: rank === null ? null : certificateNumber(row.submitted_at, rank),
        certificate_code: rank === null ? null : newCertificateCode(),
      }
    })
  await insertMany(trx, 'quiz_attempts', values)
}

async function certificateRanks(trx: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ rank: number }>`
    SELECT nextval('certificate_number')::int AS rank FROM generate_series(1, ${count}::int)`.execute(trx)
  return rows.map(({ rank }) => rank).toReversed()
}

/** Two in three try; half of those who fail try once more, wiser. */
function triesOf(person: Trained, quiz: Content, definition: QuizDefinition, crowd: Crowd) {
  const random = randomFor(person, quiz)
  if (random() > 0.66 * crowd.shareOf(person)) return []
  const firstAt = momentOf(crowd, person, quiz, random)
  if (firstAt === null) return []
  const first = attempt(person, quiz, definition, {
    number: 1,
    at: firstAt,
    ability: abilityOf(person),
    random,
  })
  const againAt = daysFrom(firstAt, 2)
  if (first.passed || random() > 0.5 || againAt >= daysFrom(crowd.startedAt, -0.1)) return [first]
  const again = { number: 2, at: againAt, ability: abilityOf(person) + 0.25, random }
  return [first, attempt(person, quiz, definition, again)]
}

interface Trying {
  number: number
  at: Date
  ability: number
  random: () => number
}

function attempt(
  { user_id, account_type, drugstore_id }: Learner,
  quiz: Content,
  definition: QuizDefinition,
  trying: Trying,
) {
  const { number, at, ability, random } = trying
  const seed = quiz.id * 31 + user_id * 7 + number
  const drawn = drawnFor(definition, seed)
  const answers = Object.fromEntries(
    drawn.map((each) => [String(each.question.id), answerOf(each, ability, at, random)]),
  )
  const score = scoreQuiz(drawn, answersOf(answers), definition.pass_mark)
  const limit = definition.time_limit_s
  const submittedAt = new Date(at.getTime() + Math.round(2 + random() * 5) * MINUTE_MS)
  const deadline = limit === null ? null : new Date(at.getTime() + limit * 1000)
  const isLate = deadline !== null && submittedAt > deadline
  return {
    user_id,
    account_type,
    drugstore_id,
    content_id: quiz.id,
    number,
    seed,
    started_at: at,
    saved_at: at,
    deadline_at: deadline,
    submitted_at: isLate ? deadline : submittedAt,
    answers,
    points: score.points,
    max_points: score.most,
    score: score.percent,
    passed: score.isPassed,
  }
}

const SEEN_SHARE = 0.9

async function watchTogether(trx: Db, film: Content, crowd: Crowd) {
  const modules = (film.fields['modules'] ?? []) as { id: number }[]
  const isFollowed = film.kind === 'laboratory_training'
  const rows = crowd.people.flatMap((person) => {
    const random = randomFor(person, film)
    if (random() > (isFollowed ? 0.2 : 0.45) * crowd.shareOf(person)) return []
    const share = isFollowed || random() < 0.6 ? 1 : random()
    const at = momentOf(crowd, person, film, random)
    if (at === null) return []
    const seconds = isFollowed ? 0 : Math.floor(Number(film.fields['duration_s'] ?? 0) * share)
    const isWhole = share >= SEEN_SHARE && (isFollowed || seconds > 0 || modules.length > 0)
    return [
      {
        user_id: person.user_id,
        content_id: film.id,
        position_s: seconds,
        furthest_s: seconds,
        module_ids: modules.slice(0, Math.floor(modules.length * share)).map(({ id }) => id),
        completed_at: isWhole ? at : null,
        updated_at: at,
      },
    ]
  })
  // What an earlier step wrote of somebody stays.
  await insertMany(trx, 'training_progress', rows, { isKept: true })
  const whole = rows.filter(({ completed_at }) => completed_at !== null)
  if (film.kind === 'academy') await attest(trx, film, whole)
  if (isFollowed) await judge(trx, film, crowd, whole)
}

type Finished = { user_id: number; updated_at: Date }

/** A whole course is attested, once. */
async function attest(trx: Db, course: Content, finished: readonly Finished[]): Promise<void> {
  const ranks = await certificateRanks(trx, finished.length)
  const facts = courseFacts(course.fields)
  await insertMany(
    trx,
    'course_certificates',
    finished.map(({ user_id, updated_at }) => ({
      user_id,
      content_id: course.id,
      number: certificateNumber(updated_at, ranks.pop() ?? 0),
      code: newCertificateCode(),
      title: course.title,
      ...facts,
      obtained_at: updated_at,
    })),
    { isKept: true },
  )
}

const STARS = [5, 4, 4, 5, 3, 4, 5, 4, 2, 5, 4]
const WORDS = [
  'Concret et bien rythmé.',
  'On repart avec une fiche pour le comptoir.',
  'Un peu court pour les questions.',
  'Très bon support, l’équipe l’a repris le lendemain.',
  'Davantage de cas de comptoir la prochaine fois.',
]

/** Two in five of those who followed a laboratory's training say what they thought of it, one of them in words. */
async function judge(trx: Db, training: Content, crowd: Crowd, finished: readonly Finished[]): Promise<void> {
  const places = new Map(crowd.people.map(({ user_id, drugstore_id }) => [user_id, drugstore_id]))
  const judges = finished.filter(({ user_id }) => (user_id + training.id) % 5 < 2)
  const rows = judges.map(({ user_id, updated_at }, rank) => ({
    user_id,
    content_id: training.id,
    drugstore_id: places.get(user_id) ?? null,
    stars: STARS[(user_id * 3 + training.id) % STARS.length] ?? 4,
    comment: rank % 4 === 1 ? (WORDS[(user_id + training.id) % WORDS.length] ?? '') : '',
    created_at: updated_at,
    updated_at,
  }))
  await insertMany(trx, 'training_feedback', rows, { isKept: true })
}
