import { addDays, formatDay, parisDay } from '@kiosque/contract/domain/dates'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../notices/notify.service.ts'
import {
  deleteOldReminders,
  insertDueReminders,
  insertRenewalReminders,
  selectDueTrainings,
  selectLapsingQuizzes,
  type Reminded,
} from './reminders.sql.ts'
import type { TrainingRow } from './results.sql.ts'
import { askedOf } from './results.service.ts'

const DAY_MS = 86_400_000
const DUE_DAYS = 7
const KEPT_DAYS = 400
/** A success of the other day that ends within the month is no news. */
const FRESH_DAYS = 14

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/**
 * Tells people of a last day that comes (seven days before, then the day before) and of a success that runs out
 * (thirty days, seven days, the last day): in the bell, and by mail as each wants it. Each once: what is written down
 * is told in the same transaction. A day the server missed is made up for.
 */
export async function sendTrainingReminders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS)
  const today = parisDay(at)
  let told = 0
  const lastDay = addDays(today, DUE_DAYS)
  for (const training of await selectDueTrainings(db, { from: today, to: lastDay }, at)) {
    const maxAttempts = training.kind === 'quiz' ? numberOf(training.fields.max_attempts) : null
    const asked = await askedOf(db, training, { zones: null, now: at })
    told += await inTransaction(db, async (trx) => {
      const due = { asked, lastDay, maxAttempts, toldSince: before(1), now: at }
      return tell(trx, training, await insertDueReminders(trx, due), dueWords, at)
    })
  }
  for (const quiz of await selectLapsingQuizzes(db, at)) {
    const asked = await askedOf(db, quiz, { zones: null, now: at })
    const { validityMonths } = asked
    if (validityMonths === null) continue
    told += await inTransaction(db, async (trx) => {
      const lapsing = { asked: { ...asked, validityMonths }, passedBefore: before(FRESH_DAYS), now: at }
      return tell(trx, quiz, await insertRenewalReminders(trx, lapsing), renewalWords, at)
    })
  }
  await deleteOldReminders(db, before(KEPT_DAYS))
  return told
}

type Words = (training: TrainingRow, day: string, daysBefore: number) => { title: string; text: string }

const dueWords: Words = ({ title }, day, daysBefore) => ({
  title: daysBefore <= 1 ? `Dernier rappel\u00a0: ${title}` : `Bientôt la date limite\u00a0: ${title}`,
  text: `À faire avant le ${formatDay(day)}.`,
})

const renewalWords: Words = ({ title, fields }, day, daysBefore) => {
  const what = fields.has_certificate === false ? 'Votre réussite' : 'Votre attestation'
  return daysBefore === 0
    ? {
        title: `${what} prend fin aujourd’hui\u00a0: ${title}`,
        text: 'Refaites le quiz pour la renouveler.',
      }
    : {
        title: `${what} arrive à son terme\u00a0: ${title}`,
        text: `Elle est valable jusqu’au ${formatDay(day)}\u00a0: refaites le quiz pour la renouveler.`,
      }
}

async function tell(
  trx: Db,
  training: TrainingRow,
  reminded: readonly Reminded[],
  words: Words,
  at: Date,
): Promise<number> {
  const kind = kindOf(training.kind)
  const link = kind === null ? '/' : contentPath(kind, { ...training.fields, ...training })
  let told = 0
  const groups = Map.groupBy(reminded, ({ day, days_before }) => `${day} ${days_before}`)
  for (const people of groups.values()) {
    const [first] = people
    if (!first) continue
    const said = words(training, first.day, first.days_before)
    told += await notify(trx, { to: { people }, topic: 'training', ...said, link, at })
  }
  return told
}
