import { count } from '../lib/format.ts'

/** « Le lot de 2 pour 1 acheté », « Le lot de 5 pour 3 achetés »: what stands under the price of mechanic 4. */
export const lotNote = (received: number, bought: number): string =>
  `Le lot de ${received} pour ${count(bought, 'acheté')}`
