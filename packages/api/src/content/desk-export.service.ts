import { PHASE_LABELS } from '@kiosque/contract/domain/publication'
import { groupLabel } from '@kiosque/contract/domain/network'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { audienceChoicesOf } from '../audience/audience.service.ts'
import { recordChange } from '../audit/audit.ts'
import type { Deps } from '../deps.ts'
import type { Cell } from '../kit/csv.ts'
import type { Viewer } from '../http/viewer.ts'
import { selectDeskAfter, type DeskQuestion } from './admin-list.sql.ts'
import { presentAdminRows } from './present-admin.ts'
import type { LinkOptions } from './present-refs.ts'

export const DESK_CSV_HEADER = [
  'Numéro',
  'Rubrique',
  'Titre',
  'État',
  'Catégorie',
  'Laboratoire',
  'Auteur',
  'Début',
  'Fin',
  'Groupes',
  'Packs',
  'Zones',
  'Rôles',
  'Officines nommées',
  'Officines exclues',
  'Lecteurs',
  'Créé le',
  'Modifié le',
  'Modifié par',
]

const PAGE = 500
const day = (instant: string | null) => (instant === null ? null : new Date(instant))

/** Who took the list of contents away, before it leaves. */
export function recordDeskExport({ db, now }: Deps, viewer: Viewer): Promise<void> {
  const change = { action: 'content.export_list', subject_type: 'content', subject_id: null }
  return recordChange(db, { actor: viewer, ...change, at: now() })
}

/** The list of the desk as a spreadsheet, in the order of creation; few readers stay untold there too. */
export async function* deskCsvRows(
  { db }: Deps,
  question: DeskQuestion,
  links: LinkOptions,
): AsyncGenerator<Cell[]> {
  const { zones, packs } = await audienceChoicesOf(db)
  const zoneNames = new Map(zones.map((zone) => [zone.id, zone.name]))
  const packLabels = new Map(packs.map((pack) => [pack.key, pack.label]))
  for (let afterId = 0; ;) {
    const rows = await selectDeskAfter(db, question, afterId, PAGE)
    for (const row of await presentAdminRows(db, rows, links)) yield cellsOf(row)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    afterId = last.id
  }

  function cellsOf({ target, ...row }: AdminContentRow): Cell[] {
    return [
      row.id,
      kindOf(row.kind)?.labels.singular,
      row.title,
      PHASE_LABELS[row.phase],
      row.category_label,
      row.laboratory?.name,
      row.author?.name,
      day(row.starts_at),
      day(row.ends_at),
      target.groups.map(groupLabel).join(', '),
      target.packs.map((key) => packLabels.get(key) ?? key).join(', '),
      target.zones.map((id) => zoneNames.get(id) ?? `Zone ${id}`).join(', '),
      target.account_types.map((type) => accountTypeLabel(type)).join(', '),
      target.drugstore_ids.length || null,
      target.excluded_drugstore_ids.length || null,
      row.reads ?? 'moins de 5',
      day(row.created_at),
      day(row.updated_at),
      row.updated_by,
    ]
  }
}
