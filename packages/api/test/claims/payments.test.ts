import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../factories.ts'
import { makeNetwork, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { decideOn, makeLaboratory, openOperation, sendClaim, type Operation } from './vouchers.ts'

let server: TestApp
let network: Network
let editeur: Caller
let admin: Caller
let laboratoryId: number
let operation: Operation

beforeAll(async () => {
  server = await testApp()
  network = await makeNetwork(server)
  editeur = await server.as(network.people.editeur)
  admin = await server.as(network.people.admin)
  laboratoryId = await makeLaboratory(server, 'Ostéane')
  operation = await openOperation(editeur, laboratoryId)
})
afterAll(() => server.close())

const member = async () => server.as(await makeMember(server.db, {}))
const accepted = async (quantity: number, of = operation) => {
  const claim = await sendClaim(await member(), of, quantity)
  await decideOn(editeur, claim.id, { status: 'accepted' })
  return claim
}
const HEADER = 'Numéro de demande;Montant;Référence de règlement;Date de règlement\n'
const importFile = (text: string | Buffer, query = '') =>
  editeur.request('POST', `/admin/bri/payments/import${query}`, {
    payload: text,
    headers: { 'content-type': 'text/csv' },
  })
const statusOf = async (id: number) => (await editeur.get(`/admin/bri/claims/${id}`)).body.status

describe('batches per laboratory', () => {
  test('gather what is accepted, once; the file has what it takes to pay, and no live formula', async () => {
    const odd = await openOperation(editeur, laboratoryId, { title: '+33 offert' })
    const first = await accepted(10)
    const second = await accepted(5, odd)

    const waiting = await editeur.get('/admin/bri/to-batch')
    const answers = await Promise.all([
      editeur.post('/admin/bri/batches', { laboratory_id: laboratoryId }),
      admin.post('/admin/bri/batches', { laboratory_id: laboratoryId }),
    ])
    const made = answers.find(({ status }) => status === 201)!
    const { text, headers } = await editeur.get(`/admin/bri/batches/${made.body.id}/export`)

    expect(waiting.body.data).toEqual([
      { laboratory: { id: laboratoryId, name: 'Ostéane' }, claims: 2, amount: 3_000 },
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(made.body).toMatchObject({
      number: expect.stringMatching(/^LOT-2026-\d{4}$/),
      claims: 2,
      amount: 3_000,
    })
    expect(headers['content-disposition']).toContain('osteane.csv')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    expect(text).toContain(`${first.number};`)
    expect(text).toContain(';"20,00";;\r\n')
    expect(text).toContain(`${second.number};`)
    expect(text).toContain(";'+33 offert;")
    expect((await editeur.get(`/admin/bri/batches/${made.body.id}`)).body.exported_at).not.toBeNull()
  })

  test('the file of a batch, filled in by the laboratory, is the file that pays it', async () => {
    const lone = await openOperation(editeur, await makeLaboratory(server, 'Florvéa'), { title: 'Huiles' })
    const claims = [await accepted(10, lone), await accepted(7, lone)]
    const { body: listed } = await editeur.get('/admin/bri/to-batch')
    const { body: batch } = await editeur.post('/admin/bri/batches', {
      laboratory_id: listed.data.find(
        (each: { laboratory: { name: string } }) => each.laboratory.name === 'Florvéa',
      ).laboratory.id,
    })
    const { text } = await editeur.get(`/admin/bri/batches/${batch.id}/export`)
    const filled = text.replaceAll(';;\r\n', ';VIR-7;09/03/2026\r\n')

    const dry = await importFile(filled, '?dry_run=true')
    const before = await statusOf(claims[0]!.id)
    const real = await importFile(filled)
    const again = await importFile(filled)

    expect(dry.body).toMatchObject({ dry_run: true, lines: 2, to_pay: 2, amount: 3_400, problems: [] })
    expect(before).toBe('accepted')
    expect(real.body).toMatchObject({ dry_run: false, to_pay: 2 })
    expect(again.body).toMatchObject({ to_pay: 0, unchanged: 2, problems: [] })
    expect((await editeur.get(`/admin/bri/batches/${batch.id}`)).body).toMatchObject({
      paid_claims: 2,
      paid_amount: 3_400,
    })
    expect((await editeur.delete(`/admin/bri/batches/${batch.id}`)).body).toMatchObject({
      code: 'batch_paid',
    })
  })

  test('one that was made by mistake is undone, and its claims wait for another', async () => {
    const lab = await makeLaboratory(server, 'Évanor')
    const lone = await openOperation(editeur, lab, { title: 'Coffret' })
    const claim = await accepted(3, lone)
    const { body: batch } = await editeur.post('/admin/bri/batches', { laboratory_id: lab })

    const undone = await editeur.delete(`/admin/bri/batches/${batch.id}`)
    const { body } = await editeur.get(`/admin/bri/claims/${claim.id}`)

    expect(undone.status).toBe(204)
    expect(body).toMatchObject({ batch: null, status: 'accepted' })
    expect((await editeur.post('/admin/bri/batches', { laboratory_id: lab })).status).toBe(201)
  })
})

describe('the import of payments', () => {
  test.each([
    ['semicolons', (number: string) => `${HEADER}${number};6,00;VIR-1;09/03/2026\n`],
    ['commas', (number: string) => `numero,montant,reference,date\n${number},6.00,VIR-1,2026-03-09\n`],
    ['tabs', (number: string) => `Demande\tMontant\tRef\tDate\n${number}\t6,00 €\tVIR-1\t9/3/2026\n`],
  ])('reads %s', async (_name, text) => {
    const claim = await accepted(3)

    const { status, body } = await importFile(text(claim.number))

    expect(status).toBe(200)
    expect(body).toMatchObject({ to_pay: 1, amount: 600 })
    expect((await editeur.get(`/admin/bri/claims/${claim.id}`)).body).toMatchObject({
      status: 'paid',
      paid_on: '2026-03-09',
      payment_reference: 'VIR-1',
    })
  })

  test('names every bad line and imports nothing of the file; the good ones alone when that is asked', async () => {
    const good = await accepted(3)
    const waiting = await sendClaim(await member(), operation, 3)
    const paid = await accepted(4)
    await decideOn(editeur, paid.id, { status: 'paid', reference: 'VIR-0', paid_on: '2026-03-01' })
    const short = await accepted(5)
    const future = await accepted(6)
    const file = [
      `${good.number};6,00;VIR-2;09/03/2026`,
      'BRI-2026-999999;6,00;VIR-2;09/03/2026',
      `${waiting.number};6,00;VIR-2;09/03/2026`,
      `${paid.number};8,00;VIR-2;09/03/2026`,
      `${short.number};9,99;VIR-2;09/03/2026`,
      `${future.number};12,00;VIR-2;09/03/2027`,
      `${good.number};6,00;VIR-2;09/03/2026`,
      'FACTURE-1;6,00;VIR-2;09/03/2026',
      `${short.number};dix;VIR-2;31/02/2026`,
    ].join('\n')

    const dry = await importFile(HEADER + file, '?dry_run=true')
    const refused = await importFile(HEADER + file)
    const untouched = await statusOf(good.id)
    const partly = await importFile(HEADER + file, '?skip_invalid=true')

    const problems = dry.body.problems.map(({ line, message }: { line: number; message: string }) => [
      line,
      message,
    ])
    expect(problems).toEqual([
      [3, 'Cette demande n’existe pas.'],
      [4, expect.stringContaining('Soumise')],
      [5, expect.stringContaining('déjà réglée le 01/03/2026')],
      [6, expect.stringContaining('10,00')],
      [7, 'Un règlement ne peut pas être à venir.'],
      [8, 'Cette demande figure déjà à la ligne 2.'],
      [9, expect.stringContaining('BRI-2026-000318')],
      [10, expect.stringContaining('montant')],
      [10, expect.stringContaining('date')],
      [10, expect.stringContaining('ligne 6')],
    ])
    expect(refused).toMatchObject({ status: 422, body: { code: 'import_refused' } })
    expect(untouched).toBe('accepted')
    expect(partly.body).toMatchObject({ to_pay: 1, refused: 8 })
    expect(await statusOf(good.id)).toBe('paid')
    expect(await statusOf(waiting.id)).toBe('submitted')
  })

  test('a file without its columns says which; members and advisers do not import', async () => {
    const { status, body } = await importFile('Nom;Prénom\nDurand;Camille\n')
    const titulaire = await server.as(network.people.titulaire)

    expect(status).toBe(422)
    expect(JSON.stringify(body.errors)).toContain('Numéro de demande')
    expect((await titulaire.post('/admin/bri/payments/import')).status).toBe(403)
    expect((await editeur.get('/admin/bri/payments/import/template')).text).toContain('BRI-2026-000318')
  })

  test('20,000 lines: all are matched, every bad one named, and each pharmacy is told once', async () => {
    const person = await makeMember(server.db)
    const big = await openOperation(editeur, laboratoryId, { title: 'Très suivie' })
    const product = big.products[0]?.id
    await sql`
      INSERT INTO bri_claims (number, operation_id, drugstore_id, period_starts_on, period_ends_on, status, sends,
             created_at, updated_at, first_submitted_at, submitted_at, decided_at)
      SELECT 'BRI-2025-' || lpad(n::text, 6, '0'), ${big.id}::int, ${person.drugstore_id}::int, '2026-02-01',
             '2026-02-28', 'accepted', 1, '2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01', '2026-03-05'
        FROM generate_series(1, 20000) AS n`.execute(server.db)
    // Or else the database goes on looking claims up one by one, as it does when there are three of them.
    await sql`ANALYZE bri_claims`.execute(server.db)
    await sql`
      INSERT INTO bri_claim_lines (claim_id, operation_id, product_id, quantity, value, decision, accepted_quantity)
      SELECT id, operation_id, ${product}::int, 3, 200, 'accepted', 3
        FROM bri_claims WHERE operation_id = ${big.id}::int`.execute(server.db)
    const line = (rank: number) => {
      const number = `BRI-2025-${String(rank).padStart(6, '0')}`
      if (rank % 1_000 === 0) return `${number};6,01;VIR-${rank};09/03/2026`
      return `${rank % 1_500 === 1 ? 'BRI-1999-000001' : number};6,00;VIR-${rank};09/03/2026`
    }
    const bad = (rank: number) => rank % 1_000 === 0 || rank % 1_500 === 1
    const ranks = Array.from({ length: 20_000 }, (_, index) => index + 1)
    const file = HEADER + ranks.map(line).join('\n')

    const dry = await importFile(file, '?dry_run=true')
    const real = await importFile(file, '?skip_invalid=true')

    const expected = ranks.filter(bad).map((rank) => rank + 1)
    expect(dry.body.lines).toBe(20_000)
    expect([...new Set(dry.body.problems.map((each: { line: number }) => each.line))]).toEqual(expected)
    expect(real.body).toMatchObject({ to_pay: 20_000 - expected.length, refused: expected.length })
    const { body } = await (await server.as(person)).get(`/notifications/user/${person.user_id}/unread`)
    expect(body.data).toHaveLength(1)
    expect(body.data[0].title).toContain('demandes réglées')
  })
})

describe('statistics', () => {
  test('count amounts, delays and refusals by laboratory; the yearly report says the same', async () => {
    const lab = await makeLaboratory(server, 'Kalméo')
    const lone = await openOperation(editeur, lab, { title: 'Nuit paisible' })
    const start = server.clock.now()
    const one = await sendClaim(await member(), lone, 10)
    const two = await sendClaim(await member(), lone, 20)
    server.clock.advance(4 * 86_400_000)
    await decideOn(editeur, one.id, { status: 'accepted' })
    await decideOn(editeur, two.id, { status: 'refused', reason_code: 'out_of_period' })
    server.clock.advance(6 * 86_400_000)
    await decideOn(editeur, one.id, { status: 'paid', reference: 'VIR', paid_on: '2026-03-20' })
    server.clock.set(start)

    const { body } = await editeur.get('/admin/bri/statistics?year=2026')
    const report = await editeur.get('/admin/bri/report?year=2026')

    const own = body.laboratories.find((each: { laboratory: { id: number } }) => each.laboratory.id === lab)
    expect(own).toMatchObject({
      claims: 2,
      asked: 6_000,
      accepted: 2_000,
      paid: 2_000,
      refused_claims: 1,
      refusal_rate: 50,
      control_days: 4,
      payment_days: 6,
    })
    expect(body.months[2].claims).toBeGreaterThanOrEqual(2)
    expect(body.reasons).toContainEqual({ code: 'out_of_period', count: 1 })
    expect(report.text).toContain('Kalméo;2;"60,00";"20,00";"20,00";"0,00";1;50;0;4;6\r\n')
    expect((await editeur.get('/admin/bri/statistics?year=1789')).status).toBe(422)
  })
})
