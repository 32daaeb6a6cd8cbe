import {
  HANDOFF_PARTNERS,
  partnerLabel,
  ROTATION_DAYS,
  type HandoffPartner,
} from '@kiosque/contract/domain/handoff'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { HandoffBody, HandoffConfig, HandoffLogRow } from '@kiosque/contract/wire/handoff'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { invalid, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import {
  deleteOldHandoffs,
  deletePartner,
  lockPartner,
  selectLog,
  selectOpenedBy,
  selectPartners,
  selectUse,
  upsertPartner,
} from './handoff.sql.ts'
import { seal } from './seal.ts'
import { absoluteUrl } from './sign.service.ts'
import { wholeList } from '../kit/whole-list.ts'
import { pageMeta } from '../kit/page-meta.ts'

const DAY_MS = 86_400_000

/** The partners' sites one pharmacy opened since then, by the name people know. */
export async function openedBy(db: Db, drugstoreId: number, since: Date) {
  const rows = await selectOpenedBy(db, drugstoreId, since)
  return rows.map(({ partner, uses, last_at }) => ({
    partner: partnerLabel(partner),
    uses,
    last_at: last_at.toISOString(),
  }))
}

/** Which partners are set, without any secret. */
export async function listHandoffs(deps: Deps): Promise<ListOf<HandoffConfig>> {
  const since = new Date(deps.now().getTime() - 30 * DAY_MS)
  const [rows, uses] = [await selectPartners(deps.db), await selectUse(deps.db, since)]
  const data = HANDOFF_PARTNERS.map(({ value, label }) => {
    const row = rows.find((each) => each.partner === value)
    const use = uses.find((each) => each.partner === value)
    return {
      partner: value,
      name: label,
      configured: row !== undefined,
      url: row ? absoluteUrl(deps, row.url) : null,
      updated_at: row?.updated_at.toISOString() ?? null,
      last_used_at: use?.last_used_at?.toISOString() ?? null,
      uses: use?.uses ?? 0,
      previous_until: liveUntil(row?.previous_until, deps.now()),
      down_since: row?.down_since?.toISOString() ?? null,
      down_note: row?.down_note ?? '',
      is_down_by_hand: row?.is_down_by_hand ?? false,
      checked_at: row?.checked_at?.toISOString() ?? null,
    }
  })
  return wholeList(data)
}

const liveUntil = (until: Date | null | undefined, now: Date) =>
  until && until > now ? until.toISOString() : null

export async function findHandoff(deps: Deps, partner: HandoffPartner): Promise<HandoffConfig> {
  const { data } = await listHandoffs(deps)
  const config = data.find((each) => each.partner === partner)
  if (!config) throw notFound()
  return config
}

export async function configureHandoff(
  deps: Deps,
  viewer: Viewer,
  partner: HandoffPartner,
  { url, secret, keep_previous: isKept = false }: HandoffBody,
): Promise<HandoffConfig> {
  const now = deps.now()
  await inTransaction(deps.db, async (trx) => {
    const before = await lockPartner(trx, partner)
    if (secret === undefined && !before)
      throw invalid({ secret: ['Saisissez le secret donné par le partenaire.'] })
    const sealed = secret === undefined ? before?.secret : seal(deps.env.secretKey, secret, partner)
    const rotation =
      secret === undefined
        ? { previous_secret: before?.previous_secret ?? null, previous_until: before?.previous_until ?? null }
        : isKept && before
          ? {
              previous_secret: before.secret,
              previous_until: new Date(now.getTime() + ROTATION_DAYS * DAY_MS),
            }
          : { previous_secret: null, previous_until: null }
    await upsertPartner(trx, { partner, url, secret: sealed ?? '', ...rotation, updated_at: now })
    await recordChange(trx, {
      actor: viewer,
      action: 'handoff.configure',
      subject_type: 'handoff',
      subject_id: partner,
      before: before ? { url: before.url, has_key: true } : null,
      after: { url, has_key: true, ...(secret === undefined ? {} : { key_changed: true, kept: isKept }) },
      at: now,
    })
  })
  return findHandoff(deps, partner)
}

export async function removeHandoff(deps: Deps, viewer: Viewer, partner: HandoffPartner): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const before = await lockPartner(trx, partner)
    if (!before) throw notFound()
    await deletePartner(trx, partner)
    await recordChange(trx, {
      actor: viewer,
      action: 'handoff.remove',
      subject_type: 'handoff',
      subject_id: partner,
      before: { url: before.url },
      at: deps.now(),
    })
  })
}

export async function listHandoffLog(
  deps: Deps,
  query: { partner?: HandoffPartner | undefined; page: number; per_page: number },
): Promise<ListOf<HandoffLogRow>> {
  const { rows, total } = await selectLog(deps.db, query)
  const { page, per_page } = query
  return {
    data: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      partner: row.partner,
      page: row.page,
      drugstore: row.drugstore_id === null ? null : { id: row.drugstore_id, name: row.drugstore_name ?? '' },
      person: [row.first_name, row.last_name].filter(Boolean).join(' '),
    })),
    meta: pageMeta({ page, per_page }, total),
  }
}

/** A year is enough to answer a partner's question. */
export const purgeHandoffs = (deps: Deps) =>
  deleteOldHandoffs(deps.db, new Date(deps.now().getTime() - 365 * DAY_MS))
