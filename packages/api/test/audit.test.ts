import { afterAll, beforeAll, expect, test } from 'vitest'
import { differences, recordChange } from '../src/audit/audit.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { makeDrugstore, makeMember, makeStaff, type Person } from './factories.ts'
import { testApp, type Caller, type TestApp } from './test-app.ts'

let t: TestApp
let person: Person
let admin: Caller
beforeAll(async () => {
  t = await testApp()
  person = await makeStaff(t.db, 1, { first_name: '=Anne', last_name: 'Martin' })
  admin = await t.as(person)
  const actor = { user_id: person.user_id, account_id: person.account_id }
  const at = (day: string) => new Date(`2026-02-${day}T23:30:00Z`)
  const change = { subject_type: 'drugstore', subject_id: 12 }
  await recordChange(t.db, {
    actor,
    action: 'drugstore.disable',
    ...change,
    before: { is_disabled: false },
    after: { is_disabled: true },
    at: at('01'),
  })
  await recordChange(t.db, {
    actor,
    action: 'content.publish',
    subject_type: 'content',
    subject_id: 4,
    at: at('10'),
  })
  await recordChange(t.db, {
    actor: null,
    action: 'content.archive',
    subject_type: 'content',
    subject_id: 5,
    at: at('20'),
  })
})
afterAll(() => t.close())

const actions = async (query: string) =>
  ((await admin.get(`/admin/audit?${query}`)).body.data as { action: string }[]).map(({ action }) => action)

test('D13-04 the journal is read latest first, with who did what', async () => {
  const { body } = await admin.get('/admin/audit?subject=drugstore:12')

  expect(body.meta).toEqual({ page: 1, per_page: 20, total: 1, last_page: 1 })
  expect(body.data[0]).toMatchObject({
    at: '2026-02-01T23:30:00.000Z',
    actor: { id: person.user_id, name: '=Anne Martin' },
    action: 'drugstore.disable',
    subject_type: 'drugstore',
    subject_id: '12',
    before: { is_disabled: false },
    after: { is_disabled: true },
  })
})

test.each([
  ['action=content.', ['content.archive', 'content.publish']],
  ['action=content.publish', ['content.publish']],
  ['action=%25', []],
  ['subject=content', ['content.archive', 'content.publish']],
  ['subject=content:5', ['content.archive']],
  // Half past eleven at night in London is already the next day in Paris.
  ['from=2026-02-11&to=2026-02-11', ['content.publish']],
  ['from=2026-02-12&to=2026-02-20', []],
  ['actor=999999', []],
  ['page=2&per_page=1&subject=content', ['content.publish']],
])('D15-06 the journal filtered by %s', async (query, expected) => {
  expect(await actions(query)).toEqual(expected)
})

test('D13-04 the automatic saves of one sitting fold into one line, from what the first found to what the last left', async () => {
  const save = (minute: number, before: object, after: object, actor: Person | null = person) =>
    recordChange(t.db, {
      actor,
      action: 'content.update',
      subject_type: 'content',
      subject_id: 77,
      before: { ...before },
      after: { ...after },
      at: new Date(Date.UTC(2026, 1, 15, 10, minute)),
    })
  await save(0, { title: 'A', excerpt: 'x' }, { title: 'B', excerpt: 'x' })
  await save(5, { title: 'B', excerpt: 'x' }, { title: 'C', excerpt: 'y' })
  await save(9, { title: 'C' }, { title: 'D' })
  await save(30, { title: 'D' }, { title: 'E' })
  await save(31, { title: 'E' }, { title: 'F' }, null)

  const read = async (query: string) => (await admin.get(`/admin/audit?subject=content:77${query}`)).body
  expect((await read('')).meta.total).toBe(5)
  const { data, meta } = await read('&fold=true')
  expect(meta.total).toBe(3)
  expect(data.map((row: { folded: number }) => row.folded)).toEqual([0, 0, 2])
  expect(data[2]).toMatchObject({
    before: { title: 'A', excerpt: 'x' },
    after: { title: 'D', excerpt: 'y' },
  })
})

test.each([
  'from=hier',
  'page=0',
  'per_page=101',
  'actor=abc',
  'drugstore=x',
  'subject=x;y',
  'sort=password',
])('D15-03 the filter %s is refused', async (query) => {
  expect((await admin.get(`/admin/audit?${query}`)).status).toBe(422)
})

test('D15-06 only right 1 reads the journal', async () => {
  const editor = await t.as(await makeStaff(t.db, 2))
  const member = await t.as(await makeMember(t.db))

  for (const caller of [editor, member]) {
    expect((await caller.get('/admin/audit')).status).toBe(403)
    expect((await caller.get('/admin/audit/export')).status).toBe(403)
  }
})

test('D8-03 D13-04 the journal leaves as a French spreadsheet without a live formula, and says who took it', async () => {
  const answer = await admin.get('/admin/audit/export?subject=drugstore')
  const lines = answer.text.split('\r\n')

  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="journal.csv"')
  expect(lines[0]).toBe('\uFEFFDate;Heure;Auteur;Action;Objet;Numéro;Avant;Après')
  expect(lines[1]).toBe(
    `02/02/2026;00:30:00;'=Anne Martin;Désactivation;Officine;12;Désactivée\u00A0: non;Désactivée\u00A0: oui`,
  )
  expect(await actions('action=audit.export')).toEqual(['audit.export'])
})

test('D15-06 the journal is filtered by the typed name of who acted, list and spreadsheet alike', async () => {
  const other = await makeStaff(t.db, 2, { first_name: 'Hélène', last_name: 'Écuyer' })
  const named = { search_text: 'ecuyer helene ecuyer@siege.test' }
  await t.db.updateTable('users').set(named).where('id', '=', other.user_id).execute()
  const change = { action: 'zone.create', subject_type: 'zone', subject_id: 3, at: new Date('2026-02-05') }
  await recordChange(t.db, { actor: other, ...change })

  expect(await actions('who=helene+ecu')).toEqual(['zone.create'])
  expect(await actions('who=personne-de-ce-nom')).toEqual([])
  const csv = (await admin.get('/admin/audit/export?who=%C3%89cuyer')).text.trimEnd().split('\r\n')
  expect(csv).toHaveLength(2)
  expect(csv[1]).toContain('Hélène Écuyer;Création;Zone;3')
})

test('D13-04 the journal names people, pharmacies and what it was done to, list and spreadsheet alike', async () => {
  const gaelle = await makeMember(t.db, { first_name: 'Gaëlle', last_name: 'Benoit' })
  const actor = { user_id: person.user_id, account_id: null }
  const at = new Date('2026-02-06T10:00:00Z')
  await recordChange(t.db, {
    actor,
    action: 'user.update',
    subject_type: 'user',
    subject_id: gaelle.user_id,
    at,
  })
  const after = { user_id: gaelle.user_id, drugstore_id: gaelle.drugstore_id, type: 0 }
  const account = { subject_type: 'account', subject_id: gaelle.account_id, after, at }
  await recordChange(t.db, { actor, action: 'account.create', ...account })

  const { body } = await admin.get('/admin/audit?from=2026-02-06&to=2026-02-06')

  expect(body.data.map(({ names }: { names: object }) => names)).toMatchObject([
    { [`user:${gaelle.user_id}`]: 'Gaëlle Benoit', [`drugstore:${gaelle.drugstore_id}`]: expect.any(String) },
    { [`user:${gaelle.user_id}`]: 'Gaëlle Benoit' },
  ])
  expect(body.data[0].names[`account:${gaelle.account_id}`]).toContain('Gaëlle Benoit, Pharmacie n°')
  const csv = (await admin.get('/admin/audit/export?from=2026-02-06&to=2026-02-06')).text
  expect(csv).toContain(`Utilisateur Gaëlle Benoit;${gaelle.user_id};`)
  expect(csv).toContain('Rôle\u00A0: Invité')
  expect(csv).not.toContain(`Utilisateur\u00A0: ${gaelle.user_id}`)
})

test('D13-04 a change and its trace are one: rolled back, neither happened', async () => {
  const attempt = inTransaction(t.db, async (trx) => {
    await recordChange(trx, {
      actor: null,
      action: 'never.happened',
      subject_type: 'x',
      subject_id: 1,
      at: new Date(),
    })
    throw new Error('refused')
  })

  await expect(attempt).rejects.toThrow('refused')
  expect(await actions('action=never.')).toEqual([])
})

test('RELIABILITY-38 the journal keeps what changed, never a secret, never a whole article', () => {
  const kept = differences(
    { title: 'a', body: 'x'.repeat(600), password_hash: 'h1', same: 1 },
    { title: 'b', body: 'y'.repeat(600), password_hash: 'h2', same: 1 },
  )

  expect(kept.after).toEqual({ title: 'b', body: `${'y'.repeat(500)}…`, password_hash: '***' })
  expect(kept.before).not.toHaveProperty('same')
})

test('RELIABILITY-38 entries older than a year are purged by the nightly job', async () => {
  await recordChange(t.db, {
    actor: null,
    action: 'very.old',
    subject_type: 'x',
    subject_id: 1,
    at: new Date('2025-03-09T00:00:00Z'),
  })
  await recordChange(t.db, {
    actor: null,
    action: 'not.so.old',
    subject_type: 'x',
    subject_id: 1,
    at: new Date('2025-03-11T00:00:00Z'),
  })

  await t.jobs.run('audit.purge')

  expect([await actions('action=very.'), await actions('action=not.so')]).toEqual([[], ['not.so.old']])
})

test('D13-04 the journal of a pharmacy tells of itself, its team and its invitations, those removed too, and of no other', async () => {
  const [own, other] = [await makeDrugstore(t.db), await makeDrugstore(t.db)]
  const [member, neighbour] = [
    await makeMember(t.db, { drugstore_id: own.id }),
    await makeMember(t.db, { drugstore_id: other.id }),
  ]
  const entries: [string, number | null, Record<string, unknown>?][] = [
    ['drugstore.update', own.id],
    ['account.update', member.account_id],
    ['account.delete', 987_654, { drugstore_id: own.id }],
    ['invitation.create', 987_655, { drugstore_id: own.id }],
    ['drugstore.disable', other.id],
    ['account.create', neighbour.account_id],
    // Same numbers, other things.
    ['content.delete', own.id],
    ['zone.delete', member.account_id],
  ]
  for (const [index, [action, subject_id, before = null]] of entries.entries()) {
    const at = new Date(Date.UTC(2026, 1, 3, 10, index))
    const subject_type = action.split('.')[0] ?? ''
    await recordChange(t.db, { actor: person, action, subject_type, subject_id, before, at })
  }

  expect(await actions(`drugstore=${own.id}`)).toEqual([
    'invitation.create',
    'account.delete',
    'account.update',
    'drugstore.update',
  ])
  expect(await actions(`drugstore=${own.id}&subject=account`)).toEqual(['account.delete', 'account.update'])
  expect(await actions('drugstore=999999')).toEqual([])
  const exported = await admin.get(`/admin/audit/export?drugstore=${own.id}`)
  expect(exported.text.trimEnd().split('\r\n')).toHaveLength(5)
})
