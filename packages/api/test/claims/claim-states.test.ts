import { describe, expect, test } from 'vitest'
import { makeMember, type Person } from '../factories.ts'
import { claimsApp } from './claims-app.ts'
import { decideOn, draftClaim, linesOf, prove, sendClaim } from './vouchers.ts'

const { t: server, operation, titulaire, editeur, admin } = await claimsApp('Bébélia', 'titulaire', 'admin')

const member = async () => server.as(await makeMember(server.db, {}))
const titles = async (person: Person) => {
  const { body } = await (await server.as(person)).get(`/notifications/user/${person.user_id}/unread`)
  return body.data.map((each: { title: string }) => each.title) as string[]
}

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
