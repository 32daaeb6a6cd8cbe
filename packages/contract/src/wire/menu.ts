import { z } from 'zod'
import { oneLine } from '../kinds/texts-schema.ts'
import { targetSchema } from '../kinds/values-schema.ts'
import { linkInput } from './highlights.ts'

export const menuEntry = z.object({
  key: z.string(),
  label: z.string(),
  url: z.string(),
  /** How many contents this viewer would find there, where that is known. */
  count: z.int().nullable(),
  children: z.array(z.object({ label: z.string(), url: z.string(), count: z.int() })),
})
export type MenuEntry = z.infer<typeof menuEntry>

export const menu = z.object({
  data: z.array(
    z.object({ key: z.string(), label: z.string(), url: z.string(), entries: z.array(menuEntry) }),
  ),
  /** Apart from the areas: agenda and contact. */
  aside: z.array(menuEntry),
})
export type Menu = z.infer<typeof menu>

/** How an entry of the head office's own is named: `link:` and a name that its maker chose. */
const LINK_KEY = /^link:[a-z0-9-]{1,40}$/
export const isLinkKey = (key: string) => LINK_KEY.test(key)

/** An entry as the head office arranges it: `area:offers`, `entry:quiz`, `aside:agenda`, `link:charte`. */
const adminItem = z.object({
  key: z.string(),
  default_label: z.string(),
  label: z.string().nullable(),
  url: z.string(),
  is_hidden: z.boolean(),
  target: targetSchema,
})
export const adminMenuItem = adminItem.extend({
  children: z.array(adminItem.extend({ children: z.array(z.never()) })),
})
export interface AdminMenuItem extends z.infer<typeof adminItem> {
  children: AdminMenuItem[]
}
export const adminMenu = z.object({ version: z.int(), data: z.array(adminMenuItem) })
export interface AdminMenu {
  version: number
  data: AdminMenuItem[]
}
/** The whole, in order; an empty list brings back what was declared. */
export const adminMenuBody = z.strictObject({
  version: z.int().optional(),
  items: z
    .array(
      z.strictObject({
        key: oneLine(80),
        label: oneLine(60)
          .refine((value) => value.trim() !== '', 'Ce champ est requis.')
          .nullable()
          .optional(),
        is_hidden: z.boolean().optional(),
        target: targetSchema.optional(),
        /** Of a link only, both: where it leads, and the area that holds it (`area:services`). */
        url: linkInput.optional(),
        parent: oneLine(80).optional(),
      }),
    )
    .max(200, '200 entrées au plus.'),
})
export type AdminMenuBody = z.input<typeof adminMenuBody>
