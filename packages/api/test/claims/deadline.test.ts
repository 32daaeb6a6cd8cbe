import { describe, expect, test } from 'vitest'
import { makeMember } from '../factories.ts'
import { claimsApp } from './claims-app.ts'
import { decideOn, draftClaim, linesOf, openOperation, prove, sendClaim } from './vouchers.ts'

const { t: server, laboratoryId, operation, newMember, editeur } = await claimsApp('Maréole')

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

  test('a correction is sent until the deadline, or the earlier day it was asked for, and not after', async () => {
    const before = server.clock.now()
    const claimant = await newMember()
    const asked = await sendClaim(claimant, operation, 3)
    const sooner = await sendClaim(claimant, operation, 2)
    await decideOn(editeur, asked.id, { status: 'to_correct', reason_code: 'other' })
    await decideOn(editeur, sooner.id, {
      status: 'to_correct',
      reason_code: 'other',
      correct_by: '2026-03-20',
    })
    const lastDays = await Promise.all(
      [asked, sooner].map(async ({ id }) => (await claimant.get(`/bri/claims/${id}`)).body.submit_by),
    )
    const submit = ({ id }: { id: number }) => claimant.post(`/bri/claims/${id}/submit`)
    server.clock.set('2026-03-21T09:00:00.000Z')
    const pastItsDay = await submit(sooner)
    server.clock.set('2026-03-30T22:00:00.000Z')
    const pastTheDeadline = await submit(asked)
    const changed = await claimant.patch(`/bri/claims/${asked.id}`, { lines: linesOf(operation, 1) })
    server.clock.set('2026-03-30T21:59:59.000Z')
    const inTime = await submit(asked)
    server.clock.set(before)

    expect(lastDays).toEqual(['2026-03-30', '2026-03-20'])
    for (const refused of [pastItsDay, pastTheDeadline, changed])
      expect(refused).toMatchObject({ status: 409, body: { code: 'deadline_passed' } })
    expect(inTime.status).toBe(200)
  })

  test('a correction that could not be sent any more is not asked for, until the deadline is moved', async () => {
    const before = server.clock.now()
    const claimant = await newMember()
    const other = await openOperation(editeur, laboratoryId, { deadline: '2026-03-12' })
    const claim = await sendClaim(claimant, other, 3)
    const ask = (more: object = {}) =>
      decideOn(editeur, claim.id, { status: 'to_correct', reason_code: 'other', ...more })
    const tooLong = await ask({ correct_by: '2026-03-13' })
    server.clock.set('2026-03-13T09:00:00.000Z')
    const tooLate = await ask()
    await editeur.patch(`/admin/bri/operations/${other.id}`, { deadline: '2026-03-20' })
    const moved = await ask({ correct_by: '2026-03-18' })
    const sent = await claimant.post(`/bri/claims/${claim.id}/submit`)
    server.clock.set(before)

    expect(tooLong).toMatchObject({ status: 422, body: { errors: { correct_by: [expect.any(String)] } } })
    expect(tooLate).toMatchObject({ status: 409, body: { code: 'deadline_passed' } })
    expect([moved.status, sent.status]).toEqual([200, 200])
  })
})
