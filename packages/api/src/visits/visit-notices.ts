import { formatDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { notify } from '../notices/notify.service.ts'
import { urlOf } from './present-visit.ts'
import { selectDesk, selectVisit, type ListedVisit } from './visits.sql.ts'
import type { Asking } from './asking.ts'

const DESK_PATH = '/admin/visits'
const FILE_PATH = '/formations/mes-formations'
/** Those who receive a delegate on behalf of the pharmacy. */
const SPEAKERS = [200, 180, 160]

const HOUR = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** « le 18/11/2026 à 9 h 30 ». */
export const momentText = (at: Date): string =>
  `le ${formatDay(at)} à ${HOUR.format(at)
    .replace(/^0?(\d+):/, '$1\u00a0h\u00a0')
    .replace(/\u00a000$/, '')}`

async function found(trx: Db, id: number): Promise<ListedVisit> {
  const row = await selectVisit(trx, id)
  if (!row) throw new Error('a visit that was just written is gone')
  return row
}

async function tellDesk(trx: Db, who: Asking, title: string, text: string) {
  const people = (await selectDesk(trx)).map((user_id) => ({ user_id }))
  await notify(trx, { to: { people }, title, text, link: DESK_PATH, by: who.viewer.user_id, at: who.now })
}

export async function tellRequested(trx: Db, id: number, who: Asking): Promise<void> {
  const row = await found(trx, id)
  const place = await nameOf(trx, row.drugstore_id)
  await tellDesk(trx, who, `Visite demandée\u00a0: ${row.title}`, `${place} propose trois créneaux.`)
}

export async function tellCancelled(trx: Db, id: number, who: Asking): Promise<void> {
  const row = await found(trx, id)
  const place = await nameOf(trx, row.drugstore_id)
  const when = row.slot ? ` La visite était prévue ${momentText(row.slot)}.` : ''
  await tellDesk(trx, who, `Visite annulée\u00a0: ${row.title}`, `${place} annule sa demande.${when}`)
}

/** What the head office decided, to those who receive the delegate. */
export async function tellAnswered(trx: Db, id: number, who: Asking): Promise<void> {
  const row = await found(trx, id)
  const isAccepted = row.status === 'accepted' && row.slot !== null
  const verdict =
    isAccepted && row.slot
      ? `Le délégué viendra ${momentText(row.slot)}.`
      : 'La visite ne pourra pas avoir lieu.'
  await notify(trx, {
    to: { drugstore_id: row.drugstore_id, account_types: SPEAKERS },
    title: `${isAccepted ? 'Visite acceptée' : 'Visite refusée'}\u00a0: ${row.title}`,
    text: [verdict, row.comment].filter(Boolean).join(' '),
    link: urlOf(row),
    by: who.viewer.user_id,
    at: who.now,
  })
}

/** Whoever was there has it in their file. */
export async function tellPresent(
  trx: Db,
  id: number,
  userIds: readonly number[],
  who: Asking,
): Promise<void> {
  const row = await found(trx, id)
  await notify(trx, {
    to: { people: userIds.map((user_id) => ({ user_id, drugstore_id: row.drugstore_id })) },
    topic: 'training',
    title: `Formation suivie\u00a0: ${row.title}`,
    text: 'Elle est dans votre dossier de formation.',
    link: FILE_PATH,
    by: who.viewer.user_id,
    at: who.now,
  })
}

async function nameOf(trx: Db, drugstoreId: number): Promise<string> {
  const row = await trx
    .selectFrom('drugstores')
    .select('name')
    .where('id', '=', drugstoreId)
    .executeTakeFirst()
  return row?.name ?? 'Une officine'
}
