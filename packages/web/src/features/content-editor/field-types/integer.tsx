import type { IntegerField } from '@kiosque/contract/kinds/fields/integer'
import { numberView, typedAs } from './number-view.tsx'

export const integerView = numberView<IntegerField>({
  parse: typedAs(/^[-\u2212]?\d{1,12}$/),
  unreadable: 'Saisissez un nombre entier.',
  inputMode: 'numeric',
})
