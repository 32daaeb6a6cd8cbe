import { z } from 'zod'

/** PostgreSQL's int4: a larger id exists nowhere, so it is refused before any query. */
export const MAX_ID = 2_147_483_647

export const id = z.int().min(1).max(MAX_ID)
/** An id read from a path or a query string. */
export const idParam = z
  .string()
  .regex(/^[1-9][0-9]{0,9}$/, 'Cet identifiant n’est pas valable.')
  .transform(Number)
  .pipe(id)

export const idParams = z.object({ id: idParam })

/** ISO-8601 in UTC (D2-01). */
export const instant = z.iso.datetime({ offset: true })

const wholeNumber = z
  .string()
  .regex(/^[0-9]{1,9}$/, 'Saisissez un nombre entier.')
  .transform(Number)

export const pageQuery = {
  page: wholeNumber.pipe(z.int().min(1, 'La page commence à 1.').max(1_000_000)).default(1),
  per_page: wholeNumber.pipe(z.int().min(1).max(100, '100 éléments par page au plus.')).default(20),
}

export const pageMeta = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
})

/** A list answers its rows and where they stand among all (D2-02). */
export const listOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), meta: pageMeta })

export type PageMeta = z.infer<typeof pageMeta>
export type ListOf<Row> = { data: Row[]; meta: PageMeta }

/** D2-03. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
export const messageBody = z.object({ message: z.string() })
