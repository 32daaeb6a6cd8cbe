import { afterAll, beforeAll, expect, test } from 'vitest'
import type { $ZodType } from 'zod/v4/core'
import type { RouteEntry } from '../src/http/app-type.ts'
import { configureStandIns } from '../src/handoff/stand-in.service.ts'
import { makeMember, makeStaff } from './factories.ts'
import { testApp, type Answer, type Caller, type TestApp } from './test-app.ts'

let t: TestApp
let admin: Caller
let member: Caller
beforeAll(async () => {
  t = await testApp()
  admin = await t.as(await makeStaff(t.db, 1))
  member = await t.as(await makeMember(t.db))
  // Every partner is set, so that what they answer is about the request alone.
  await configureStandIns(t.db, t.deps, t.clock.now())
}, 60_000)
afterAll(() => t.close())

const LONE_SURROGATE = 'a\uD800b'
const WHOLE_BODIES = ['[]', '"texte"', '12', 'true', '[{}]']
const ODD_VALUES = [
  'a\u0000b',
  LONE_SURROGATE,
  2_147_483_648,
  -1,
  12.5,
  1e308,
  true,
  [],
  {},
  [[]],
  { a: { b: 1 } },
  null,
  'é'.repeat(5000),
]
const ODD_NUMBERS_AND_TEXTS = [2_147_483_648, -1, 'é'.repeat(5000), '', null]
const ODD_IDS = [
  '2147483648',
  '0',
  '-1',
  '1e3',
  'abc',
  '1.5',
  '99999999999999999999',
  '%00',
  '%F0%9F%98%80',
  "1'--",
  '01',
  '%2e%2e',
]

const isOurs = ({ url }: RouteEntry) => url.startsWith('/api/v1/')
const pathOf = ({ url }: RouteEntry, id = '1') =>
  url.replace('/api/v1', '').replaceAll(/:\w+/g, id).replaceAll('*', id)
const callerFor = ({ access }: RouteEntry) => (access === 'drugstore' || access === 'member' ? member : admin)
const method = (route: RouteEntry) => route.method as 'POST'

/** The names of the fields of a body, through unions and wrappers. */
function fieldsOf(schema: $ZodType | undefined, depth = 0): string[] {
  if (!schema || depth > 6) return []
  const def = schema._zod.def as unknown as {
    shape?: Record<string, $ZodType>
    options?: $ZodType[]
    innerType?: $ZodType
    in?: $ZodType
    left?: $ZodType
    right?: $ZodType
  }
  const inner = [def.innerType, def.in, def.left, def.right, ...(def.options ?? [])]
  return [
    ...new Set([...Object.keys(def.shape ?? {}), ...inner.flatMap((part) => fieldsOf(part, depth + 1))]),
  ]
}

function summary(route: RouteEntry, shape: string, { status, text }: Answer): string {
  return `${route.method} ${route.url} ${shape} → ${status} ${text.slice(0, 120)}`
}

/** A refusal in the agreed shape (D2-03), without anything of ours in it. */
function isCleanRefusal({ status, body, text }: Answer): boolean {
  const hasShape =
    typeof body?.message === 'string' &&
    typeof body?.code === 'string' &&
    typeof body?.request_id === 'string'
  return status >= 400 && status < 500 && hasShape && !/ at .*\.ts|node_modules|SELECT |pg_/.test(text)
}

const writes = () => t.app.routeTable.filter((route) => isOurs(route) && route.method !== 'GET')
const withBody = () => writes().filter(({ schema }) => schema?.body)

test('D2-03 a body that is not an object of fields is refused on every route that takes one', async () => {
  const faults: string[] = []
  for (const route of withBody()) {
    for (const payload of WHOLE_BODIES) {
      const answer = await callerFor(route).request(method(route), pathOf(route), {
        payload,
        headers: { 'content-type': 'application/json' },
      })
      if (!isCleanRefusal(answer)) faults.push(summary(route, payload, answer))
    }
  }
  expect(faults).toEqual([])
})

test('D2-03 an empty body announced as JSON is no body: fields are asked for by name, and never a broken request', async () => {
  const faults: string[] = []
  for (const route of writes().filter(
    ({ isMultipart, isBytes, url }) => !isMultipart && !isBytes && !url.endsWith('/logout'),
  )) {
    const send = (headers: Record<string, string>) =>
      callerFor(route).request(method(route), pathOf(route, '999999'), { headers })
    const [announced, silent] = [await send({ 'content-type': 'application/json' }), await send({})]
    if (announced.status === 400 || announced.status !== silent.status)
      faults.push(summary(route, `empty, without a type ${silent.status}`, announced))
  }
  expect(faults).toEqual([])
})

test('D2-05 an unknown field is refused by its name on every route', async () => {
  const faults: string[] = []
  for (const route of withBody()) {
    const answer = await callerFor(route).request(method(route), pathOf(route), {
      payload: { champ_inconnu: 1 },
    })
    const isNamed = answer.status === 422 && JSON.stringify(answer.body?.errors).includes('champ_inconnu')
    const isRefusedBefore = [403, 404, 415, 429].includes(answer.status)
    if (!isNamed && !isRefusedBefore) faults.push(summary(route, 'unknown field', answer))
  }
  expect(faults).toEqual([])
})

test('D2-05 a body where none is expected is refused too', async () => {
  const faults: string[] = []
  for (const route of writes().filter(({ schema }) => !schema?.body)) {
    const answer = await callerFor(route).request(method(route), pathOf(route, '999999'), {
      payload: { champ_inconnu: 1 },
    })
    if (!isCleanRefusal(answer)) faults.push(summary(route, 'unexpected body', answer))
  }
  expect(faults).toEqual([])
})

/**
 * Every odd value in all the fields at once; and where fields are optional, so that one alone may pass and reach the
 * database, in each field by itself.
 */
function oddBodies(route: RouteEntry): Record<string, unknown>[] {
  const fields = fieldsOf(route.schema?.body as $ZodType)
  const together = ODD_VALUES.map((value) => Object.fromEntries(fields.map((field) => [field, value])))
  const alone = ODD_NUMBERS_AND_TEXTS.flatMap((value) => fields.map((field) => ({ [field]: value })))
  return route.method === 'PATCH' ? [...together, ...alone] : together
}

test(
  'D2-03 no odd value in any field of any body is ever our fault: never a 5xx',
  { timeout: 240_000 },
  async () => {
    const faults: string[] = []
    for (const route of withBody()) {
      for (const payload of oddBodies(route)) {
        const answer = await callerFor(route).request(method(route), pathOf(route, '999999'), { payload })
        const isFault = answer.status >= 500 || (answer.status >= 400 && !isCleanRefusal(answer))
        if (isFault) faults.push(summary(route, JSON.stringify(payload).slice(0, 60), answer))
      }
    }
    expect(faults).toEqual([])
  },
)

test('D2-03 U+0000 and half a surrogate pair are refused with the name of the field', async () => {
  const faults: string[] = []
  for (const route of withBody()) {
    for (const bad of ['a\u0000b', LONE_SURROGATE]) {
      const answer = await callerFor(route).request(method(route), pathOf(route), {
        payload: { un_champ: { dedans: [bad] } },
      })
      const isNamed = answer.body?.errors?.['un_champ.dedans.0'] !== undefined
      const isRefusedBefore = [403, 404, 415, 429].includes(answer.status)
      if (!isNamed && !isRefusedBefore) faults.push(summary(route, 'unfit text', answer))
    }
  }
  expect(faults).toEqual([])
})

const NOT_UTF8 = {
  'a byte of Latin-1': [0xe9],
  'an overlong slash': [0xc0, 0xaf],
  'half a surrogate pair': [0xed, 0xa0, 0x80],
  'a character cut short': [0xe2, 0x82],
  'beyond Unicode': [0xf4, 0x90, 0x80, 0x80],
}

test('D2-03 bytes that are not UTF-8 are refused on every route with a body, and never kept as another text', async () => {
  const faults: string[] = []
  for (const route of withBody()) {
    for (const [shape, bytes] of Object.entries(NOT_UTF8)) {
      const payload = Buffer.concat([Buffer.from('{"email":"a'), Buffer.from(bytes), Buffer.from('b"}')])
      const answer = await callerFor(route).request(method(route), pathOf(route), {
        payload,
        headers: { 'content-type': 'application/json' },
      })
      const isRefusedBefore = [403, 404, 415, 429].includes(answer.status)
      const isExpected = answer.status === 400 && answer.body?.code === 'malformed_text'
      if ((!isExpected && !isRefusedBefore) || !isCleanRefusal(answer))
        faults.push(summary(route, shape, answer))
    }
  }
  expect(faults).toEqual([])
})

test('D2-03 a profile sent in Latin-1 is 400 and stays as it was', async () => {
  const person = await makeMember(t.db)
  const caller = await t.as(person)
  const before = (await caller.get('/users/me')).body

  const answer = await caller.request('PATCH', `/users/${person.user_id}`, {
    payload: Buffer.from('{"first_name":"Zoé"}', 'latin1'),
    headers: { 'content-type': 'application/json' },
  })

  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_text' } })
  expect(answer.body.message).toMatch(/UTF-8/)
  expect((await caller.get('/users/me')).body).toEqual(before)
})

test.each(['%E9', '%C0%AF', '%ED%A0%80', '%E2%82', '%zz', '100%'])(
  'D2-03 an address with %s in its query or its path is 400, not another text',
  async (text) => {
    const answers = [
      await member.get(`/search?q=a${text}`),
      await member.get(`/contents/news?${text}=1`),
      await member.get(`/contents/news/${text}`),
    ]

    expect(answers.map((answer) => [answer.status, isCleanRefusal(answer)])).toEqual(
      answers.map(() => [400, true]),
    )
  },
)

test('D2-03 unreadable JSON, prototype tricks and other content types are refused before any handler', async () => {
  const faults: string[] = []
  const shapes = [
    { payload: '{"a":', type: 'application/json', statuses: [400] },
    { payload: '{"__proto__":{"right_id":1}}', type: 'application/json', statuses: [400] },
    { payload: '{"constructor":{"prototype":{"right_id":1}}}', type: 'application/json', statuses: [400] },
    { payload: '{}', type: 'text/plain', statuses: [415] },
    { payload: 'a=1', type: 'application/x-www-form-urlencoded', statuses: [415] },
    { payload: '<a/>', type: 'application/xml', statuses: [415] },
    { payload: '{}', type: ' application/json;boundary=x, text/plain', statuses: [415] },
    { payload: '{}', type: 'application/json\ta', statuses: [415] },
  ]
  for (const route of withBody()) {
    for (const { payload, type, statuses } of shapes) {
      const answer = await callerFor(route).request(method(route), pathOf(route), {
        payload,
        headers: { 'content-type': type },
      })
      const isExpected = [...statuses, 403, 404, 429].includes(answer.status)
      if (!isExpected || !isCleanRefusal(answer)) faults.push(summary(route, `${type} ${payload}`, answer))
    }
  }
  expect(faults).toEqual([])
  expect(({} as Record<string, unknown>)['right_id']).toBeUndefined()
})

test(
  'D2-01 ids that cannot exist are 404 or 422, whatever the route and the method',
  { timeout: 240_000 },
  async () => {
    const faults: string[] = []
    for (const route of t.app.routeTable.filter((entry) => isOurs(entry) && entry.url.includes(':'))) {
      for (const id of ODD_IDS) {
        const answer = await callerFor(route).request(method(route), pathOf(route, id))
        const isFault = answer.status >= 500 || (answer.status >= 400 && !isCleanRefusal(answer))
        if (isFault) faults.push(summary(route, id, answer))
      }
    }
    expect(faults).toEqual([])
  },
)

test('D15-03 an unknown filter is refused by its name on every read, never ignored', async () => {
  const faults: string[] = []
  for (const route of t.app.routeTable.filter((entry) => isOurs(entry) && entry.method === 'GET')) {
    for (const query of ['filtre_inconnu=1', 'fields=password_hash', '__proto__=1', 'filtre_inconnu=%00']) {
      const answer = await callerFor(route).request('GET', `${pathOf(route)}?${query}`)
      if (answer.status >= 500) faults.push(summary(route, query, answer))
    }
    const refused = await callerFor(route).request('GET', `${pathOf(route)}?filtre_inconnu=1`)
    const isDeclaredOpen = acceptsAnyQuery(route)
    const isExpected = isDeclaredOpen || [403, 404, 422].includes(refused.status)
    if (!isExpected) faults.push(summary(route, 'unknown filter', refused))
  }
  expect(faults).toEqual([])
})

/** A few routes pass a query through on purpose (S7-62, the build manifest). */
function acceptsAnyQuery({ schema }: RouteEntry): boolean {
  const def = (schema?.querystring as $ZodType | undefined)?._zod.def as
    | { type: string; catchall?: $ZodType }
    | undefined
  return def?.type === 'record' || (def?.type === 'object' && def.catchall?._zod.def.type === 'unknown')
}
