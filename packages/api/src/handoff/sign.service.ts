import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import type { HandoffPartner } from '@kiosque/contract/domain/handoff'
import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import type { HandoffLink } from '@kiosque/contract/wire/handoff'
import type { Deps } from '../deps.ts'
import { notFound, unavailable } from '../errors.ts'
import { throttle } from '../http/limits.ts'
import { findDrugstore } from '../network/drugstores.service.ts'
import type { Viewer } from '../http/viewer.ts'
import { insertHandoff, selectPartner } from './handoff.sql.ts'
import { signJwt } from './jwt.ts'
import { unseal } from './seal.ts'

const LIFE_SECONDS = 60
const LIMIT = { limit: 120, windowSeconds: 60 }

export type Passed = Record<string, string | readonly string[]>

const unreachable = () =>
  unavailable(
    'partner_unavailable',
    'Ce service partenaire n’est pas disponible pour le moment. Réessayez plus tard.',
  )

/** The address that opens a partner's site as this person of this drugstore, for a minute (D11-01). */
export async function signHandoff(
  deps: Deps,
  viewer: Viewer,
  partner: HandoffPartner,
  drugstoreId: number,
  asked: { page?: string; query?: Passed } = {},
): Promise<HandoffLink> {
  // Only the drugstore one is working for now: anybody else's does not exist, and guests have none.
  if (viewer.drugstore_id !== drugstoreId || viewer.account_type === ACCOUNT_TYPES.guest) throw notFound()
  const now = deps.now()
  await throttle(deps.db, `handoff:${viewer.user_id}`, LIMIT, now)
  const drugstore = await findDrugstore(deps.db, viewer, drugstoreId)
  const config = await selectPartner(deps.db, partner)
  const secret = config && unseal(deps.env.secretKey, config.secret, partner)
  if (config && secret === null)
    deps.log.error({ partner }, 'handoff secret cannot be opened: SECRET_KEY changed')
  if (!config || !secret) throw unreachable()

  const iat = Math.floor(now.getTime() / 1000)
  const exp = iat + LIFE_SECONDS
  const jti = randomUUID()
  const token = signJwt(secret, {
    iss: deps.env.publicUrl,
    aud: partner,
    sub: subjectOf(deps.env.secretKey, partner, viewer.user_id),
    cip: drugstore.cip_officine,
    group: drugstore.group_name,
    jti,
    iat,
    exp,
  })
  await insertHandoff(deps.db, {
    at: now,
    partner,
    user_id: viewer.user_id,
    drugstore_id: drugstoreId,
    page: asked.page ?? null,
    jti,
  })
  return {
    url: addressOf(absoluteUrl(deps, config.url), asked, token),
    expires_at: new Date(exp * 1000).toISOString(),
  }
}

/** The demonstration's stand-in is kept as a path, so that it works on whatever port the server listens. */
export const absoluteUrl = (deps: Pick<Deps, 'env'>, url: string) =>
  url.startsWith('/') ? `${deps.env.publicUrl}${url}` : url

/** What the head office set wins over what was passed; the token over both. */
function addressOf(
  base: string,
  { page, query = {} }: { page?: string; query?: Passed },
  token: string,
): string {
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
