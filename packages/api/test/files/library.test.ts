import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOwnFile } from '../../src/files/add-file.ts'
import { filesPersonalData } from '../../src/files/files.personal-data.ts'
import { setFileUses } from '../../src/files/file-uses.ts'
import { newStorageKey } from '../../src/files/storage-key.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { makeMember, makeStaff, type Person } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import * as samples from './samples.ts'
import { send } from './upload-form.ts'

let server: TestApp
let editor: Caller
let member: Caller
let person: Person

beforeAll(async () => {
  server = await testApp()
  editor = await server.as(await makeStaff(server.db, 2))
  person = await makeMember(server.db)
  member = await server.as(person)
})
afterAll(() => server.close())

const DAY = 24 * 3600 * 1000
const keys = async () => {
  const found: string[] = []
  for await (const object of server.deps.storage.list()) found.push(object.key)
  return found
}

describe('media library', () => {
  test('D13-02 D15-05 it lists, finds, describes and deletes', async () => {
    const { body: poster } = await send(editor, '/admin/media', {
      name: 'Affiche été.png',
      bytes: await samples.png(),
    })
    await send(editor, '/admin/media', { name: 'Guide.pdf', bytes: samples.pdf('Guide') })

    const all = await editor.get('/admin/media')
    const found = await editor.get('/admin/media?q=affiche%20ete')
    const pdfs = await editor.get('/admin/media?type=pdf')
    const patched = await editor.patch(`/admin/media/${poster.id}`, {
      alt: 'Une plage au soleil',
      focal_x: 0.2,
    })
    const byAlt = await editor.get('/admin/media?q=plage')
    const deleted = await editor.delete(`/admin/media/${poster.id}`)

    expect(all.body.meta.total).toBe(2)
    expect(all.body.data[0]).toMatchObject({ name: 'Guide.pdf', used_count: 0 })
    expect(found.body.data.map((row: { id: number }) => row.id)).toEqual([poster.id])
    expect(pdfs.body.meta.total).toBe(1)
    expect(patched.body).toMatchObject({
      alt: 'Une plage au soleil',
      focal_x: expect.closeTo(0.2) as number,
      uses: [],
    })
    expect(byAlt.body.meta.total).toBe(1)
    expect(deleted.status).toBe(204)
    expect((await server.app.inject({ url: poster.url })).statusCode).toBe(404)
    expect((await editor.get(`/admin/media/${poster.id}`)).status).toBe(404)
  })

  test('D15-05 a file in use says where, and cannot be deleted', async () => {
    const { body: file } = await send(editor, '/admin/media', {
      name: 'logo.png',
      bytes: await samples.png(),
    })
    await server.db
      .insertInto('laboratories')
      .values({ name: 'Maréole', slug: 'mareole', logo_id: file.id, website: null, email: null, phone: null })
      .execute()

    const detail = await editor.get(`/admin/media/${file.id}`)
    const refused = await editor.delete(`/admin/media/${file.id}`)

    expect(detail.body.uses).toEqual([
      { type: 'laboratory', id: expect.any(Number) as number, kind: null, title: 'Maréole' },
    ])
    expect(refused.status).toBe(409)
    expect(refused.body.code).toBe('in_use')
    expect((await server.app.inject({ url: file.url })).statusCode).toBe(200)
  })

  test('D1-02 D2-05 only editors, and only declared fields', async () => {
    expect((await member.get('/admin/media')).status).toBe(403)
    expect((await editor.get('/admin/media?sort=storage_key')).status).toBe(422)
    expect((await editor.get('/admin/media?page=0')).status).toBe(422)
    expect((await editor.patch('/admin/media/1', { storage_key: 'x' })).status).toBe(422)
    expect((await editor.patch('/admin/media/1', { focal_x: 3 })).status).toBe(422)
    expect((await editor.get('/admin/media?q=%25_%5C')).body.meta.total).toBe(0)
  })
})

test('D3-08 what somebody sent is exported, and keeps no name once they are erased', async () => {
  const who = { id: person.user_id, email: person.email }
  const { body: proof } = await send(member, '/files', { name: 'Camille Durand.csv', bytes: samples.csv() })
  await inTransaction(server.db, (trx) => setFileUses(trx, { type: 'claim', id: 2 }, [proof.id]))

  const exported = await filesPersonalData.collect(server.db, who)
  await inTransaction(server.db, (trx) => filesPersonalData.erase(trx, who, server.clock.now()))

  const names = (await server.db.selectFrom('file').select('name').execute()).map((row) => row.name)
  expect(exported).toContainEqual(expect.objectContaining({ name: 'Camille Durand.csv' }))
  expect(names).toContain('fichier.csv')
  expect(names.join()).not.toContain('Durand')
  expect(await filesPersonalData.collect(server.db, who)).toEqual([])
})

test('D12-01 files that came without a job, and one whose bytes are gone, are caught up with', async () => {
  const seeded = await addOwnFile(server.db, server.deps.storage, {
    bytes: samples.pdf('Un guide'),
    name: 'guide.pdf',
    at: server.clock.now(),
  })
  const lost = await addOwnFile(server.db, server.deps.storage, {
    bytes: samples.pdf('Perdu'),
    name: 'perdu.pdf',
    at: server.clock.now(),
  })
  await server.deps.storage.remove(lost.storage_key)
  server.clock.advance(61_000)

  await server.jobs.run('files.catch-up')

  const rows = await server.db
    .selectFrom('file')
    .select(['id', 'pages', 'processed_at'])
    .where('id', 'in', [seeded.id, lost.id])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: seeded.id, pages: 1, processed_at: server.clock.now() },
    { id: lost.id, pages: null, processed_at: server.clock.now() },
  ])
})

describe('sweep', () => {
  test('G8 D12-01 a proof nobody used after a day goes, with its bytes; a used one and the library stay', async () => {
    const { body: abandoned } = await send(member, '/files', { name: 'a.csv', bytes: samples.csv() })
    const { body: used } = await send(member, '/files', { name: 'b.csv', bytes: samples.csv() })
    await inTransaction(server.db, (trx) => setFileUses(trx, { type: 'claim', id: 1 }, [used.id]))
    const before = await keys()

    await server.jobs.run('files.sweep')
    const early = await keys()
    server.clock.advance(DAY + 1000)
    await server.jobs.run('files.sweep')

    const ids = (await server.db.selectFrom('file').select('id').execute()).map((row) => row.id)
    expect(early).toHaveLength(before.length)
    expect(ids).toContain(used.id)
    expect(ids).not.toContain(abandoned.id)
    expect(await keys()).toHaveLength(before.length - 1)
  })

  test('G10 objects without a row and uploads cut by a crash go after a day', async () => {
    const { storage } = server.deps
    const lost = newStorageKey()
    await storage.write(lost, Buffer.from('lost'))
    await mkdir(storage.incomingFolder, { recursive: true })
    const cut = join(storage.incomingFolder, 'abc.part')
    await writeFile(cut, 'half')
    await utimes(cut, new Date(0), new Date(0))
    server.clock.set(new Date(Date.now() + 2 * DAY))

    await server.jobs.run('files.sweep')

    expect(await keys()).not.toContain(lost)
    expect(await readdir(storage.incomingFolder)).toEqual([])
  })
})
