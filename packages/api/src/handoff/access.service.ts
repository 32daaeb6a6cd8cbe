import { HANDOFF_PARTNERS, partnerLabel, type HandoffPartner } from '@kiosque/contract/domain/handoff'
import { PACK_LABELS } from '@kiosque/contract/domain/network'
import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { OwnLogRow, PartnerAccess } from '@kiosque/contract/wire/handoff'
import type { Member } from '../audience/visible-targets.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { wholeList } from '../kit/whole-list.ts'
import { listPartners } from '../reference-data/member-reference.service.ts'
import {
  deleteConsent,
  insertConsent,
  selectConsents,
  selectLastOpened,
  selectOffered,
  selectPharmacyLog,
} from './access.sql.ts'
import { selectPartners } from './handoff.sql.ts'

/** The pharmacy one works for: guests and the head office have none, and nothing to open. */
function pharmacyOf(viewer: Viewer): number {
  if (viewer.drugstore_id === null || viewer.account_type === ACCOUNT_TYPES.guest) throw notFound()
  return viewer.drugstore_id
}

/** The packs a partner comes with, where the pharmacy has none of them; none where some partnership asks for no pack. */
async function packsAsked(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { packs: own }: Viewer,
): Promise<(partner: HandoffPartner) => string[]> {
  const offered = await selectOffered(db, now())
  return (partner) => {
    const rows = offered.filter((row) => row.partner === partner)
    const isOwn = rows.some(({ packs }) => packs.length === 0 || packs.some((pack) => own.includes(pack)))
    return isOwn ? [] : [...new Set(rows.flatMap(({ packs }) => packs))]
  }
}

/** The six partners as this person finds them: open, down or not set, and whether they agreed already. */
export async function listAccesses({ db, now, env }: Deps, viewer: Member): Promise<ListOf<PartnerAccess>> {
  pharmacyOf(viewer)
  const [partners, companies, consents, opened, packsOf] = await Promise.all([
    selectPartners(db),
    listPartners(db, { viewer, now: now(), secret: env.secretKey }),
    selectConsents(db, viewer.user_id),
    selectLastOpened(db, viewer.user_id),
    packsAsked({ db, now }, viewer),
  ])
  const data = HANDOFF_PARTNERS.map(({ value, label, purpose }) => {
    const row = partners.find(({ partner }) => partner === value)
    const dateOf = (rows: readonly { partner: string; at: Date }[]) =>
      rows.find(({ partner }) => partner === value)?.at.toISOString() ?? null
    const company = companies.data.find(({ slug, name }) => slug === value || name === label)
    const packs = packsOf(value)
    return {
      partner: value,
      name: label,
      logo: company?.logo ?? null,
      purpose,
      state: stateOf(row, packs),
      packs: packs.map((key) => PACK_LABELS[key] ?? key),
      down_since: row?.down_since?.toISOString() ?? null,
      note: row?.down_note ?? '',
      consented_at: dateOf(consents),
      last_opened_at: dateOf(opened),
    }
  })
  return wholeList(data)
}

function stateOf(
  row: { down_since: Date | null } | undefined,
  packs: readonly string[],
): PartnerAccess['state'] {
  if (!row) return 'absent'
  if (packs.length > 0) return 'excluded'
  return row.down_since === null ? 'open' : 'down'
}

export async function giveConsent(deps: Deps, viewer: Viewer, partner: HandoffPartner): Promise<void> {
  pharmacyOf(viewer)
  await insertConsent(deps.db, { user_id: viewer.user_id, partner, at: deps.now() })
}

export const withdrawConsent = (deps: Deps, viewer: Viewer, partner: HandoffPartner): Promise<void> =>
  deleteConsent(deps.db, viewer.user_id, partner)

/** Who of the pharmacy opened what, and when. */
export async function listPharmacyLog(
  deps: Deps,
  viewer: Viewer,
  query: { page: number; per_page: number },
): Promise<ListOf<OwnLogRow>> {
  const { rows, total } = await selectPharmacyLog(deps.db, pharmacyOf(viewer), query)
  return {
    data: rows.map(({ id, at, partner, page, first_name, last_name }) => ({
      id,
      at: at.toISOString(),
      partner,
      name: partnerLabel(partner),
      page,
      person: [first_name, last_name].filter(Boolean).join(' '),
    })),
    meta: pageMeta(query, total),
  }
}
