import { formatDay, parisDay } from '@kiosque/contract/domain/dates'
import { managesTeam } from '@kiosque/contract/domain/roles'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { RequiredReading, RequiredReadings } from '@kiosque/contract/wire/readings'
import type { Member } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { firstOf } from '../kit/first-of.ts'
import type { LiveRow } from '../live/live-row.ts'
import { sees } from '../live/sees.ts'
import { markRead } from '../marks/marks.service.ts'
import { notify, wakeDesk, wakePeople } from '../notices/notify.service.ts'
import * as rows from './readings.sql.ts'
import { toldBySince } from './reminders.sql.ts'

/** The screens of the head office that show who has read listen to this name. */
export const READINGS_DESK = 'readings'

export interface Reading {
  viewer: Member
  now: Date
  live: Live
}

const DAY_MS = 86_400_000

/** What people must read at an instant. */
export const liveReadings = (db: Db, now: Date) => rows.selectLiveReadings(db, now)

export const dayOf = (fields: OwnValuesOf): string | null =>
  typeof fields.read_before === 'string' ? fields.read_before : null

export function urlOf({ kind, id, slug, fields }: rows.ReadingRow): string {
  const declared = kindOf(kind)
  return declared === null ? '/' : contentPath(declared, { ...fields, id, slug })
}

/** What this person must read: people of the pharmacies, and guests whom it names; the head office reads what it writes. */
export const requiredFor = async (asked: Reading): Promise<number[]> =>
  (await requiredRows(asked)).map(({ id }) => id)

/** The first so many that are wanted. */
export async function requiredRows(
  { viewer, now, live }: Reading,
  most = Infinity,
  isWanted: (row: LiveRow) => boolean = () => true,
): Promise<LiveRow[]> {
  if (viewer.right_id !== null) return []
  await live.contents.refresh()
  const isSeen = sees(viewer, now.getTime())
  const isRequired = (row: LiveRow) => isWanted(row) && isSeen(row) && viewer.targets.holds(row.target_id)
  const found: LiveRow[] = []
  for (const kind of rows.READING_KINDS)
    found.push(...firstOf(live.contents.ofKind(kind).mustRead, most - found.length, isRequired))
  return found
}

/** All of it, what waits first; with who of the team has not, for who manages one. */
export async function listReadings(db: Db, asking: Reading): Promise<RequiredReadings> {
  const ids = await requiredFor(asking)
  const found = ids.length === 0 ? [] : await rows.selectLiveReadings(db, asking.now, ids)
  const data = await present(db, found, asking)
  return { data: data.toSorted((a, b) => Number(a.confirmed_at !== null) - Number(b.confirmed_at !== null)) }
}

export async function readReading(db: Db, contentId: number, asking: Reading): Promise<RequiredReading> {
  const reading = await demandRequired(db, contentId, asking)
  const [shown] = await present(db, [reading], asking)
  if (shown === undefined) throw notFound()
  return shown
}

async function present(
  db: Db,
  found: readonly rows.ReadingRow[],
  { viewer, now }: Reading,
): Promise<RequiredReading[]> {
  const ids = found.map(({ id }) => id)
  const proofs = await rows.selectProofs(db, viewer.user_id, ids)
  const today = parisDay(now)
  const shown = []
  for (const reading of found) {
    const proof = proofs.find(({ content_id }) => content_id === reading.id)
    const before = dayOf(reading.fields)
    shown.push({
      content_id: reading.id,
      title: reading.title,
      url: urlOf(reading),
      read_before: before,
      is_late: proof === undefined && before !== null && before < today,
      confirmed_at: proof?.confirmed_at.toISOString() ?? null,
      version: proof?.version ?? null,
      team: await teamOf(db, reading, viewer),
    })
  }
  return shown
}

async function teamOf(db: Db, reading: rows.ReadingRow, viewer: Member): Promise<RequiredReading['team']> {
  if (viewer.drugstore_id === null || !managesTeam(viewer.account_type)) return null
  const team = await rows.selectTeam(db, reading, viewer.drugstore_id)
  const missing = team.filter(({ is_done }) => !is_done)
  return {
    total: team.length,
    confirmed: team.length - missing.length,
    missing: missing.map(({ user_id, first_name, last_name, role }) => ({
      user_id,
      name: `${first_name} ${last_name}`.trim(),
      role,
    })),
  }
}

/** One that this person must read; seen by them but not required is said so, what they do not see does not exist. */
async function demandRequired(db: Db, contentId: number, asking: Reading): Promise<rows.ReadingRow> {
  const { viewer, now, live } = asking
  await live.contents.refresh()
  const row = live.contents.find(contentId)
  if (row === undefined || !sees(viewer, now.getTime())(row)) throw notFound()
  const [reading] = (await requiredFor(asking)).includes(contentId)
    ? await rows.selectLiveReadings(db, now, [contentId])
    : []
  if (reading === undefined)
    throw conflict('not_required', 'La lecture de ce contenu ne vous est pas demandée.')
  return reading
}

/** « J’ai lu et compris »: kept with who, when and which version. A second press changes nothing. */
export async function confirmReading(db: Db, contentId: number, asking: Reading): Promise<RequiredReading> {
  const { viewer, now } = asking
  const reading = await demandRequired(db, contentId, asking)
  await inTransaction(db, async (trx) => {
    await rows.insertProof(trx, {
      content_id: contentId,
      user_id: viewer.user_id,
      round: reading.round,
      version: reading.version,
      account_id: viewer.account_id,
      drugstore_id: viewer.drugstore_id,
      confirmed_at: now,
    })
    await markRead(trx, contentId, { viewer, now })
    await rows.settleFor(trx, contentId, viewer.user_id, now)
    await wakePeople(trx, [viewer.user_id])
    await wakeDesk(trx, READINGS_DESK)
  })
  return readReading(db, contentId, asking)
}

/** A titulaire reminds those of the team who have not; once a day. */
export async function remindTeam(db: Db, contentId: number, asking: Reading): Promise<{ people: number }> {
  const { viewer, now } = asking
  const reading = await demandRequired(db, contentId, asking)
  const { drugstore_id: drugstoreId } = viewer
  if (drugstoreId === null || !managesTeam(viewer.account_type))
    throw forbidden('forbidden', 'Seuls le titulaire et le cotitulaire relancent l’équipe.')
  return inTransaction(db, async (trx) => {
    if (await toldBySince(trx, contentId, viewer.user_id, new Date(now.getTime() - DAY_MS)))
      throw conflict('reminded', 'Vous avez déjà relancé votre équipe aujourd’hui.')
    const team = await rows.selectTeam(trx, reading, drugstoreId)
    const people = team
      .filter(({ is_done, user_id }) => !is_done && user_id !== viewer.user_id)
      .map(({ user_id }) => ({ user_id, drugstore_id: drugstoreId }))
    const told = await notify(trx, {
      to: { people },
      topic: 'reading',
      contentId,
      title: reading.title,
      text: `Votre titulaire vous demande de lire ceci${beforeText(dayOf(reading.fields))}.`,
      link: urlOf(reading),
      by: viewer.user_id,
      at: now,
    })
    return { people: told }
  })
}

export const beforeText = (day: string | null): string => (day === null ? '' : ` avant le ${formatDay(day)}`)
