import { z } from 'zod'
import type { Kind } from '../kinds/define-kind.ts'
import { COMMON_FILTERS, COMMON_SORTS } from '../kinds/define-kind.ts'
import { isFilterValue, PHASES } from '../kinds/filter-values.ts'
import { contentId } from '../kinds/content-id-schema.ts'
import { moment } from '../kinds/days-schema.ts'
import { storableText } from '../kinds/texts-schema.ts'
import { targetSchema } from '../kinds/values-schema.ts'
import { kindOf } from '../kinds/registry.ts'
import { authorRef, companyRef, contentCard } from './content-card.ts'
import { flag, id, instant, listOf, pageMeta, pageQuery } from './common.ts'
import { fileRef } from './files.ts'

export type { AuthorRef, CompanyRef, ContentCard } from './content-card.ts'

export const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() })
export const facets = z.record(z.string(), z.array(facetValue))
export type Facets = z.infer<typeof facets>

export const contentList = z.object({
  data: z.array(contentCard),
  meta: pageMeta.extend({ facets }),
})
export type ContentList = z.infer<typeof contentList>

export const neighbour = z.object({ id, slug: z.string(), title: z.string(), url: z.string() })

/** The whole: own fields in full, files with their links, references as cards of what this viewer may see. */
export const contentDetail = contentCard.extend({
  author: authorRef.nullable(),
  attachments: z.array(fileRef),
  headings: z.array(z.object({ id: z.string(), level: z.int(), text: z.string() })),
  reading_minutes: z.int(),
  related: z.array(contentCard),
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
})
export type ContentDetail = z.infer<typeof contentDetail>

const oneOrMore = z
  .string()
  .max(400, 'Trop de valeurs.')
  .regex(/^[\p{L}\p{N}_.-]+(?:,[\p{L}\p{N}_.-]+)*$/u, 'Ce filtre n’est pas valable.')
  .transform((value) => [...new Set(value.split(','))])

export const PHASE_NAMES: Record<(typeof PHASES)[number], string> = {
  current: 'En cours',
  coming: 'À venir',
  past: 'Terminées',
}

/** Exactly what this kind declares: anything else in the address is refused (D15-03). */
export function listQuery(kind: Kind) {
  const sorts = [...Object.keys(COMMON_SORTS), ...Object.keys(kind.sorts)]
  const names = [
    ...COMMON_FILTERS.filter((name) => name !== 'phase' || kind.period !== undefined),
    ...Object.keys(kind.filters),
  ]
  const valuesOf = (name: string) =>
    oneOrMore
      .refine(
        (values) => values.every((value) => isFilterValue(kind, name, value)),
        'Ce filtre n’est pas valable.',
      )
      .optional()
  return z.strictObject({
    ...pageQuery,
    q: storableText(200).optional(),
    favourites: z.literal('1', { error: 'Ce filtre n’est pas valable.' }).optional(),
    ...Object.fromEntries(names.map((name) => [name, valuesOf(name)])),
    sort: z
      .enum(sorts as [string, ...string[]], { error: 'Ce tri n’existe pas.' })
      .default(kind.default_sort),
  })
}

/** An id, or a slug; both are tried as they are written. */
export const contentRefParams = z.object({ ref: storableText(120) })

const idFilter = z
  .string()
  .regex(/^[1-9][0-9]{0,8}$/, 'Ce filtre n’est pas valable.')
  .optional()
const dayFilter = z.iso.date('Cette date n’est pas valable.').optional()

/** Where a content stands today, as editors say it. */
export const contentStates = ['draft', 'scheduled', 'published', 'expired', 'archived'] as const
export type ContentState = (typeof contentStates)[number]

/** Each as it reads best first: newest, alphabetical, soonest to end. `-` turns it round. */
const adminSorts = ['updated', 'title', 'starts', 'ends', 'created', 'date'] as const

export const adminListQuery = z.strictObject({
  ...pageQuery,
  q: storableText(200).optional(),
  status: z.enum(['draft', 'published', 'archived', 'scheduled', 'live', 'ended']).optional(),
  state: z.enum(contentStates, { error: 'Cet état n’existe pas.' }).optional(),
  category: z.string().max(80).optional(),
  laboratory: idFilter,
  author: idFilter,
  /** Published, or to be published, between these days, both included. */
  from: dayFilter,
  to: dayFilter,
  /** Their target names this group, zone or pack. */
  group: z
    .string()
    .regex(/^[0-2]$/, 'Ce filtre n’est pas valable.')
    .optional(),
  zone: idFilter,
  pack: storableText(40).optional(),
  /** Written or last changed by the one who asks. */
  mine: flag.optional(),
  /** On line, and ends within seven days. */
  expiring: flag.optional(),
  /** On line or to come, and its target holds for nobody. */
  reach: z.enum(['none'], { error: 'Ce filtre n’est pas valable.' }).optional(),
  sort: z
    .enum([...adminSorts, ...adminSorts.map((name) => `-${name}` as const)], {
      error: 'Ce tri n’existe pas.',
    })
    .default('updated'),
})
export type AdminListQuery = z.infer<typeof adminListQuery>

/** Every kind, or several. */
const kindsFilter = z
  .string()
  .max(600)
  .transform((value) => [...new Set(value.split(','))])
  .refine((keys) => keys.every((key) => kindOf(key) !== null), 'Cette rubrique n’existe pas.')
  .optional()
export const adminAllQuery = adminListQuery.extend({ kind: kindsFilter })
/** The same list as a spreadsheet, in the order of creation. */
export const adminExportQuery = adminAllQuery.omit({ page: true, per_page: true, sort: true })

/** A content as its editor reads it: ids and raw values, with what they stand for beside. */
export const adminContent = z.looseObject({
  id,
  kind: z.string(),
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover_id: id.nullable(),
  attachment_ids: z.array(id),
  category: z.string().nullable(),
  laboratory_id: id.nullable(),
  author_id: id.nullable(),
  status: z.enum(['draft', 'published', 'archived']),
  phase: z.enum(['draft', 'archived', 'scheduled', 'live', 'ended']),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  published_at: instant.nullable(),
  target: targetSchema,
  version: z.int(),
  created_at: instant,
  updated_at: instant,
  created_by: z.string().nullable(),
  updated_by: z.string().nullable(),
})
export type AdminContent = z.infer<typeof adminContent>

export const adminContentDetail = adminContent.extend({
  /** Files, companies and contents named by id anywhere in the values. */
  refs: z.object({
    files: z.record(z.string(), fileRef),
    laboratories: z.record(z.string(), companyRef),
    partners: z.record(z.string(), companyRef),
    authors: z.record(z.string(), authorRef),
    contents: z.record(z.string(), z.object({ id, kind: z.string(), title: z.string(), status: z.string() })),
  }),
  missing: z.array(z.object({ name: z.string(), label: z.string() })),
  /** To think of before publishing, at its field: a discount above the EGalim cap (D6-05). It stops nobody. */
  warnings: z.array(z.object({ field: z.string(), message: z.string() })),
})
export type AdminContentDetail = z.infer<typeof adminContentDetail>

export const adminContentRow = adminContent
  .pick({
    id: true,
    kind: true,
    slug: true,
    url: true,
    title: true,
    excerpt: true,
    category: true,
    laboratory_id: true,
    status: true,
    phase: true,
    starts_at: true,
    ends_at: true,
    published_at: true,
    target: true,
    version: true,
    created_at: true,
    updated_at: true,
    updated_by: true,
  })
  .extend({
    cover: fileRef.nullable(),
    laboratory: companyRef.nullable(),
    author: z.object({ id, name: z.string() }).nullable(),
    category_label: z.string().nullable(),
    attachments: z.int(),
    /** How many people read it; null from one to four, too few to be told (nobody can be guessed). */
    reads: z.int().nullable(),
  })
export type AdminContentRow = z.infer<typeof adminContentRow>

export const adminContentList = z.object({
  data: z.array(adminContentRow),
  meta: pageMeta.extend({ facets }),
})
export type AdminContentList = z.infer<typeof adminContentList>

/** Publishing or archiving may carry the version it was decided on. */
export const transitionBody = z.strictObject({ version: contentId.optional() }).nullish()

/** Publishing may also set the window and say whether those it reaches are told (D9-01). */
export const publishBody = z
  .strictObject({
    version: contentId.optional(),
    starts_at: moment.nullable().optional(),
    ends_at: moment.nullable().optional(),
    notify: z.boolean({ error: 'Répondez par oui ou par non.' }).optional(),
  })
  .nullish()
export type PublishBody = NonNullable<z.infer<typeof publishBody>>

/** Restoring writes a new version: it says which one it replaces. */
export const restoreBody = z.strictObject({ version: contentId })

export const contentVersion = z.object({
  version: z.int(),
  action: z.string(),
  at: instant,
  by: z.string().nullable(),
})
export const contentVersions = listOf(contentVersion)
export type ContentVersion = z.infer<typeof contentVersion>
export const contentVersionDetail = contentVersion.extend({ snapshot: z.looseObject({}) })
