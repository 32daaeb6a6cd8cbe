import { z } from 'zod'

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
