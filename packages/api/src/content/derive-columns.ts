import type { Target } from '@kiosque/contract/domain/audience'
import type { PublicationStatus } from '@kiosque/contract/domain/publication'
import { picturesIn } from '@kiosque/contract/domain/rich-text'
import { fold } from '@kiosque/contract/domain/slug'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { madeValues } from '@kiosque/contract/kinds/made-filters'
import type { Values } from '@kiosque/contract/kinds/map-values'
import { targetColumn } from '../audience/target-column.ts'
import { addOwnReferences, noReferences, type References } from './content-refs.ts'

/** A content as editors state it, checked and cleaned, before it becomes a row. */
export interface Draft {
  slug: string
  title: string
  excerpt: string
  body: string
  cover_id: number | null
  attachment_ids: number[]
  category: string | null
  laboratory_id: number | null
  author_id: number | null
  status: PublicationStatus
  starts_at: Date | null
  ends_at: Date | null
  published_at: Date | null
  target: Target
  values: Values
}

/** The columns lists read, made from the values: written together, they cannot disagree. */
export function columnsFor(kind: Kind, draft: Draft, createdAt: Date) {
  const { target, values, ...common } = draft
  const refs = referencesOf(kind, draft)
  return {
    ...common,
    ...targetColumn(target),
    is_pinned: kind.pin_field !== undefined && values[kind.pin_field] === true,
    is_public: isPublic(kind, values),
    period_start: kind.period === undefined ? null : dayIn(values, kind.period.start),
    period_end: kind.period === undefined ? null : dayIn(values, kind.period.end),
    sort_at: draft.starts_at ?? draft.published_at ?? createdAt,
    title_fold: fold(draft.title),
    list_text: fold(`${draft.title} ${draft.excerpt}`),
    filter_values: filterValues(kind, draft),
    reference_values: referenceValues(refs),
  }
}

function isPublic(kind: Kind, values: Values): boolean {
  const rule = kind.public_when
  return rule !== undefined && rule.in.includes(values[rule.field] as string)
}

function dayIn(values: Values, name: string): string | null {
  const value = values[name]
  return typeof value === 'string' ? value : null
}

/** What lists are narrowed by; written again when a kind declares other filters (refilter.service.ts). */
export function filterValues(
  kind: Kind,
  draft: Pick<Draft, 'category' | 'laboratory_id' | 'values'>,
): string[] {
  const entries: string[] = []
  if (draft.category !== null) entries.push(`category=${draft.category}`)
  if (draft.laboratory_id !== null) entries.push(`laboratory=${draft.laboratory_id}`)
  for (const [name, { made, by_week: byWeek }] of Object.entries(kind.filters)) {
    if (byWeek) continue
    const value = made === undefined ? draft.values[name] : madeValues[made](draft.values)
    const list = Array.isArray(value) ? value : [value]
    for (const one of list) if (one !== null && one !== undefined) entries.push(`${name}=${String(one)}`)
  }
  return [...new Set(entries)]
}

/** All it points to: its own values, its cover and attachments, pictures in its text. */
export function referencesOf(kind: Kind, draft: Omit<Draft, 'target' | 'slug' | 'published_at'>): References {
  const refs = noReferences()
  addOwnReferences(refs, kind, draft.values)
  for (const id of [...draft.attachment_ids, ...picturesIn(draft.body)]) refs.files.add(id)
  if (draft.cover_id !== null) refs.files.add(draft.cover_id)
  if (draft.laboratory_id !== null) refs.laboratories.add(draft.laboratory_id)
  if (draft.author_id !== null) refs.authors.add(draft.author_id)
  return refs
}

function referenceValues(refs: References): string[] {
  return [
    ...[...refs.laboratories].map((id) => `laboratory=${id}`),
    ...[...refs.partners].map((id) => `partner=${id}`),
    ...[...refs.authors].map((id) => `author=${id}`),
    ...[...refs.themes].map((slug) => `faq_theme=${slug}`),
    ...[...refs.contents].map((id) => `content=${id}`),
  ]
}
