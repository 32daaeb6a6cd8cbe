import type { Extra, FieldBase } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import type { TypeSchema } from './type-schema.ts'

/** An instant. */
export interface DateTimeField extends FieldBase {
  type: 'datetime'
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    datetime: { field: DateTimeField; members: string }
  }
}

export const datetime = <const E extends Extra>(label: string, extra?: E): DateTimeField & NoInfer<E> =>
  ({ type: 'datetime', label, ...extra }) as DateTimeField & NoInfer<E>

export const datetimeBundle = fieldBundle<DateTimeField>({
  text: (_, instant, say) => say.instant(instant as string),
})

export const datetimeSchema: TypeSchema<DateTimeField> = (_, { moment }) => moment
