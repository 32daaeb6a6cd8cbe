import { sql } from 'kysely'
import { createRandom } from '@kiosque/contract/domain/quiz-draw'
import { scoreQuiz } from '@kiosque/contract/domain/quiz-score'
import { reachedAccounts } from '../audience/reached.predicate.ts'
import { targetOf, type WithTarget } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'
import { certificateNumber, newCertificateCode } from '../quizzes/certificate-number.ts'
import { definitionOf, drawnFor, type QuizDefinition } from '../quizzes/quiz-definition.ts'
import { answersOf } from '../quizzes/stored-answers.ts'
import { answerOf } from './crowd-answers.ts'
import { versionOf, type Learner, type Training } from './demo-attempts.ts'
import { daysFrom, type DemoContext, type DemoStep } from './demo-step.ts'
import { NAMED_PEOPLE } from './named-people.ts'

type Content = Training & WithTarget

const MINUTE_MS = 60_000
const BATCH = 100
const DAYS_BACK = 70

/**
 * The rest of the network takes its quizzes and watches its films, so that averages and analyses have something true to
 * say. Nobody one signs in as: what they did is told elsewhere. Chance is drawn from the numbers, the same each time.
 */
export const trainingCrowdStep: DemoStep = {
  name: 'training-crowd',
  async run(trx, context) {
    const home = await homeTrainings(trx)
    for (const content of await trainings(trx)) {
      const everyone = await concerned(trx, content)
      const people = everyone.filter(
        (person) => person.drugstore_id !== home.drugstoreId || home.ids.has(content.id),
      )
      if (content.kind === 'quiz') await takeTogether(trx, context, content, people)
      else await watchTogether(trx, context, content, people)
    }
  },
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
    .select(['id', 'kind', 'title', 'fields', targetOf('content')])
    .where('kind', 'in', ['quiz', 'tutorial', 'academy'])
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, fields: row.fields as Record<string, unknown> }))
}

async function concerned(trx: Db, { target }: Content): Promise<Learner[]> {
  const named = NAMED_PEOPLE.map(({ email }) => email)
  const { rows } = await sql<Learner>`
    SELECT DISTINCT ON (reached.user_id) reached.user_id, reached.type AS account_type, reached.drugstore_id
      FROM (${reachedAccounts(target)}) reached JOIN users ON users.id = reached.user_id
     WHERE reached.drugstore_id IS NOT NULL AND NOT users.email = ANY (${named}::text[])
     ORDER BY reached.user_id, reached.id`.execute(trx)
  return rows
}

const randomFor = (person: Learner, content: Content) =>
  createRandom(person.user_id * 7919 + content.id * 104_729)
const abilityOf = ({ user_id }: Learner) => 0.5 + ((user_id * 53) % 50) / 100

async function takeTogether(trx: Db, { startedAt }: DemoContext, quiz: Content, people: readonly Learner[]) {
  const definition = definitionOf(quiz)
  if (definition.questions.length === 0) return
  const version = await versionOf(trx, quiz.id, definition, daysFrom(startedAt, -DAYS_BACK))
  const rows = people.flatMap((person) => triesOf(person, quiz, definition, startedAt))
  for (let first = 0; first < rows.length; first += BATCH) {
    const batch = rows.slice(first, first + BATCH)
    const ranks = await certificateRanks(trx, batch.filter((row) => row.passed).length)
    const values = batch.map((row) => {
      const rank = row.passed && definition.has_certificate ? (ranks.pop() ?? 0) : null
      return {
        ...row,
        version_id: version,
        answers: json(row.answers),
        certificate_number: rank === null ? null : certificateNumber(row.submitted_at, rank),
        certificate_code: rank === null ? null : newCertificateCode(),
      }
    })
    await trx.insertInto('quiz_attempts').values(values).execute()
  }
}

async function certificateRanks(trx: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ rank: number }>`
    SELECT nextval('certificate_number')::int AS rank FROM generate_series(1, ${count}::int)`.execute(trx)
  return rows.map(({ rank }) => rank).toReversed()
}

/** Two in three try; half of those who fail try once more, wiser. */
function triesOf(person: Learner, quiz: Content, definition: QuizDefinition, startedAt: Date) {
  const random = randomFor(person, quiz)
  if (random() > 0.66) return []
  const firstAt = daysFrom(startedAt, -3 - Math.floor(random() * (DAYS_BACK - 4)))
  const first = attempt(person, quiz, definition, {
    number: 1,
    at: firstAt,
    ability: abilityOf(person),
    random,
  })
  if (first.passed || random() > 0.5) return [first]
  const again = { number: 2, at: daysFrom(firstAt, 2), ability: abilityOf(person) + 0.25, random }
  return [first, attempt(person, quiz, definition, again)]
}

interface Trying {
  number: number
  at: Date
  ability: number
  random: () => number
}

function attempt(person: Learner, quiz: Content, definition: QuizDefinition, trying: Trying) {
  const { number, at, ability, random } = trying
  const seed = quiz.id * 31 + person.user_id * 7 + number
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
    ...person,
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

async function watchTogether(trx: Db, { startedAt }: DemoContext, film: Content, people: readonly Learner[]) {
  const modules = (film.fields['modules'] ?? []) as { id: number }[]
  const rows = people.flatMap((person) => {
    const random = randomFor(person, film)
    if (random() > 0.45) return []
    const share = random() < 0.6 ? 1 : random()
    const at = daysFrom(startedAt, -1 - Math.floor(random() * DAYS_BACK))
    const seconds = Math.floor(Number(film.fields['duration_s'] ?? 0) * share)
    return [
      {
        user_id: person.user_id,
        content_id: film.id,
        position_s: seconds,
        furthest_s: seconds,
        module_ids: modules.slice(0, Math.floor(modules.length * share)).map(({ id }) => id),
        completed_at: share >= SEEN_SHARE && (seconds > 0 || modules.length > 0) ? at : null,
        updated_at: at,
      },
    ]
  })
  for (let first = 0; first < rows.length; first += BATCH)
    await trx
      .insertInto('training_progress')
      .values(rows.slice(first, first + BATCH))
      // What an earlier step wrote of somebody stays.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
