import { describe, expect, test } from 'vitest'
import { docx } from '../files/samples.ts'
import { countFiles, send } from '../files/upload-form.ts'
import { claimsApp } from './claims-app.ts'
import { draftClaim, linesOf, openOperation, type Operation, prove } from './vouchers.ts'

const {
  t: server,
  laboratoryId,
  operation,
  titulaire,
  preparateur,
  editeur,
} = await claimsApp('Maréole', 'titulaire', 'preparateur')

const count = async (table: 'bri_claims' | 'bri_claim_lines' | 'bri_proofs') => {
  const row = await server.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

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
    const sentence = await send(titulaire, `/bri/claims/${id}/proofs`, {
      name: 'ticket.csv',
      type: 'text/csv',
      bytes: Buffer.from('Trois bons pris en caisse, promis.'),
    })
    const { body: text } = await send(titulaire, '/files', {
      name: 'note.csv',
      type: 'text/csv',
      bytes: Buffer.from('bonjour'),
    })
    const note = await titulaire.post(`/bri/claims/${id}/proofs`, { file_id: text.id })
    const photo = await send(titulaire, `/bri/claims/${id}/proofs`, {
      name: 'ticket.png',
      type: 'image/png',
      bytes: Buffer.from('no picture at all'),
    })
    const nobody = await titulaire.post(`/bri/claims/${id}/proofs`, { file_id: 999_999 })

    expect([program.status, page.status, word.status, nobody.status]).toEqual([415, 415, 422, 422])
    expect(word.body.errors.file_id[0]).toContain('PDF, une photo ou un fichier CSV')
    expect([sentence.status, note.status, photo.status]).toEqual([415, 422, 415])
    expect(sentence.body.message).toContain('une extraction de caisse')
    expect(photo.body.message).toContain('PDF, une photo ou un fichier CSV')
    expect(await countFiles(server)).toBe(files + 3)
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
