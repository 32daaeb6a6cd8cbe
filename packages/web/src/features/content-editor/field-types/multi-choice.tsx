import { IconCheck } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import type { MultiChoiceField } from '@kiosque/contract/kinds/fields/multi-choice'
import { Chip } from '../../../ui/chip.tsx'
import { FieldNote, fieldId } from '../../../ui/field.tsx'
import { fieldView, listed, type ControlProps } from './field-view.ts'

function ManyChoices({ field, path, value, onChange, error, hint }: ControlProps<MultiChoiceField>) {
  const chosen = value as (string | number)[]
  return (
    <fieldset className="field" id={fieldId(path)} tabIndex={-1}>
      <legend className="label">{field.label}</legend>
      <div className="row" style={{ gap: 6 }}>
        {field.options.map((option) => {
          const isOn = chosen.includes(option.value)
          return (
            <Chip
              key={option.value}
              pressed={isOn}
              icon={isOn ? <IconCheck className="i i--16" aria-hidden="true" /> : undefined}
              onClick={() =>
                onChange(isOn ? chosen.filter((each) => each !== option.value) : [...chosen, option.value])
              }
            >
              {option.label}
            </Chip>
          )
        })}
      </div>
      {(error ?? hint) && <FieldNote id={`${fieldId(path)}-note`} error={error} hint={hint} />}
    </fieldset>
  )
}

export const multiChoiceView = fieldView<MultiChoiceField>({
  Control: ManyChoices,
  isWide: true,
  blank: () => [],
  describe: ({ options }, value) => listed(value, (one) => optionLabel(options, one) ?? String(one), ', '),
})
