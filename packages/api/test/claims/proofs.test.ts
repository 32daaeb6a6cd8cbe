import { describe, expect, test } from 'vitest'
import { jpegWithExif, pdf, png } from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { claimsApp } from './claims-app.ts'
import { draftClaim, EAN_SPRAY, linesOf, openOperation, prove } from './vouchers.ts'

const {
  t: server,
  laboratoryId,
  operation,
  newMember,
  titulaire,
  voisin,
  editeur,
} = await claimsApp('Maréole', 'titulaire', 'voisin')

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
