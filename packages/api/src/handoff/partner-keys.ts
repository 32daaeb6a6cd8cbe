import type { HandoffPartner } from '@kiosque/contract/domain/handoff'
import { unseal } from './seal.ts'

interface Keys {
  secret: string
  previous_secret: string | null
  previous_until: Date | null
}

/** The keys a token may be signed with now, the one in use first; empty where none can be opened. */
export function liveKeys(secretKey: string, partner: HandoffPartner, row: Keys, now: Date): string[] {
  const isRotating = row.previous_until !== null && row.previous_until > now
  const sealed = isRotating && row.previous_secret ? [row.secret, row.previous_secret] : [row.secret]
  return sealed.map((each) => unseal(secretKey, each, partner)).filter((key) => key !== null)
}
