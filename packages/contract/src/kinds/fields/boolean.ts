import type { Extra, FieldBase } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import type { TypeSchema } from './type-schema.ts'

/** Yes or no. */
export interface FlagField extends FieldBase {
  type: 'boolean'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    boolean: { field: FlagField; members: boolean }
  }
}

export const flag = <const E extends Extra>(label: string, extra?: E): FlagField & NoInfer<E> =>
  ({ type: 'boolean', label, ...extra }) as FlagField & NoInfer<E>

export const flagBundle = fieldBundle<FlagField>({
  text: ({ label }, isSo) => (isSo === true ? label : null),
  filter: {
    isValue: (_, text) => text === 'true' || text === 'false',
    stored: (_, text) => text === 'true',
    label: (_, text) => (text === 'true' ? 'Oui' : 'Non'),
    order: null,
  },
})

export const flagSchema: TypeSchema<FlagField> = (_, { z }) =>
  z.boolean({ error: 'Répondez par oui ou par non.' })
