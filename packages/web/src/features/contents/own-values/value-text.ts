import type { Field, FieldOf, FieldType } from '@kiosque/contract/kinds/fields'
import { optionLabel, optionLabels } from '@kiosque/contract/kinds/fields/choice-parts'
import type { NumberLike } from '@kiosque/contract/kinds/fields/number-parts'
import type { MemberValue } from '@kiosque/contract/wire/content-of'
import { formatCents, formatDate, formatDateTime, formatNumber } from '../../../lib/format.ts'

type Texts = {
  [Type in FieldType]: (field: FieldOf<Type>, value: MemberValue<FieldOf<Type>>) => string | null
}

const same = (_: Field, value: string) => value
const withUnit = ({ unit }: NumberLike, value: number) =>
  [formatNumber(value), unit].filter(Boolean).join('\u00A0')
const none = () => null

/** What a value says in a few words; null for what is shown in a place of its own. */
const TEXTS: Texts = {
  text: same,
  long_text: none,
  rich_text: none,
  url: same,
  email: same,
  phone: same,
  code: same,
  integer: withUnit,
  money_cents: (_, cents) => formatCents(cents),
  percent: withUnit,
  decimal: withUnit,
  date: (_, day) => formatDate(`${day}T12:00:00Z`),
  datetime: (_, instant) => formatDateTime(instant),
  boolean: ({ label }, isSo) => (isSo ? label : null),
  choice: ({ options }, value) => optionLabel(options, value),
  multi_choice: ({ options }, values) => optionLabels(options, values).join(', '),
  image: none,
  images: none,
  file: none,
  files: none,
  video: none,
  reference: (_, row) => ('label' in row ? row.label : row.name),
  content_refs: none,
  discount: none,
  items: none,
}

/** The same beside its label, which a flag does not say again. */
export function labelledText(field: Field, value: unknown): string | null {
  return value === true ? 'Oui' : valueText(field, value)
}

/** A value as members have it, in words; null where it is empty or has none. */
export function valueText(field: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return (TEXTS[field.type] as (field: Field, value: unknown) => string | null)(field, value) || null
}
