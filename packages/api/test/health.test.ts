import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from './test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('D2-07 the process says it is alive, and ready once the database answers with every migration done', async () => {
  const alive = await t.anonymous.get('//healthz')
  const ready = await t.anonymous.get('//readyz')

  expect(alive).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(ready).toMatchObject({ status: 200, body: { status: 'ok' } })
})
