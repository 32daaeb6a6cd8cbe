import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { emptyTarget } from '@kiosque/contract/domain/audience'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TARGETS_CHANNEL } from '../../src/db/channels.ts'
import { targetColumn } from '../../src/audience/target-column.ts'
import { publish } from '../../src/db/events.ts'
import { linkExpiry, signedUrl } from '../../src/files/file-links.ts'
import { fileRefs } from '../../src/files/file-refs.ts'
import { makeMember, makeStaff, type Person } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import * as samples from './samples.ts'
import { send } from './upload-form.ts'

let server: TestApp
let editor: Caller
let owner: Person
let member: Caller
let stranger: Caller

beforeAll(async () => {
  server = await testApp()
  editor = await server.as(await makeStaff(server.db, 2))
  owner = await makeMember(server.db)
  member = await server.as(owner)
  stranger = await server.as(await makeMember(server.db))
})
afterAll(() => server.close())

interface Sent {
  id: number
  url: string
}
const add = async (caller: Caller, name: string, bytes: Buffer): Promise<Sent> => {
  const path = caller === editor ? '/admin/media' : '/files'
  return (await send(caller, path, { name, bytes })).body as Sent
}
const read = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

/** A published content that shows these files, for everyone or for one pharmacy only. */
async function contentShowing(fileIds: number[], columns: object = {}): Promise<number> {
  const at = server.clock.now()
  const { id } = await server.db
    .insertInto('content')
    .values({
      kind: 'gallery',
      slug: `album-${Math.random()}`,
      title: 'Album',
      status: 'published',
      cover_id: null,
      category: null,
      laboratory_id: null,
      author_id: null,
      starts_at: null,
      ends_at: null,
      published_at: at,
      fields: JSON.stringify({}),
      period_start: null,
      period_end: null,
      sort_at: at,
      title_fold: 'album',
      list_text: 'album',
      created_at: at,
      updated_at: at,
      created_by: null,
      updated_by: null,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const file_id of fileIds)
    await server.db.insertInto('content_file').values({ content_id: id, file_id }).execute()
  // Written past the services, which would have said so.
  await publish(server.db, TARGETS_CHANNEL)
  return id
}

describe('signed links', () => {
  test('D15-05 without its signature a file answers 403, whether it exists or not', async () => {
    const { id } = await add(editor, 'a.csv', samples.csv())

    const bare = await member.get(`/files/${id}`)
    const absent = await member.get('/files/2000000000')

    expect(bare.status).toBe(403)
    expect(bare.body.code).toBe('link_required')
    expect(absent.status).toBe(403)
    expect({ ...absent.body, request_id: '' }).toEqual({ ...bare.body, request_id: '' })
  })

  test('D15-05 forged, borrowed, prolonged and expired links are refused', async () => {
    const { id, url } = await add(editor, 'a.csv', samples.csv())
    const other = await add(editor, 'b.csv', samples.csv())
    const exp = linkExpiry(server.clock.now())
    const sig = new URL(url, 'http://x').searchParams.get('sig') ?? ''
    const forgeries = [
      `/api/v1/files/${other.id}?exp=${exp}&sig=${sig}`,
      `/api/v1/files/${id}?exp=${exp + 1}&sig=${sig}`,
      `/api/v1/files/${id}?exp=${exp}&sig=${sig.slice(0, -1)}`,
      `/api/v1/files/${id}?exp=${exp}&sig=${'A'.repeat(43)}`,
      `/api/v1/files/${id}?exp=${exp}&sig=`,
      `/api/v1/files/${id}?exp=&sig=${sig}`,
      `/api/v1/files/${id}?exp=1e10&sig=${sig}`,
      `/api/v1/files/${id}?sig=${sig}`,
      signedUrl('another secret key of forty characters!!', id, server.clock.now()),
      signedUrl(server.deps.env.secretKey, id, new Date(server.clock.now().getTime() + 3_600_000)),
      signedUrl(server.deps.env.secretKey, id, new Date(server.clock.now().getTime() - 3_600_000)),
    ]

    const answers = await Promise.all(forgeries.map((forged) => read(forged)))

    expect((await read(url)).statusCode).toBe(200)
    expect(answers.map((answer) => answer.statusCode)).toEqual(forgeries.map(() => 403))
  })

  test('D15-05 a link lives 15 minutes at most, and is the same for five', () => {
    const secret = server.deps.env.secretKey
    const start = new Date('2026-03-10T09:00:00Z')
    const later = new Date('2026-03-10T09:04:59Z')

    expect(signedUrl(secret, 7, later)).toBe(signedUrl(secret, 7, start))
    expect(linkExpiry(start) - start.getTime() / 1000).toBe(900)
    expect(linkExpiry(later) - later.getTime() / 1000).toBeGreaterThanOrEqual(600)
  })

  test('D12-01 a signed link to a file that is gone answers 404', async () => {
    const answer = await read(signedUrl(server.deps.env.secretKey, 2_000_000_000, server.clock.now()))

    expect(answer.statusCode).toBe(404)
  })
})

describe('what is served', () => {
  test('D12-01 downloads keep their name, pictures and films show in place, nothing is active', async () => {
    const csv = await read((await add(editor, 'Été « à » l’officine;x.csv', samples.csv())).url)
    const film = await read((await add(editor, 'film.mp4', samples.mp4())).url)
    const pdf = await add(editor, 'guide.pdf', samples.pdf('Bonjour'))

    expect(csv.headers['content-disposition']).toBe(
      `attachment; filename="Ete _ a _ l_officine x.csv"; filename*=UTF-8''%C3%89t%C3%A9%20%C2%AB%20%C3%A0%20%C2%BB%20l%E2%80%99officine%20x.csv`,
    )
    expect(film.headers['content-disposition']).toMatch(/^inline;/)
    expect((await read(pdf.url)).headers['content-disposition']).toMatch(/^inline;/)
    expect((await read(`${pdf.url}&download=1`)).headers['content-disposition']).toMatch(/^attachment;/)
    for (const answer of [csv, film]) {
      expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/)
    }
  })

  test('D12-01 films are read by ranges', async () => {
    const bytes = samples.mp4(5000)
    const { url } = await add(editor, 'film.mp4', bytes)
    const cases: [string, number, string | undefined, Buffer | null][] = [
      ['bytes=0-99', 206, 'bytes 0-99/5000', bytes.subarray(0, 100)],
      ['bytes=4900-', 206, 'bytes 4900-4999/5000', bytes.subarray(4900)],
      ['bytes=-10', 206, 'bytes 4990-4999/5000', bytes.subarray(4990)],
      ['bytes=4990-9999', 206, 'bytes 4990-4999/5000', bytes.subarray(4990)],
      ['bytes=5000-', 416, 'bytes */5000', null],
      ['bytes=-0', 416, 'bytes */5000', null],
      ['bytes=9-2', 200, undefined, bytes],
      ['bytes=0-1,5-6', 200, undefined, bytes],
      ['items=0-5', 200, undefined, bytes],
      ['bytes=abc', 200, undefined, bytes],
    ]
    for (const [range, status, contentRange, expected] of cases) {
      const answer = await read(url, { range })

      expect([range, answer.statusCode, answer.headers['content-range']]).toEqual([
        range,
        status,
        contentRange,
      ])
      expect(expected === null || expected.equals(answer.rawPayload)).toBe(true)
    }
  })

  test('D12-01 a file already held is not sent again; a part of an older one is not mixed with the new', async () => {
    const { url } = await add(editor, 'film.mp4', samples.mp4(900))
    const first = await read(url)
    const tag = String(first.headers.etag)

    const again = await read(url, { 'if-none-match': tag })
    const stale = await read(url, { range: 'bytes=0-9', 'if-range': '"older"' })
    const head = await server.app.inject({ method: 'HEAD', url })

    expect(again.statusCode).toBe(304)
    expect(stale.statusCode).toBe(200)
    expect(head.headers['content-length']).toBe('900')
    expect(head.rawPayload).toHaveLength(0)
  })

  test('D15-05 an unknown size or parameter is refused', async () => {
    const { url } = await add(editor, 'a.png', await samples.png())

    expect((await read(`${url}&w=5000`)).statusCode).toBe(422)
    expect((await read(`${url}&path=../../etc/passwd`)).statusCode).toBe(422)
  })
})

describe('who may read', () => {
  test('D4-03 a proof is for its sender and the head office: for others it does not exist', async () => {
    const { id } = await add(member, 'preuve.pdf', samples.pdf('preuve'))

    expect((await member.get(`/files/${id}/link`)).status).toBe(200)
    expect((await editor.get(`/files/${id}/link`)).status).toBe(200)
    expect((await stranger.get(`/files/${id}/link`)).status).toBe(404)
    expect((await stranger.post('/files/zip', { ids: [id] })).status).toBe(404)
    expect((await server.anonymous.get(`/files/${id}/link`)).status).toBe(401)
    expect((await editor.get(`/admin/media/${id}`)).status).toBe(404)
  })

  test('D4-03 a file of targeted content is for those who may see the content, and only while it is live', async () => {
    const { id } = await add(editor, 'offre.pdf', samples.pdf('offre'))
    await contentShowing([id], {
      ...targetColumn({ ...emptyTarget(), drugstore_ids: [owner.drugstore_id ?? 0] }),
      ends_at: new Date(server.clock.now().getTime() + 60_000),
    })

    expect((await member.get(`/files/${id}/link`)).status).toBe(200)
    expect((await stranger.get(`/files/${id}/link`)).status).toBe(404)
    server.clock.advance(61_000)
    expect((await member.get(`/files/${id}/link`)).status).toBe(404)
  })

  test('D4-03 public files need no link, and only while some public content shows them', async () => {
    const open = await add(editor, 'catalogue.pdf', samples.pdf('catalogue'))
    const closed = await add(editor, 'interne.pdf', samples.pdf('interne'))
    await contentShowing([open.id], { kind: 'catalogue', is_public: true })
    await contentShowing([closed.id])
    const refs = await fileRefs(server.db, [open.id], { secret: '', now: server.clock.now(), isPublic: true })

    const answer = await read(refs.get(open.id)?.url ?? '')

    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=300')
    expect((await server.anonymous.get(`/public-files/${closed.id}`)).status).toBe(404)
    expect((await server.anonymous.get('/public-files/2000000000')).status).toBe(404)
  })

  test('D4-03 an archive holds what the viewer may see and nothing else', async () => {
    const one = await add(editor, 'affiche.csv', samples.csv())
    const two = await add(editor, 'affiche.csv', samples.csv())
    const hidden = await add(editor, 'secret.csv', samples.csv())
    await contentShowing([one.id, two.id])

    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/files/zip',
      payload: { ids: [one.id, two.id, hidden.id, 2_000_000_000] },
      headers: { authorization: `Bearer ${await tokenOf(owner)}` },
    })

    const entries = unzipSync(answer.rawPayload)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(Object.keys(entries)).toEqual(['affiche.csv', 'affiche (2).csv'])
    expect(Buffer.from(entries['affiche.csv'] ?? [])).toEqual(samples.csv())
    expect((await member.post('/files/zip', { ids: [] })).status).toBe(422)
    expect((await member.post('/files/zip', { ids: [hidden.id] })).status).toBe(404)
  })
})

async function tokenOf(person: Person): Promise<string> {
  const { signIn } = await import('../factories.ts')
  return signIn(server.db, person, server.clock.now())
}

test('D12-01 the first page of a PDF is drawn and its pages counted, apart from the request', async () => {
  server.jobs.sent.length = 0
  const { id, url } = await add(editor, 'guide.pdf', samples.pdf('Guide de la vaccination'))
  await server.jobs.runSent()

  const refs = await fileRefs(server.db, [id], { secret: server.deps.env.secretKey, now: server.clock.now() })

  const ref = refs.get(id)
  const preview = await read(ref?.preview?.url ?? '')
  expect(ref).toMatchObject({ pages: 1, preview: { width: 960 } })
  expect(preview.headers['content-type']).toBe('image/webp')
  expect((await sharp(preview.rawPayload).metadata()).width).toBe(960)
  expect((await read(`${url}&w=320`)).statusCode).toBe(404)
})

test('D12-01 a PDF that cannot be read is kept all the same, without a preview', async () => {
  const { id } = await add(editor, 'abime.pdf', Buffer.from('%PDF-1.7\nnothing here\n%%EOF'))
  await server.jobs.runSent()

  const refs = await fileRefs(server.db, [id], { secret: server.deps.env.secretKey, now: server.clock.now() })

  expect(refs.get(id)).toMatchObject({ pages: null, preview: null })
})
