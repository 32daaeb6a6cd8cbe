import { z } from 'zod'

/** The legal ceiling of promotions from a day on, until a later one replaces it (D6-05). */
export const egalimCap = z.strictObject({
  starts_on: z.iso.date({ error: 'Choisissez un jour.' }),
  percent: z
    .number({ error: 'Saisissez un pourcentage, par exemple 34.' })
    .min(1, 'Saisissez un pourcentage entre 1 et 100.')
    .max(100, 'Saisissez un pourcentage entre 1 et 100.'),
})

export const settings = z.strictObject({
  /** On: the portal shows its maintenance page and the API refuses changes (S2-50). */
  maintenance: z.boolean(),
  /** What the maintenance page says besides its own words. */
  maintenance_message: z.string().trim().max(500).nullable(),
  egalim_caps: z.array(egalimCap).min(1).max(20),
})

/** Two caps that begin on the same day would leave nobody knowing which one holds. */
export const settingsPatch = settings.partial().superRefine(({ egalim_caps = [] }, context) => {
  egalim_caps.forEach(({ starts_on }, index) => {
    if (egalim_caps.findIndex((cap) => cap.starts_on === starts_on) === index) return
    const path = ['egalim_caps', index, 'starts_on']
    context.addIssue({ code: 'custom', path, message: 'Un autre plafond commence déjà ce jour-là.' })
  })
})

export type Settings = z.infer<typeof settings>
export type SettingsPatch = z.infer<typeof settingsPatch>

/** Read by the browser before anything else (D2-08). */
export const publicConfig = z.object({
  api_base_url: z.string(),
  app: z.string(),
  maintenance: z.boolean(),
  maintenance_message: z.string().nullable(),
  sentry_dsn: z.string().nullable(),
  matomo: z.object({ url: z.string(), site_id: z.string() }).nullable(),
  build_id: z.string(),
  build_poll_interval_s: z.int(),
})
export type PublicConfig = z.infer<typeof publicConfig>
