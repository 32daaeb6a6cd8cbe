import { z } from 'zod'
import { expect, test } from 'vitest'
import type { Routes } from '../src/http/app-type.ts'
import { testApp } from './test-app.ts'

const boots = (routes: Routes) => testApp({ modules: [routes] }).then((t) => t.close())

test('D3-09 the server does not start when a route forgets to say who may call it', async () => {
  const open: Routes = async (app) => void app.get('/forgotten', async () => ({}))

  await expect(boots(open)).rejects.toThrow('GET /api/v1/forgotten declares no access')
})

test.each([
  ['a body', { body: z.object({ name: z.string() }) }],
  ['a query', { querystring: z.object({ name: z.string() }) }],
  ['something deep inside a body', { body: z.strictObject({ lines: z.array(z.object({ id: z.int() })) }) }],
  ['one branch of a union', { body: z.union([z.strictObject({ a: z.int() }), z.object({ b: z.int() })]) }],
])('D2-05 the server does not start when %s would drop unknown fields in silence', async (_, schema) => {
  const loose: Routes = async (app) =>
    void app.post('/loose', { config: { access: 'public' }, schema }, async () => ({}))

  await expect(boots(loose)).rejects.toThrow('use z.strictObject')
})
