import type { FormField } from '@kiosque/contract/kinds/editor-form'
import { FieldControl } from './fields/field-control.tsx'
import type { Editor } from './use-editor.ts'

/** One of the fields every content has, by the control of its type. */
export function OneField({
  editor,
  each,
  isTitled,
}: {
  editor: Editor
  each: FormField
  isTitled?: boolean
}) {
  return (
    <FieldControl
      field={each.field}
      path={each.name}
      value={editor.form[each.name]}
      beside={editor.form}
      onChange={(value) => editor.set(each.name, value)}
      isTitled={isTitled ?? false}
    />
  )
}
