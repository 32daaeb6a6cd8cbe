import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../../src/files/sweep.ts'
import { makeMember, makeStaff } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import * as samples from './samples.ts'
import { form, send } from './upload-form.ts'

let server: TestApp
let editor: Caller
let other: Caller
beforeAll(async () => {
  server = await testApp()
  editor = await server.as(await makeStaff(server.db, 2))
  other = await server.as(await makeStaff(server.db, 1))
})
afterAll(() => server.close())

const put = (caller: Caller, id: string, offset: number, payload: Buffer) =>
  caller.request('PUT', `/admin/media/uploads/${id}?offset=${offset}`, {
    payload,
    headers: { 'content-type': 'application/octet-stream' },
  })
const open = async (name: string, size: number) =>
  (await editor.post('/admin/media/uploads', { name, size })).body.id as string
const keys = async () => {
  const found: string[] = []
  for await (const object of server.deps.storage.list()) found.push(object.key)
  return found
}

describe('resumable uploads', () => {
  test('D12-01 a file sent in pieces goes on where it stopped, and finishing twice makes one file', async () => {
    const video = samples.mp4(1_400_000)
    const id = await open('Geste barrière.mp4', video.length)
    const first = await put(editor, id, 0, video.subarray(0, 1_000_000))
    const again = await put(editor, id, 0, video.subarray(0, 1_000_000))
    const tooSoon = await editor.post(`/admin/media/uploads/${id}/finish`, {})
    const state = await editor.get(`/admin/media/uploads/${id}`)
    const rest = await put(editor, id, state.body.offset, video.subarray(state.body.offset))
    const [one, two] = await Promise.all([
      editor.post(`/admin/media/uploads/${id}/finish`, {}),
      editor.post(`/admin/media/uploads/${id}/finish`, {}),
    ])
    const third = await editor.post(`/admin/media/uploads/${id}/finish`, {})

    expect(first.body).toMatchObject({ offset: 1_000_000 })
    expect(again).toMatchObject({ status: 409, body: { code: 'offset_mismatch' } })
    expect(tooSoon).toMatchObject({ status: 409, body: { code: 'incomplete' } })
    expect(rest.body).toMatchObject({ offset: video.length })
    const made = [one, two].filter((answer) => answer.status === 201)
    expect(made.length).toBeGreaterThanOrEqual(1)
    expect(third).toMatchObject({ status: 201, body: { id: made[0]?.body.id, size: video.length } })
    const served = await server.app.inject({ url: third.body.url })
    expect(served.rawPayload.equals(video)).toBe(true)
    expect((await editor.get('/admin/media')).body.meta.total).toBe(1)
    // The pieces are gone: one object for the one file.
    expect(await keys()).toHaveLength(1)
  })

  test('S5-02 30,000,001 bytes are refused before anything is sent, and so is more than announced', async () => {
    const tooBig = await editor.post('/admin/media/uploads', { name: 'gros.pdf', size: 30_000_001 })
    const accepted = await editor.post('/admin/media/uploads', { name: 'juste.pdf', size: 30_000_000 })
    const id = await open('petit.pdf', 10)
    const tooLong = await put(editor, id, 0, randomBytes(11))
    const tooWide = await put(editor, accepted.body.id, 0, randomBytes(1_000_001))

    expect(tooBig).toMatchObject({ status: 413, body: { message: 'Ce fichier dépasse 30\u00a0Mo.' } })
    expect(accepted.status).toBe(201)
    expect(tooLong.status).toBe(413)
    expect(tooWide.status).toBe(413)
  })

  test('D12-01 the type is judged by the content once whole, and a refusal keeps nothing', async () => {
    const before = await keys()
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    const id = await open('picto.png', bytes.length)
    await put(editor, id, 0, bytes)
    const refused = await editor.post(`/admin/media/uploads/${id}/finish`, {})
    const gone = await editor.delete(`/admin/media/uploads/${id}`)

    expect(refused.status).toBe(415)
    expect(gone.status).toBe(204)
    expect(await keys()).toEqual(before)
  })

  test('D2-03 somebody else’s upload does not exist, members may not upload, bad input is named', async () => {
    const id = await open('a.pdf', 10)
    const member = await server.as(await makeMember(server.db))
    const answers = [
      await put(other, id, 0, randomBytes(5)),
      await other.get(`/admin/media/uploads/${id}`),
      await other.post(`/admin/media/uploads/${id}/finish`, {}),
      await other.delete(`/admin/media/uploads/${id}`),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    expect((await member.post('/admin/media/uploads', { name: 'a.pdf', size: 1 })).status).toBe(403)
    const bad = await editor.post('/admin/media/uploads', { name: '', size: 0, x: 1 })
    expect(Object.keys(bad.body.errors).toSorted()).toEqual(['name', 'size', 'x'])
    const json = await editor.put(`/admin/media/uploads/${id}?offset=0`, { a: 1 })
    expect(json.status).toBe(415)
    expect((await put(editor, id, 3, randomBytes(5))).status).toBe(409)
  })

  test('D12-01 what was begun and never finished is swept after a day', async () => {
    const id = await open('oublie.pdf', 100)
    await put(editor, id, 0, randomBytes(50))
    const kept = await keys()
    server.clock.advance(25 * 3600 * 1000)
    await sweep(server.deps)
    expect((await keys()).length).toBeLessThan(kept.length)
    expect((await editor.get(`/admin/media/uploads/${id}`)).status).toBe(404)
  })
})

describe('replacing a file', () => {
  const replace = (caller: Caller, id: number, bytes: Buffer, name = 'neuf.png') =>
    caller.request('PUT', `/admin/media/${id}/file`, form([{ name, bytes }]))

  test('D13-02 same id, new bytes, other links, old variants gone, uses and description kept', async () => {
    const { body: file } = await send(editor, '/admin/media', {
      name: 'vitrine.png',
      bytes: await samples.png(900, 600),
    })
    await editor.patch(`/admin/media/${file.id}`, { alt: 'La vitrine', focal_x: 0.2 })
    await server.jobs.runSent()
    await server.db
      .insertInto('laboratories')
      .values({ name: 'Évanor', slug: 'evanor', logo_id: file.id, website: null, email: null, phone: null })
      .execute()
    const before = await editor.get(`/admin/media/${file.id}`)
    const objects = await keys()

    const after = await replace(editor, file.id, await samples.png(500, 500))

    expect(after.status).toBe(200)
    expect(after.body).toMatchObject({
      id: file.id,
      name: 'neuf.png',
      alt: 'La vitrine',
      width: 500,
      uses: [{ type: 'laboratory', title: 'Évanor' }],
    })
    expect(after.body.focal_x).toBeCloseTo(0.2)
    expect(after.body.url).not.toBe(before.body.url)
    const served = await server.app.inject({ url: after.body.url })
    expect(served.statusCode).toBe(200)
    // The old original and its sizes left the storage.
    expect((await keys()).length).toBeLessThan(objects.length)
    const variants = await server.db
      .selectFrom('file_variant')
      .selectAll()
      .where('file_id', '=', file.id)
      .execute()
    expect(variants).toEqual([])
  })

  test('D13-02 another kind of file, a missing file and a member are refused; a piecewise one replaces too', async () => {
    const { body: file } = await send(editor, '/admin/media', { name: 'a.png', bytes: await samples.png() })
    const member = await server.as(await makeMember(server.db))
    const bytes = await samples.png(70, 50)
    const upload = await open('b.png', bytes.length)
    await put(editor, upload, 0, bytes)
    const finished = await editor.post(`/admin/media/uploads/${upload}/finish`, { replaces: file.id })

    expect((await replace(editor, file.id, samples.pdf('Non'), 'x.pdf')).status).toBe(415)
    expect((await replace(editor, 2_000_000_000, bytes)).status).toBe(404)
    expect((await replace(member, file.id, bytes)).status).toBe(403)
    expect(finished.body).toMatchObject({ id: file.id, width: 70 })
  })

  test('D13-02 a file in use is not deleted, and the refusal names where; filters and totals agree', async () => {
    const { body: unused } = await send(editor, '/admin/media', { name: 'seul.pdf', bytes: samples.pdf('x') })
    const used = await editor.get('/admin/media?usage=used')
    const free = await editor.get('/admin/media?usage=unused&sort=name')
    const plain = await editor.get('/admin/media?alt=missing')
    const totals = await editor.get('/admin/media/summary')
    const refused = await editor.delete(`/admin/media/${used.body.data[0].id}`)

    expect(used.body.data).toHaveLength(1)
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } })
    expect(refused.body.message).toContain('«\u00a0Évanor\u00a0»')
    expect(free.body.data.map((row: { id: number }) => row.id)).toContain(unused.id)
    expect(totals.body).toMatchObject({
      unused: free.body.meta.total,
      without_alt: plain.body.meta.total,
      files: used.body.meta.total + free.body.meta.total,
    })
    expect((await editor.get('/admin/media?usage=peut-etre')).status).toBe(422)
  })
})
