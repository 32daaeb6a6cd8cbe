import type { HandoffPartner } from '@kiosque/contract/domain/handoff'
import type { HandoffConfig, HandoffStateBody } from '@kiosque/contract/wire/handoff'
import { recordChange } from '../audit/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { findHandoff } from './handoff.service.ts'
import { lockPartner } from './handoff.sql.ts'
import { changePartner, selectChecked, updateCheck } from './partner-states.sql.ts'

/** « Signer avec l’autre clé », « Terminer la rotation ». */
export async function rotateKeys(
  deps: Deps,
  viewer: Viewer,
  partner: HandoffPartner,
  action: 'swap' | 'finish',
): Promise<HandoffConfig> {
  const now = deps.now()
  await inTransaction(deps.db, async (trx) => {
    const row = await lockPartner(trx, partner)
    if (!row) throw notFound()
    if (!row.previous_secret || !row.previous_until || row.previous_until <= now)
      throw conflict('no_rotation', 'Ce partenaire n’a qu’une clé\u00A0: il n’y a pas de rotation en cours.')
    await changePartner(
      trx,
      partner,
      action === 'swap'
        ? { secret: row.previous_secret, previous_secret: row.secret, updated_at: now }
        : { previous_secret: null, previous_until: null, updated_at: now },
    )
    await recordChange(trx, {
      actor: viewer,
      action: 'handoff.configure',
      subject_type: 'handoff',
      subject_id: partner,
      after: { rotation: action },
      at: now,
    })
  })
  return findHandoff(deps, partner)
}

/** What the head office says of a partner holds until it says the contrary, whatever the checks find. */
export async function declareState(
  deps: Deps,
  viewer: Viewer,
  partner: HandoffPartner,
  { is_down: isDown, note }: HandoffStateBody,
): Promise<HandoffConfig> {
  const now = deps.now()
  await inTransaction(deps.db, async (trx) => {
    const row = await lockPartner(trx, partner)
    if (!row) throw notFound()
    const down_since = isDown ? (row.down_since ?? now) : null
    const down_note = isDown ? note : ''
    await changePartner(trx, partner, { is_down_by_hand: isDown, down_since, down_note, failures: 0 })
    await recordChange(trx, {
      actor: viewer,
      action: 'handoff.configure',
      subject_type: 'handoff',
      subject_id: partner,
      before: { is_down: row.down_since !== null },
      after: { is_down: isDown, note: down_note },
      at: now,
    })
  })
  return findHandoff(deps, partner)
}

const PATIENCE_MS = 5_000
/** One missed answer is a hiccup; three in a row are said to everybody. */
const FAILURES_BEFORE_DOWN = 3

/** Asks each partner whether it is there. Any answer will do but an error of its own. */
export async function checkPartners(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const partners = await selectChecked(deps.db)
  await Promise.all(
    partners.map(async ({ partner, url }) => {
      const isThere = await answers(url)
      await updateCheck(deps.db, partner, { isThere, at: deps.now(), limit: FAILURES_BEFORE_DOWN })
    }),
  )
}

async function answers(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal })
    return response.status < 500
  } catch {
    return false
  }
}
