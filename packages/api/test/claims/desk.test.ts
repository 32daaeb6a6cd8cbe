import { describe, expect, test } from 'vitest'
import { makeDrugstore, makeMember, makeStaff } from '../factories.ts'
import { send } from '../files/upload-form.ts'
import { claimsApp } from './claims-app.ts'
import { decideOn, draftClaim, EAN_SPRAY, makeLaboratory, openOperation, sendClaim } from './vouchers.ts'

const {
  t: server,
  network,
  laboratoryId,
  operation,
  titulaire,
  editeur,
  admin,
} = await claimsApp('Bébélia', 'titulaire', 'admin')

const conseiller = await server.as(await makeStaff(server.db, 3, { zones: ['Ouest'] }))
const member = async () => server.as(await makeMember(server.db, {}))

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
    const draft = await draftClaim(await member(), operation)

    const { status, body } = await editeur.post('/admin/bri/claims/accept', {
      claims: [...claims.map(({ id }) => ({ id })), { id: gone.id }, { id: draft.id }, { id: 999_999 }],
    })

    expect(status).toBe(200)
    expect(body).toMatchObject({ accepted: 2, amount: 1_000 })
    const unknown = 'Cette demande n’existe pas.'
    expect(body.refused).toEqual([
      { id: draft.id, number: String(draft.id), message: unknown },
      { id: 999_999, number: '999999', message: unknown },
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
