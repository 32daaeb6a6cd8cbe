import { MEDIAN_FACTOR, SIGNAL_WEIGHTS, vouchersText } from '@kiosque/contract/domain/claims'
import type { ClaimWarning } from '@kiosque/contract/wire/claims'
import type { Db } from '../db/db.ts'
import { selectClaim, selectLines, updateClaim, type ClaimRow, type LineRow } from './claims.sql.ts'
import type { StoredSignal } from './claims.tables.ts'
import { selectProofs, selectSameBytes, type ProofRow } from './proofs.sql.ts'
import { selectClaimedBefore, selectMedians, selectSameClaims } from './signals.sql.ts'

type Subject = Pick<ClaimRow, 'id' | 'operation_id' | 'drugstore_id' | 'period_starts_on' | 'period_ends_on'>

const factor = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** What the pharmacy should check before it sends; only what is its own is named. */
export async function warningsOf(
  db: Db,
  claim: Subject,
  lines: readonly LineRow[],
  proofs: readonly ProofRow[],
): Promise<ClaimWarning[]> {
  const same = await selectSameClaims(db, claim, { withDrafts: true })
  const bytes = await selectSameBytes(db, claim.id, hashesOf(proofs))
  const own = bytes.filter((each) => each.drugstore_id === claim.drugstore_id)
  return [
    ...same.map(({ id, number, status, products }): ClaimWarning => ({
      code: 'same_claim',
      message:
        status === 'draft'
          ? `Un brouillon (${number}) compte déjà ${products.join(', ')} sur cette période. Ne gardez que l’un des deux.`
          : `La demande ${number} compte déjà ${products.join(', ')} sur cette période. Vérifiez que ces bons n’y figurent pas.`,
      claim: { id, number },
    })),
    ...own.map(({ id, number }): ClaimWarning => ({
      code: 'same_proof',
      message: `Un de ces justificatifs accompagne déjà la demande ${number}.`,
      claim: { id, number },
    })),
    ...(await overQuota(db, claim, lines)).map(({ line, total }): ClaimWarning => ({
      code: 'over_quota',
      message: `${line.name}\u00a0: ${vouchersText(total)} pour ${vouchersText(line.max_quantity ?? 0)} prévus par officine.`,
      claim: null,
    })),
    ...aboveExtract(lines, proofs).map(({ line, counted }): ClaimWarning => ({
      code: 'above_extract',
      message: `${line.name}\u00a0: ${vouchersText(line.quantity)} saisis, ${vouchersText(counted)} dans l’extraction de caisse.`,
      claim: null,
    })),
  ]
}

/** What looks wrong to whoever controls it, the heaviest first. */
export async function signalsOf(
  db: Db,
  claim: Subject,
  lines: readonly LineRow[],
  proofs: readonly ProofRow[],
): Promise<StoredSignal[]> {
  const same = await selectSameClaims(db, claim, { withDrafts: false })
  const bytes = await selectSameBytes(db, claim.id, hashesOf(proofs))
  const signals: StoredSignal[] = [
    ...bytes.map(({ number, drugstore, drugstore_id }): StoredSignal => ({
      code: 'same_proof',
      message: `Même justificatif que la demande ${number}${drugstore_id === claim.drugstore_id ? '' : `, ${drugstore}`}.`,
    })),
    ...same.map(({ number, products }): StoredSignal => ({
      code: 'same_claim',
      message: `${number} compte déjà ${products.join(', ')} sur la même période.`,
    })),
    ...aboveExtract(lines, proofs).map(({ line, counted }): StoredSignal => ({
      code: 'above_extract',
      message: `${line.name}\u00a0: ${vouchersText(line.quantity)} déclarés, ${vouchersText(counted)} dans l’extraction de caisse.`,
    })),
    ...(await overQuota(db, claim, lines)).map(({ line, total }): StoredSignal => ({
      code: 'over_quota',
      message: `${line.name}\u00a0: ${vouchersText(total)} en tout pour ${vouchersText(line.max_quantity ?? 0)} prévus par officine.`,
    })),
    ...(await aboveMedian(db, claim, lines)).map(({ line, times }): StoredSignal => ({
      code: 'above_median',
      message: `${line.name}\u00a0: quantité ${factor.format(times)}\u00a0fois supérieure à la médiane des autres officines.`,
    })),
  ]
  return signals
}

/** Each kind of signal counts once. */
export const riskOf = (signals: readonly StoredSignal[]): number =>
  [...new Set(signals.map((signal) => signal.code))].reduce((sum, code) => sum + SIGNAL_WEIGHTS[code], 0)

/** Looks again at claims that wait, and keeps what the queue is ordered by. */
export async function refreshSignals(trx: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const row = await selectClaim(trx, id)
    if (!row) continue
    const signals = await signalsOf(trx, row, await selectLines(trx, [id]), await selectProofs(trx, id))
    await updateClaim(trx, id, { signals: JSON.stringify(signals), risk: riskOf(signals) })
  }
}

const hashesOf = (proofs: readonly ProofRow[]) => proofs.map((proof) => proof.sha256)

async function overQuota(db: Db, claim: Subject, lines: readonly LineRow[]) {
  if (lines.every((line) => line.max_quantity === null)) return []
  const before = await selectClaimedBefore(db, claim)
  return lines
    .map((line) => ({ line, total: line.quantity + (before.get(line.product_id) ?? 0) }))
    .filter(({ line, total }) => line.max_quantity !== null && total > line.max_quantity)
}

async function aboveMedian(db: Db, claim: Subject, lines: readonly LineRow[]) {
  const medians = await selectMedians(db, claim)
  return lines
    .map((line) => ({ line, times: line.quantity / (medians.get(line.product_id) ?? Infinity) }))
    .filter(({ times }) => times >= MEDIAN_FACTOR)
}

/** Only where an extract was understood: one that says nothing accuses nobody. */
function aboveExtract(lines: readonly LineRow[], proofs: readonly ProofRow[]) {
  const counted = new Map<number, number>()
  for (const { extract } of proofs)
    for (const { product_id, quantity } of extract?.by_product ?? [])
      counted.set(product_id, (counted.get(product_id) ?? 0) + quantity)
  if (counted.size === 0) return []
  return lines
    .map((line) => ({ line, counted: counted.get(line.product_id) ?? 0 }))
    .filter(({ line, counted: found }) => line.quantity > found)
}
