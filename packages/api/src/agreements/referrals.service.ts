import { progressTo, tiersOf } from '@kiosque/contract/domain/agreements'
import { endOfParisDay, formatDay, parisDay } from '@kiosque/contract/domain/dates'
import { formatPhone } from '@kiosque/contract/domain/phone'
import { managesTeam } from '@kiosque/contract/domain/roles'
import type { OwnFieldName, OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { ReferralState, ReferralStates } from '@kiosque/contract/wire/agreements'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import type { Cell } from '../kit/csv.ts'
import { signedBy, tiersIn, yearOf, type Asking } from './agreements.service.ts'
import {
  deleteCommitment,
  insertCommitment,
  selectVisibleAgreements,
  type AgreementRow,
} from './agreements.sql.ts'
import { readFigures } from './figures.ts'
import { amountsOf } from './standing.ts'

const valueOf = ({ fields }: AgreementRow, name: OwnFieldName<'referral_laboratory'>) => {
  const value = (fields as OwnValuesOf<'referral_laboratory'>)[name]
  return typeof value === 'string' ? value : ''
}

/** Until the last day asked for is over; afterwards the head office is asked. */
const isOver = (row: AgreementRow, now: Date) => {
  const last = valueOf(row, 'sign_before')
  return last !== '' && now >= endOfParisDay(last)
}

/** What one's pharmacy committed to, beside each referral laboratory; how far it is, for its owners. */
export async function listReferralStates(db: Db, asking: Asking): Promise<ReferralStates> {
  const { viewer, now } = asking
  const drugstoreId = viewer.drugstore_id
  if (drugstoreId === null) return { data: [], can_commit: false }
  const isOwner = managesTeam(viewer.account_type)
  const rows = await selectVisibleAgreements(db, 'referral_laboratory', asking)
  const agreements = isOwner ? await selectVisibleAgreements(db, 'performance', asking) : []
  const known = await readFigures(db, {
    drugstoreIds: isOwner ? [drugstoreId] : [],
    laboratoryIds: agreements.map(({ laboratory_id }) => laboratory_id),
    years: [...new Set(agreements.map((row) => yearOf(row, now)))],
  })
  const signed = await signedBy(db, drugstoreId)
  const data = rows.map((row): ReferralState => {
    const year = yearOf(row, now)
    const commitment = signed(row.laboratory_id, year)
    const agreement = agreements.find(
      (each) => each.laboratory_id === row.laboratory_id && yearOf(each, now) === year,
    )
    const tiers = agreement && tiersIn(agreement)
    const figures =
      agreement && known.of({ drugstoreId, laboratoryId: row.laboratory_id, year, tiers: tiers ?? [] })
    return {
      content_id: row.id,
      committed_on: commitment && parisDay(commitment.committed_at),
      committed_by: commitment?.first_name ? `${commitment.first_name} ${commitment.last_name}` : null,
      can_commit: isOwner && !isOver(row, now),
      progress: figures ? progressTo(tiersOf(tiers), amountsOf(figures).amount) : null,
      agreement_id: agreement?.id ?? null,
    }
  })
  return { data, can_commit: isOwner }
}

/** An owner commits the pharmacy for the year, or takes it back, until the last day; said twice, it is said once. */
export async function commit(
  db: Db,
  id: number,
  isCommitted: boolean,
  asking: Asking,
): Promise<ReferralState> {
  const { viewer, now } = asking
  const drugstoreId = viewer.drugstore_id
  const row = (await selectVisibleAgreements(db, 'referral_laboratory', asking)).find(
    (each) => each.id === id,
  )
  if (!row) throw notFound()
  if (drugstoreId === null || !managesTeam(viewer.account_type))
    throw forbidden('owners_only', 'Seuls les titulaires et les cotitulaires engagent l’officine.')
  if (isOver(row, now))
    throw conflict(
      'deadline_passed',
      `L’engagement était possible jusqu’au ${formatDay(valueOf(row, 'sign_before'))}.`,
    )
  const key = { laboratory_id: row.laboratory_id, year: yearOf(row, now), drugstore_id: drugstoreId }
  await inTransaction(db, async (trx) => {
    const hasChanged = isCommitted
      ? await insertCommitment(trx, { ...key, committed_by: viewer.user_id, committed_at: now })
      : await deleteCommitment(trx, key)
    if (!hasChanged) return
    await recordChange(trx, {
      actor: viewer,
      action: isCommitted ? 'commitment.create' : 'commitment.cancel',
      subject_type: 'commitment',
      subject_id: id,
      after: { drugstore_id: drugstoreId, laboratory_id: key.laboratory_id, year: key.year },
      at: now,
    })
  })
  const state = (await listReferralStates(db, asking)).data.find(({ content_id }) => content_id === id)
  if (!state) throw notFound()
  return state
}

export const DIRECTORY_CSV_HEADER = ['Laboratoire', 'Domaine', 'Contact', 'Téléphone', 'E-mail', 'Commande']

const ROUTES: Record<string, string> = { plateforme: 'Plateforme', direct: 'Direct' }

/** Whom to call, laboratory by laboratory: for teams, never for guests nor at the counter. */
export async function delegateDirectory(db: Db, asking: Asking): Promise<Cell[][]> {
  const rows = await selectVisibleAgreements(db, 'referral_laboratory', asking)
  return rows
    .toSorted((a, b) => a.laboratory.localeCompare(b.laboratory, 'fr'))
    .map((row) => [
      row.laboratory,
      valueOf(row, 'domain'),
      valueOf(row, 'contact_name'),
      formatPhone(valueOf(row, 'contact_phone')),
      valueOf(row, 'contact_email'),
      ROUTES[valueOf(row, 'order_route')] ?? '',
    ])
}
