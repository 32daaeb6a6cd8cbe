import type { FlagField } from '@kiosque/contract/kinds/fields/boolean'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { fieldView, type ControlProps } from './field-view.ts'

function FlagControl({ field, path, value, onChange, error, hint }: ControlProps<FlagField>) {
  return (
    <Checkbox
      name={path}
      label={field.label}
      error={error}
      hint={hint}
      checked={value === true}
      onChange={onChange}
    />
  )
}

export const flagView = fieldView<FlagField>({
  Control: FlagControl,
  blank: () => false,
  toForm: (_, value) => value === true,
  describe: (_, value) => (value === true ? 'Oui' : 'Non'),
})
