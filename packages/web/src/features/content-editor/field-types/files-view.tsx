import type { FileLike } from '@kiosque/contract/kinds/fields/file-parts'
import { FilesControl } from '../fields/files-control.tsx'
import { fieldView, listed, type ControlProps, type FieldView } from './field-view.ts'

type Held = { isOne: boolean; isPicture: boolean }

const filesControl = (held: Held) =>
  function Files({ field, path, value, onChange, isTitled }: ControlProps<FileLike>) {
    return (
      <FilesControl
        {...held}
        field={field}
        path={path}
        value={value as number | null | number[]}
        onChange={onChange}
        isTitled={isTitled}
      />
    )
  }

/** Files of the media library: one or several, pictures or anything. */
export function filesView<F extends FileLike>(held: Held): FieldView<F> {
  return fieldView<F>({
    Control: filesControl(held),
    isWide: !held.isOne,
    blank: () => (held.isOne ? null : []),
    describe: (_, value, names) => listed(value, (id) => names.file(Number(id))),
  })
}
