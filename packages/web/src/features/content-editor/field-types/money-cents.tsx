import { parseEuros } from '@kiosque/contract/domain/money'
import type { MoneyCentsField } from '@kiosque/contract/kinds/fields/money-cents'
import { formatCents } from '../../../lib/format.ts'
import { numberView } from './number-view.tsx'

const euroText = (cents: number) => {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100]
  return `${cents < 0 ? '-' : ''}${whole},${String(rest).padStart(2, '0')}`
}

export const moneyCentsView = numberView<MoneyCentsField>(
  { parse: parseEuros, unreadable: 'Saisissez un montant, par exemple 12,90.', scale: 100 },
  {
    toForm: (_, value) => euroText(value as number),
    describe: (_, value) => formatCents(value as number),
  },
)
