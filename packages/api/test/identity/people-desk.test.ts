import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql, type KyselyPlugin } from 'kysely'
import { listDrugstoreDuplicates } from '../../src/people/duplicates.service.ts'
import { makeAccount, makeDrugstore, makeMember, makeStaff, makeUser } from '../factories.ts'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let admin: Caller
let member: Caller
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  admin = await t.as(network.people.admin)
  member = await t.as(network.people.titulaire)
})
afterAll(() => t.close())

const ids = (answer: { body: { data: { id: number }[] } }) => answer.body.data.map((row) => row.id)

describe('D15-06 finding people and drugstores', () => {
  test('people by group, pack, disabled drugstore, never seen and not seen since a day', async () => {
    const closed = await makeDrugstore(t.db, { group_id: 2, packs: ['cBusiness'], is_disabled: true })
    const person = await makeMember(t.db, { drugstore_id: closed.id, last_name: 'Introuvable' })
    const query = `q=introuvable`
    for (const filter of [
      'group=MPR_NAT',
      'pack=cBusiness',
      'is_disabled=true',
      'never_signed_in=true',
      'inactive_since=2026-03-10',
    ]) {
      // The search text of a made person is empty: the filter alone must find them.
      expect([filter, ids(await admin.get(`/admin/users?${filter}&per_page=100`))]).toEqual([
        filter,
        expect.arrayContaining([person.user_id]),
      ])
    }
    expect(ids(await admin.get('/admin/users?is_disabled=false&per_page=100'))).not.toContain(person.user_id)
    expect(ids(await admin.get('/admin/users?group=MPR_NAT&pack=aTradition'))).toEqual([])
    await t.as(person)
    expect(ids(await admin.get('/admin/users?never_signed_in=true&per_page=100'))).not.toContain(
      person.user_id,
    )
    expect(ids(await admin.get('/admin/users?inactive_since=2026-03-10&per_page=100'))).not.toContain(
      person.user_id,
    )
    expect((await admin.get(`/admin/users?${query}&inactive_since=hier`)).body.errors).toHaveProperty(
      'inactive_since',
    )
  })

  test('drugstores nobody of which came since a day', async () => {
    const quiet = await makeDrugstore(t.db)
    await makeMember(t.db, { drugstore_id: quiet.id })
    const list = async () => ids(await admin.get('/admin/drugstores?inactive_since=2026-03-10&per_page=100'))
    expect(await list()).toContain(quiet.id)
    expect(await list()).not.toContain(network.ouest.id)
  })

  test('lists leave as spreadsheets for right 1 only, with a line in the journal', async () => {
    const editor = await t.as(network.people.editeur)
    for (const [path, header] of [
      ['/admin/users/export', 'Numéro;Prénom;Nom;E-mail'],
      ['/admin/drugstores/export', 'CIP officine;SIRET;Nom;Ville;Groupe'],
    ] as const) {
      expect((await member.get(path)).status).toBe(403)
      expect((await editor.get(path)).status).toBe(403)
      const { status, text } = await admin.get(path)
      expect([status, text.startsWith(`\uFEFF${header}`)]).toEqual([200, true])
    }
    expect((await admin.get('/admin/drugstores/export?group=PRLG')).text).toContain('Pharmacie des Halles')
    expect((await admin.get('/admin/drugstores/export?group=PRLG')).text).not.toContain('Pharmacie du Port')
    const { body } = await admin.get('/admin/audit?action=user.export_list')
    expect(body.data).toHaveLength(1)
  })
})

describe('merging two people', () => {
  const pair = async () => {
    const name = { first_name: 'Léa', last_name: 'Jouan' }
    const keep = await makeMember(t.db, { ...name, type: 100 })
    const gone = await makeMember(t.db, { ...name, type: 200, drugstore_id: keep.drugstore_id! })
    return { keep, gone }
  }

  test('are offered when name and phone are the same, and only then', async () => {
    const { keep, gone } = await pair()
    await makeMember(t.db, { first_name: 'Léa', last_name: 'Jouan', email: 'tout-autre@ailleurs.test' })
    const phone = '+33612345678'
    for (const { user_id } of [keep, gone]) {
      await t.db.updateTable('users').set({ phone }).where('id', '=', user_id).execute()
    }
    const { body } = await admin.get('/admin/users/duplicates?per_page=100')
    const found = body.data.filter((row: { reason: string }) => row.reason.includes('téléphone'))
    expect(found).toHaveLength(1)
    expect([found[0].first.id, found[0].second.id]).toEqual([keep.user_id, gone.user_id])
    expect((await member.get('/admin/users/duplicates')).status).toBe(403)
  })

  test('D3-06 accounts, marks and files move; the higher role stays; both are signed out; it is in the journal', async () => {
    const { keep, gone } = await pair()
    const [readByBoth, readByOne] = [
      await makeContent(t, network, 'news', { title: 'Lue par les deux' }),
      await makeContent(t, network, 'news', { title: 'Lue par une' }),
    ]
    const elsewhere = await makeAccount(t.db, {
      user_id: gone.user_id,
      type: 160,
      drugstore_id: network.sud.id,
    })
    const [kept, removed] = [await t.as(keep), await t.as(gone)]
    await kept.put(`/me/reads/${readByBoth.id}`)
    await removed.put(`/me/reads/${readByBoth.id}`)
    await removed.put(`/me/reads/${readByOne.id}`)

    const answer = await admin.post('/admin/users/merge', {
      keep_id: keep.user_id,
      remove_id: gone.user_id,
      take: ['email'],
    })

    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id: keep.user_id, email: gone.email })
    expect(answer.body.accounts.map((account: { type: number }) => account.type).toSorted()).toEqual([
      160, 200,
    ])
    expect(answer.body.accounts.map((account: { id: number }) => account.id)).toContain(elsewhere)
    const reads = await t.db
      .selectFrom('content_read')
      .selectAll()
      .where('user_id', '=', keep.user_id)
      .execute()
    expect(new Set(reads.map((row) => row.content_id))).toEqual(new Set([readByBoth.id, readByOne.id]))
    expect((await kept.get('/me/marks')).status).toBe(401)
    expect((await removed.get('/me/marks')).status).toBe(401)
    expect((await admin.get(`/admin/users/${gone.user_id}`)).status).toBe(404)
    const journal = await admin.get(`/admin/audit?subject=user:${keep.user_id}&action=user.merge`)
    expect(journal.body.data[0]).toMatchObject({ before: { merged_user_id: gone.user_id } })
  })

  test.each([
    [{ keep_id: 1, remove_id: 1 }, 422],
    [{ keep_id: 1, remove_id: 2, take: ['password_hash'] }, 422],
    [{ keep_id: 999_998, remove_id: 999_999 }, 404],
  ])('%j is refused', async (body, status) => {
    expect((await admin.post('/admin/users/merge', body)).status).toBe(status)
    expect((await member.post('/admin/users/merge', body)).status).toBe(403)
  })

  test('somebody of the head office is not merged', async () => {
    const { keep } = await pair()
    const staff = await makeStaff(t.db, 3)
    const { status, body } = await admin.post('/admin/users/merge', {
      keep_id: keep.user_id,
      remove_id: staff.user_id,
    })
    expect([status, body.code]).toEqual([409, 'head_office_person'])
  })

  test('it is whole or nothing: a failure at the last step leaves both as they were', async () => {
    const { keep, gone } = await pair()
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`.execute(
      t.db,
    )
    await sql`CREATE TRIGGER refuse BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION refuse()`.execute(
      t.db,
    )
    const body = { keep_id: keep.user_id, remove_id: gone.user_id }
    expect((await admin.post('/admin/users/merge', body)).status).toBe(500)
    await sql`DROP TRIGGER refuse ON users`.execute(t.db)
    const people = [
      await admin.get(`/admin/users/${keep.user_id}`),
      await admin.get(`/admin/users/${gone.user_id}`),
    ]
    expect(
      people.map(({ body: person }) => person.accounts.map((account: { type: number }) => account.type)),
    ).toEqual([[100], [200]])
  })
})

describe('merging two drugstores', () => {
  test('same SIRET is offered; team, visits, targets and chosen values go to the one that stays', async () => {
    const keep = await makeDrugstore(t.db, { name: 'Pharmacie du Lac' })
    const gone = await makeDrugstore(t.db, {
      name: 'Pharmacie Du Lac SARL',
      siret: keep.siret,
      packs: ['bVitrine'],
    })
    const offered = await admin.get('/admin/drugstores/duplicates?per_page=100')
    expect(offered.body.data.map((row: { second: { id: number } }) => row.second.id)).toContain(gone.id)
    const person = await makeMember(t.db, { drugstore_id: gone.id, type: 200 })
    const both = await makeUser(t.db)
    await makeAccount(t.db, { user_id: both.id, type: 100, drugstore_id: keep.id })
    await makeAccount(t.db, { user_id: both.id, type: 160, drugstore_id: gone.id })
    const news = await makeContent(t, network, 'news', {
      title: 'Pour une',
      target: target({ drugstore_ids: [gone.id] }),
    })
    const caller = await t.as(person)

    const body = { keep_id: keep.id, remove_id: gone.id, take: ['cip_officine', 'packs'] }
    expect((await member.post('/admin/drugstores/merge', body)).status).toBe(403)
    const answer = await admin.post('/admin/drugstores/merge', body)

    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      id: keep.id,
      name: 'Pharmacie du Lac',
      cip_officine: gone.cip_officine,
      packs: ['bVitrine'],
      people: 2,
      has_titulaire: true,
    })
    expect((await admin.get(`/admin/drugstores/${gone.id}`)).status).toBe(404)
    expect((await caller.get(`/contents/news/${news.id}`)).status).toBe(200)
    const roles = await t.db.selectFrom('accounts').select('type').where('user_id', '=', both.id).execute()
    expect(roles).toEqual([{ type: 160 }])
  })
})

describe('duplicates', () => {
  const twins = async () => {
    const first_name = `Jumelle-${Math.random().toString(36).slice(2, 8)}`
    const of = (host: string) =>
      makeMember(t.db, { first_name, last_name: 'Kerjean', email: `${first_name}@${host}.test` })
    return [await of('un'), await of('deux')] as const
  }
  const pairsOf = async (kind: 'users' | 'drugstores', query = '') => {
    const { body } = await admin.get(`/admin/${kind}/duplicates?per_page=100${query}`)
    return body.data.map((row: { first: { id: number }; second: { id: number } }) => [
      row.first.id,
      row.second.id,
    ])
  }

  test('D2-02 a page past the last still says how many there are', async () => {
    await twins()
    const all = await admin.get('/admin/users/duplicates?per_page=1')
    const past = await admin.get('/admin/users/duplicates?per_page=1&page=900')
    expect(all.body.meta.total).toBeGreaterThan(0)
    expect(past.body.data).toEqual([])
    expect(past.body.meta).toEqual({ ...all.body.meta, page: 900 })
    const siret = '73282932000074'
    await makeDrugstore(t.db, { siret })
    await makeDrugstore(t.db, { siret })
    const drugstores = await admin.get('/admin/drugstores/duplicates?page=900')
    expect(drugstores.body.meta.total).toBeGreaterThan(0)
  })

  test('a page of pairs is read in a few statements, however many pairs there are', async () => {
    const siret = '55208131766522'
    for (let index = 0; index < 6; index += 1) await makeDrugstore(t.db, { siret })
    let statements = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const { data } = await listDrugstoreDuplicates(t.db.withPlugin(counting), { page: 1, per_page: 100 })
    expect(data.length).toBeGreaterThanOrEqual(15)
    // The pairs, their number, their sheets.
    expect(statements).toBe(3)
  })

  test('« ce ne sont pas des doublons » is remembered, in the journal of both, and undone', async () => {
    const [one, two] = await twins()
    const pair = [one.user_id, two.user_id]
    const path = `/admin/users/duplicates/${two.user_id}/${one.user_id}/dismissal`
    expect(await pairsOf('users')).toContainEqual(pair)

    expect((await admin.put(path)).status).toBe(204)
    expect((await admin.put(path)).status).toBe(204)
    expect(await pairsOf('users')).not.toContainEqual(pair)
    expect(await pairsOf('users', '&dismissed=true')).toContainEqual(pair)
    for (const id of pair) {
      const { body } = await admin.get(`/admin/audit?subject=user:${id}&action=user.dismiss_duplicate`)
      expect(body.meta.total).toBe(1)
    }

    expect((await admin.delete(path)).status).toBe(204)
    expect(await pairsOf('users')).toContainEqual(pair)
    const undone = await admin.get(`/admin/audit?subject=user:${one.user_id}&action=user.propose_duplicate`)
    expect(undone.body.meta.total).toBe(1)
  })

  test('pharmacies too; unknown ones are 404; right 1 only', async () => {
    const siret = '40483304800022'
    const [first, second] = [await makeDrugstore(t.db, { siret }), await makeDrugstore(t.db, { siret })]
    const path = `/admin/drugstores/duplicates/${first.id}/${second.id}/dismissal`
    expect((await member.put(path)).status).toBe(403)
    expect((await (await t.as(network.people.editeur)).put(path)).status).toBe(403)
    expect((await admin.put(path)).status).toBe(204)
    expect(await pairsOf('drugstores')).not.toContainEqual([first.id, second.id])
    expect((await admin.put(`/admin/drugstores/duplicates/${first.id}/999999/dismissal`)).status).toBe(404)
    expect((await admin.put(`/admin/users/duplicates/1/1/dismissal`)).status).toBe(404)
  })
})

describe('D3-05 D13-03 invitations by file', () => {
  const HEADER = 'E-mail;Rôle;CIP officine'
  const send = (text: string | Buffer, query = '', caller = admin) =>
    caller.request('POST', `/admin/invitations/import${query}`, {
      payload: text,
      headers: { 'content-type': 'text/csv' },
    })
  const open = async () => (await t.db.selectFrom('invitations').select('id').execute()).length

  test('a dry run names every bad line and writes nothing; then all good lines or none', async () => {
    const drugstore = await makeDrugstore(t.db)
    const closed = await makeDrugstore(t.db, { is_disabled: true })
    const colleague = await makeMember(t.db, { drugstore_id: drugstore.id })
    const file = [
      HEADER,
      `lea@officine.test;Préparatrice;${drugstore.cip_officine}`,
      `pas-un-email;Adjoint;${drugstore.cip_officine}`,
      `paul@officine.test;Directeur;${drugstore.cip_officine}`,
      `zoe@officine.test;Adjoint;9999999`,
      `max@officine.test;Adjoint;${closed.cip_officine}`,
      `LEA@officine.test;Adjoint;${drugstore.cip_officine}`,
      `${colleague.email};Adjoint;${drugstore.cip_officine}`,
    ].join('\n')
    const before = await open()
    const dry = await send(file, '?dry_run=true')
    expect(dry.body).toMatchObject({ lines: 7, to_create: 1, refused: 5, unchanged: 1, dry_run: true })
    expect(dry.body.problems.map((problem: { line: number }) => problem.line)).toEqual([3, 4, 5, 6, 7, 8])
    const refused = await send(file)
    expect([refused.status, refused.body.code]).toEqual([422, 'import_refused'])
    expect(await open()).toBe(before)

    const done = await send(file, '?skip_invalid=true')
    expect(done.body).toMatchObject({ to_create: 1, to_update: 0 })
    expect(await open()).toBe(before + 1)
    const mails = await t.mails()
    expect(mails.filter((mail) => mail.to === 'lea@officine.test')).toHaveLength(1)
    // Sent twice, it renews the same invitation.
    expect((await send(file, '?skip_invalid=true')).body).toMatchObject({ to_create: 0, to_update: 1 })
    expect(await open()).toBe(before + 1)
  })

  test('Latin-1, commas, a missing and a doubled column are understood or said', async () => {
    const drugstore = await makeDrugstore(t.db)
    const latin = Buffer.from(
      `E-mail,Rôle,CIP\nzoé.x@officine.test,Préparateur,${drugstore.cip_officine}`,
      'latin1',
    )
    const read = await send(latin, '?dry_run=true')
    expect(read.body).toMatchObject({ encoding: 'Windows-1252 (Latin-1)', separator: ',' })
    const missing = await send('E-mail;CIP officine\na@b.fr;2000000', '?dry_run=true')
    expect(missing.body.problems[0].message).toContain('Rôle')
    const doubled = await send(`${HEADER};E-mail\na@b.fr;Adjoint;2000000;c@d.fr`)
    expect([doubled.status, doubled.body.errors.line_1]).toEqual([
      422,
      ['E-mail : Cette colonne figure deux fois.'],
    ])
    expect((await send('', '?dry_run=true')).body.problems[0].message).toBe('Ce fichier est vide.')
  })

  test('20,000 bad lines are all named while the server goes on answering', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `personne-${index};Adjoint;12`)
    const big = send([HEADER, ...lines].join('\n'), '?dry_run=true')
    const meanwhile = await admin.get('/admin/drugstores?per_page=1')
    expect(meanwhile.status).toBe(200)
    const { body } = await big
    expect(body).toMatchObject({ lines: 20_000, refused: 20_000, to_create: 0 })
    expect(body.problems).toHaveLength(40_000)
  })

  test('right 1 only', async () => {
    expect((await send(HEADER, '', member)).status).toBe(403)
    expect((await send(HEADER, '', await t.as(network.people.editeur))).status).toBe(403)
    expect((await member.get('/admin/invitations/import/template')).status).toBe(403)
    const template = (await admin.get('/admin/invitations/import/template')).text
    expect(template.split('\r\n')).toEqual([`\uFEFF${HEADER}`, expect.stringMatching(/^"?# Exemple/), ''])
    expect((await send(template, '?dry_run=true')).body).toMatchObject({ lines: 0, problems: [] })
  })
})
