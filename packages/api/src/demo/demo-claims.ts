import { createHash } from 'node:crypto'
import { CLAIM_REASON_LABELS } from '@kiosque/contract/domain/claims'
import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { refreshSignals } from '../claims/signals.service.ts'
import type { Db } from '../db/db.ts'
import { addOwnFiles } from '../files/add-file.ts'
import { notify } from '../notices/notify.service.ts'
import { insertMany } from './bulk-insert.ts'
import { crowdClaim } from './claims/crowd-claims.ts'
import { DEMO_OPERATIONS, type DemoOperation } from './claims/operations.ts'
import { OWN_CLAIMS, type DemoClaim } from './claims/own-claims.ts'
import { french } from './contents/french.ts'
import { makePdf } from './demo-pdf.ts'
import { accountsOf } from './demo-people.ts'
import { daysFrom, type DemoContext, type DemoStep } from './demo-step.ts'
import { DEMO_DOMAIN } from './named-people.ts'

/** So many claims that wait have a sheet of their own, for whoever opens them; the others of an operation share one. */
const OWN_SHEETS = 12
const CHUNK = 500

interface Operation extends DemoOperation {
  id: number
  offered: { id: number; name: string; ean: string; value: number }[]
  starts_on: string
  ends_on: string
}

interface Claim {
  of: DemoClaim
  drugstore_id: number
  user_id: number
  operation: Operation
  isOwn: boolean
}

/** Operations open, ending and over; claims in every state, for the named pharmacy and for others (D14-02). */
export const claimsStep: DemoStep = {
  name: 'claims',
  label: 'les bons de réduction',
  async run(trx, context) {
    const people = await accountsOf(trx)
    const titulaire = people.get('titulaire')
    if (!titulaire) return
    const operations = await addOperations(trx, context)
    const own = OWN_CLAIMS.flatMap((of): Claim[] => {
      const operation = operations.get(of.operation)
      const user_id = people.get(of.by ?? 'titulaire')?.user_id ?? titulaire.user_id
      return operation ? [{ of, operation, user_id, drugstore_id: titulaire.drugstore_id, isOwn: true }] : []
    })
    const others = await trx
      .selectFrom('accounts')
      .innerJoin('drugstores', 'drugstores.id', 'accounts.drugstore_id')
      .select(['accounts.user_id', 'drugstores.id as drugstore_id'])
      .distinctOn('drugstores.id')
      .where('accounts.type', '=', 200)
      .where('drugstores.is_disabled', '=', false)
      .where('drugstores.id', '<>', titulaire.drugstore_id)
      .orderBy('drugstores.id')
      .orderBy('accounts.user_id')
      .execute()
    const crowd = others.flatMap((other, rank) =>
      [...operations.values()].flatMap((operation): Claim[] => {
        const of = crowdClaim(operation, rank)
        return of ? [{ of, operation, ...other, isOwn: false }] : []
      }),
    )
    await addClaims(trx, context, [...own, ...crowd])
  },
}

async function addOperations(trx: Db, { startedAt }: DemoContext): Promise<Map<string, Operation>> {
  const laboratories = await trx.selectFrom('laboratories').select(['id', 'name']).execute()
  const today = parisDay(startedAt)
  const made = new Map<string, Operation>()
  for (const [rank, operation] of DEMO_OPERATIONS.entries()) {
    const laboratory = laboratories.find(({ name }) => name === operation.laboratory)
    if (!laboratory) continue
    const days = { starts_on: addDays(today, operation.from), ends_on: addDays(today, operation.to) }
    const { id } = await trx
      .insertInto('bri_operations')
      .values({
        ...days,
        title: french(operation.title),
        laboratory_id: laboratory.id,
        deadline: addDays(today, operation.deadline),
        proofs: ['receipt', 'till_extract'],
        proof_note: french(operation.note ?? ''),
        status: 'open',
        created_by: null,
        created_at: daysFrom(startedAt, operation.from - 7),
        updated_at: daysFrom(startedAt, operation.from - 7),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const products = await trx
      .insertInto('bri_products')
      .values(
        operation.products.map(([name, detail, value], position) => ({
          operation_id: id,
          name: french(name),
          detail: french(detail),
          ean: ean(rank * 10 + position),
          value,
          max_quantity: null,
          position,
        })),
      )
      .returning(['id', 'name', 'ean', 'value'])
      .execute()
    made.set(operation.key, { ...operation, ...days, id, offered: products })
  }
  return made
}

/** Thirteen digits whose last one checks the others. */
function ean(number: number): string {
  const body = `340156${String(18_247 + number * 7).padStart(6, '0')}`
  const sum = [...body].reduce((total, digit, rank) => total + Number(digit) * (rank % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

async function addClaims(trx: Db, context: DemoContext, claims: readonly Claim[]): Promise<void> {
  const staff = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', `editeur@${DEMO_DOMAIN}`)
    .executeTakeFirst()
  const byDate = claims.toSorted((a, b) => a.of.created - b.of.created)
  const counters = new Map<number, number>()
  const rows = byDate.map((claim) => claimRow(claim, context, staff?.id ?? null, counters))
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += CHUNK) {
    const made = await trx
      .insertInto('bri_claims')
      .values(rows.slice(from, from + CHUNK))
      .returning(['id', 'number'])
      .execute()
    const byNumber = new Map(made.map(({ id, number }) => [number, id]))
    ids.push(...rows.slice(from, from + CHUNK).map(({ number }) => byNumber.get(number) ?? 0))
  }
  const kept = byDate.map((claim, rank) => ({
    ...claim,
    id: ids[rank] ?? 0,
    number: rows[rank]?.number ?? '',
  }))
  await insertMany(trx, 'bri_claim_lines', kept.flatMap(linesOf))
  await insertMany(
    trx,
    'bri_claim_events',
    kept.flatMap((claim) => eventsOf(claim, context, staff?.id ?? null)),
  )
  await addProofs(trx, context, kept)
  for (const [year, last] of counters)
    await trx.insertInto('bri_counters').values({ kind: 'BRI', year, last }).execute()
  // Of the others, no quantity is far from what the rest claim, and no proof comes twice: nothing would be found.
  const twins = twinsOf(kept)
  await refreshSignals(
    trx,
    kept
      .filter(({ id, isOwn, of }) => of.status === 'submitted' && (isOwn || twins.has(id)))
      .map(({ id }) => id),
  )
  await tellCorrection(trx, context, kept)
}

function claimRow(
  { of, operation, drugstore_id, user_id }: Claim,
  { startedAt }: DemoContext,
  staffId: number | null,
  counters: Map<number, number>,
) {
  const at = (days: number | undefined) => (days === undefined ? null : daysFrom(startedAt, days))
  const created = daysFrom(startedAt, of.created)
  const year = Number(parisDay(created).slice(0, 4))
  const rank = (counters.get(year) ?? 0) + 1
  counters.set(year, rank)
  return {
    number: `BRI-${year}-${String(rank).padStart(6, '0')}`,
    operation_id: operation.id,
    drugstore_id,
    period_starts_on: operation.starts_on,
    period_ends_on: operation.ends_on,
    status: of.status,
    sends: of.submitted === undefined ? 0 : 1,
    created_by: user_id,
    created_at: created,
    updated_at: daysFrom(startedAt, of.paid ?? of.decided ?? of.submitted ?? of.created),
    first_submitted_at: at(of.submitted),
    submitted_at: at(of.submitted),
    submitted_by: of.submitted === undefined ? null : user_id,
    decided_at: at(of.decided),
    decided_by: of.decided === undefined ? null : staffId,
    reason_code: of.reason ?? null,
    comment: french(of.comment ?? ''),
    correct_by: of.status === 'to_correct' ? addDays(parisDay(startedAt), 8) : null,
    batch_id: null,
    paid_on: of.paid === undefined ? null : parisDay(daysFrom(startedAt, of.paid)),
    payment_reference:
      of.paid === undefined ? null : `VIR-${80_000 + ((drugstore_id * 97 + operation.id * 13) % 9_999)}`,
    reminded_for: null,
  }
}

type Kept = Claim & { id: number; number: string }

function linesOf({ id, of, operation }: Kept) {
  const isDecided = of.decided !== undefined && of.status !== 'to_correct'
  return of.quantities.flatMap((quantity, rank) => {
    const product = operation.offered[rank]
    if (quantity === 0 || product === undefined) return []
    const accepted = of.status === 'refused' ? 0 : (of.kept?.[rank] ?? quantity)
    const isWhole = accepted === quantity
    const isAsked = of.status === 'to_correct' && rank === of.quantities.length - 1
    const decision = isDecided
      ? isWhole
        ? ('accepted' as const)
        : accepted === 0
          ? ('refused' as const)
          : ('adjusted' as const)
      : isAsked
        ? ('to_correct' as const)
        : null
    return [
      {
        claim_id: id,
        operation_id: operation.id,
        product_id: product.id,
        quantity,
        value: product.value,
        decision,
        accepted_quantity: isDecided ? accepted : null,
        reason_code: decision === null || decision === 'accepted' ? null : (of.reason ?? null),
        comment: '',
      },
    ]
  })
}

function eventsOf({ id, of, operation, user_id }: Kept, { startedAt }: DemoContext, staffId: number | null) {
  const asked = of.quantities.reduce(
    (sum, quantity, rank) => sum + quantity * (operation.offered[rank]?.value ?? 0),
    0,
  )
  const none = { reason_code: null, comment: '', amount: null }
  const decided =
    of.status === 'paid'
      ? of.kept?.some((each, rank) => each !== of.quantities[rank])
        ? 'partly_accepted'
        : 'accepted'
      : of.status
  return [
    { claim_id: id, kind: 'draft' as const, actor_id: user_id, at: daysFrom(startedAt, of.created), ...none },
    ...(of.submitted === undefined
      ? []
      : [
          {
            claim_id: id,
            kind: 'submitted' as const,
            actor_id: user_id,
            at: daysFrom(startedAt, of.submitted),
            ...none,
            amount: asked,
          },
        ]),
    ...(of.decided === undefined
      ? []
      : [
          {
            claim_id: id,
            kind: decided as 'accepted',
            actor_id: staffId,
            at: daysFrom(startedAt, of.decided),
            reason_code: of.reason ?? null,
            comment: french(of.comment ?? ''),
            amount: null,
          },
        ]),
    ...(of.paid === undefined
      ? []
      : [
          {
            claim_id: id,
            kind: 'paid' as const,
            actor_id: staffId,
            at: daysFrom(startedAt, of.paid),
            ...none,
          },
        ]),
  ]
}

/** A sheet of tickets for what somebody is likely to open; the others of an operation share one. */
async function addProofs(trx: Db, { deps, startedAt }: DemoContext, claims: readonly Kept[]): Promise<void> {
  const waiting = claims.filter(({ isOwn, of }) => !isOwn && of.status === 'submitted')
  const shown = new Set(waiting.slice(-OWN_SHEETS).map(({ id }) => id))
  const hasOwn = ({ isOwn, id }: Kept) => isOwn || shown.has(id)
  const alone = claims.filter(hasOwn)
  const shared = [
    ...new Map(claims.filter((claim) => !hasOwn(claim)).map((claim) => [claim.operation.id, claim])).values(),
  ]
  const sheets = [...alone, ...shared]
  const files = await addOwnFiles(
    trx,
    deps.storage,
    sheets.map((claim) => ({ bytes: tickets(claim), name: 'tickets-de-caisse.pdf', alt: '', at: startedAt })),
  )
  const fileOf = new Map(sheets.map((claim, rank) => [claim.id, files[rank]?.id ?? 0]))
  const sharedFile = new Map(shared.map((claim) => [claim.operation.id, fileOf.get(claim.id) ?? 0]))
  await trx
    .updateTable('file')
    .set({ origin: 'member' })
    .where(
      'id',
      'in',
      files.map((file) => file.id),
    )
    .execute()
  const twins = twinsOf(claims)
  await insertMany(
    trx,
    'bri_proofs',
    claims.map((claim) => ({
      claim_id: claim.id,
      file_id: fileOf.get(claim.id) ?? sharedFile.get(claim.operation.id) ?? 0,
      // Its own, so that a sheet shared here does not look like a proof sent twice; two of them are.
      sha256: createHash('sha256')
        .update(twins.has(claim.id) ? 'twin' : claim.number)
        .digest('hex'),
      added_by: claim.user_id,
      added_at: daysFrom(startedAt, claim.of.created),
      extract: null,
    })),
  )
  await insertMany(
    trx,
    'file_use',
    claims.map((claim) => ({
      owner_type: 'claim',
      owner_id: claim.id,
      file_id: fileOf.get(claim.id) ?? sharedFile.get(claim.operation.id) ?? 0,
    })),
  )
}

/** The last two that wait sent the same proof. */
const twinsOf = (claims: readonly Kept[]): ReadonlySet<number> =>
  new Set(
    claims
      .filter(({ isOwn, of }) => !isOwn && of.status === 'submitted')
      .slice(-2)
      .map((claim) => claim.id),
  )

function tickets({ operation, of, number }: Kept): Uint8Array {
  const lines = of.quantities.flatMap((quantity, rank) => {
    const product = operation.offered[rank]
    if (!product || quantity === 0) return []
    const value = (product.value / 100).toFixed(2).replace('.', ',')
    return [`${product.ean}   ${product.name}`, `${quantity} bons de réduction immédiate, ${value} € chacun`]
  })
  const from = operation.starts_on.split('-').toReversed().join('/')
  return makePdf(french(`Tickets, ${operation.laboratory}`), [
    `Période du ${from}, ${number}`,
    ...lines.map(french),
    french('Document de démonstration : noms et montants sont inventés.'),
  ])
}

async function tellCorrection(trx: Db, { startedAt }: DemoContext, claims: readonly Kept[]): Promise<void> {
  for (const { id, number, of, operation, drugstore_id, isOwn } of claims) {
    if (!isOwn || of.status !== 'to_correct') continue
    await notify(trx, {
      to: { drugstore_id, account_types: [200, 180, 160, 100] },
      title: `${number} est à corriger`,
      text: `${operation.laboratory}. ${of.reason ? `${CLAIM_REASON_LABELS[of.reason]}.` : ''}`,
      link: `/services/bri-compensation/${id}`,
      at: daysFrom(startedAt, of.decided ?? 0),
    })
  }
}
