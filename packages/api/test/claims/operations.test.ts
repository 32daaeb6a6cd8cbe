import { describe, expect, test } from 'vitest'
import { makeStaff } from '../factories.ts'
import { claimsApp } from './claims-app.ts'
import { draftClaim, EAN_SPRAY, openOperation, operationBody } from './vouchers.ts'

const {
  t: server,
  laboratoryId,
  titulaire,
  editeur,
  admin,
} = await claimsApp('Bébélia', 'titulaire', 'admin')

const conseiller = await server.as(await makeStaff(server.db, 3, { zones: ['Ouest'] }))

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
