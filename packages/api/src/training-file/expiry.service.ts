import { addDays, formatDay, parisDay } from '@kiosque/contract/domain/dates'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { notify } from '../notices/notify.service.ts'
import type { Owner } from './attestations.service.ts'
import { attestedBy, markWarned, selectAttestations } from './attestations.sql.ts'
import { uploadEntry } from './file-entries.ts'
import { expiringOf } from './training-file.service.ts'

export const FILE_PATH = '/formations/mes-formations'
const DAYS_BEFORE = 30
const BATCH = 200

const dayText = (day: string) => formatDay(`${day}T12:00:00Z`)

/** Each morning: whoever has an attestation that runs out within the month is told, once. */
export async function warnOfExpiry(db: Db, now: Date): Promise<void> {
  const today = parisDay(now)
  for (let found = BATCH; found === BATCH;) {
    found = await inTransaction(db, async (trx) => {
      const until = addDays(today, DAYS_BEFORE)
      const rows = await markWarned(trx, { from: today, until, at: now, limit: BATCH })
      for (const { user_id, title, valid_until } of rows)
        await notify(trx, {
          to: { people: [{ user_id }] },
          title: `Une attestation arrive à échéance\u00a0: ${title}`,
          text: `Elle est valable jusqu’au ${dayText(valid_until)}.`,
          link: FILE_PATH,
          at: now,
        })
      return rows.length
    })
  }
}

export const attested = ({ viewer }: Pick<Owner, 'viewer'>) => attestedBy(viewer.user_id)

interface Asked extends Owner {
  own: { attested: ReadonlySet<number> }
}

/** What one keeps and must do again soon, or should have, in one line. Quizzes tell of their own. */
export async function attestationsToRenew(db: Db, owner: Asked): Promise<TodoItem[]> {
  if (owner.own.attested.size === 0) return []
  const today = parisDay(owner.now)
  const month = addDays(today, DAYS_BEFORE)
  const rows = await selectAttestations(db, owner.viewer.user_id)
  const entries = rows.map((row) => uploadEntry(row, undefined, today))
  const due = expiringOf(entries, today).filter(({ valid_until }) => valid_until <= month)
  const [first] = due
  if (first === undefined) return []
  return [
    {
      type: 'training',
      title: due.length === 1 ? first.title : `${due.length}\u00a0attestations à renouveler`,
      text: first.is_valid ? 'Votre attestation arrive à échéance.' : 'Votre attestation n’est plus valable.',
      url: FILE_PATH,
      due_on: first.valid_until,
      is_mandatory: false,
    },
  ]
}
