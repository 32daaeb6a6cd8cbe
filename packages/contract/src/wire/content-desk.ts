import { z } from 'zod'
import { contentId } from '../kinds/content-id-schema.ts'
import { oneLine, storableText } from '../kinds/texts-schema.ts'
import { kindOf } from '../kinds/registry.ts'
import { targetSchema } from '../kinds/values-schema.ts'
import { id, instant, listOf, pageQuery } from './common.ts'

const kindKey = z.string().refine((key) => kindOf(key) !== null, 'Cette rubrique n’existe pas.')

/** What can be done to several contents at once. */
export const bulkActions = ['publish', 'archive', 'retarget', 'duplicate', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]

const bulkItems = z
  .array(z.strictObject({ kind: kindKey, id: contentId, version: contentId.optional() }))
  .min(1, 'Choisissez au moins un contenu.')
  .max(200, '200 contenus au plus à la fois.')

export const bulkBody = z
  .strictObject({
    action: z.enum(bulkActions, { error: 'Cette action n’existe pas.' }),
    items: bulkItems,
    /** Asked by `retarget`, and by it alone. */
    target: targetSchema.optional(),
    /** Chosen by the sender: the same request sent twice does one thing. */
    key: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'Cette clé n’est pas valable.')
      .optional(),
  })
  .superRefine(({ action, target, items }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (action === 'retarget' && target === undefined) issue('target', 'Choisissez un ciblage.')
    if (action !== 'retarget' && target !== undefined)
      issue('target', 'Cette action ne change pas le ciblage.')
    if (new Set(items.map((item) => item.id)).size < items.length)
      issue('items', 'Un même contenu est nommé deux fois.')
  })
export type BulkBody = z.infer<typeof bulkBody>

export const bulkOutcome = z.object({
  operation_id: id,
  action: z.enum(bulkActions),
  done: z.array(
    z.object({ id, kind: z.string(), title: z.string(), version: z.int(), copy_id: id.nullable() }),
  ),
  failed: z.array(
    z.object({ id, kind: z.string(), title: z.string(), code: z.string(), message: z.string() }),
  ),
})
export type BulkOutcome = z.infer<typeof bulkOutcome>

/** What publishing these would do, asked before it is done. */
export const bulkCheckBody = z.strictObject({ items: bulkItems })
export const bulkCheck = z.object({
  ready: z.array(
    z.object({
      id,
      kind: z.string(),
      title: z.string(),
      /** When its window opens, if that is still to come. */
      starts_at: instant.nullable(),
      drugstores: z.int(),
      people: z.int(),
    }),
  ),
  refused: bulkOutcome.shape.failed,
})
export type BulkCheck = z.infer<typeof bulkCheck>

export const undoBody = z.strictObject({ operation_id: contentId })

const viewShape = {
  name: oneLine(80).refine((name) => name.trim() !== '', 'Donnez un nom à cette vue.'),
  kind: kindKey.nullable(),
  /** Filters, sort and columns as in the page’s address, without « ? ». */
  query: storableText(1_000),
  is_shared: z.boolean(),
}
export const viewBody = z.strictObject({
  ...viewShape,
  kind: viewShape.kind.default(null),
  is_shared: viewShape.is_shared.default(false),
})
export type ViewBody = z.infer<typeof viewBody>
export const viewPatch = z.strictObject({
  name: viewShape.name.optional(),
  query: viewShape.query.optional(),
  is_shared: viewShape.is_shared.optional(),
})
export type ViewPatch = z.infer<typeof viewPatch>

export const contentView = z.object({
  id,
  name: z.string(),
  kind: z.string().nullable(),
  query: z.string(),
  is_shared: z.boolean(),
  /** Whoever reads it made it, and may change or delete it. */
  is_mine: z.boolean(),
  owner: z.string().nullable(),
})
export type ContentView = z.infer<typeof contentView>
export const contentViews = listOf(contentView)

export const trashQuery = z.strictObject({
  ...pageQuery,
  q: storableText(200).optional(),
  kind: kindKey.optional(),
})
export type TrashQuery = z.infer<typeof trashQuery>

export const trashedContent = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  /** What it was, and will be again once restored. */
  status: z.enum(['draft', 'published', 'archived']),
  trashed_at: instant,
  trashed_by: z.string().nullable(),
  /** When it is deleted for good. */
  purge_at: instant,
})
export type TrashedContent = z.infer<typeof trashedContent>
export const trashList = listOf(trashedContent)

export const restoredContent = z.object({ id, kind: z.string(), title: z.string(), slug: z.string() })
export type RestoredContent = z.infer<typeof restoredContent>
