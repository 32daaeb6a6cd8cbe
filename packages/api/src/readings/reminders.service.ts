import { parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../notices/notify.service.ts'
import { beforeText, dayOf, urlOf } from './readings.service.ts'
import { selectLiveReadings, type ReadingRow } from './readings.sql.ts'
import { deleteOldReminders, insertDueReminders, type Reminded } from './reminders.sql.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 400

/**
 * Each morning, whoever has not said « J’ai lu et compris » hears of the last day: seven days before, the day before,
 * and once it is past. Each once, written down in the transaction that tells it; a morning that was missed is made up for.
 */
export async function sendReadingReminders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  const since = new Date(at.getTime() - DAY_MS)
  let told = 0
  for (const reading of await selectLiveReadings(db, at)) {
    const readBefore = dayOf(reading.fields)
    if (readBefore === null) continue
    const asked = { reading: { ...reading, readBefore }, today: parisDay(at), zones: null }
    told += await inTransaction(db, async (trx) => {
      const due = await insertDueReminders(trx, asked, { now: at, toldSince: since })
      return tell(trx, reading, readBefore, due, at)
    })
  }
  await deleteOldReminders(db, new Date(at.getTime() - KEPT_DAYS * DAY_MS))
  return told
}

function textOf(daysBefore: number, readBefore: string): string {
  if (daysBefore < 0)
    return `La date est passée\u00a0: cette lecture obligatoire était attendue${beforeText(readBefore)}.`
  if (daysBefore <= 1) return `Dernier rappel\u00a0: lecture obligatoire${beforeText(readBefore)}.`
  return `Lecture obligatoire${beforeText(readBefore)}.`
}

async function tell(
  trx: Db,
  reading: ReadingRow,
  readBefore: string,
  due: readonly Reminded[],
  at: Date,
): Promise<number> {
  let told = 0
  for (const [daysBefore, people] of Map.groupBy(due, ({ days_before }) => days_before))
    told += await notify(trx, {
      to: { people },
      topic: 'reading',
      contentId: reading.id,
      title: reading.title,
      text: textOf(daysBefore, readBefore),
      link: urlOf(reading),
      at,
    })
  return told
}
