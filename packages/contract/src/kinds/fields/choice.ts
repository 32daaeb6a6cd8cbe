import { choiceParts, oneOf, optionLabel, type ChoiceLike, type ChosenOf } from './choice-parts.ts'
import type { Extra, Option } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import type { TypeSchema } from './type-schema.ts'

/** One value of a list. */
export interface ChoiceField<O extends readonly Option[] = readonly Option[]> extends ChoiceLike<O> {
  type: 'choice'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    choice: { field: ChoiceField; members: ChosenOf<F> }
  }
}

export const choice = <const O extends readonly Option[], const E extends Extra>(
  label: string,
  options: O,
  extra?: E,
): ChoiceField<O> & NoInfer<E> =>
  ({ type: 'choice', label, options, ...extra }) as ChoiceField<O> & NoInfer<E>

export const choiceBundle = fieldBundle<ChoiceField>({
  ...choiceParts,
  text: ({ options }, value) => optionLabel(options, value),
  isNumeric: ({ options }) => options.every((option) => typeof option.value === 'number'),
})

export const choiceSchema: TypeSchema<ChoiceField> = ({ options }, tools) => oneOf(options, tools)
