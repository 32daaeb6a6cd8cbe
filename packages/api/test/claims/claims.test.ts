import { COUNTER_HEADER } from '@kiosque/contract/kinds/counter-values'
import { describe, expect, test } from 'vitest'
import { target } from '../content/network.ts'
import { makeGuest, makeMember } from '../factories.ts'
import { claimsApp } from './claims-app.ts'
import {
  decideOn,
  draftClaim,
  EAN_SPRAY,
  linesOf,
  openOperation,
  type Operation,
  prove,
  sendClaim,
} from './vouchers.ts'

const {
  t: server,
  network,
  laboratoryId,
  operation,
  newMember,
  titulaire,
  preparateur,
  voisin,
  editeur,
} = await claimsApp('Maréole', 'titulaire', 'preparateur', 'voisin')

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
