import { beforeEach, describe, expect, test } from 'vitest'
import { COUNTER_HEADER } from '@kiosque/contract/kinds/counter-values'
import { networkApp } from '../content/network-app.ts'
import { makeContent } from '../content/network.ts'
import { makeAccount, makeMember, PASSWORD, type Person } from '../factories.ts'
import * as samples from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { makeQuiz, passQuiz } from '../quizzes/quiz-setup.ts'
import type { Caller } from '../test-app.ts'

let lea: Person
let me: Caller

const { t: server, network } = await networkApp()
beforeEach(async () => {
  lea = await makeMember(server.db, {
    drugstore_id: network.ouest.id,
    type: 160,
    first_name: 'Léa',
    last_name: 'Jouan',
  })
  me = await server.as(lea)
})

async function sendFile(caller: Caller = me, name = 'test-angine.pdf') {
  const { body } = await send(caller, '/me/attestations/files', { name, bytes: samples.pdf('angine') })
  return body.id as number
}

const FACTS = {
  title: 'Test angine et cystite',
  organism: 'Organisme indépendant',
  obtained_on: '2026-02-12',
  duration_minutes: 420,
}

async function add(facts: Record<string, unknown> = {}, caller: Caller = me) {
  const file_id = await sendFile(caller)
  return caller.post('/me/attestations', { ...FACTS, file_id, ...facts })
}

const entries = async (caller: Caller = me) => (await caller.get('/me/training-file')).body.data

describe('D7-02 an attestation of one’s own', () => {
  test('is added with its file, changed, taken away and deleted with its file', async () => {
    const added = await add({ dpc_types: ['formation-continue'], andpc_number: '99 aa 26 00017' })
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({
      source: 'upload',
      title: FACTS.title,
      andpc_number: '99AA2600017',
      file: { name: 'test-angine.pdf', type: 'application/pdf' },
    })
    const { id, file } = added.body

    const changed = await me.put(`/me/attestations/${id}`, {
      ...FACTS,
      file_id: file.id,
      title: 'Test angine',
      valid_until: '2027-02-12',
    })
    expect(changed.body).toMatchObject({ title: 'Test angine', valid_until: '2027-02-12', dpc_types: [] })

    const read = await me.get(`/me/attestations/${id}/file`)
    expect(read.status).toBe(200)
    expect(read.headers['cache-control']).toBe('no-store')
    expect(read.headers['content-disposition']).toContain('attachment')

    expect((await me.delete(`/me/attestations/${id}`)).status).toBe(204)
    expect(await entries()).toEqual([])
    expect((await me.get(`/me/attestations/${id}/file`)).status).toBe(404)
    expect(await server.db.selectFrom('file').select('id').where('id', '=', file.id).execute()).toEqual([])
  })

  test('given another file, forgets the first', async () => {
    const { id, file } = (await add()).body
    const second = await sendFile(me, 'meilleur-scan.pdf')

    const { body } = await me.put(`/me/attestations/${id}`, { ...FACTS, file_id: second })

    expect(body.file.name).toBe('meilleur-scan.pdf')
    expect(await server.db.selectFrom('file').select('id').where('id', '=', file.id).execute()).toEqual([])
  })

  test('D12-01 takes a PDF or a picture, judged by its content and its size, and nothing else', async () => {
    const post = (name: string, bytes: Buffer | string) => send(me, '/me/attestations/files', { name, bytes })

    expect((await post('photo.jpg', await samples.jpegWithExif())).status).toBe(201)
    expect((await post('note.csv', 'a;b\n1;2\n')).status).toBe(415)
    expect((await post('photo.gif', await samples.picture('gif'))).body.message).toContain('PDF ou une photo')
    // A program that calls itself a PDF.
    expect((await post('attestation.pdf', 'MZ\u0000\u0001 un programme')).status).toBe(415)
    expect((await post('vide.pdf', '')).status).toBe(422)
    const huge = Buffer.concat([samples.pdf('x'), Buffer.alloc(30_000_001)])
    expect((await post('lourd.pdf', huge)).status).toBe(413)
  })

  test.each([
    [{ title: '' }, 'title'],
    [{ title: 'a'.repeat(161) }, 'title'],
    [{ organism: '   ' }, 'organism'],
    [{ obtained_on: '2026-03-11' }, 'obtained_on'],
    [{ obtained_on: '2026-02-30' }, 'obtained_on'],
    [{ obtained_on: '1066-10-14' }, 'obtained_on'],
    [{ duration_minutes: 0 }, 'duration_minutes'],
    [{ duration_minutes: 1.5 }, 'duration_minutes'],
    [{ valid_until: '2026-02-11' }, 'valid_until'],
    [{ dpc_types: ['sieste'] }, 'dpc_types.0'],
    [{ andpc_number: '123', dpc_types: ['evaluation'] }, 'andpc_number'],
    [{ andpc_number: '99AA2600017' }, 'dpc_types'],
    [{ is_cnp: true }, 'dpc_types'],
    [{ file_id: 2_000_000_000 }, 'file_id'],
  ])('refuses %j, says why in French, and keeps nothing', async (facts, field) => {
    const { status, body } = await add(facts)

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toContain(field)
    expect(await entries()).toEqual([])
  })

  test('cannot take a file that is another’s, that is no private one, or that serves already', async () => {
    const other = await server.as(network.people.titulaire)
    const theirs = await sendFile(other)
    const { body: plain } = await send(me, '/files', { name: 'a.pdf', bytes: samples.pdf('a') })
    const used = (await add()).body.file.id

    for (const file_id of [theirs, plain.id, used])
      expect((await me.post('/me/attestations', { ...FACTS, file_id })).body.errors).toHaveProperty('file_id')
  })
})

describe('D7-02 D4-03 the file is its owner’s alone', () => {
  test('for anybody else, the head office included, an attestation and its file do not exist', async () => {
    const { id, file } = (await add()).body
    for (const name of ['titulaire', 'voisin', 'conseiller', 'editeur', 'admin'] as const) {
      const other = await server.as(network.people[name])
      expect((await other.get(`/me/attestations/${id}/file`)).status).toBe(404)
      expect((await other.put(`/me/attestations/${id}`, { ...FACTS, file_id: file.id })).status).toBe(404)
      expect((await other.delete(`/me/attestations/${id}`)).status).toBe(404)
      expect((await other.get(`/files/${file.id}/link`)).status).toBe(404)
      expect((await other.post('/files/zip', { ids: [file.id] })).status).toBe(404)
    }
    expect((await server.anonymous.get(`/me/attestations/${id}/file`)).status).toBe(401)
    const editor = await server.as(network.people.editeur)
    const news = { title: 'Lire en passant', excerpt: 'Un détour.', attachment_ids: [file.id] }
    expect((await editor.post('/admin/contents/news', news)).status).toBe(422)
    expect((await me.get(`/me/attestations/${id}/file`)).status).toBe(200)
  })

  test('a titulaire sees progress, never what was added', async () => {
    await add({ title: 'Diplôme très personnel' })
    const titulaire = await server.as(network.people.titulaire)

    const team = await titulaire.get('/team/progress')
    const csv = await titulaire.get('/team/progress.csv')

    expect(team.status).toBe(200)
    expect(team.text + csv.text).not.toContain('très personnel')
    expect((await titulaire.get('/me/training-file')).text).not.toContain('très personnel')
  })

  test('is closed at the counter', async () => {
    const extra = { headers: { [COUNTER_HEADER]: '1' } }
    const { status } = await me.get('/me/training-file', extra)
    expect(status).toBe(403)
  })

  test('follows somebody who changes pharmacy', async () => {
    await add()
    await server.db.deleteFrom('accounts').where('user_id', '=', lea.user_id).execute()
    const account = await makeAccount(server.db, {
      user_id: lea.user_id,
      drugstore_id: network.sud.id,
      type: 160,
    })

    const moved = await server.as({ ...lea, account_id: account, drugstore_id: network.sud.id })

    expect(await entries(moved)).toMatchObject([{ title: FACTS.title }])
  })
})

describe('D7-02 the DPC counter', () => {
  test('counts by type in the current period, from what was added and from courses followed here', async () => {
    await add({ dpc_types: ['evaluation'], obtained_on: '2026-01-05' })
    await add({ dpc_types: ['gestion-des-risques'], obtained_on: '2025-12-31' })
    const modules = [{ title: 'Seul' }]
    const course = await makeContent(server, network, 'academy', {
      title: 'Vacciner',
      modules,
      hours: 6,
      dpc_type: 'formation-continue',
      dpc_number: '99A82600102',
    })
    const before = (await me.get('/me/training-file')).body.dpc
    expect(before).toMatchObject({
      is_concerned: true,
      period: { first_year: 2026, last_year: 2028 },
      types_done: 1,
      is_fulfilled: false,
    })
    expect(before.missing).toContain('formation continue ou gestion des risques')

    const { body } = await me.get(`/contents/academy/${course.id}`)
    await me.put(`/progress/academy/${course.id}`, { module_ids: [body.modules[0].id] })

    const after = (await me.get('/me/training-file')).body
    expect(after.dpc).toMatchObject({ types_done: 2, is_fulfilled: true, missing: null })
    expect(after.dpc.by_type).toMatchObject([
      { type: 'formation-continue', actions: 1, minutes: 360 },
      { type: 'evaluation', actions: 1, minutes: 420, last_on: '2026-01-05' },
      { type: 'gestion-des-risques', actions: 0, last_on: null },
    ])
    expect(after.data[0]).toMatchObject({ source: 'course', organism: 'Académie Référence' })
  })
})

describe('D7-02 what runs out', () => {
  test('is said on the page, among what is to be done, and once by the bell', async () => {
    await add({ title: 'Premiers secours', valid_until: '2026-04-01' })
    await add({ title: 'Vieille formation', valid_until: '2026-02-20' })
    await add({ title: 'Lointaine', valid_until: '2028-01-01' })

    const { body } = await me.get('/me/training-file')
    expect(body.expiring).toEqual([
      { title: 'Vieille formation', valid_until: '2026-02-20', is_valid: false },
      { title: 'Premiers secours', valid_until: '2026-04-01', is_valid: true },
    ])
    const todo = (await me.get('/me/todo')).body.data
    expect(todo).toContainEqual(
      expect.objectContaining({ title: '2\u00a0attestations à renouveler', due_on: '2026-02-20' }),
    )

    await server.jobs.run('attestations.expiry')
    await server.jobs.run('attestations.expiry')
    const bell = (await me.get(`/notifications/user/${lea.user_id}/unread`)).body.data
    expect(bell.map(({ title }: { title: string }) => title)).toEqual([
      'Une attestation arrive à échéance\u00a0: Premiers secours',
    ])
  })
})

describe('D7-02 the file taken away', () => {
  test('is a PDF of everything, and an archive with the attestations themselves', async () => {
    await add({ dpc_types: ['evaluation'], title: 'Bilan partagé' })
    const quiz = await makeQuiz(server, network)
    await passQuiz(me, quiz)

    const pdf = await me.get('/me/training-file/export')
    const zip = await me.get('/me/training-file/archive')

    expect(pdf.status).toBe(200)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain('dossier-de-formation-lea-jouan-2026-03-10.pdf')
    expect(pdf.text.startsWith('%PDF-')).toBe(true)
    expect(zip.status).toBe(200)
    expect(zip.text).toContain('dossier-de-formation.pdf')
    expect(zip.text).toContain('2026-02-12 test-angine.pdf')
    expect(zip.text).toMatch(/2026-03-10 attestation-[\w-]+\.pdf/)
  })

  test('is small and sound with nothing in it', async () => {
    const { status, text } = await me.get('/me/training-file/export')
    expect(status).toBe(200)
    expect(text.startsWith('%PDF-')).toBe(true)
  })
})

describe('D3-08 the rights of access and of erasure', () => {
  test('the export lists attestations, their files and attempts', async () => {
    await add({ title: 'À moi' })
    const quiz = await makeQuiz(server, network)
    await passQuiz(me, quiz)

    const { body } = await me.get('/users/me/export')

    expect(body.attestations).toMatchObject([{ title: 'À moi', file: 'test-angine.pdf' }])
    expect(body.files).toContainEqual(expect.objectContaining({ name: 'test-angine.pdf' }))
    expect(body.quiz_attempts).toHaveLength(1)
  })

  test('erasure removes attestations and their files, and no way leads to them', async () => {
    const { file } = (await add({ title: 'À oublier' })).body
    const before = await server.db
      .selectFrom('file')
      .select('storage_key')
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow()
    const quiz = await makeQuiz(server, network)
    await passQuiz(me, quiz)

    expect((await me.delete('/users/me', { password: PASSWORD })).status).toBe(204)

    const left = async (table: 'attestations' | 'quiz_attempts') =>
      server.db.selectFrom(table).select('id').where('user_id', '=', lea.user_id).execute()
    expect(await left('attestations')).toEqual([])
    expect(await left('quiz_attempts')).toEqual([])
    expect(await server.db.selectFrom('file').select('id').where('id', '=', file.id).execute()).toEqual([])
    const admin = await server.as(network.people.admin)
    expect((await admin.get(`/files/${file.id}/link`)).status).toBe(404)

    const keys = async () => {
      const found: string[] = []
      for await (const { key } of server.deps.storage.list()) found.push(key)
      return found
    }
    expect(await keys()).toContain(before.storage_key)
    server.clock.set(new Date(Date.now() + 2 * 86_400_000))
    await server.jobs.run('files.sweep')
    expect(await keys()).not.toContain(before.storage_key)
    server.clock.set('2026-03-10T09:00:00Z')
  })
})
