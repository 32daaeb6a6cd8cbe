import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBooklet } from '../../src/demo/documents/booklet.ts'
import { ensurePage, MOST_PAGES } from '../../src/files/file-pages.ts'
import { selectFile } from '../../src/files/files.sql.ts'
import { makeMember, makeStaff } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import * as samples from './samples.ts'
import { send } from './upload-form.ts'

let server: TestApp
let editor: Caller
let member: Caller
let book: { id: number; url: string }

const read = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const pageOf = (url: string, page: number | string) => url.replace('?', `/pages/${page}?`)
const section = { title: 'Mobilité', intro: 'Marcher sans crainte.', entries: [] }

async function add(name: string, bytes: Uint8Array) {
  return (await send(editor, '/admin/media', { name, bytes: Buffer.from(bytes) })).body as typeof book
}

beforeAll(async () => {
  server = await testApp()
  editor = await server.as(await makeStaff(server.db, 2))
  member = await server.as(await makeMember(server.db))
  book = await add('catalogue.pdf', makeBooklet('Hiver', 'Réseau', [section, section]))
})
afterAll(() => server.close())

test('S2-05 a page of a catalogue is a picture, drawn once and kept', async () => {
  const first = await read(pageOf(book.url, 2))
  const again = await read(pageOf(book.url, 2), { 'if-none-match': String(first.headers.etag) })
  const small = await read(`${pageOf(book.url, 2)}&w=320`)

  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('image/webp')
  expect(first.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/)
  expect((await sharp(first.rawPayload).metadata()).width).toBe(960)
  expect(again.statusCode).toBe(304)
  expect((await sharp(small.rawPayload).metadata()).width).toBe(320)
  const kept = (await selectFile(server.db, book.id))?.variants.map(({ variant }) => variant)
  expect(kept).toEqual(expect.arrayContaining(['page-2-w960.webp', 'page-2-w320.webp']))
})

test('D15-05 the pages are read with the link of their file, and with no other', async () => {
  const other = await add('autre.pdf', samples.pdf('autre'))
  const borrowed = pageOf(other.url, 1).replace(`/files/${other.id}/`, `/files/${book.id}/`)

  expect((await member.get(`/files/${book.id}/pages/1`)).status).toBe(403)
  expect((await read(borrowed)).statusCode).toBe(403)
  // Nothing public shows it: for a passer-by it does not exist.
  expect((await server.anonymous.get(`/public-files/${book.id}/pages/1`)).status).toBe(404)
})

test('S2-05 a page that does not exist is refused, whatever the file', async () => {
  const picture = await add('photo.png', await samples.png())
  const broken = await add('abime.pdf', Buffer.from('%PDF-1.7\nnothing here\n%%EOF'))
  const cases: [string, number][] = [
    [pageOf(book.url, 0), 404],
    [pageOf(book.url, 'deux'), 404],
    [pageOf(book.url, 9), 404],
    [pageOf(book.url, MOST_PAGES + 1), 404],
    [pageOf(picture.url, 1), 404],
    [pageOf(broken.url, 1), 404],
    [`${pageOf(book.url, 1)}&w=5000`, 422],
  ]
  for (const [url, status] of cases) expect([url, (await read(url)).statusCode]).toEqual([url, status])
})

test('S2-05 pages asked for together are drawn once each, and too many at once are told to wait', async () => {
  const long = await add(
    'long.pdf',
    makeBooklet(
      'Long',
      'Réseau',
      Array.from({ length: 44 }, () => section),
    ),
  )
  const file = await selectFile(server.db, long.id)
  const asked = Array.from({ length: 45 }, (_, index) => index + 1)
  // The storage answers when the test says so: until then whoever asks waits.
  const { promise: unavailable, reject: giveUp } = Promise.withResolvers<never>()
  unavailable.catch(() => {})
  const slow = { ...server.deps, storage: { ...server.deps.storage, read: () => unavailable } }
  const answers = asked.map((page) => ensurePage(slow, file!, page, '960'))
  const twice = ensurePage(slow, file!, 1, '960')

  const refused = await Promise.race(answers.slice(40))
    .then(() => null)
    .catch((error: { status: number }) => error)
  const waiting = await Promise.race([twice.then(() => 'drawn'), Promise.resolve('waiting')])

  expect(refused).toMatchObject({ status: 429 })
  expect(waiting).toBe('waiting')
  // Every drawing ends before the folder goes: one left under way would fail when nobody listens any more.
  giveUp(new Error('storage is away'))
  const ends = await Promise.allSettled([...answers, twice])
  expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 46 }, () => 'rejected'))
})
