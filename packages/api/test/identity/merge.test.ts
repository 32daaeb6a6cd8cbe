import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { makeAccount, makeDrugstore, makeMember, makeStaff, makeUser } from '../factories.ts'
import { makeContent, target } from '../content/network.ts'
import { networkApp } from '../content/network-app.ts'

const { t, network, admin, titulaire: member } = await networkApp('admin', 'titulaire')

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
