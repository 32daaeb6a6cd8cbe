import { contentPath, type Kind } from '@kiosque/contract/kinds/define-kind'
import { mapValues } from '@kiosque/contract/kinds/map-values'
import { memberValues } from '@kiosque/contract/kinds/member-values'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Db } from '../db/db.ts'
import type { CardRow } from './content-rows.ts'
import { addOwnReferences, noReferences, type References } from './content-refs.ts'
import { loadRefs, presentValue, type LinkOptions, type LoadedRefs } from './present-refs.ts'

/** A row of a kind that is no longer declared is shown to nobody. */
export function declaredKind(row: { kind: string }): Kind | null {
  return kindOf(row.kind)
}

export function addCardReferences(refs: References, row: CardRow): void {
  const kind = declaredKind(row)
  if (kind === null) return
  if (row.cover_id !== null) refs.files.add(row.cover_id)
  if (row.laboratory_id !== null) refs.laboratories.add(row.laboratory_id)
  addOwnReferences(refs, kind, memberValues(kind, row.fields, 'card'))
}

/** Cards as lists show them, in the order given. References to other contents belong to details only. */
export async function presentCards(
  db: Db,
  rows: readonly CardRow[],
  links: LinkOptions,
): Promise<ContentCard[]> {
  const refs = noReferences()
  for (const row of rows) addCardReferences(refs, row)
  const loaded = await loadRefs(db, refs, [...new Set(rows.map((row) => row.kind))], links, false)
  return rows.flatMap((row) => {
    const kind = declaredKind(row)
    return kind === null ? [] : [presentCard(kind, row, loaded)]
  })
}

export function presentCard(kind: Kind, row: CardRow, refs: LoadedRefs): ContentCard {
  const own = mapValues(kind.fields, memberValues(kind, row.fields, 'card'), (field, value) =>
    presentValue(field, value, refs, null),
  )
  return { ...presentCommon(kind, row, refs), ...own }
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
