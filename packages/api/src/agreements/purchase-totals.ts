import type { PurchaseTotal } from '@kiosque/contract/wire/agreements'
import type { GoodLine } from '../network/import/read-lines.ts'
import type { PurchaseLine } from './purchase-columns.ts'
import type { KeptPurchase } from './purchases.sql.ts'

/** What the lines add up to by laboratory and month, beside what is kept: to be held against the statement. */
export function totalsOf(
  good: readonly GoodLine<PurchaseLine>[],
  kept: readonly KeptPurchase[],
): { totals: PurchaseTotal[]; total: number } {
  const keptBy = new Map<string, number>()
  for (const { laboratory_id, month, amount_cents } of kept) {
    const key = `${laboratory_id} ${month.slice(0, 7)}`
    keptBy.set(key, (keptBy.get(key) ?? 0) + amount_cents)
  }
  const byPair = new Map<string, PurchaseTotal>()
  for (const { values } of good) {
    const key = `${values.laboratory.id} ${values.month}`
    const { lines, amount } = byPair.get(key) ?? { lines: 0, amount: 0 }
    byPair.set(key, {
      laboratory: values.laboratory.name,
      month: values.month,
      lines: lines + 1,
      amount: amount + values.amount,
      kept: keptBy.get(key) ?? null,
    })
  }
  const totals = [...byPair.values()].toSorted(
    (a, b) => a.laboratory.localeCompare(b.laboratory, 'fr') || a.month.localeCompare(b.month),
  )
  return { totals, total: totals.reduce((all, { amount }) => all + amount, 0) }
}
