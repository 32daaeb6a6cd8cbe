import type { ReferenceField } from '@kiosque/contract/kinds/fields/reference'
import { ReferenceControl } from '../fields/reference-control.tsx'
import { fieldView } from './field-view.ts'

export const referenceView = fieldView<ReferenceField>({
  Control: (props) => <ReferenceControl {...props} value={props.value as number | string | null} />,
  describe: ({ to }, value, names) => (to === 'faq_theme' ? (value as string) : names[to](Number(value))),
})
