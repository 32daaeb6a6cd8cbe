import { randomBytes } from 'node:crypto'
import { HANDOFF_KEYS, type HandoffPartner } from '@kiosque/contract/domain/handoff'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { selectPartner, spendHandoff, upsertPartner } from './handoff.sql.ts'
import { readJwt, type Claims } from './jwt.ts'
import { liveKeys } from './partner-keys.ts'
import { seal } from './seal.ts'
import { absoluteUrl } from './sign.service.ts'

export const STAND_IN = '/partner-stand-in'
const pathOf = (partner: HandoffPartner) => `/api/v1${STAND_IN}/${partner}`

/** The keys it shares with Kiosque, two of them during a rotation; null where the partner is a real one, or none. */
export async function selectStandIn(deps: Deps, partner: HandoffPartner): Promise<string[] | null> {
  const config = await selectPartner(deps.db, partner)
  if (!config || absoluteUrl(deps, config.url) !== absoluteUrl(deps, pathOf(partner))) return null
  return liveKeys(deps.env.secretKey, partner, config, deps.now())
}

/** Who comes in; null for a token that is forged, for somebody else, too old or already used. */
export async function spendToken(
  deps: Deps,
  partner: HandoffPartner,
  keys: readonly string[],
  token: string,
): Promise<Claims | null> {
  const claims = keys
    .map((key) => readJwt(key, token, partner, deps.env.publicUrl, deps.now()))
    .find((read) => read !== null)
  if (!claims) return null
  return (await spendHandoff(deps.db, partner, claims.jti, deps.now())) ? claims : null
}

/** The demonstration: all six partners are played here, each with a secret of its own. */
export async function configureStandIns(trx: Db, deps: Deps, at: Date): Promise<void> {
  for (const partner of HANDOFF_KEYS) {
    const secret = seal(deps.env.secretKey, randomBytes(32).toString('base64url'), partner)
    await upsertPartner(trx, {
      partner,
      url: pathOf(partner),
      secret,
      previous_secret: null,
      previous_until: null,
      updated_at: at,
    })
  }
}
