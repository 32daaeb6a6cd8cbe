import { choiceParts, optionLabels, type ChoiceLike } from './choice-parts.ts'
import type { Extra, Option } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'

/** Any number of values of a list. */
export interface MultiChoiceField<O extends readonly Option[] = readonly Option[]> extends ChoiceLike<O> {
  type: 'multi_choice'
}

export const multiChoice = <const O extends readonly Option[], const E extends Extra>(
  label: string,
  options: O,
  extra?: E,
): MultiChoiceField<O> & NoInfer<E> =>
  ({ type: 'multi_choice', label, options, ...extra }) as MultiChoiceField<O> & NoInfer<E>

export const multiChoiceBundle = fieldBundle<MultiChoiceField>({
  ...choiceParts,
  empty: () => [],
  text: ({ options }, values) => optionLabels(options, values as unknown[]).join(', '),
})
