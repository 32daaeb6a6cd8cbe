import { maskedRate, maskFigure } from '@kiosque/contract/domain/masking'
import type { DrugstoreNote, DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import { standingsOfDrugstore } from '../agreements/desk.service.ts'
import { recordChange } from '../audit/audit.ts'
import { listAudit } from '../audit/audit.service.ts'
import { claimsOfDrugstore } from '../claims/summary.service.ts'
import { messagesOfDrugstore } from '../contact/inbox.service.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { forbidden, notFound } from '../errors.ts'
import { openedBy } from '../handoff/handoff.service.ts'
import { openAdminDrugstore } from '../network/admin-drugstores.service.ts'
import { demandFollowed } from '../network/drugstores.service.ts'
import { isAdministrator, type Viewer } from '../http/viewer.ts'
import { readingsOfDrugstore } from '../readings/overview.service.ts'
import { recallsOfDrugstore } from '../recalls/overview.service.ts'
import { visitsOf } from '../statistics/visits.ts'
import { progressOfDrugstore } from '../trainings/team.service.ts'
import * as sheet from './drugstore-sheet.sql.ts'
import { sheetAgreements } from './sheet-agreements.ts'
import { sheetTrainings } from './sheet-trainings.ts'

const READING_MS = 28 * 86_400_000
const YEAR_MS = 365 * 86_400_000
const LATEST_FACTS = 6

/** One pharmacy as the head office follows it: visits, reading, campaigns, what changed and what was noted. */
export async function drugstoreSheetOf(
  db: Db,
  viewer: Viewer,
  id: number,
  now: Date,
): Promise<DrugstoreSheet> {
  const drugstore = await openAdminDrugstore(db, viewer, id)
  const zoneId = drugstore.zone?.id ?? null
  const since = new Date(now.getTime() - READING_MS)
  const last = await sheet.selectLastVisit(db, id)
  const team = await sheet.selectReaders(db, { drugstore_id: id }, since)
  const zone = zoneId === null ? null : await sheet.selectReaders(db, { zone_id: zoneId }, since)
  const campaigns = await sheet.selectCampaigns(db, id)
  const journal = await listAudit(db, { subject: `drugstore:${id}`, page: 1, per_page: LATEST_FACTS })
  const rateOf = ({ people, readers }: { people: number; readers: number }) =>
    maskedRate(maskFigure(readers), maskFigure(people))
  return {
    last_visit: last?.last_seen_at
      ? { at: last.last_seen_at.toISOString(), name: `${last.first_name} ${last.last_name}` }
      : null,
    reading: { rate: rateOf(team), zone_rate: zone && rateOf(zone) },
    visits: await visitsOf(db, id, zoneId, now),
    campaigns: {
      answered: campaigns[0]?.answered ?? 0,
      joined: campaigns[0]?.joined ?? 0,
      latest: campaigns.map(({ answered: _, joined: __, answered_at, ...campaign }) => ({
        ...campaign,
        answered_at: answered_at.toISOString(),
      })),
    },
    trainings: sheetTrainings(await progressOfDrugstore(db, id, now)),
    agreements: sheetAgreements(await standingsOfDrugstore(db, id, now)),
    partners: await openedBy(db, id, new Date(now.getTime() - YEAR_MS)),
    requests: await messagesOfDrugstore(db, id),
    recalls: await recallsOfDrugstore(db, id),
    required_readings: await readingsOfDrugstore(db, id, now),
    claims: await claimsOfDrugstore(db, id, now),
    facts: journal.data.map(({ id: entryId, action, at, actor }) => ({
      id: entryId,
      action,
      at,
      actor: actor?.name ?? 'Kiosque',
    })),
    notes: (await sheet.selectNotes(db, id)).map((row) => presentNote(row, viewer)),
  }
}

function presentNote(row: sheet.NoteRow, viewer: Viewer): DrugstoreNote {
  const author = [row.first_name, row.last_name].filter(Boolean).join(' ')
  return {
    id: row.id,
    text: row.text,
    author: author || null,
    at: row.at.toISOString(),
    can_delete: row.user_id === viewer.user_id || isAdministrator(viewer),
  }
}

export function addNote(
  deps: Deps,
  viewer: Viewer,
  drugstoreId: number,
  text: string,
): Promise<DrugstoreNote> {
  return inTransaction(deps.db, async (trx) => {
    const at = deps.now()
    await demandFollowed(trx, viewer, drugstoreId)
    const id = await sheet.insertNote(trx, { drugstore_id: drugstoreId, user_id: viewer.user_id, text, at })
    await audit(trx, viewer, drugstoreId, { action: 'drugstore.note_add', after: { note_id: id, text }, at })
    const note = (await sheet.selectNotes(trx, drugstoreId)).find((row) => row.id === id)
    if (!note) throw notFound()
    return presentNote(note, viewer)
  })
}

/** By whoever wrote it, or an administrator. */
export function removeNote(deps: Deps, viewer: Viewer, drugstoreId: number, id: number): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    await demandFollowed(trx, viewer, drugstoreId)
    const note = await sheet.lockNote(trx, drugstoreId, id)
    if (!note) throw notFound()
    if (note.user_id !== viewer.user_id && !isAdministrator(viewer)) throw forbidden()
    await sheet.deleteNote(trx, id)
    const before = { note_id: id, text: note.text }
    await audit(trx, viewer, drugstoreId, { action: 'drugstore.note_remove', before, at: deps.now() })
  })
}

function audit(
  trx: Db,
  viewer: Viewer,
  drugstoreId: number,
  change: { action: string; at: Date; before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  return recordChange(trx, { actor: viewer, subject_type: 'drugstore', subject_id: drugstoreId, ...change })
}
