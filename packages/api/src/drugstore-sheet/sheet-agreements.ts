import type { DeskStanding } from '@kiosque/contract/wire/agreements'
import type { DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'

/** What an adviser says at a visit: all laboratories together, then what is nearest to a tier. */
export function sheetAgreements(standings: readonly DeskStanding[]): DrugstoreSheet['agreements'] {
  const compared = standings.filter(({ last_year }) => last_year !== null)
  return {
    year: standings[0]?.year ?? null,
    through: standings.reduce<string | null>(
      (last, { through }) => (through !== null && (last === null || through > last) ? through : last),
      null,
    ),
    amount: standings.reduce((all, { amount }) => all + amount, 0),
    last_year:
      compared.length === 0 ? null : compared.reduce((all, { last_year }) => all + (last_year ?? 0), 0),
    standings: standings.map(
      ({ laboratory, amount, last_year, tier, next, progress, is_committed, projection }) => ({
        laboratory,
        amount,
        last_year,
        tier,
        next,
        progress,
        is_committed,
        projection,
      }),
    ),
  }
}
