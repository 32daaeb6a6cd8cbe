import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import type { HandoffPartner } from '@kiosque/contract/domain/handoff'
import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import type { HandoffLink, HandoffTrial } from '@kiosque/contract/wire/handoff'
import type { Deps } from '../deps.ts'
import { notFound, unavailable } from '../errors.ts'
import { throttle } from '../http/limits.ts'
import { findDrugstore } from '../network/drugstores.service.ts'
import type { Viewer } from '../http/viewer.ts'
import { insertHandoff, selectPartner } from './handoff.sql.ts'
import { JWT_HEADER, signJwt, type Claims } from './jwt.ts'
import { liveKeys } from './partner-keys.ts'

const LIFE_SECONDS = 60
const LIMIT = { limit: 120, windowSeconds: 60 }

export type Passed = Record<string, string | readonly string[]>

type Asked = { page?: string; query?: Passed }

const unreachable = (note = '') =>
  unavailable(
    'partner_unavailable',
    `Ce service partenaire n’est pas disponible pour le moment. ${note || 'Réessayez plus tard.'}`,
  )

/** The address that opens a partner's site as this person of this drugstore, for a minute (D11-01). */
export async function signHandoff(
  deps: Deps,
  viewer: Viewer,
  partner: HandoffPartner,
  drugstoreId: number,
  asked: Asked = {},
): Promise<HandoffLink> {
  // Only the drugstore one is working for now: anybody else's does not exist, and guests have none.
  if (viewer.drugstore_id !== drugstoreId || viewer.account_type === ACCOUNT_TYPES.guest) throw notFound()
  const now = deps.now()
  await throttle(deps.db, `handoff:${viewer.user_id}`, LIMIT, now)
  const drugstore = await findDrugstore(deps.db, viewer, drugstoreId)
  const { base, secret } = await openPartner(deps, partner)
  const claims = claimsOf(deps, partner, viewer.user_id, drugstore)
  await insertHandoff(deps.db, {
    at: now,
    partner,
    user_id: viewer.user_id,
    drugstore_id: drugstoreId,
    page: asked.page ?? null,
    jti: claims.jti,
  })
  return linkOf(base, asked, secret, claims)
}

/** What the head office tries before opening a partner to everybody: its own entrance, with nobody's pharmacy. */
export async function tryHandoff(deps: Deps, viewer: Viewer, partner: HandoffPartner): Promise<HandoffTrial> {
  const { base, secret } = await openPartner(deps, partner, { isTrial: true })
  const claims = claimsOf(deps, partner, viewer.user_id, { cip_officine: '0000000', group_name: null })
  await insertHandoff(deps.db, {
    at: deps.now(),
    partner,
    user_id: viewer.user_id,
    drugstore_id: null,
    page: 'essai',
    jti: claims.jti,
  })
  return { ...linkOf(base, {}, secret, claims), header: JWT_HEADER, claims: { ...claims } }
}

async function openPartner(deps: Deps, partner: HandoffPartner, { isTrial = false } = {}) {
  const config = await selectPartner(deps.db, partner)
  if (!config || (config.is_down_by_hand && !isTrial)) throw unreachable(config?.down_note)
  const [secret] = liveKeys(deps.env.secretKey, partner, { ...config, previous_secret: null }, deps.now())
  if (secret === undefined) {
    deps.log.error({ partner }, 'handoff secret cannot be opened: SECRET_KEY changed')
    throw unreachable()
  }
  return { base: absoluteUrl(deps, config.url), secret }
}

function claimsOf(
  { env, now }: Deps,
  partner: HandoffPartner,
  userId: number,
  drugstore: { cip_officine: string; group_name: string | null },
): Claims {
  const iat = Math.floor(now().getTime() / 1000)
  return {
    iss: env.publicUrl,
    aud: partner,
    sub: subjectOf(env.secretKey, partner, userId),
    cip: drugstore.cip_officine,
    group: drugstore.group_name,
    jti: randomUUID(),
    iat,
    exp: iat + LIFE_SECONDS,
  }
}

const linkOf = (base: string, asked: Asked, secret: string, claims: Claims): HandoffLink => ({
  url: addressOf(base, asked, signJwt(secret, claims)),
  expires_at: new Date(claims.exp * 1000).toISOString(),
})

/** The demonstration's stand-in is kept as a path, so that it works on whatever port the server listens. */
export const absoluteUrl = (deps: Pick<Deps, 'env'>, url: string) =>
  url.startsWith('/') ? `${deps.env.publicUrl}${url}` : url

/** What the head office set wins over what was passed; the token over both. */
function addressOf(base: string, { page, query = {} }: Asked, token: string): string {
  const url = new URL(base)
  for (const [name, value] of Object.entries(query)) {
    if (name === 'token' || url.searchParams.has(name)) continue
    for (const each of [value].flat()) url.searchParams.append(name, each)
  }
  if (page !== undefined) url.searchParams.set('page', page)
  url.searchParams.set('token', token)
  return url.href
}

/** Nobody can tell who it is from it, nor compare it between partners; the same person keeps it. */
function subjectOf(secretKey: string, partner: string, userId: number): string {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'kiosque handoff subjects', 32))
  return createHmac('sha256', key).update(`${partner}.${userId}`).digest('base64url').slice(0, 32)
}
