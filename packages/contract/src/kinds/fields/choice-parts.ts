import type { FieldBase, Option } from './field-base.ts'
import type { FieldBundle } from './field-bundle.ts'
import type { SchemaTools } from './type-schema.ts'

/** What one choice and several share. */
export interface ChoiceLike<O extends readonly Option[] = readonly Option[]> extends FieldBase {
  options: O
}

export function optionLabel(options: readonly Option[], value: unknown): string | null {
  return options.find((option) => option.value === value)?.label ?? null
}

export const optionLabels = (options: readonly Option[], values: readonly unknown[]): string[] =>
  values.flatMap((value) => optionLabel(options, value) ?? [])

/** Found by the label of what is chosen, always; filtered by, in the order of the declaration. */
export const choiceParts = {
  words: ({ options }: ChoiceLike, value: unknown) => {
    const chosen = Array.isArray(value) ? value : [value]
    return options
      .filter((option) => chosen.includes(option.value))
      .map(({ label, found_by: words }) => words ?? label)
      .filter((words) => words !== '')
  },
  options: ({ options }: ChoiceLike) => options,
  filter: {
    isValue: ({ options }: ChoiceLike, text: string) => options.some(({ value }) => String(value) === text),
    stored: ({ options }: ChoiceLike, text: string) =>
      options.find((option) => String(option.value) === text)?.value ?? text,
    label: ({ options }: ChoiceLike, text: string) =>
      optionLabel(options, text) ?? optionLabel(options, Number(text)) ?? text,
    order: ({ options }: ChoiceLike, one: string, other: string) => {
      const position = (text: string) => options.findIndex((option) => String(option.value) === text)
      return position(one) - position(other)
    },
  },
} satisfies Partial<FieldBundle<ChoiceLike>>

/** One of these values, as the kind declares them. */
export type ChosenOf<F> = F extends { options: readonly (infer O extends Option)[] } ? O['value'] : never

export const oneOf = (options: readonly Option[], { z }: SchemaTools) =>
  z
    .union([z.string(), z.number()], { error: 'Choisissez une valeur de la liste.' })
    .refine((value) => options.some((option) => option.value === value), 'Choisissez une valeur de la liste.')
