import type { Field } from '@kiosque/contract/kinds/fields'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import type { Say } from '@kiosque/contract/kinds/fields/field-bundle'
import { formatCents, formatDate, formatDateTime, formatNumber } from '../../../lib/format.ts'

const SAY: Say = {
  number: formatNumber,
  cents: formatCents,
  day: (day) => formatDate(`${day}T12:00:00Z`),
  instant: formatDateTime,
}

/** The same beside its label, which a flag does not say again. */
export function labelledText(field: Field, value: unknown): string | null {
  return value === true ? 'Oui' : valueText(field, value)
}

/** A value as members have it, in words; null where it is empty or has none. */
export function valueText(field: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return bundleOf(field).text(field, value, SAY) || null
}
