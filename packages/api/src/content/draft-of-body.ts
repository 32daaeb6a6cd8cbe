import { randomInt } from 'node:crypto'
import { emptyTarget, normaliseTarget, type Target } from '@kiosque/contract/domain/audience'
import type { PublicationStatus } from '@kiosque/contract/domain/publication'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Fields } from '@kiosque/contract/kinds/fields'
import type { ItemsField } from '@kiosque/contract/kinds/fields/items'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { isItems } from '@kiosque/contract/kinds/fields/items'
import { mapValues, type Values } from '@kiosque/contract/kinds/map-values'
import { defaultValues } from '@kiosque/contract/kinds/values-schema'
import { cleanHtml } from './clean-html.ts'
import type { TargetedRow } from './content-rows.ts'
import type { Draft } from './derive-columns.ts'

/** A validated body of POST or PATCH: common fields, the kind’s own beside them. */
export type Body = Record<string, unknown>

export type Unnamed = Omit<Draft, 'slug' | 'published_at'>

export function newDraft(kind: Kind, body: Body): Unnamed {
  const blank: Unnamed = {
    title: '',
    excerpt: '',
    body: '',
    cover_id: null,
    attachment_ids: [],
    category: null,
    laboratory_id: null,
    author_id: null,
    status: 'draft',
    starts_at: null,
    ends_at: null,
    target: emptyTarget(),
    values: defaultValues(kind),
  }
  return changedDraft(kind, blank, body)
}

export function draftOfRow(row: TargetedRow): Draft {
  const { slug, title, excerpt, body, cover_id, attachment_ids, category, laboratory_id, author_id } = row
  const { status, starts_at, ends_at, published_at, fields: values } = row
  const common = { slug, title, excerpt, body, cover_id, attachment_ids, category, laboratory_id, author_id }
  return { ...common, status, starts_at, ends_at, published_at, target: row.target, values }
}

/** The draft with what the body gives; what it leaves out stays. Rich text is cleaned here (D5-03). */
export function changedDraft<D extends Unnamed>(kind: Kind, draft: D, body: Body): D {
  const pick = <Value>(name: string, current: Value): Value =>
    body[name] === undefined ? current : (body[name] as Value)
  const moment = (name: string, current: Date | null) => {
    const given = body[name] as string | null | undefined
    return given === undefined ? current : given === null ? null : new Date(given)
  }
  const values = { ...draft.values, ...ownValues(kind, body) }
  const target =
    body['target'] === undefined ? draft.target : normaliseTarget(body['target'] as Partial<Target>)
  const changed = {
    ...draft,
    title: pick('title', draft.title),
    excerpt: pick<string | null>('excerpt', draft.excerpt) ?? '',
    body:
      body[kind.body.name] === undefined
        ? draft.body
        : cleanHtml((body[kind.body.name] as string | null) ?? ''),
    cover_id: pick('cover_id', draft.cover_id),
    attachment_ids: [...new Set(pick('attachment_ids', draft.attachment_ids))],
    category: pick('category', draft.category),
    laboratory_id: pick('laboratory_id', draft.laboratory_id),
    author_id: pick('author_id', draft.author_id),
    status: pick<PublicationStatus>('status', draft.status),
    starts_at: moment('starts_at', draft.starts_at),
    ends_at: moment('ends_at', draft.ends_at),
    target,
    values,
  }
  return withDoubledTitle(kind, changed, body)
}

function ownValues(kind: Kind, body: Body): Values {
  const given = Object.entries(body).filter(
    ([name, value]) => Object.hasOwn(kind.fields, name) && value !== undefined,
  )
  const numbered = numberEntries(kind.fields, Object.fromEntries(given), new Set())
  return mapValues(kind.fields, numbered, (field, value) =>
    bundleOf(field).isHtml ? cleanHtml(String(value)) : value,
  )
}

/** Where the title is also a field of its own, the one given alone is followed by the other; both given are kept. */
function withDoubledTitle<D extends Unnamed>(kind: Kind, draft: D, body: Body): D {
  const name = kind.title_from
  if (name === undefined) return draft
  const own = body[name]
  const isGiven = typeof own === 'string' && own !== ''
  const title = isGiven && body['title'] === undefined ? own : draft.title
  return { ...draft, title, values: { ...draft.values, [name]: isGiven ? own : title } }
}

const HIGHEST_ENTRY_ID = 2_000_000_000

/** Entries that need a lasting id get one at random: a running number would give away the right order. */
function numberEntries(fields: Fields, values: Values, taken: Set<unknown>): Values {
  const numbered: Values = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    const list = values[name]
    if (isItems(field) && Array.isArray(list)) {
      numbered[name] = list.map((entry: Values) => numberEntry(field, entry, taken))
    }
  }
  return numbered
}

function numberEntry(field: ItemsField, entry: Values, taken: Set<unknown>): Values {
  const inner = numberEntries(field.fields, entry, taken)
  if (field.with_ids !== true) return inner
  let id = entry['id']
  while (id === undefined || taken.has(id)) id = randomInt(1, HIGHEST_ENTRY_ID)
  taken.add(id)
  return { ...inner, id }
}
