import { z } from 'zod'
import { ENVIRONMENTS, GROUPS, SITES } from '../domain/network.ts'
import { ALL_ACCOUNT_TYPES } from '../domain/roles.ts'
import { once } from '../domain/once.ts'
import { isSlug } from '../domain/slug.ts'
import type { Kind } from './define-kind.ts'
import { contentId } from './content-id-schema.ts'
import { moment } from './days-schema.ts'
import { orNothing, ownSchema } from './field-schema.ts'
import { oneLine, storableText } from './texts-schema.ts'
import { isVisible } from '../domain/visible-text.ts'

const MANY = 20_000

const listOf = <Value extends z.ZodType>(value: Value, max: number) =>
  z
    .array(value, { error: 'Ce critère attend une liste.' })
    .max(max, `${max}\u00a0valeurs au plus.`)
    .default([])

const oneOf = (values: readonly number[]) =>
  z
    .int({ error: 'Cette valeur n’existe pas.' })
    .refine((value) => values.includes(value), 'Cette valeur n’existe pas.')

/** D15-01. Whether zones, packs and drugstores exist is asked of the database afterwards. */
export const targetSchema = z.strictObject({
  sites: listOf(oneOf(Object.values(SITES)), 10),
  environments: listOf(oneOf(Object.values(ENVIRONMENTS)), 10),
  groups: listOf(oneOf(Object.values(GROUPS)), 10),
  packs: listOf(oneLine(40), 50),
  zones: listOf(contentId, 2_000),
  account_types: listOf(oneOf(ALL_ACCOUNT_TYPES), 10),
  drugstore_ids: listOf(contentId, MANY),
  excluded_drugstore_ids: listOf(contentId, MANY),
})

const title = oneLine(200).refine(isVisible, 'Ce champ est requis.')

// Made once for all kinds: some forty schemas write contents, and each would hold its own.
const common = {
  title: title.optional(),
  slug: oneLine(80)
    .refine(isSlug, 'Minuscules sans accent, chiffres et tirets\u00a0; au moins une lettre.')
    .optional(),
  excerpt: orNothing(storableText(600)),
  cover_id: orNothing(contentId),
  attachment_ids: z.array(contentId).max(60, '60\u00a0pièces jointes au plus.').optional(),
  category: orNothing(oneLine(80)),
  laboratory_id: orNothing(contentId),
  author_id: orNothing(contentId),
  status: z.enum(['draft', 'published', 'archived'], { error: 'Ce statut n’existe pas.' }).optional(),
  starts_at: orNothing(moment),
  ends_at: orNothing(moment),
  target: targetSchema.optional(),
}
const body = orNothing(storableText(400_000))
const version = z.int({ error: 'Indiquez la version que vous modifiez.' }).min(1).max(2_147_483_647)
const optional = once((schema: z.ZodType) => schema.optional())

const commonShape = (kind: Kind) => ({ ...common, [kind.body.name]: body })

function ownShape(kind: Kind): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(kind.fields).map(([name, field]) => [name, ownSchema(field)]))
}

/** POST: a title, by its name or by the field that doubles as one. */
export function createSchema(kind: Kind) {
  const shape = { ...commonShape(kind), ...ownShape(kind) }
  return z.strictObject(shape).superRefine((values: Record<string, unknown>, context) => {
    const double = kind.title_from === undefined ? undefined : values[kind.title_from]
    if (values['title'] !== undefined || (typeof double === 'string' && isVisible(double))) return
    context.addIssue({ code: 'custom', path: [kind.title_from ?? 'title'], message: 'Ce champ est requis.' })
  })
}

/** PATCH: any part, and the version it was read at. */
export function updateSchema(kind: Kind) {
  const own = Object.fromEntries(
    Object.entries(ownShape(kind)).map(([name, schema]) => [name, optional(schema)]),
  )
  return z.strictObject({ ...commonShape(kind), ...own, version })
}

/** Values a new content starts with. */
export function defaultValues(kind: Kind): Record<string, unknown> {
  const defaults = Object.entries(kind.fields).filter(([, field]) => field.default !== undefined)
  return Object.fromEntries(defaults.map(([name, field]) => [name, field.default]))
}
