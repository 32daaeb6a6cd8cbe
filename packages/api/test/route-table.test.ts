import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from './test-app.ts'

/**
 * Who may call what, in a list people read: opening a route, or adding one, shows in the diff of route-table.json.
 * To write the list again after a change that is meant:
 *   UPDATE_ROUTES=1 node_modules/.bin/node node_modules/vitest/vitest.mjs run --project api packages/api/test/route-table.test.ts
 */
const FILE = new URL('./route-table.json', import.meta.url)
const ORDER = ['public', 'member', 'drugstore', 'staff', 'editor', 'admin'] as const

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

function actualTable(): Record<string, string[]> {
  const lists = ORDER.map((access) => {
    const routes = t.app.routeTable.filter((route) => route.access === access)
    return [access, routes.map(({ method, url }) => `${method} ${url}`).toSorted()]
  })
  return Object.fromEntries(lists) as Record<string, string[]>
}

test('D3-09 the routes open to each kind of viewer are exactly those of the committed list', () => {
  const table = actualTable()
  if (process.env['UPDATE_ROUTES'] === '1') writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`)

  expect(table).toEqual(JSON.parse(readFileSync(FILE, 'utf8')))
})

test('D2-06 every route of the API is in the OpenAPI 3.1 document, with who may call it', async () => {
  const { body } = await t.anonymous.get('/openapi.json')

  const documented = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const mounted = t.app.routeTable
    .filter(({ url, schema }) => url.startsWith('/api/v1/') && !schema?.hide)
    .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(body.openapi).toMatch(/^3\.1/)
  expect(documented.toSorted()).toEqual(mounted.toSorted())
})
