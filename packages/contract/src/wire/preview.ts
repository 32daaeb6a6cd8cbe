import { z } from 'zod'
import { moment } from '../kinds/days-schema.ts'
import { oneLine, storableText } from '../kinds/texts-schema.ts'
import { idParam, pageQuery } from './common.ts'

const who = {
  drugstore_id: idParam.optional(),
  account_type: z.enum(['0', '90', '100', '160', '180', '200', '1000']).default('200').transform(Number),
  environment: z
    .enum(['0', '1'])
    .default('0')
    .transform((value): 0 | 1 => (value === '1' ? 1 : 0)),
  at: moment.optional(),
}

/** GET /admin/preview: as whom, when, and what; without `ref` it is the kind’s list. */
export const previewQuery = z.strictObject({
  ...pageQuery,
  kind: oneLine(60),
  ref: storableText(120).optional(),
  ...who,
})

/** GET /admin/preview/read: the path the portal’s page reads, as whom and when; `content_id` is shown even hidden. */
export const portalPreviewQuery = z.strictObject({
  ...who,
  path: storableText(1_000).refine((path) => /^\/[a-z]/.test(path), 'Cette adresse n’est pas valable.'),
  content_id: idParam.optional(),
})
