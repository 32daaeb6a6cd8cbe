import type { ContentRefsField } from '@kiosque/contract/kinds/fields/content-refs'
import { ContentsControl } from '../fields/contents-control.tsx'
import { fieldView, listed } from './field-view.ts'

export const contentRefsView = fieldView<ContentRefsField>({
  Control: (props) => <ContentsControl {...props} value={props.value as number | null | number[]} />,
  isWide: true,
  blank: ({ max }) => (max === 1 ? null : []),
  describe: (_, value, names) => listed(value, (id) => names.content(Number(id))),
})
