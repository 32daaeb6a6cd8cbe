import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDrugstore, makeMember, makeStaff, type Person } from '../factories.ts'
import { makeNetwork, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import {
  decideOn,
  draftClaim,
  EAN_SPRAY,
  linesOf,
  makeLaboratory,
  openOperation,
  operationBody,
  prove,
  sendClaim,
  type Operation,
} from './vouchers.ts'
import { send } from '../files/upload-form.ts'

let server: TestApp
let network: Network
let titulaire: Caller
let editeur: Caller
let admin: Caller
let conseiller: Caller
let laboratoryId: number
let operation: Operation

beforeAll(async () => {
  server = await testApp()
  network = await makeNetwork(server)
  titulaire = await server.as(network.people.titulaire)
  editeur = await server.as(network.people.editeur)
  admin = await server.as(network.people.admin)
  conseiller = await server.as(await makeStaff(server.db, 3, { zones: ['Ouest'] }))
  laboratoryId = await makeLaboratory(server, 'Bébélia')
  operation = await openOperation(editeur, laboratoryId)
})
afterAll(() => server.close())

const member = async () => server.as(await makeMember(server.db, {}))
const titles = async (person: Person) => {
  const { body } = await (await server.as(person)).get(`/notifications/user/${person.user_id}/unread`)
  return body.data.map((each: { title: string }) => each.title) as string[]
}

describe('D10-01 D15-10 /admin/bri/operations', () => {
  test('rights 1 and 2 open, change, close and remove them; nobody else', async () => {
    const { body: made } = await editeur.post(
      '/admin/bri/operations',
      operationBody(laboratoryId, { title: 'À retirer', status: 'draft' }),
    )

    const stale = await editeur.patch(`/admin/bri/operations/${made.id}`, { title: 'Autre', version: 99 })
    const changed = await admin.patch(`/admin/bri/operations/${made.id}`, { status: 'open', version: 1 })

    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(changed.body).toMatchObject({ status: 'open', version: 2, state: 'open' })
    for (const caller of [titulaire, conseiller])
      expect((await caller.get('/admin/bri/operations')).status).toBe(403)
    expect((await editeur.delete(`/admin/bri/operations/${made.id}`)).status).toBe(204)
    expect((await editeur.get(`/admin/bri/operations/${made.id}`)).status).toBe(404)
  })

  test.each([
    ['an end before its beginning', { ends_on: '2026-01-01' }, 'ends_on'],
    ['a deadline before its end', { deadline: '2026-02-27' }, 'deadline'],
    ['a laboratory that is not there', { laboratory_id: 99_999 }, 'laboratory_id'],
    ['no product', { products: [] }, 'products'],
    ['a code that is none', { products: [{ name: 'Spray', ean: '12', value: 200 }] }, 'products.0.ean'],
    [
      'the same product twice',
      {
        products: [
          { name: 'Spray', ean: EAN_SPRAY, value: 200 },
          { name: 'Spray', ean: EAN_SPRAY, value: 100 },
        ],
      },
      'products.1.ean',
    ],
    [
      'a voucher worth nothing',
      { products: [{ name: 'Spray', ean: EAN_SPRAY, value: 0 }] },
      'products.0.value',
    ],
  ])('%s is refused by field', async (_name, overrides, field) => {
    const { status, body } = await editeur.post(
      '/admin/bri/operations',
      operationBody(laboratoryId, overrides),
    )

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toContain(field)
  })

  test('what pharmacies began stays: neither the operation nor its product goes', async () => {
    const begun = await openOperation(editeur, laboratoryId, { title: 'Commencée' })
    const draft = await draftClaim(titulaire, begun, 2)

    const removed = await editeur.delete(`/admin/bri/operations/${begun.id}`)
    const shortened = await editeur.patch(`/admin/bri/operations/${begun.id}`, {
      products: [begun.products[1]],
    })

    expect(removed).toMatchObject({ status: 409, body: { code: 'has_claims' } })
    expect(shortened).toMatchObject({ status: 422, body: { errors: { products: expect.any(Array) } } })
    await titulaire.delete(`/bri/claims/${draft.id}`)
  })
})

describe('D10-02 a claim through every state', () => {
  test('submitted, to correct by line, submitted again, partly accepted, paid: each dated, attributed and told', async () => {
    const person = await makeMember(server.db)
    const claimant = await server.as(person)
    const claim = await sendClaim(claimant, operation, 15, 6)
    const [cream, liniment] = claim.lines

    const asked = await decideOn(editeur, claim.id, {
      status: 'to_correct',
      reason_code: 'unreadable_proof',
      comment: 'La date du ticket n’apparaît pas.',
      correct_by: '2026-03-20',
      lines: [
        { id: liniment?.id, decision: 'to_correct', reason_code: 'unreadable_proof', comment: 'Page 3' },
      ],
    })
    const seen = await claimant.get(`/bri/claims/${claim.id}`)
    const todo = await claimant.get('/me/todo')
    await prove(claimant, claim.id)
    const again = await claimant.post(`/bri/claims/${claim.id}/submit`, { note: 'Ticket ajouté' })
    const decided = await decideOn(editeur, claim.id, {
      status: 'partly_accepted',
      comment: 'Un bon de liniment n’a pas de ticket.',
      lines: [
        { id: cream?.id, decision: 'accepted' },
        { id: liniment?.id, decision: 'adjusted', accepted_quantity: 5, reason_code: 'missing_proof' },
      ],
    })
    const paid = await decideOn(admin, claim.id, {
      status: 'paid',
      reference: 'VIR-88412',
      paid_on: '2026-03-09',
    })

    expect(asked.body).toMatchObject({ status: 'to_correct', accepted_amount: null })
    expect(seen.body).toMatchObject({
      status: 'to_correct',
      reason_code: 'unreadable_proof',
      submit_by: '2026-03-20',
      can_submit: true,
      accepted_amount: null,
    })
    expect(seen.body.lines[1]).toMatchObject({ decision: 'to_correct', comment: 'Page 3' })
    expect(todo.body.data).toContainEqual(
      expect.objectContaining({
        type: 'claim',
        due_on: '2026-03-20',
        url: expect.stringContaining(String(claim.id)),
      }),
    )
    expect(again.body).toMatchObject({ status: 'submitted', sends: 2, reason_code: null })
    expect(again.body.lines[1]).toMatchObject({ decision: null, accepted_quantity: null })
    expect(again.body.proofs.map((proof: { is_new: boolean }) => proof.is_new)).toEqual([false, true])
    expect(decided.body).toMatchObject({ status: 'partly_accepted', amount: 3_900, accepted_amount: 3_750 })
    expect(paid.body).toMatchObject({ status: 'paid', paid_on: '2026-03-09', payment_reference: 'VIR-88412' })
    const { body } = await claimant.get(`/bri/claims/${claim.id}`)
    expect(body.events.map((event: { kind: string }) => event.kind)).toEqual([
      'paid',
      'partly_accepted',
      'submitted',
      'to_correct',
      'submitted',
      'draft',
    ])
    for (const event of body.events)
      expect(event).toMatchObject({ at: expect.any(String), actor: expect.any(String) })
    expect(await titles(person)).toEqual([
      `Demande ${claim.number} réglée`,
      `Demande ${claim.number} acceptée en partie`,
      `Demande ${claim.number} envoyée`,
      `${claim.number} est à corriger avant le 20/03/2026`,
      `Demande ${claim.number} envoyée`,
    ])
  })

  test('accepted whole and refused whole', async () => {
    const one = await sendClaim(await member(), operation, 2)
    const two = await sendClaim(await member(), operation, 2)

    const accepted = await decideOn(editeur, one.id, { status: 'accepted' })
    const unreasoned = await decideOn(editeur, two.id, { status: 'refused' })
    const refused = await decideOn(editeur, two.id, {
      status: 'refused',
      reason_code: 'duplicate',
      comment: 'Déjà vu',
    })

    expect(accepted.body).toMatchObject({ status: 'accepted', accepted_amount: 400 })
    expect(unreasoned).toMatchObject({ status: 422, body: { errors: { reason_code: expect.any(Array) } } })
    expect(refused.body).toMatchObject({ status: 'refused', accepted_amount: 0 })
    expect(refused.body.lines[0]).toMatchObject({ decision: 'refused', reason_code: 'duplicate' })
  })

  test.each([
    [
      'a quantity above what is declared',
      { status: 'partly_accepted', lines: [{ accepted_quantity: 9, reason_code: 'other' }] },
    ],
    ['a part that is the whole', { status: 'partly_accepted' }],
    [
      'a whole that is a part',
      { status: 'accepted', lines: [{ accepted_quantity: 1, reason_code: 'other' }] },
    ],
    [
      'a refusal that keeps something',
      { status: 'refused', reason_code: 'other', lines: [{ decision: 'accepted' }] },
    ],
    ['an unknown reason', { status: 'refused', reason_code: 'humeur' }],
    ['a correction without a word', { status: 'to_correct' }],
    ['a correction due yesterday', { status: 'to_correct', reason_code: 'other', correct_by: '2026-03-09' }],
    ['a payment before acceptance', { status: 'paid', reference: 'X' }],
  ])('%s is refused, and the claim waits on', async (_name, body) => {
    const claim = await sendClaim(await member(), operation, 3)
    const lines =
      'lines' in body ? body.lines?.map((line) => ({ id: claim.lines[0]?.id, ...line })) : undefined

    const { status } = await decideOn(editeur, claim.id, lines ? { ...body, lines } : body)

    expect([409, 422]).toContain(status)
    const { body: read } = await editeur.get(`/admin/bri/claims/${claim.id}`)
    expect(read).toMatchObject({ status: 'submitted', accepted_amount: null })
    expect(read.lines[0]).toMatchObject({ decision: null, accepted_quantity: null })
  })

  test('two controllers at once: one decides, the other is told who did', async () => {
    const claim = await sendClaim(await member(), operation, 3)

    const answers = await Promise.all([
      decideOn(editeur, claim.id, { status: 'accepted' }),
      decideOn(admin, claim.id, { status: 'refused', reason_code: 'duplicate' }),
    ])
    const second = answers.find((answer) => answer.status === 409)

    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(second?.body.message).toMatch(/déjà (acceptée|refusée), par .+ le 10\/03\/2026/)
    const { body } = await editeur.get(`/admin/bri/claims/${claim.id}`)
    expect(
      body.events.filter((event: { kind: string }) => ['accepted', 'refused'].includes(event.kind)),
    ).toHaveLength(1)
  })

  test('a controller who read an older version is told, and so is a pharmacy that edits what is being decided', async () => {
    const claimant = await member()
    const claim = await sendClaim(claimant, operation, 3)
    const { body: read } = await editeur.get(`/admin/bri/claims/${claim.id}`)
    await decideOn(admin, claim.id, { status: 'to_correct', reason_code: 'other' })
    await claimant.patch(`/bri/claims/${claim.id}`, { lines: linesOf(operation, 2) })
    await claimant.post(`/bri/claims/${claim.id}/submit`)

    const old = await decideOn(editeur, claim.id, { status: 'accepted', version: read.version })
    const late = await claimant.patch(`/bri/claims/${claim.id}`, { lines: linesOf(operation, 1) })

    expect(old).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(old.body.message).toContain('nouvelle version')
    expect(late).toMatchObject({ status: 409, body: { code: 'claim_sent' } })
    expect((await editeur.get(`/admin/bri/claims/${claim.id}`)).body).toMatchObject({ vouchers: 2 })
  })

  test('a correction asked after the deadline may be sent until its own day, and not after', async () => {
    const claimant = await member()
    const claim = await sendClaim(claimant, operation, 3)
    const before = server.clock.now()
    server.clock.set('2026-04-05T09:00:00.000Z')
    await decideOn(editeur, claim.id, { status: 'to_correct', reason_code: 'other' })

    const { body } = await claimant.get(`/bri/claims/${claim.id}`)
    server.clock.set('2026-04-16T09:00:00.000Z')
    const late = await claimant.post(`/bri/claims/${claim.id}/submit`)
    server.clock.set('2026-04-15T09:00:00.000Z')
    const inTime = await claimant.post(`/bri/claims/${claim.id}/submit`)
    server.clock.set(before)

    expect(body.submit_by).toBe('2026-04-15')
    expect(late).toMatchObject({ status: 409, body: { code: 'deadline_passed' } })
    expect(inTime.status).toBe(200)
  })

  test('the receipt is a PDF, once there is something to receive', async () => {
    const draft = await draftClaim(titulaire, operation, 3)
    const none = await titulaire.get(`/bri/claims/${draft.id}/receipt`)
    await prove(titulaire, draft.id)
    await titulaire.post(`/bri/claims/${draft.id}/submit`)

    const { status, headers, text } = await titulaire.get(`/bri/claims/${draft.id}/receipt`)

    expect(none).toMatchObject({ status: 409, body: { code: 'not_submitted' } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(text.startsWith('%PDF-')).toBe(true)
    expect((await editeur.get(`/admin/bri/claims/${draft.id}/receipt`)).status).toBe(200)
  })
})

describe('D13-04 the queue', () => {
  test('is what waits, the oldest first or the riskiest first, with its neighbours; drafts are not there', async () => {
    const lone = await openOperation(editeur, await makeLaboratory(server, 'Dentéor'), { title: 'File' })
    const start = server.clock.now()
    const old = await sendClaim(await member(), lone, 2)
    server.clock.advance(86_400_000)
    const risky = await sendClaim(await member(), lone, 2)
    await server.db.updateTable('bri_claims').set({ risk: 40 }).where('id', '=', risky.id).execute()
    server.clock.advance(86_400_000)
    const recent = await sendClaim(await member(), lone, 2)
    const hidden = await draftClaim(await member(), lone, 2)
    const ids = async (query: string) => {
      const { body } = await editeur.get(`/admin/bri/claims?operation_id=${lone.id}${query}`)
      return body.data.map((each: { id: number }) => each.id)
    }

    expect(await ids('')).toEqual([old.id, risky.id, recent.id])
    expect(await ids('&sort=risk')).toEqual([risky.id, old.id, recent.id])
    expect(await ids('&flagged=true')).toEqual([risky.id])
    expect(await ids(`&q=${recent.number}`)).toEqual([recent.id])
    const { body } = await editeur.get(`/admin/bri/claims/${risky.id}`)
    expect(body.queue).toMatchObject({ previous_id: old.id, next_id: recent.id })
    expect((await editeur.get(`/admin/bri/claims/${hidden.id}`)).status).toBe(404)
    expect((await titulaire.get(`/admin/bri/claims/${old.id}`)).status).toBe(403)
    expect((await conseiller.get('/admin/bri/claims')).status).toBe(403)
    server.clock.set(start)
  })

  test('many are accepted at once; what was touched meanwhile is named and left', async () => {
    const claims = [
      await sendClaim(await member(), operation, 2),
      await sendClaim(await member(), operation, 3),
    ]
    const gone = await sendClaim(await member(), operation, 4)
    await decideOn(admin, gone.id, { status: 'refused', reason_code: 'duplicate' })

    const { status, body } = await editeur.post('/admin/bri/claims/accept', {
      claims: [...claims.map(({ id }) => ({ id })), { id: gone.id }],
    })

    expect(status).toBe(200)
    expect(body).toMatchObject({ accepted: 2, amount: 1_000 })
    expect(body.refused).toEqual([
      { id: gone.id, number: gone.number, message: expect.stringContaining('déjà refusée') },
    ])
    for (const { id } of claims)
      expect((await editeur.get(`/admin/bri/claims/${id}`)).body.status).toBe('accepted')
  })

  test('a quantity far above the median of five other pharmacies is a signal', async () => {
    const usual = await openOperation(editeur, laboratoryId, { title: 'Médiane' })
    for (const quantity of [8, 9, 10, 11, 12]) await sendClaim(await member(), usual, quantity)

    const normal = await sendClaim(await member(), usual, 20)
    const high = await sendClaim(await member(), usual, 42)
    const signals = async (id: number) => (await editeur.get(`/admin/bri/claims/${id}`)).body.signals

    expect(await signals(high.id)).toEqual([
      { code: 'above_median', message: expect.stringContaining('4\u00a0fois supérieure') },
    ])
    expect(await signals(normal.id)).toEqual([])
  })

  test('a till’s extract is read as a table beside the lines', async () => {
    const claimant = await member()
    const draft = await draftClaim(claimant, operation, 4)
    const bytes = Buffer.from(`EAN;Quantité;Libellé\n${EAN_SPRAY};4;SPRAY\n999;1;AUTRE\n`)
    const { body } = await send(claimant, `/bri/claims/${draft.id}/proofs`, { name: 'caisse.csv', bytes })
    await claimant.post(`/bri/claims/${draft.id}/submit`)

    const table = await editeur.get(`/admin/bri/claims/${draft.id}/proofs/${body.proofs[0].id}/table`)

    expect(table.body).toMatchObject({ header: ['EAN', 'Quantité', 'Libellé'], total: 2 })
    expect(table.body.rows[0]).toMatchObject({ product_id: operation.products[0]?.id })
    expect(
      (await claimant.get(`/admin/bri/claims/${draft.id}/proofs/${body.proofs[0].id}/table`)).status,
    ).toBe(403)
  })
})

describe('D13-05 D16-02 what else knows of claims', () => {
  test('the dashboard of editors counts what waits; an adviser reads figures of their zones on the sheet', async () => {
    await sendClaim(titulaire, operation, 2)
    const elsewhere = await makeDrugstore(server.db, { zone: 'Sud' })

    const dashboard = await editeur.get('/admin/dashboard')
    const sheet = await conseiller.get(`/admin/drugstores/${network.ouest.id}/sheet`)
    const forbidden = await conseiller.get(`/admin/drugstores/${elsewhere.id}/sheet`)

    expect(dashboard.body.todo.map((each: { key: string }) => each.key)).toContain('claims')
    expect(sheet.body.claims.waiting.claims).toBeGreaterThan(0)
    expect(sheet.body.claims.latest[0]).toMatchObject({ status: 'submitted', amount: 400 })
    expect(forbidden.status).toBe(404)
  })

  test('the summary of a pharmacy: what is to correct, owed, late, paid', async () => {
    const person = await makeMember(server.db)
    const claimant = await server.as(person)
    const start = server.clock.now()
    const late = await sendClaim(claimant, operation, 10)
    await decideOn(editeur, late.id, { status: 'accepted' })
    const paid = await sendClaim(claimant, operation, 20)
    await decideOn(editeur, paid.id, { status: 'accepted' })
    await decideOn(editeur, paid.id, { status: 'paid', reference: 'VIR', paid_on: '2026-03-10' })

    const now = await claimant.get('/bri/summary')
    server.clock.set('2026-04-25T09:00:00.000Z')
    const later = await (await server.as(person)).get('/bri/summary')
    const lateList = await (await server.as(network.people.editeur)).get('/admin/bri/claims?state=late')
    server.clock.set(start)

    expect(now.body).toMatchObject({
      year: 2026,
      owed: { claims: 1, amount: 2_000 },
      late: { claims: 0 },
      paid: { claims: 1, amount: 4_000 },
    })
    expect(later.body.late).toEqual({ claims: 1, amount: 2_000 })
    expect(lateList.body.data.map((each: { id: number }) => each.id)).toContain(late.id)
  })

  test('D8-03 the export of a pharmacy has its own claims, and no live formula', async () => {
    const odd = await openOperation(editeur, laboratoryId, { title: '=1+1' })
    const claimant = await member()
    const claim = await sendClaim(claimant, odd, 2)

    const { text, headers } = await claimant.get('/bri/claims/export?year=2026')

    expect(headers['content-type']).toContain('text/csv')
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(2)
    expect(text).toContain(claim.number)
    expect(text).toContain("'=1+1")
    expect(text).toContain('4,00')
  })
})

describe('D3-08 erasure', () => {
  test('the claims of a pharmacy stay, without the name of who made them', async () => {
    const person = await makeMember(server.db, { first_name: 'Zoé', last_name: 'Effaçable' })
    const colleague = await makeMember(server.db, { drugstore_id: person.drugstore_id ?? 0 })
    const claim = await sendClaim(await server.as(person), operation, 2)
    const mine = await (await server.as(person)).get('/users/me/export')

    await admin.delete(`/users/${person.user_id}`)
    const { body } = await (await server.as(colleague)).get(`/bri/claims/${claim.id}`)

    expect(JSON.stringify(mine.body)).toContain(claim.number)
    expect(body).toMatchObject({ status: 'submitted', amount: 400, created_by: null })
    expect(JSON.stringify(body)).not.toContain('Effaçable')
    expect(body.proofs).toHaveLength(1)
  })
})
