import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeDrugstore, makeGuest, makeMember, makeStaff, makeZone } from '../factories.ts'
import { testApp, type TestApp } from '../test-app.ts'

let kit: TestApp
beforeAll(async () => {
  kit = await testApp()
})
afterAll(() => kit.close())

describe('S7-31 GET /drugstores/{id}', () => {
  test('S3-04 S6-04 S6-05 one’s own, whole, with packs and zone', async () => {
    const drugstore = await makeDrugstore(kit.db, {
      packs: ['bVitrine', 'aTradition'],
      zone: 'Ouest',
      group_id: 2,
    })
    const caller = await kit.as(await makeMember(kit.db, { drugstore_id: drugstore.id, type: 90 }))

    const { status, body } = await caller.get(`/drugstores/${drugstore.id}`)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: drugstore.id,
      cip_officine: drugstore.cip_officine,
      group_name: 'MPR_NAT',
      packs: ['aTradition', 'bVitrine'],
      zone: { name: 'Ouest' },
      is_disabled: false,
    })
    expect(body).not.toHaveProperty('disabled_reason')
  })

  test('the other drugstore of the same person is theirs too', async () => {
    const person = await makeMember(kit.db)
    const other = await makeDrugstore(kit.db)
    await makeAccount(kit.db, { user_id: person.user_id, type: 160, drugstore_id: other.id })

    expect((await (await kit.as(person)).get(`/drugstores/${other.id}`)).status).toBe(200)
  })

  test('any for the head office; someone else’s is 404 like one that does not exist', async () => {
    const drugstore = await makeDrugstore(kit.db)
    const editor = await kit.as(await makeStaff(kit.db, 2))
    const stranger = await kit.as(await makeMember(kit.db))
    const guest = await kit.as(await makeGuest(kit.db))

    expect((await editor.get(`/drugstores/${drugstore.id}`)).status).toBe(200)
    expect((await editor.get('/drugstores/2000000000')).status).toBe(404)
    for (const caller of [stranger, guest]) {
      const other = await caller.get(`/drugstores/${drugstore.id}`)
      const absent = await caller.get('/drugstores/2000000000')
      expect([other.status, other.body.code]).toEqual([absent.status, absent.body.code])
    }
    expect((await kit.anonymous.get(`/drugstores/${drugstore.id}`)).status).toBe(401)
  })
})

describe('S7-32 GET /drugstores/validity/{drugstoreId}', () => {
  test('S3-05 says whether one’s own drugstore is disabled, and nothing of others', async () => {
    const open = await makeMember(kit.db)
    const closed = await makeDrugstore(kit.db, { is_disabled: true })
    const member = await makeMember(kit.db, { drugstore_id: closed.id })

    expect((await (await kit.as(open)).get(`/drugstores/validity/${open.drugstore_id}`)).body).toEqual({
      is_disabled: false,
    })
    expect((await (await kit.as(member)).get(`/drugstores/validity/${closed.id}`)).body).toEqual({
      is_disabled: true,
    })
    expect((await (await kit.as(open)).get(`/drugstores/validity/${closed.id}`)).status).toBe(404)
    expect((await (await kit.as(open)).get('/drugstores/validity/abc')).status).toBe(404)
    expect((await kit.anonymous.get(`/drugstores/validity/${closed.id}`)).status).toBe(401)
  })
})

describe('D3-06 GET /drugstores/{id}/team', () => {
  test('S6-06 colleagues see who is who; e-mails and visits only those who manage', async () => {
    const drugstore = await makeDrugstore(kit.db)
    const titulaire = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 200 })
    const preparator = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 100 })

    const managed = await (await kit.as(titulaire)).get(`/drugstores/${drugstore.id}/team`)
    const seen = await (await kit.as(preparator)).get(`/drugstores/${drugstore.id}/team`)

    expect(managed.body.data).toMatchObject([
      { user_id: titulaire.user_id, type: 200, email: titulaire.email, can_change: false },
      { user_id: preparator.user_id, type: 100, email: preparator.email, can_change: true },
    ])
    expect(seen.body.data).toMatchObject([
      { user_id: titulaire.user_id, email: null, last_seen_at: null, can_change: false },
      { user_id: preparator.user_id, email: preparator.email, can_change: false },
    ])
  })

  test('another team does not exist', async () => {
    const other = await makeMember(kit.db)

    expect(
      (await (await kit.as(await makeMember(kit.db))).get(`/drugstores/${other.drugstore_id}/team`)).status,
    ).toBe(404)
    expect(
      (await (await kit.as(await makeGuest(kit.db))).get(`/drugstores/${other.drugstore_id}/team`)).status,
    ).toBe(404)
    expect(
      (await (await kit.as(await makeStaff(kit.db, 2))).get(`/drugstores/${other.drugstore_id}/team`)).status,
    ).toBe(200)
  })
})

describe('D15-06 /admin/drugstores', () => {
  const body = { name: 'Pharmacie Neuve', city: 'Rennes', group_name: 'MPR', siret: '73282932000074' }

  test('right 1 creates and changes, what is given only, and the change is in the log', async () => {
    const staff = await makeStaff(kit.db, 1)
    const admin = await kit.as(staff)
    const zone = await makeZone(kit.db, 'Est')

    const made = await admin.post('/admin/drugstores', {
      ...body,
      cip_officine: '2035417',
      packs: ['cBusiness'],
      zone_id: zone,
      phone: '02 99 00 12 34',
    })
    const changed = await admin.patch(`/admin/drugstores/${made.body.id}`, {
      group_name: 'PRLG',
      packs: ['non'],
    })

    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      cip_officine: '2035417',
      has_titulaire: false,
      people: 0,
      zone: { id: zone },
    })
    expect(changed.body).toMatchObject({
      group_name: 'PRLG',
      packs: ['non'],
      name: 'Pharmacie Neuve',
      city: 'Rennes',
    })
    const log = await kit.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id', 'before', 'after'])
      .where('subject_type', '=', 'drugstore')
      .where('subject_id', '=', String(made.body.id))
      .orderBy('id')
      .execute()
    expect(log).toMatchObject([
      { action: 'drugstore.create', actor_user_id: staff.user_id },
      { action: 'drugstore.update', before: { group_name: 'MPR' }, after: { group_name: 'PRLG' } },
    ])
  })

  test('bad values are named; a known CIP is 409; others than right 1 are 403', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const known = await makeDrugstore(kit.db)
    const post = (overrides: object) =>
      admin.post('/admin/drugstores', { ...body, cip_officine: '2035418', ...overrides })

    expect((await post({ cip_officine: known.cip_officine })).body.code).toBe('cip_taken')
    expect((await post({ siret: '00000000000000' })).body.errors).toHaveProperty('siret')
    expect((await post({ zone_id: 999_999 })).body.errors).toHaveProperty('zone_id')
    expect((await post({ packs: ['gold'] })).body.errors).toHaveProperty('packs')
    expect((await post({ is_disabled: true })).body.errors).toHaveProperty('is_disabled')
    expect((await admin.patch(`/admin/drugstores/${known.id}`, { cip_officine: '2035419' })).status).toBe(422)
    expect((await admin.patch('/admin/drugstores/2000000000', { city: 'Brest' })).status).toBe(404)
    for (const right of [2, 3] as const) {
      const caller = await kit.as(await makeStaff(kit.db, right))
      expect((await caller.post('/admin/drugstores', body)).status).toBe(403)
      expect((await caller.patch(`/admin/drugstores/${known.id}`, { city: 'Brest' })).status).toBe(403)
      expect((await caller.get('/admin/drugstores')).status).toBe(200)
    }
    expect((await (await kit.as(await makeMember(kit.db))).get('/admin/drugstores')).status).toBe(403)
  })

  test('lists by search without accents, filters and pages', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const first = await makeDrugstore(kit.db, {
      name: 'Pharmacie de l’Étoile',
      packs: ['aVisibilite'],
      is_disabled: true,
    })
    await admin.patch(`/admin/drugstores/${first.id}`, { city: 'Saint-Étienne' })
    const ids = async (query: string) => {
      const { body: list } = await admin.get(`/admin/drugstores?${query}`)
      return list.data.map((row: { id: number }) => row.id)
    }

    expect(await ids('q=etoile%20saint-etienne')).toEqual([first.id])
    expect(await ids(`q=${first.cip_officine}`)).toEqual([first.id])
    expect(await ids('pack=aVisibilite&is_disabled=true')).toEqual([first.id])
    expect(await ids('pack=aVisibilite&is_disabled=false')).toEqual([])
    expect(await ids('q=%25')).toEqual([])
    const page = await admin.get('/admin/drugstores?per_page=2&page=2&sort=-created_at')
    expect(page.body.meta).toMatchObject({ page: 2, per_page: 2 })
    expect((await admin.get('/admin/drugstores?per_page=101')).status).toBe(422)
    expect((await admin.get('/admin/drugstores?sort=siret')).status).toBe(422)
  })
})

describe('D13-03 /admin/groups, zones and packs', () => {
  test('zones and packs are listed with their use, changed by right 1, and kept while used', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const drugstore = await makeDrugstore(kit.db, { zone: 'Massif central', packs: ['cBusiness'] })
    const zones = await admin.get('/admin/zones')
    const used = zones.body.data.find((zone: { name: string }) => zone.name === 'Massif central')

    expect(used.uses).toBe(1)
    expect((await admin.delete(`/admin/zones/${used.id}`)).body.code).toBe('in_use')
    expect((await admin.delete('/admin/packs/cBusiness')).status).toBe(409)
    const made = await admin.post('/admin/zones', { name: 'Littoral' })
    expect(made.status).toBe(201)
    expect((await admin.post('/admin/zones', { name: 'LITTORAL' })).body.code).toBe('name_taken')
    expect((await admin.patch(`/admin/zones/${made.body.id}`, { name: 'Littoral sud' })).body.name).toBe(
      'Littoral sud',
    )
    expect((await admin.delete(`/admin/zones/${made.body.id}`)).status).toBe(204)
    expect((await admin.post('/admin/packs', { key: 'dPremium', label: 'Premium' })).status).toBe(201)
    expect((await admin.patch('/admin/packs/dPremium', { label: 'Premium +' })).body.label).toBe('Premium +')
    expect((await admin.delete('/admin/packs/dPremium')).status).toBe(204)
    expect((await admin.get('/admin/groups')).body.data.map((row: { name: string }) => row.name)).toEqual([
      'MPR',
      'PRLG',
      'MPR_NAT',
    ])
    expect(
      (await (await kit.as(await makeStaff(kit.db, 2))).post('/admin/zones', { name: 'X' })).status,
    ).toBe(403)
    expect(drugstore.id).toBeGreaterThan(0)
  })
})

describe('D15-06 GET /admin/users', () => {
  test('search without accents, filters by right, type, drugstore and zone; right 1 only', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const drugstore = await makeDrugstore(kit.db, { zone: 'Alpes' })
    const person = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 160 })
    await admin.patch(`/users/${person.user_id}`, { first_name: 'Noémie', last_name: 'Hervé' })
    const adviser = await makeStaff(kit.db, 3, { zones: ['Alpes'] })
    const zone = await makeZone(kit.db, 'Alpes')
    const ids = async (query: string) => {
      const { body } = await admin.get(`/admin/users?${query}`)
      return body.data.map((row: { id: number }) => row.id).toSorted((a: number, b: number) => a - b)
    }

    expect(await ids('q=noemie%20herve')).toEqual([person.user_id])
    expect(await ids(`drugstore_id=${drugstore.id}&type=160`)).toEqual([person.user_id])
    expect(await ids(`drugstore_id=${drugstore.id}&type=200`)).toEqual([])
    expect(await ids(`zone_id=${zone}`)).toEqual([person.user_id, adviser.user_id])
    expect(await ids(`zone_id=${zone}&right=3`)).toEqual([adviser.user_id])
    const { body } = await admin.get('/admin/users?q=noemie')
    expect(body.data[0].accounts).toMatchObject([{ type: 160, drugstore: { id: drugstore.id } }])
    expect((await (await kit.as(adviser)).get('/admin/users')).status).toBe(403)
    expect((await (await kit.as(person)).get('/admin/users')).status).toBe(403)
    expect((await admin.get('/admin/users?right=9')).status).toBe(422)
  })
})
