import { CLAIM_REASON_LABELS } from '@kiosque/contract/domain/claims'
import { refreshSignals } from '../claims/signals.service.ts'
import type { Db } from '../db/db.ts'
import { notify } from '../notices/notify.service.ts'
import { insertMany } from './bulk-insert.ts'
import { addBatches } from './claims/add-batches.ts'
import { addOperations } from './claims/add-operations.ts'
import { addProofs, twinsOf } from './claims/add-proofs.ts'
import { claimRow, eventsOf, linesOf, stepsOf, type Claim, type Kept } from './claims/claim-rows.ts'
import { crowdClaim } from './claims/crowd-claims.ts'
import { OWN_CLAIMS } from './claims/own-claims.ts'
import { accountsOf } from './demo-people.ts'
import { daysFrom, type DemoContext, type DemoStep } from './demo-step.ts'
import { DEMO_DOMAIN } from './named-people.ts'

const CHUNK = 500

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

async function addClaims(trx: Db, context: DemoContext, claims: readonly Claim[]): Promise<void> {
  const staff = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', `editeur@${DEMO_DOMAIN}`)
    .executeTakeFirst()
  const begun = new Map(claims.map((claim) => [claim, stepsOf(claim, context).created.getTime()]))
  const byDate = claims.toSorted((a, b) => (begun.get(a) ?? 0) - (begun.get(b) ?? 0))
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
  await addBatches(trx, context, kept, staff?.id ?? null)
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
