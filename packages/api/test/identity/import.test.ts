import { readSiret } from '@kiosque/contract/domain/identifiers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDrugstore, makeMember, makeStaff, makeZone } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let kit: TestApp
let admin: Caller
beforeAll(async () => {
  kit = await testApp()
  admin = await kit.as(await makeStaff(kit.db, 1))
  await makeZone(kit.db, 'Ouest')
})
afterAll(() => kit.close())

const HEADER = 'CIP officine;SIRET;Nom;Ville;Groupe;Code postal;Zone;Packs'
const SIRET = '73282932000074'
const send = (text: string | Buffer, query = '') =>
  admin.request('POST', `/admin/drugstores/import${query}`, {
    payload: text,
    headers: { 'content-type': 'text/csv' },
  })
const drugstores = async () => (await kit.db.selectFrom('drugstores').select('id').execute()).length

/** The check digit is the one the domain accepts. */
function siretOf(index: number): string {
  const body = String(8_000_000_000_000 + index)
  return [...'0123456789'].map((key) => body + key).find((siret) => readSiret(siret).ok) ?? ''
}

describe('D13-03 D15-06 POST /admin/drugstores/import', () => {
  test('D3-03 creates and updates by CIP; an empty cell changes nothing', async () => {
    const known = await makeDrugstore(kit.db, { name: 'Ancien nom', packs: ['cBusiness'], zone: 'Ouest' })
    const file = `\uFEFF${HEADER}\r\n0203541;${SIRET};"Pharmacie ""du Port""";Saint-Malo;mpr national;35400;OUEST;Vitrine|aTradition\r\n${known.cip_officine};${known.siret};Nouveau nom;Évreux;MPR;;;\r\n`

    const dry = await send(file, '?dry_run=true')
    const before = await drugstores()
    const done = await send(file)
    const again = await send(file, '?dry_run=1')

    expect(dry.body).toMatchObject({
      dry_run: true,
      encoding: 'UTF-8',
      separator: ';',
      lines: 2,
      to_create: 1,
      to_update: 1,
      refused: 0,
    })
    expect(done.body).toMatchObject({ dry_run: false, to_create: 1, to_update: 1, problems: [] })
    expect(await drugstores()).toBe(before + 1)
    expect(again.body).toMatchObject({ to_create: 0, to_update: 0, unchanged: 2 })
    const { body } = await admin.get('/admin/drugstores?q=0203541')
    expect(body.data[0]).toMatchObject({
      name: 'Pharmacie "du Port"',
      group_name: 'MPR_NAT',
      packs: ['aTradition', 'bVitrine'],
      zone: { name: 'Ouest' },
    })
    const kept = await admin.get(`/admin/drugstores/${known.id}`)
    expect(kept.body).toMatchObject({ name: 'Nouveau nom', packs: ['cBusiness'], zone: { name: 'Ouest' } })
  })

  test('a dry run reports every bad line with its column, value and what to do', async () => {
    const file = [
      HEADER,
      `203542;${SIRET};A;Rennes;MPR;35000;Ouest;`,
      `2035430;55208131700021;B;Rennes;MPR;35000;;`,
      `2035431;${SIRET};C;Rennes;MPR;9700;Grand Ouest;`,
      `2035432;${SIRET};D;Rennes;MPR Nation;35000;;Vitrin`,
      `2035433;${SIRET};;Rennes;MPR;35000;;`,
      `2035434;${SIRET};E;Rennes;MPR;35000;;`,
      `2035434;${SIRET};F;Rennes;MPR;35000;;`,
    ].join('\n')
    const before = await drugstores()

    const { status, body } = await send(file, '?dry_run=true')

    expect(status).toBe(200)
    expect(body).toMatchObject({ lines: 7, refused: 6, to_create: 1 })
    expect(body.problems.filter((each: { level: string }) => each.level === 'error')).toMatchObject([
      { line: 2, column: 'CIP officine', value: '203542', suggestion: '0203542' },
      { line: 3, column: 'SIRET', value: '55208131700021' },
      { line: 4, column: 'Code postal', value: '9700' },
      { line: 4, column: 'Zone', value: 'Grand Ouest', suggestion: 'Ouest' },
      { line: 5, column: 'Groupe', suggestion: 'MPR national' },
      { line: 5, column: 'Packs', suggestion: 'Vitrine' },
      { line: 6, column: 'Nom' },
      { line: 8, column: 'CIP officine', message: 'Ce code figure déjà à la ligne 7 de ce fichier.' },
    ])
    expect(await drugstores()).toBe(before)
  })

  test('with one bad line nothing is imported, unless the bad ones are left out on purpose', async () => {
    const file = `${HEADER}\n2035440;${SIRET};A;Rennes;MPR;35000;;\n12;${SIRET};B;Rennes;MPR;35000;;`
    const before = await drugstores()

    const refused = await send(file)
    const untouched = await drugstores()
    const partial = await send(file, '?skip_invalid=true')

    expect([refused.status, refused.body.code]).toEqual([422, 'import_refused'])
    expect(refused.body.errors).toHaveProperty('line_3')
    expect(untouched).toBe(before)
    expect(partial.body).toMatchObject({ to_create: 1, refused: 1 })
    expect(await drugstores()).toBe(before + 1)
  })

  test('commas and Latin-1 are recognised and named', async () => {
    const text = `cip,siret,raison sociale,ville,groupe\n2035450,${SIRET},Pharmacie de l'Église,Orléans,PRLG`

    const { body } = await send(Buffer.from(text, 'latin1'))
    const list = await admin.get('/admin/drugstores?q=2035450')

    expect(body).toMatchObject({ encoding: 'Windows-1252 (Latin-1)', separator: ',', to_create: 1 })
    expect(list.body.data[0]).toMatchObject({ name: "Pharmacie de l'Église", city: 'Orléans' })
  })

  test('the file may come as the field « file » of a form', async () => {
    const boundary = 'kiosque'
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="o.csv"\r\nContent-Type: text/csv\r\n\r\n${HEADER}\n2035460;${SIRET};A;Rennes;MPR;35000;;\r\n--${boundary}--\r\n`

    const answer = await admin.request('POST', '/admin/drugstores/import?dry_run=true', {
      payload: part,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })

    expect(answer.body).toMatchObject({ lines: 1, to_create: 1 })
  })

  test.each([
    ['an empty file', '', 'vide'],
    ['a missing column', 'Nom;Ville\nA;B', 'est absente'],
    ['a column twice', `${HEADER};CIP\n1;2`, 'deux fois'],
  ])('%s is said', async (_, text, message) => {
    const dry = await send(text, '?dry_run=true')
    const real = await send(text)

    expect(dry.body.problems[0].message).toContain(message)
    expect(real.status).toBe(422)
  })

  test('JSON, another type, or someone else is refused', async () => {
    const member = await kit.as(await makeMember(kit.db))
    const editor = await kit.as(await makeStaff(kit.db, 2))
    const csv = { payload: HEADER, headers: { 'content-type': 'text/csv' } }

    expect((await admin.post('/admin/drugstores/import', { a: 1 })).status).toBe(415)
    const plain = { payload: 'x', headers: { 'content-type': 'text/plain' } }
    expect((await admin.request('POST', '/admin/drugstores/import', plain)).status).toBe(415)
    expect((await member.request('POST', '/admin/drugstores/import', csv)).status).toBe(403)
    expect((await editor.request('POST', '/admin/drugstores/import', csv)).status).toBe(403)
    expect((await kit.anonymous.request('POST', '/admin/drugstores/import', csv)).status).toBe(401)
    expect((await admin.request('POST', '/login', csv)).status).toBe(415)
  })

  test('20,000 lines are imported without keeping other requests waiting', async () => {
    const lines = Array.from(
      { length: 20_000 },
      (_, index) => `${3_000_000 + index};${siretOf(index)};Pharmacie ${index};Lyon;PRLG;69001;Ouest;Vitrine`,
    )
    const file = `${HEADER}\n${lines.join('\n')}`
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 5)

    const { body } = await send(file)
    clearInterval(timer)

    expect(body).toMatchObject({ lines: 20_000, to_create: 20_000, refused: 0 })
    // Others get their turn all along; one block of work would leave them two or three.
    expect(turns).toBeGreaterThan(10)
    const packs = await kit.db
      .selectFrom('drugstore_packs')
      .select('pack_key')
      .where('pack_key', '=', 'bVitrine')
      .execute()
    expect(packs.length).toBeGreaterThanOrEqual(20_000)
    const { rows } = await sql<{ lines: number }>`SELECT count(*)::int AS lines FROM audit_log
      WHERE action = 'drugstore.create' AND after ->> 'name' LIKE 'Pharmacie %'`.execute(kit.db)
    expect(rows[0]?.lines).toBeGreaterThanOrEqual(20_000)
  })

  test('whoever accepts lines is told how far it is, then gets the report or the refusal', async () => {
    const lines = Array.from(
      { length: 2_000 },
      (_, index) => `${4_000_000 + index};${siretOf(900_000 + index)};Pharmacie ${index};Lyon;PRLG;69001;;`,
    )
    const watch = async (text: string, query: string) => {
      const answer = await admin.request('POST', `/admin/drugstores/import${query}`, {
        payload: text,
        headers: { 'content-type': 'text/csv', accept: 'application/x-ndjson' },
      })
      return answer.text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    }
    const said = await watch(`${HEADER}\n${lines.join('\n')}`, '?dry_run=true')
    const percents: number[] = said.flatMap((line) => line.percent ?? [])
    expect(percents.length).toBeGreaterThan(5)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    expect(said.at(-1)).toMatchObject({ report: { dry_run: true, lines: 2_000, to_create: 2_000 } })

    const before = await drugstores()
    const refused = (await watch(`${HEADER}\nabc;1;;;;;;`, '')).at(-1)
    expect(refused.error).toMatchObject({ status: 422, code: 'import_refused' })
    expect(refused.error.errors).toHaveProperty('line_2')
    expect(await drugstores()).toBe(before)
  })

  test('tabulations are recognised; a missing or a doubled column is named, and nothing is imported', async () => {
    const before = await drugstores()
    const tabs = `${HEADER}\n5000001;${SIRET};Pharmacie;Lyon;MPR;69001;;`.replaceAll(';', '\t')
    expect((await send(tabs, '?dry_run=true')).body).toMatchObject({ separator: 'tabulation', to_create: 1 })
    const missing = await send(`CIP officine;Nom;Ville;Groupe\n5000001;Pharmacie;Lyon;MPR`)
    expect(missing.status).toBe(422)
    expect(missing.body.errors.line_1[0]).toContain('«\u00a0SIRET\u00a0» est absente')
    const doubled = await send(`${HEADER};Nom\n5000001;${SIRET};Pharmacie;Lyon;MPR;69001;;;Autre`)
    expect([doubled.status, doubled.body.errors.line_1[0]]).toEqual([
      422,
      expect.stringContaining('figure deux fois'),
    ])
    expect(await drugstores()).toBe(before)
  })

  test('20,000 bad lines are all named, and nothing is imported', async () => {
    const before = await drugstores()
    const text = `${HEADER}\n${Array.from({ length: 20_000 }, (_, index) => `X${index};12;;Lyon;ZZZ;1;;`).join('\n')}`
    const tried = await send(text, '?dry_run=true')
    expect(tried.body).toMatchObject({ lines: 20_000, refused: 20_000, to_create: 0 })
    expect(new Set(tried.body.problems.map((each: { line: number }) => each.line)).size).toBe(20_000)
    const refused = await send(text)
    expect([refused.status, refused.body.code]).toEqual([422, 'import_refused'])
    expect(refused.body.message).toMatch(/^20\s000 lignes/)
    expect(await drugstores()).toBe(before)
  })

  test('D13-04 each pharmacy has its own line in the journal, before and after, shown on its sheet', async () => {
    const known = await makeDrugstore(kit.db, { name: 'Avant', packs: ['cBusiness'] })
    const same = await makeDrugstore(kit.db, { name: 'Pareille', city: 'Évreux' })
    const file = [
      HEADER,
      `${known.cip_officine};${known.siret};Après;Évreux;MPR;;Ouest;`,
      `${same.cip_officine};${same.siret};Pareille;Évreux;MPR;;;`,
      `2036001;${siretOf(36_001)};Neuve;Rennes;MPR;35000;;Vitrine`,
    ].join('\n')

    await send(file, '?dry_run=true')
    const dry = await admin.get(`/admin/audit?subject=drugstore:${known.id}`)
    await send(file)

    expect(dry.body.meta.total).toBe(0)
    const { body } = await admin.get(`/admin/audit?subject=drugstore:${known.id}`)
    expect(body.data).toMatchObject([
      {
        action: 'drugstore.update',
        before: { name: 'Avant', zone_id: null },
        after: { name: 'Après', zone_id: expect.any(Number) },
      },
    ])
    expect(Object.keys(body.data[0].after).toSorted()).toEqual(['name', 'zone_id'])
    expect((await admin.get(`/admin/audit?subject=drugstore:${same.id}`)).body.meta.total).toBe(0)
    const made = (await admin.get('/admin/drugstores?q=2036001')).body.data[0]
    const created = await admin.get(`/admin/audit?subject=drugstore:${made.id}`)
    expect(created.body.data).toMatchObject([{ action: 'drugstore.create', after: { name: 'Neuve' } }])
    const sheet = await admin.get(`/admin/drugstores/${known.id}/sheet`)
    expect(sheet.body.facts).toMatchObject([{ action: 'drugstore.update' }])
  })

  test('a dry run says what each update changes, in the words of the file', async () => {
    const known = await makeDrugstore(kit.db, { name: 'Avant', packs: ['cBusiness'], group_id: 0 })
    const file = [
      `${HEADER};Téléphone`,
      `${known.cip_officine};${known.siret};Après;Évreux;MPR national;;Ouest;Vitrine + Tradition;02 99 00 12 34`,
      `2036101;${siretOf(36_101)};Neuve;Rennes;MPR;35000;;;`,
    ].join('\n')

    const { body } = await send(file, '?dry_run=true')

    expect(body.changes).toEqual([
      {
        line: 2,
        cip_officine: known.cip_officine,
        name: 'Avant',
        fields: [
          { label: 'Nom', before: 'Avant', after: 'Après' },
          { label: 'Groupe', before: 'MPR', after: 'MPR national' },
          { label: 'Téléphone', before: '', after: '+33299001234' },
          { label: 'Zone', before: '', after: 'Ouest' },
          { label: 'Packs', before: 'Business', after: 'Tradition, Vitrine' },
        ],
      },
    ])
  })

  test('the list taken away reads in French, and comes back unchanged by labels as by keys', async () => {
    await admin.post('/admin/packs', { key: 'dPremium', label: 'Premium + / confort' })
    const cip_officine = (
      await makeDrugstore(kit.db, {
        name: 'Aller-retour',
        group_id: 2,
        packs: ['aTradition', 'aVisibilite', 'dPremium'],
      })
    ).cip_officine
    await kit.db
      .updateTable('drugstores')
      .set({ search_text: cip_officine })
      .where('cip_officine', '=', cip_officine)
      .execute()

    const { text } = await admin.get(`/admin/drugstores/export?q=${cip_officine}`)

    expect(text).toContain('MPR national')
    expect(text).toContain('Premium + / confort')
    expect(text).not.toMatch(/aTradition|aVisibilite|MPR_NAT/)
    const back = await send(text, '?dry_run=true')
    expect(back.body).toMatchObject({ lines: 1, unchanged: 1, refused: 0 })
    const keys = text.replace(/[^;]*Tradition[^;]*/, 'dPremium|aTradition|aVisibilite')
    expect((await send(keys, '?dry_run=true')).body).toMatchObject({ unchanged: 1, refused: 0 })
  })

  test('the template shows an example, which is passed over when left in the file', async () => {
    const { text } = await admin.get('/admin/drugstores/import/template')
    expect(text.trimEnd().split('\r\n')).toHaveLength(2)
    const left = await send(`${text}2036201;${siretOf(36_201)};Neuve;Rennes;MPR\r\n`, '?dry_run=true')
    expect(left.body).toMatchObject({ lines: 1, to_create: 1, refused: 0, problems: [] })
  })

  test('the template has the columns the import reads', async () => {
    const { text, headers } = await admin.get('/admin/drugstores/import/template')

    expect(headers['content-type']).toContain('text/csv')
    expect(text).toContain('CIP officine;SIRET;Nom;Ville;Groupe')
  })
})
