import { z } from 'zod'
import { isSafeLink } from '../domain/safe-html.ts'
import { isSlug } from '../domain/slug.ts'
import { contentId } from '../kinds/content-id-schema.ts'
import { oneLine, storableText } from '../kinds/texts-schema.ts'
import { targetSchema } from '../kinds/values-schema.ts'
import { id, idParam, instant, pageQuery } from './common.ts'
import { fileRef } from './files.ts'
import { email, phone } from './typed-text.ts'
import { isVisible } from '../domain/visible-text.ts'

const name = (max: number) => oneLine(max).refine(isVisible, 'Ce champ est requis.')
const slug = oneLine(80).refine(
  isSlug,
  'Minuscules sans accent, chiffres et tirets\u00a0; au moins une lettre.',
)
const web = oneLine(2_000).refine(
  (value) => isSafeLink(value) && /^https?:/i.test(value),
  'Saisissez une adresse web complète (https://…).',
)
const position = z.int({ error: 'Saisissez un nombre entier.' }).min(0).max(100_000)

const companyShape = {
  name: name(120),
  slug: slug.optional(),
  logo_id: contentId.nullable().optional(),
  description: storableText(4_000).optional(),
  website: web.nullable().optional(),
  email: email.nullable().optional(),
  phone: phone.nullable().optional(),
  is_active: z.boolean().optional(),
}

export const laboratoryBody = z.strictObject(companyShape)
export const partnerBody = z.strictObject({ ...companyShape, category: oneLine(80).optional() })
export const authorBody = z.strictObject({
  name: name(120),
  role: oneLine(120).optional(),
  photo_id: contentId.nullable().optional(),
  default_for_site: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .optional(),
})
export const categoryBody = z.strictObject({
  kind: oneLine(60),
  key: slug.optional(),
  label: name(120),
  position: position.optional(),
})
export const faqThemeBody = z.strictObject({
  slug: slug.optional(),
  label: name(120),
  description: storableText(600).optional(),
  position: position.optional(),
})
/** S3-20; other types may be added as data. */
export const usefulLinkBody = z.strictObject({
  type: oneLine(40).regex(/^[a-z][a-z0-9_-]*$/, 'Minuscules, chiffres et tirets.'),
  title: name(120),
  description: storableText(400).optional(),
  url: oneLine(2_000).refine(
    (value) => isSafeLink(value) && /^(?:https?:|\/)/i.test(value),
    'Saisissez une adresse web complète (https://…).',
  ),
  position: position.optional(),
  target: targetSchema.optional(),
})

const company = {
  id,
  name: z.string(),
  slug: z.string(),
  logo: fileRef.nullable(),
  description: z.string(),
  website: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
}
const managed = { uses: z.int(), created_at: instant, updated_at: instant }

export const laboratory = z.object(company)
export const partner = z.object({ ...company, category: z.string() })
export const category = z.object({
  id,
  kind: z.string(),
  key: z.string(),
  label: z.string(),
  position: z.int(),
})
export const faqTheme = z.object({
  id,
  slug: z.string(),
  label: z.string(),
  description: z.string(),
  position: z.int(),
  /** Questions this viewer may read. */
  count: z.int(),
})
export const usefulLink = z.object({
  id,
  type: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  position: z.int(),
})

export const adminLaboratory = laboratory.extend({
  logo_id: id.nullable(),
  is_active: z.boolean(),
  ...managed,
})
export const adminPartner = partner.extend({ logo_id: id.nullable(), is_active: z.boolean(), ...managed })
export const adminAuthor = z.object({
  id,
  name: z.string(),
  role: z.string(),
  photo_id: id.nullable(),
  photo: fileRef.nullable(),
  default_for_site: z.int().nullable(),
  ...managed,
})
export const adminCategory = category.extend(managed)
export const adminFaqTheme = faqTheme.omit({ count: true }).extend(managed)
export const adminUsefulLink = usefulLink.extend({ target: targetSchema, ...managed })

export const referenceQuery = z.strictObject({ ...pageQuery, q: storableText(200).optional() })
/** What takes the place of something deleted while in use. */
export const replacementQuery = z.strictObject({ replacement: idParam.optional() })
export const referenceOrderBody = z.strictObject({
  ids: z.array(id).min(1, 'La liste est vide.').max(1_000, '1\u00a0000 au plus.'),
})
export const kindQuery = z.strictObject({ kind: oneLine(60).optional() })
export const typeQuery = z.strictObject({ type: oneLine(40).optional() })

export type Laboratory = z.infer<typeof laboratory>
export type Partner = z.infer<typeof partner>
export type Category = z.infer<typeof category>
export type FaqTheme = z.infer<typeof faqTheme>
export type UsefulLink = z.infer<typeof usefulLink>
export type AdminFaqTheme = z.infer<typeof adminFaqTheme>
