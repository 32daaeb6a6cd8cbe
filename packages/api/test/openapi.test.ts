import { Validator } from '@seriousme/openapi-schema-validator'
import { registry, toJSONSchema, type $ZodType } from 'zod/v4/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RouteEntry } from '../src/http/app-type.ts'
import { testApp, type TestApp } from './test-app.ts'

interface Json {
  [name: string]: Json
}
let t: TestApp
let text: string
let document: Json
beforeAll(async () => {
  t = await testApp()
  text = (await t.app.inject({ url: '/api/v1/openapi.json' })).body
  document = JSON.parse(text) as Json
})
afterAll(() => t.close())

/** The document with every reference replaced by what it names. */
function whole(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(whole)
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as Record<string, unknown>
  const beside = Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, whole(inner)]))
  if (typeof $ref !== 'string') return beside
  const named = $ref
    .slice('#/'.length)
    .split('/')
    .reduce((at, name) => at[name]!, document)
  return { ...(whole(named) as object), ...beside }
}

/** Spelled one way: zod writes `anyOf` of plain types as a list of types, unless one of them is a reference. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !goesWithoutSaying(value, name, inner))
      .map(([name, inner]) => [name, plain(inner)]),
  )
  if (!Array.isArray(anyOf)) return rest
  const isTypes = anyOf.every((each) => Object.keys(each as object).join() === 'type')
  return isTypes
    ? { ...rest, type: anyOf.flatMap(({ type }: { type: unknown }) => type) }
    : { ...rest, anyOf }
}

function goesWithoutSaying(schema: { format?: unknown }, name: string, value: unknown): boolean {
  if (name === 'pattern') return schema.format === 'date' || schema.format === 'date-time'
  return (
    value === (name === 'minimum' ? Number.MIN_SAFE_INTEGER : name === 'maximum' && Number.MAX_SAFE_INTEGER)
  )
}

function declared(schema: unknown, io: 'input' | 'output'): unknown {
  const options = { io, metadata: registry<{ id?: string }>(), unrepresentable: 'any' } as const
  const { $schema: _, ...made } = toJSONSchema(schema as $ZodType, options)
  return plain(made)
}

const documented = () =>
  t.app.routeTable.filter(({ url, schema }) => url.startsWith('/api/v1/') && !schema?.hide)

function operationOf({ method, url }: RouteEntry): Json {
  return document['paths']![url.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
}

test('D2-06 the document is valid OpenAPI 3.1, by the schema of the OpenAPI initiative', async () => {
  const validator = new Validator()

  const verdict = await validator.validate(structuredClone(document))

  expect(verdict.errors ?? []).toEqual([])
  expect(verdict.valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('D2-06 the document stays under 600 kB: what routes share is written once, under its name', () => {
  expect(Buffer.byteLength(text)).toBeLessThan(600_000)
  expect(Object.keys(document['components']!['schemas']!)).toEqual(
    expect.arrayContaining([
      'ContentCard',
      'ContentDetail',
      'AdminContentDetail',
      'FileRef',
      'PageMeta',
      'Target',
    ]),
  )
  expect(
    operationOf({ method: 'GET', url: '/api/v1/contents/news' } as RouteEntry)['responses'],
  ).toMatchObject({
    200: { $ref: '#/components/responses/ContentList' },
    default: { $ref: '#/components/responses/Error' },
  })
  expect(document['components']!['responses']!['ContentList']).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ContentList' } } },
  })
})

/** What a route declares, in the shape the document gives it. */
function declaration({ schema, isMultipart, isJsonToo, isBytes }: RouteEntry) {
  const answers = Object.entries((schema?.response ?? {}) as Record<string, unknown>)
  const query = schema?.querystring ? (declared(schema.querystring, 'input') as Json) : {}
  return {
    answers: Object.fromEntries(
      answers
        .filter(([status, answer]) => answer && status !== '204')
        .map(([status, answer]) => [status, declared(answer, 'output')]),
    ),
    body: schema?.body && (!isMultipart || isJsonToo) && !isBytes ? declared(schema.body, 'input') : null,
    query: query['properties'] ?? {},
    required: query['required'] ?? [],
  }
}

interface Said {
  responses: Record<string, { content?: { 'application/json': { schema: unknown } } }>
  requestBody?: { content: { 'application/json'?: { schema: unknown } } }
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
}

/** What the document says of it. */
function description(route: RouteEntry) {
  const { responses, requestBody, parameters } = plain(whole(operationOf(route))) as Said
  const { default: _, ...answers } = responses
  const query = parameters.filter((each) => each.in === 'query')
  return {
    answers: Object.fromEntries(
      Object.entries(answers)
        .filter(([, { content }]) => content)
        .map(([status, { content }]) => [status, content?.['application/json'].schema]),
    ),
    body: requestBody?.content['application/json']?.schema ?? null,
    query: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  }
}

test('D2-06 with its references resolved, the document says of each route exactly what the route declares', () => {
  const table = (of: (route: RouteEntry) => unknown) =>
    Object.fromEntries(documented().map((route) => [`${route.method} ${route.url}`, of(route)]))

  expect(table(description)).toEqual(table(declaration))
})

test('D2-06 D3-09 each operation says who may call it, and asks for a session unless it is open to all', () => {
  const said = documented().map((route) => [
    route.url,
    operationOf(route)['x-access'],
    // Its own, or else the document's: as OpenAPI reads it.
    operationOf(route)['security'] ?? document['security'],
  ])

  const session = [{ session: [] }]
  expect(said).toEqual(
    documented().map(({ url, access }) => [url, access, access === 'public' ? [] : session]),
  )
})
