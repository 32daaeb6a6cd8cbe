import { COUNTER_HEADER } from '@kiosque/contract/kinds/counter-values'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDrugstore, makeGuest, makeMember } from '../factories.ts'
import { makeNetwork, target, type Network } from '../content/network.ts'
import { docx, jpegWithExif, pdf, png } from '../files/samples.ts'
import { countFiles, send } from '../files/upload-form.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import {
  decideOn,
  draftClaim,
  EAN_SPRAY,
  linesOf,
  makeLaboratory,
  openOperation,
  prove,
  sendClaim,
  type Operation,
} from './vouchers.ts'

let server: TestApp
let network: Network
let titulaire: Caller
let preparateur: Caller
let voisin: Caller
let editeur: Caller
let laboratoryId: number
let operation: Operation

beforeAll(async () => {
  server = await testApp()
  network = await makeNetwork(server)
  titulaire = await server.as(network.people.titulaire)
  preparateur = await server.as(network.people.preparateur)
  voisin = await server.as(network.people.voisin)
  editeur = await server.as(network.people.editeur)
  laboratoryId = await makeLaboratory(server, 'Maréole')
  operation = await openOperation(editeur, laboratoryId)
})
afterAll(() => server.close())

const count = async (table: 'bri_claims' | 'bri_claim_lines' | 'bri_proofs') => {
  const row = await server.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}
const newMember = async (type: 200 | 180 | 160 | 100 = 200) =>
  server.as(await makeMember(server.db, { type, drugstore_id: (await makeDrugstore(server.db)).id }))

describe('D10-01 D15-10 GET /bri/operations', () => {
  test('lists what is open for one’s pharmacy: laboratory, products, value of a voucher, period, deadline, proof', async () => {
    const { status, body } = await titulaire.get('/bri/operations')

    expect(status).toBe(200)
    expect(body.meta.total).toBe(1)
    expect(body.data[0]).toMatchObject({
      id: operation.id,
      title: 'Sprays nasaux',
      laboratory: { id: laboratoryId, name: 'Maréole' },
      starts_on: '2026-02-01',
      ends_on: '2026-02-28',
      deadline: '2026-03-30',
      proofs: ['receipt', 'till_extract'],
      state: 'open',
      draft_id: null,
    })
    expect(body.data[0].products[0]).toMatchObject({ name: 'Spray hypertonique', ean: EAN_SPRAY, value: 200 })
  })

  test('leaves out drafts, what is over, and what is for other pharmacies; none of them takes a claim', async () => {
    const draft = await openOperation(editeur, laboratoryId, { status: 'draft' })
    const over = await openOperation(editeur, laboratoryId, { deadline: '2026-03-09' })
    const elsewhere = await openOperation(editeur, laboratoryId, {
      target: target({ drugstore_ids: [network.sud.id] }),
    })

    const { body } = await titulaire.get('/bri/operations')
    const claim = (id: number) => titulaire.post('/bri/claims', { operation_id: id })

    expect(body.data.map((each: Operation) => each.id)).toEqual([operation.id])
    expect((await claim(draft.id)).status).toBe(404)
    expect((await claim(elsewhere.id)).status).toBe(404)
    expect((await titulaire.get(`/bri/operations/${elsewhere.id}`)).status).toBe(404)
    expect((await claim(over.id)).body).toMatchObject({ code: 'deadline_passed' })
    expect((await voisin.get(`/bri/operations/${elsewhere.id}`)).status).toBe(200)
  })
})

describe('D10-01 who may claim', () => {
  test('D15-10 type 90, guests and the head office are refused; the signed-out are asked to sign in', async () => {
    const autre = await server.as(await makeMember(server.db, { type: 90, drugstore_id: network.ouest.id }))
    const guest = await server.as(await makeGuest(server.db))

    for (const path of ['/bri/operations', '/bri/claims', '/bri/summary'])
      for (const caller of [autre, guest, editeur]) expect((await caller.get(path)).status).toBe(403)
    expect((await autre.post('/bri/claims', { operation_id: operation.id })).status).toBe(403)
    expect((await server.anonymous.get('/bri/claims')).status).toBe(401)
  })

  test.each([200, 180, 160] as const)('type %s submits', async (type) => {
    const claim = await sendClaim(await newMember(type), operation)

    expect(claim).toMatchObject({ status: 'submitted', amount: 7_500 })
  })

  test('a préparateur prepares a draft that somebody else of the pharmacy submits', async () => {
    const { id } = await draftClaim(preparateur, operation, 3)
    await prove(preparateur, id)

    const refused = await preparateur.post(`/bri/claims/${id}/submit`)
    const sent = await titulaire.post(`/bri/claims/${id}/submit`)

    expect(refused).toMatchObject({ status: 403, body: { code: 'submit_reserved' } })
    expect(sent).toMatchObject({ status: 200, body: { status: 'submitted', amount: 600 } })
  })

  test('another pharmacy’s claim does not exist, whatever is asked of it', async () => {
    const { id } = await draftClaim(titulaire, operation)
    const { body: proved } = await prove(titulaire, id)
    const proof = proved.proofs[0].id

    expect((await voisin.get(`/bri/claims/${id}`)).status).toBe(404)
    expect((await voisin.patch(`/bri/claims/${id}`, { lines: [] })).status).toBe(404)
    expect((await voisin.delete(`/bri/claims/${id}`)).status).toBe(404)
    expect((await prove(voisin, id)).status).toBe(404)
    expect((await voisin.delete(`/bri/claims/${id}/proofs/${proof}`)).status).toBe(404)
    expect((await voisin.post(`/bri/claims/${id}/submit`)).status).toBe(404)
    expect((await voisin.get(`/bri/claims/${id}/receipt`)).status).toBe(404)
    expect((await voisin.get('/bri/claims')).body.data).toEqual([])
    expect((await voisin.get(`/files/${proved.proofs[0].file.id}/link`)).status).toBe(404)
    await titulaire.delete(`/bri/claims/${id}`)
  })

  test('a counter tablet shows nothing of it', async () => {
    const answer = await titulaire.get('/bri/claims', { headers: { [COUNTER_HEADER]: '1' } })

    expect(answer).toMatchObject({ status: 403, body: { code: 'counter_mode' } })
  })
})

describe('D10-01 the amount is computed', () => {
  test('from quantities and values, at each save; what is typed as an amount is refused', async () => {
    const { id, amount } = await draftClaim(titulaire, operation, 24, 18)

    const saved = await titulaire.patch(`/bri/claims/${id}`, { lines: linesOf(operation, 10) })
    const typed = await titulaire.patch(`/bri/claims/${id}`, { amount: 1 })

    expect(amount).toBe(7_500)
    expect(saved.body).toMatchObject({ amount: 2_000, vouchers: 10, status: 'draft' })
    expect(typed.status).toBe(422)
    await titulaire.delete(`/bri/claims/${id}`)
  })

  test('a draft follows the value of the voucher, a claim that was sent keeps its own', async () => {
    const other = await openOperation(editeur, laboratoryId, { title: 'Collyre' })
    const draft = await draftClaim(titulaire, other, 10)
    const products = [{ ...other.products[0], value: 300 }, other.products[1]]

    const changed = await editeur.patch(`/admin/bri/operations/${other.id}`, { products })
    const read = await titulaire.get(`/bri/claims/${draft.id}`)
    await prove(titulaire, draft.id)
    await titulaire.post(`/bri/claims/${draft.id}/submit`)
    const late = await editeur.patch(`/admin/bri/operations/${other.id}`, { products: other.products })

    expect(changed.status).toBe(200)
    expect(read.body).toMatchObject({ amount: 3_000, version: draft.version + 1 })
    expect(late).toMatchObject({ status: 422, body: { errors: { 'products.0.value': expect.any(Array) } } })
    expect((await titulaire.get(`/bri/claims/${draft.id}`)).body.amount).toBe(3_000)
  })

  test('property: whatever is saved, decided or paid, amounts are the sums of lines', async () => {
    const member = await newMember()
    const { id } = await draftClaim(member, operation, 1)
    let seed = 20_261_117
    const random = (max: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % max
    }
    const sum = (lines: { quantity: number; value: number; accepted_quantity: number | null }[]) =>
      lines.reduce((total, line) => total + line.quantity * line.value, 0)

    for (let round = 0; round < 25; round += 1) {
      const lines = linesOf(operation, 1 + random(10_000), 1 + random(10_000)).slice(0, random(3))
      const { body } = await member.patch(`/bri/claims/${id}`, { lines })

      expect(body.amount).toBe(sum(body.lines))
      expect(body.lines.map((line: { amount: number }) => line.amount)).toEqual(
        body.lines.map((line: { quantity: number; value: number }) => line.quantity * line.value),
      )
    }

    await member.patch(`/bri/claims/${id}`, { lines: linesOf(operation, 9_999, 777) })
    await prove(member, id)
    await member.post(`/bri/claims/${id}/submit`)
    const kept = 1 + random(9_998)
    const { body } = await decideOn(editeur, id, {
      status: 'partly_accepted',
      lines: [
        { product_id: operation.products[0]?.id, accepted_quantity: kept, reason_code: 'missing_proof' },
      ],
    })

    expect(body.amount).toBe(9_999 * 200 + 777 * 150)
    expect(body.accepted_amount).toBe(kept * 200 + 777 * 150)
    const paid = await decideOn(editeur, id, { status: 'paid', reference: 'VIR-1', paid_on: '2026-03-09' })
    expect(paid.body).toMatchObject({ status: 'paid', accepted_amount: kept * 200 + 777 * 150 })
  })
})

describe('D10-01 bad input is refused in French, and nothing of it is written', () => {
  test.each([
    ['no voucher at all', (of: Operation) => linesOf(of, 0), 'Comptez au moins un bon'],
    ['a billion vouchers', (of: Operation) => linesOf(of, 1_000_000_000), 'bons au plus par produit'],
    ['half a voucher', (of: Operation) => linesOf(of, 1.5), 'nombre entier'],
    ['a product outside the operation', () => [{ product_id: 99_999, quantity: 1 }], 'ne fait pas partie'],
    ['the same product twice', (of: Operation) => [...linesOf(of, 1), ...linesOf(of, 2)], 'figure deux fois'],
  ])('%s', async (_name, lines, message) => {
    const before = [await count('bri_claims'), await count('bri_claim_lines')]

    const made = await titulaire.post('/bri/claims', { operation_id: operation.id, lines: lines(operation) })

    expect(made.status).toBe(422)
    expect(JSON.stringify(made.body.errors)).toContain(message)
    expect([await count('bri_claims'), await count('bri_claim_lines')]).toEqual(before)
  })

  test('a product of another operation', async () => {
    const other = await openOperation(editeur, laboratoryId, { title: 'Autre' })
    const { status } = await titulaire.post('/bri/claims', {
      operation_id: operation.id,
      lines: linesOf(other, 1),
    })

    expect(status).toBe(422)
  })

  test('a period outside the operation', async () => {
    const { status, body } = await titulaire.post('/bri/claims', {
      operation_id: operation.id,
      period_starts_on: '2026-01-15',
      period_ends_on: '2026-02-10',
    })

    expect(status).toBe(422)
    expect(body.errors.period_starts_on[0]).toContain('01/02/2026 au 28/02/2026')
  })

  test('a proof that is no proof, judged by its bytes', async () => {
    const { id } = await draftClaim(titulaire, operation)
    const files = await countFiles(server)

    const program = await send(titulaire, `/bri/claims/${id}/proofs`, {
      name: 'ticket.pdf',
      bytes: Buffer.from('MZ\u0000\u0001 not a ticket'),
    })
    const page = await send(titulaire, `/bri/claims/${id}/proofs`, {
      name: 'ticket.png',
      type: 'image/png',
      bytes: Buffer.from('<html><script>alert(1)</script></html>'),
    })
    const { body: letter } = await send(titulaire, '/files', { name: 'lettre.docx', bytes: docx() })
    const word = await titulaire.post(`/bri/claims/${id}/proofs`, { file_id: letter.id })
    const nobody = await titulaire.post(`/bri/claims/${id}/proofs`, { file_id: 999_999 })

    expect([program.status, page.status, word.status, nobody.status]).toEqual([415, 415, 422, 422])
    expect(word.body.errors.file_id[0]).toContain('PDF, une photo ou un fichier CSV')
    expect(await countFiles(server)).toBe(files + 1)
    expect((await titulaire.get(`/bri/claims/${id}`)).body.proofs).toEqual([])
    await titulaire.delete(`/bri/claims/${id}`)
  })

  test('an empty claim, or one without its proof, is not submitted', async () => {
    const { body: empty } = await titulaire.post('/bri/claims', { operation_id: operation.id })
    const bare = await draftClaim(titulaire, operation)

    const noLine = await titulaire.post(`/bri/claims/${empty.id}/submit`)
    const noProof = await titulaire.post(`/bri/claims/${bare.id}/submit`)
    const uncertified = await titulaire.post(`/bri/claims/${bare.id}/submit`, { certified: false })

    expect(noLine).toMatchObject({ status: 422, body: { errors: { lines: expect.any(Array) } } })
    expect(noProof).toMatchObject({ status: 422, body: { errors: { proofs: expect.any(Array) } } })
    expect(uncertified).toMatchObject({ status: 422, body: { errors: { certified: expect.any(Array) } } })
    expect((await titulaire.get(`/bri/claims/${bare.id}`)).body.status).toBe('draft')
    for (const { id } of [empty, bare]) await titulaire.delete(`/bri/claims/${id}`)
  })
})

describe('D10-02 the deadline', () => {
  test('counts until midnight in Paris; after it nothing is submitted, changed nor begun', async () => {
    const member = await newMember()
    const last = await openOperation(editeur, laboratoryId, { deadline: '2026-03-10' })
    const { id } = await draftClaim(member, last)
    await prove(member, id)
    const before = server.clock.now()

    server.clock.set('2026-03-10T23:00:00.000Z')
    const submitted = await member.post(`/bri/claims/${id}/submit`)
    const changed = await member.patch(`/bri/claims/${id}`, { lines: linesOf(last, 1) })
    const begun = await member.post('/bri/claims', { operation_id: last.id })
    const proved = await prove(member, id)
    const read = await member.get(`/bri/claims/${id}`)
    server.clock.set('2026-03-10T22:59:59.000Z')
    const justInTime = await member.post(`/bri/claims/${id}/submit`)
    server.clock.set(before)

    expect(submitted).toMatchObject({ status: 409, body: { code: 'deadline_passed' } })
    expect(submitted.body.message).toContain('10/03/2026 à minuit')
    expect([changed.status, begun.status, proved.status]).toEqual([409, 409, 409])
    expect(read.body).toMatchObject({ status: 'draft', amount: 7_500, can_edit: false, can_submit: false })
    expect(justInTime.status).toBe(200)
  })

  test('is said a week before, once, in the to-do and by a notice', async () => {
    const person = await makeMember(server.db)
    const member = await server.as(person)
    const soon = await openOperation(editeur, laboratoryId, {
      title: 'Bientôt close',
      deadline: '2026-03-15',
    })
    await draftClaim(member, soon, 5)
    const notices = async () => {
      const { body } = await member.get(`/notifications/user/${person.user_id}/unread`)
      return body.data.filter((each: { title: string }) => each.title.includes('avant le 15/03/2026'))
    }

    const todo = await member.get('/me/todo')
    await server.jobs.run('claims.remind')
    await server.jobs.run('claims.remind')

    expect(todo.body.data).toContainEqual(
      expect.objectContaining({
        type: 'claim',
        due_on: '2026-03-15',
        title: 'Maréole · Bientôt close',
      }),
    )
    expect(await notices()).toHaveLength(1)
  })
})

describe('D15-10 proofs', () => {
  test('a photo from a phone, a PDF and a till’s extract are kept with the claim, without what the camera wrote', async () => {
    const { id } = await draftClaim(titulaire, operation, 15, 6)
    const extract = Buffer.from(`Date;Code EAN;Qté\n01/02/2026;${EAN_SPRAY};15\n`)

    await send(titulaire, `/bri/claims/${id}/proofs`, { name: 'IMG_0421.jpg', bytes: await jpegWithExif() })
    const { body: sent } = await send(titulaire, '/files', { name: 'tickets.pdf', bytes: pdf('Tickets') })
    await titulaire.post(`/bri/claims/${id}/proofs`, { file_ids: [sent.id] })
    const { status, body } = await send(titulaire, `/bri/claims/${id}/proofs`, {
      name: 'caisse.csv',
      bytes: extract,
    })

    expect(status).toBe(201)
    expect(body.proofs.map((proof: { file: { type: string } }) => proof.file.type)).toEqual([
      'image/jpeg',
      'application/pdf',
      'text/csv',
    ])
    expect(body.proofs[2].extract).toMatchObject({ rows: 1, recognised: 1, vouchers: 15 })
    expect(body.warnings).toContainEqual(
      expect.objectContaining({
        code: 'above_extract',
        message: expect.stringContaining('Spray isotonique'),
      }),
    )
    const file = await server.anonymous.get(`//${body.proofs[0].file.url.replace(/^\//, '')}`)
    expect(file.status).toBe(200)
  })

  test('the same file twice in one claim is refused; one that goes is no longer shown', async () => {
    const { id } = await draftClaim(titulaire, operation)
    const bytes = await png(50, 50)
    const { body } = await prove(titulaire, id, bytes)

    const twice = await prove(titulaire, id, bytes)
    const removed = await titulaire.delete(`/bri/claims/${id}/proofs/${body.proofs[0].id}`)

    expect(twice).toMatchObject({ status: 409, body: { code: 'same_proof' } })
    expect(removed.body.proofs).toEqual([])
    await titulaire.delete(`/bri/claims/${id}`)
  })

  test('somebody else’s upload cannot be taken', async () => {
    const { id } = await draftClaim(titulaire, operation)
    const { body: theirs } = await send(voisin, '/files', { name: 'secret.pdf', bytes: pdf('Secret') })

    const { status } = await titulaire.post(`/bri/claims/${id}/proofs`, { file_id: theirs.id })

    expect(status).toBe(422)
    await titulaire.delete(`/bri/claims/${id}`)
  })
})

describe('D10-02 a second claim for the same operation, period and product', () => {
  test('warns the pharmacy and is flagged to the head office; another period does not', async () => {
    const member = await newMember()
    const long = await openOperation(editeur, laboratoryId, { title: 'Trimestre', starts_on: '2026-01-01' })
    const january = { period_starts_on: '2026-01-01', period_ends_on: '2026-01-31' }
    const claim = (period: object) =>
      member.post('/bri/claims', { operation_id: long.id, lines: linesOf(long, 4), ...period })
    const { body: first } = await claim(january)
    await prove(member, first.id)
    await member.post(`/bri/claims/${first.id}/submit`)

    const { body: february } = await claim({ period_starts_on: '2026-02-01', period_ends_on: '2026-02-28' })
    const { body: again } = await claim(january)
    await prove(member, again.id)
    const sent = await member.post(`/bri/claims/${again.id}/submit`)
    const desk = await editeur.get(`/admin/bri/claims/${again.id}`)

    expect(february.warnings).toEqual([])
    expect(again.warnings[0]).toMatchObject({ code: 'same_claim', claim: { number: first.number } })
    expect(sent.status).toBe(200)
    expect(desk.body.signals.map((each: { code: string }) => each.code)).toContain('same_claim')
  })

  test('the same bytes as another claim are flagged, without telling a pharmacy of another', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const bytes = pdf('Le même ticket')
    const { id } = await draftClaim(one, operation)
    await prove(one, id, bytes)
    await one.post(`/bri/claims/${id}/submit`)

    const copy = await draftClaim(other, operation)
    const { body: proved } = await prove(other, copy.id, bytes)
    await other.post(`/bri/claims/${copy.id}/submit`)
    const desk = await editeur.get(`/admin/bri/claims/${copy.id}`)

    expect(proved.warnings).toEqual([])
    expect(desk.body.signals[0]).toMatchObject({ code: 'same_proof' })
    expect(desk.body.risk).toBeGreaterThanOrEqual(40)
  })
})

describe('drafts', () => {
  test('are kept as they are saved, by whoever of the pharmacy; an older version is refused', async () => {
    const { id, version } = await draftClaim(preparateur, operation, 3)

    const first = await titulaire.patch(`/bri/claims/${id}`, { lines: linesOf(operation, 4), version })
    const stale = await preparateur.patch(`/bri/claims/${id}`, { lines: linesOf(operation, 5), version })

    expect(first.status).toBe(200)
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((await preparateur.get(`/bri/claims/${id}`)).body.vouchers).toBe(4)
    expect((await titulaire.get(`/bri/operations/${operation.id}`)).body.draft_id).toBe(id)
    await titulaire.delete(`/bri/claims/${id}`)
  })

  test('two who submit at once send one claim', async () => {
    const { id, version } = await draftClaim(titulaire, operation)
    await prove(titulaire, id)

    const answers = await Promise.all([
      titulaire.post(`/bri/claims/${id}/submit`),
      titulaire.post(`/bri/claims/${id}/submit`),
    ])

    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(version).toBe(1)
  })

  test('D10-02 numbers follow each other within a year, however many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => titulaire.post('/bri/claims', { operation_id: operation.id })),
    )
    const numbers = made.map(({ body }) => body.number as string).toSorted()

    expect(new Set(numbers).size).toBe(8)
    for (const number of numbers) expect(number).toMatch(/^BRI-2026-\d{6}$/)
    for (const { body } of made) expect((await titulaire.delete(`/bri/claims/${body.id}`)).status).toBe(204)
  })
})
