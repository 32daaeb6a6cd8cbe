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

test('D10-02 what waits for the head office has a proof of its own, but for the one sent twice', async () => {
  const editeur = await signedIn('editeur')
  const { data, meta } = (await editeur.get('/admin/bri/claims?state=waiting&per_page=100')).body

  const files: number[] = []
  for (const { id } of data) {
    const { proofs } = (await editeur.get(`/admin/bri/claims/${id}`)).body
    files.push(...proofs.map((proof: { file: { id: number } }) => proof.file.id))
  }

  expect(files).toHaveLength(meta.total)
  expect(new Set(files).size).toBe(meta.total - 1)
})

test('D10-02 what was paid was asked of its laboratory in a batch first; the latest still waits for its own', async () => {
  const editeur = await signedIn('editeur')

  const { data: paid } = (await editeur.get('/admin/bri/claims?state=paid&per_page=100')).body
  const { data: batches } = (await editeur.get('/admin/bri/batches?per_page=100')).body

  expect(paid.length).toBeGreaterThan(10)
  expect(paid.filter(({ batch }: { batch: unknown }) => batch === null)).toEqual([])
  expect(batches.length).toBeGreaterThan(5)
  for (const { id, amount } of batches.slice(0, 3)) {
    const { data } = (await editeur.get(`/admin/bri/batches/${id}`)).body
    const sum = data.reduce(
      (all: number, claim: { accepted_amount: number }) => all + claim.accepted_amount,
      0,
    )
    expect(amount).toBe(sum)
  }
  const [{ id }] = paid
  const { events } = (await editeur.get(`/admin/bri/claims/${id}`)).body
  const told = events.toReversed().map(({ kind }: { kind: string }) => kind)
  expect(told.indexOf('batched')).toBeGreaterThan(told.indexOf('submitted'))
  expect(told.indexOf('paid')).toBeGreaterThan(told.indexOf('batched'))
})

test('nobody claims nor decides in the night', async () => {
  const editeur = await signedIn('editeur')
  const { data } = (await editeur.get('/admin/bri/claims?state=all&per_page=100')).body
  const hour = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', timeZone: 'Europe/Paris' })

  const hours = data.flatMap(({ submitted_at, decided_at }: Record<string, string | null>) =>
    [submitted_at, decided_at].flatMap((at) => (at ? [Number.parseInt(hour.format(new Date(at)), 10)] : [])),
  )

  expect(Math.min(...hours)).toBeGreaterThanOrEqual(8)
  expect(Math.max(...hours)).toBeLessThan(19)
})

test('the next number follows those of the demonstration', async () => {
  const titulaire = await signedIn('titulaire')
  const { data } = (await titulaire.get('/bri/operations')).body

  const { status, body } = await titulaire.post('/bri/claims', { operation_id: data[0].id })

  expect(status).toBe(201)
  expect(body.number).toMatch(/^BRI-2026-\d{6}$/)
})
