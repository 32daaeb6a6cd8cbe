import { choiceParts, optionLabel, type ChoiceLike } from './choice-parts.ts'
import type { Extra, Option } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'

/** One value of a list. */
export interface ChoiceField<O extends readonly Option[] = readonly Option[]> extends ChoiceLike<O> {
  type: 'choice'
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
