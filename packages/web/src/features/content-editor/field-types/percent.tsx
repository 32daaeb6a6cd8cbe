import type { PercentField } from '@kiosque/contract/kinds/fields/percent'
import { numberView, TWO_DECIMALS } from './number-view.tsx'

export const percentView = numberView<PercentField>(TWO_DECIMALS)
