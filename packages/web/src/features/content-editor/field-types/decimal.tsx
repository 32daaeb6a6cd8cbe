import type { DecimalField } from '@kiosque/contract/kinds/fields/decimal'
import { numberView, TWO_DECIMALS } from './number-view.tsx'

export const decimalView = numberView<DecimalField>(TWO_DECIMALS)
