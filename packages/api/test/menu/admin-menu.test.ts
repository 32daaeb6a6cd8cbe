import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeGuest, makeMember, makeStaff } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let editor: Caller
let member: Caller
beforeAll(async () => {
  t = await testApp()
  editor = await t.as(await makeStaff(t.db, 2))
  member = await t.as(await makeMember(t.db))
  for (const [kind, title] of [
    ['quiz', 'Un quiz'],
    ['tutorial', 'Un tutoriel'],
    ['news', 'Une actualité'],
  ])
    await editor.post(`/admin/contents/${kind}`, { title, status: 'published' })
})
afterAll(() => t.close())

interface Item {
  key: string
  children: Item[]
}
const keys = (body: { data: { key: string }[] }) => body.data.map((area) => area.key)
const flat = (items: Item[]) =>
  items.flatMap((item) => [{ key: item.key }, ...item.children.map(({ key }) => ({ key }))])

test('D13-02 order, names and what is hidden reach the portal at once', async () => {
  const before = await member.get('/menu')
  const { body: admin } = await editor.get('/admin/menu')
  const items = flat(admin.data).toReversed() as Record<string, unknown>[]
  const quiz = items.find((item) => item['key'] === 'entry:quiz')
  Object.assign(quiz ?? {}, { label: 'Nos quiz' })
  Object.assign(items.find((item) => item['key'] === 'area:news') ?? {}, { is_hidden: true })

  const saved = await editor.put('/admin/menu', { version: admin.version, items })
  const after = await member.get('/menu')
  const stale = await editor.put('/admin/menu', { version: admin.version, items })
  const reset = await editor.put('/admin/menu', { items: [] })

  expect(keys(before.body)).toContain('news')
  expect(saved.status).toBe(200)
  expect(saved.body.version).toBe(admin.version + 1)
  expect(keys(after.body)).not.toContain('news')
  expect(keys(after.body)).toEqual(
    keys(before.body)
      .filter((key) => key !== 'news')
      .toReversed(),
  )
  expect(JSON.stringify(after.body)).toContain('Nos quiz')
  expect(after.body.aside.map((entry: { key: string }) => entry.key)).toEqual(['contact', 'agenda'])
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect(stale.body.errors).toEqual({ version: [expect.stringMatching(/^Quelqu’un /)] })
  expect(reset.status).toBe(200)
  expect((await member.get('/menu')).body).toEqual(before.body)
  expect((await t.db.selectFrom('audit_log').select('action').execute()).map((row) => row.action)).toContain(
    'menu.update',
  )
})

test('D13-02 the head office adds a page or an address to an area, for some or for everyone', async () => {
  const charter = { key: 'link:charte', label: 'Notre charte', url: '/p/charte', parent: 'area:services' }
  const shop = {
    key: 'link:boutique',
    label: 'La boutique',
    url: 'https://boutique.example/',
    parent: 'area:formations',
    target: { account_types: [100] },
  }
  const saved = await editor.put('/admin/menu', { items: [{ key: 'entry:quiz' }, shop, charter] })
  const entriesOf = async (caller: Caller, area: string): Promise<{ label: string; url: string }[]> =>
    (await caller.get('/menu')).body.data.find((one: { key: string }) => one.key === area)?.entries ?? []

  expect(saved.status).toBe(200)
  const admin = saved.body.data.find((item: Item) => item.key === 'area:services')
  expect(admin.children.at(0)).toMatchObject({
    key: 'link:charte',
    default_label: 'Notre charte',
    url: '/p/charte',
  })
  // Nothing else is published in that area, yet it has its place.
  expect(await entriesOf(member, 'services')).toContainEqual(
    expect.objectContaining({ label: 'Notre charte', url: '/p/charte' }),
  )
  const urls = (await entriesOf(editor, 'formations')).map(({ url }) => url)
  expect(urls.indexOf('https://boutique.example/')).toBe(1)
  expect((await entriesOf(member, 'formations')).map(({ label }) => label)).not.toContain('La boutique')

  await editor.put('/admin/menu', { items: [] })
  expect((await entriesOf(member, 'services')).map(({ label }) => label)).not.toContain('Notre charte')
})

test.each([
  ['no name', { key: 'link:a', url: '/p/a', parent: 'area:news' }, 'items.0.label'],
  ['no address', { key: 'link:a', label: 'A', parent: 'area:news' }, 'items.0.url'],
  [
    'a dangerous address',
    { key: 'link:a', label: 'A', url: 'javascript:alert(1)', parent: 'area:news' },
    'items.0.url',
  ],
  ['an unknown area', { key: 'link:a', label: 'A', url: '/p/a', parent: 'area:rien' }, 'items.0.parent'],
  ['an address for a declared entry', { key: 'entry:quiz', url: '/p/a' }, 'items.0.url'],
])('D2-05 a link with %s is refused by its field', async (_, item, field) => {
  const answer = await editor.put('/admin/menu', { items: [item] })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})

test('D4-04 arranging the menu takes nothing away from guests; a link of the head office is theirs only if it names them', async () => {
  await editor.post('/admin/contents/news', {
    title: 'Pour les invités',
    status: 'published',
    target: { account_types: [0] },
  })
  const guest = await t.as(await makeGuest(t.db))
  const before = (await guest.get('/menu')).body
  const { body: admin } = await editor.get('/admin/menu')
  const link = { key: 'link:reseau', parent: 'area:news', label: 'Le réseau', url: '/p/reseau' }

  const saved = await editor.put('/admin/menu', { items: [...flat(admin.data), link] })

  expect(saved.status).toBe(200)
  expect(keys(before)).toContain('news')
  expect((await guest.get('/menu')).body).toEqual(before)
  expect((await member.get('/menu')).text).toContain('Le réseau')
  await editor.put('/admin/menu', { items: [] })
})

test('D4-04 an entry for some is absent for the others, and stays for the head office', async () => {
  const guest = await t.as(await makeGuest(t.db))
  const target = { account_types: [100] }
  await editor.put('/admin/menu', { items: [{ key: 'aside:contact', target }] })
  const aside = async (caller: Caller) =>
    (await caller.get('/menu')).body.aside.map((entry: { key: string }) => entry.key) as string[]
  expect(await aside(member)).toEqual(['agenda'])
  expect(await aside(guest)).not.toContain('contact')
  expect(await aside(editor)).toContain('contact')
  await editor.put('/admin/menu', { items: [] })
})

test('D2-05 members are refused, unknown and doubled entries are named', async () => {
  expect((await member.get('/admin/menu')).status).toBe(403)
  expect((await member.put('/admin/menu', { items: [] })).status).toBe(403)
  const bad = await editor.put('/admin/menu', {
    items: [
      { key: 'entry:rien' },
      { key: 'aside:agenda' },
      { key: 'aside:agenda' },
      { key: 'entry:quiz', x: 1 },
    ],
  })
  expect(bad.status).toBe(422)
  const doubled = await editor.put('/admin/menu', {
    items: [
      { key: 'entry:rien' },
      { key: 'aside:agenda' },
      { key: 'aside:agenda', target: { zones: [999999] } },
    ],
  })
  expect(Object.keys(doubled.body.errors).toSorted()).toEqual(
    expect.arrayContaining(['items.0.key', 'items.2.key']) as string[],
  )
  const long = await editor.put('/admin/menu', { items: [{ key: 'entry:quiz', label: 'a'.repeat(61) }] })
  expect(long.status).toBe(422)
})
