import { expect, test } from 'vitest'
import { contentsStep } from '../../src/demo/demo-contents.ts'
import { agreementsStep } from '../../src/demo/demo-agreements.ts'
import { peopleStep } from '../../src/demo/people.ts'
import { makeStaff } from '../factories.ts'
import { demoApp } from './demo-app.ts'

const { t, signedIn } = await demoApp([peopleStep, contentsStep, agreementsStep], '2026-11-17T09:00:00Z')
const titulaire = await signedIn('titulaire')

test('D14-02 titulaire@ is 1 240 € short of a tier, with a range, a year before and comparable pharmacies', async () => {
  const { data } = (await titulaire.get('/agreements')).body
  const evanor = data.find(
    ({ laboratory, year }: { laboratory: { name: string }; year: number }) =>
      laboratory.name === 'Évanor' && year === 2026,
  )
  const { body } = await titulaire.get(`/agreements/${evanor.content_id}`)

  expect(body).toMatchObject({ amount: 1_876_000, next: { title: 'Palier 3', missing: 124_000 } })
  expect(body.through).toBe('2026-10-31')
  expect(body.signed_on).toBe('2026-01-22')
  expect(body.last_year).toBeGreaterThan(0)
  expect(body.projection.high).toBeGreaterThan(body.projection.low)
  expect(body.comparison.pharmacies).toBeGreaterThanOrEqual(6)
  const before = data.find(
    ({ laboratory, year }: { laboratory: { name: string }; year: number }) =>
      laboratory.name === 'Évanor' && year === 2025,
  )
  const { comparison } = (await titulaire.get(`/agreements/${before.content_id}`)).body
  expect(comparison).toMatchObject({ through: '2025-12-31', pharmacies: expect.any(Number) })
})

test('D14-02 every agreement of the year has figures, and the head office has some of every sort', async () => {
  const { data } = (await titulaire.get('/agreements')).body
  expect(data.filter(({ year }: { year: number }) => year === 2026)).toHaveLength(12)
  const editor = await t.as(await makeStaff(t.db, 2))
  const { body } = await editor.get('/admin/agreements?per_page=100')
  expect(body.summary.near).toBeGreaterThan(0)
  expect(body.summary.behind).toBeGreaterThan(0)
  expect((await editor.get('/admin/agreements/imports')).body.meta.total).toBe(22)
})
