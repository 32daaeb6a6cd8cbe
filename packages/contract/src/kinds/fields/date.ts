import type { Extra, FieldBase } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import type { TypeSchema } from './type-schema.ts'

/** A day in Paris: `2026-11-30`. */
export interface DateField extends FieldBase {
  type: 'date'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    date: { field: DateField; members: string }
  }
}

export const date = <const E extends Extra>(label: string, extra?: E): DateField & NoInfer<E> =>
  ({ type: 'date', label, ...extra }) as DateField & NoInfer<E>

export const dateBundle = fieldBundle<DateField>({ text: (_, day, say) => say.day(day as string) })

export const dateSchema: TypeSchema<DateField> = (_, { day }) => day
