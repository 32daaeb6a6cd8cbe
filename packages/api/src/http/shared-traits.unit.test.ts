import { expect, test } from 'vitest'
import { z } from 'zod'
import { shareTraits } from './shared-traits.ts'

test('schemas of one sort share what they are, are still told from others, and read and refuse as before', () => {
  const body = z.strictObject({
    name: z.string().max(3),
    tags: z.array(z.string()),
    at: z.lazy(() => z.null()),
  })
  const answer = z.strictObject({ ok: z.boolean().nullable() })
  shareTraits({ schema: { body, response: { '2xx': answer } } })

  expect(body._zod.traits).toBe(answer._zod.traits)
  expect(body.shape.name._zod.traits).toBe(body.shape.tags.element._zod.traits)
  expect(body.shape.name).toBeInstanceOf(z.ZodString)
  expect(body.shape.name).not.toBeInstanceOf(z.ZodArray)
  expect(body.shape.tags).toBeInstanceOf(z.ZodArray)
  expect(body.safeParse({ name: 'abc', tags: ['x'], at: null }).success).toBe(true)
  expect(body.safeParse({ name: 'abcd', tags: ['x'], at: null }).success).toBe(false)
  expect(body.extend({ more: z.string() }).safeParse({ name: 'a', tags: [], at: null }).success).toBe(false)
  expect(answer.safeParse({ ok: null }).success).toBe(true)
})
