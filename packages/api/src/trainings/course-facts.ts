import { isDpcType } from '@kiosque/contract/domain/dpc'
import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'

export const numberIn = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null)

/** What a course of the academy declares of itself, as attestations say it. */
export function courseFacts(fields: OwnValuesOf<'academy'>): {
  duration_minutes: number | null
  dpc_type: string | null
  dpc_number: string | null
} {
  const hours = numberIn(fields.hours)
  const { dpc_type: type, dpc_number: number } = fields
  return {
    duration_minutes: hours === null ? null : Math.max(1, Math.round(hours * 60)),
    dpc_type: isDpcType(type) ? type : null,
    dpc_number: typeof number === 'string' && number !== '' ? number : null,
  }
}
