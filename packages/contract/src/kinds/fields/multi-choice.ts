import { choiceParts, oneOf, optionLabels, type ChoiceLike, type ChosenOf } from './choice-parts.ts'
import type { Extra, Option } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import type { TypeSchema } from './type-schema.ts'

/** Any number of values of a list. */
export interface MultiChoiceField<O extends readonly Option[] = readonly Option[]> extends ChoiceLike<O> {
  type: 'multi_choice'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    multi_choice: { field: MultiChoiceField; members: ChosenOf<F>[] }
  }
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

export const multiChoiceSchema: TypeSchema<MultiChoiceField> = ({ options }, tools) =>
  tools.z.array(oneOf(options, tools)).max(options.length, 'Choisissez chaque valeur une seule fois.')
