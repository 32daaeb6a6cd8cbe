import { expect, test } from 'vitest'
import { CLAIM_STATUSES } from '@kiosque/contract/domain/claims'
import { claimsStep } from '../../src/demo/demo-claims.ts'
import { contentsStep } from '../../src/demo/demo-contents.ts'
import { peopleStep } from '../../src/demo/people.ts'
import { demoApp } from './demo-app.ts'

const { signedIn } = await demoApp([peopleStep, contentsStep, claimsStep], '2026-03-10T09:00:00Z')

test('D14-02 the pharmacy of titulaire@ has claims in each state, worth what their lines are', async () => {
  const titulaire = await signedIn('titulaire')

  const { data } = (await titulaire.get('/bri/claims?per_page=100')).body

  expect(new Set(data.map((claim: { status: string }) => claim.status))).toEqual(new Set(CLAIM_STATUSES))
  for (const { id } of data) {
    const { body } = await titulaire.get(`/bri/claims/${id}`)
    const sum = body.lines.reduce((total: number, line: { amount: number }) => total + line.amount, 0)
    expect(body.amount).toBe(sum)
    expect(body.proofs).toHaveLength(1)
  }
  const summary = (await titulaire.get('/bri/summary')).body
  expect(summary.late.claims).toBeGreaterThan(0)
  expect(summary.control_days).not.toBeNull()
})

test('D14-02 operations are open, to come and over; the desk has a queue, with a proof sent twice in it', async () => {
  const editeur = await signedIn('editeur')

  const states = (await editeur.get('/admin/bri/operations?per_page=100')).body.data.map(
    (operation: { state: string }) => operation.state,
  )
  const { waiting, flagged, to_batch } = (await editeur.get('/admin/bri/summary')).body

  expect(new Set(states)).toEqual(new Set(['open', 'coming', 'ended']))
  expect(waiting).toBeGreaterThan(5)
  expect(flagged).toBeGreaterThanOrEqual(2)
  expect(to_batch).toBeGreaterThan(0)
})

test('the next number follows those of the demonstration', async () => {
  const titulaire = await signedIn('titulaire')
  const { data } = (await titulaire.get('/bri/operations')).body

  const { status, body } = await titulaire.post('/bri/claims', { operation_id: data[0].id })

  expect(status).toBe(201)
  expect(body.number).toMatch(/^BRI-2026-\d{6}$/)
})
