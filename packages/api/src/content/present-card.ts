import { contentPath, type Kind } from '@kiosque/contract/kinds/define-kind'
import { mapValues } from '@kiosque/contract/kinds/map-values'
import { memberValues } from '@kiosque/contract/kinds/member-values'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Db } from '../db/db.ts'
import type { CardRow } from './content-rows.ts'
import { addOwnReferences, noReferences, type References } from './content-refs.ts'
import { loadRefs, presenting, type LinkOptions, type LoadedRefs } from './present-refs.ts'

/** A row of a kind that is no longer declared is shown to nobody. */
export function declaredKind(row: { kind: string }): Kind | null {
  return kindOf(row.kind)
}

/** What every content names: its picture and its laboratory. */
export function addCommonReferences(refs: References, row: CardRow): void {
  if (row.cover_id !== null) refs.files.add(row.cover_id)
  if (row.laboratory_id !== null) refs.laboratories.add(row.laboratory_id)
}

/** Cards as lists show them, in the order given. References to other contents belong to details only. */
export async function presentCards(
  db: Db,
  rows: readonly CardRow[],
  links: LinkOptions,
): Promise<ContentCard[]> {
  const refs = noReferences()
  const shown = rows.flatMap((row) => {
    const kind = declaredKind(row)
    if (kind === null) return []
    const values = memberValues(kind, row.fields, 'card')
    addCommonReferences(refs, row)
    addOwnReferences(refs, kind, values)
    return [{ row, kind, values }]
  })
  const loaded = await loadRefs(db, refs, [...new Set(rows.map((row) => row.kind))], links, false)
  const present = presenting(loaded, null)
  return shown.map(({ row, kind, values }) => ({
    ...presentCommon(kind, row, loaded),
    ...mapValues(kind.fields, values, present),
  }))
}

export function presentCommon(kind: Kind, row: CardRow, refs: LoadedRefs) {
  const label = row.category === null ? undefined : refs.categories.get(`${kind.key}/${row.category}`)
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    url: contentPath(kind, { ...row.fields, id: row.id, slug: row.slug, title: row.title }),
    title: row.title,
    excerpt: row.excerpt,
    cover: row.cover_id === null ? null : (refs.files.get(row.cover_id) ?? null),
    category: row.category === null || label === undefined ? null : { value: row.category, label },
    laboratory: row.laboratory_id === null ? null : (refs.laboratories.get(row.laboratory_id) ?? null),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }
}
