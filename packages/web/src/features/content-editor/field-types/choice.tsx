import type { ChoiceField } from '@kiosque/contract/kinds/fields/choice'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { Select } from '../../../ui/select.tsx'
import { fieldView, type ControlProps } from './field-view.ts'

function OneChoice({ field, path, value, onChange, error, hint }: ControlProps<ChoiceField>) {
  return (
    <Select
      name={path}
      label={field.label}
      error={error}
      hint={hint}
      value={String(value)}
      placeholder={field.required ? 'Choisissez…' : 'Aucun choix'}
      options={field.options.map((option) => ({ value: String(option.value), label: option.label }))}
      onChange={onChange}
    />
  )
}

export const choiceView = fieldView<ChoiceField>({
  Control: OneChoice,
  blank: () => '',
  toForm: (_, value) => String(value as string),
  fromForm: ({ options }, form) => options.find((option) => String(option.value) === form)?.value ?? null,
  describe: ({ options }, value) => optionLabel(options, value) ?? String(value as string),
})
