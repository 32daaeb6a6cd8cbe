import { expect, test } from 'vitest'
import { readEmail, readPhone, readRpps, readSiret } from '@kiosque/contract/domain/identifiers'
import { passwordProblem } from '@kiosque/contract/domain/passwords'
import { checkBody, EMPTY, FIELDS, stepOf } from './pharmacist-values.ts'

const typed = {
  ...EMPTY,
  cip_officine: '2034781',
  siret: '73282932000074',
  first_name: 'Claire',
  last_name: 'Morvan',
  email: 'claire@pharmacie.fr',
}

test('D3-03 before anything but the CIP is known, the check carries valid values that are nobody’s', () => {
  const body = checkBody(typed, 0)

  expect(body.cip_officine).toBe('2034781')
  expect(body.email).toMatch(/@kiosque\.invalid$/)
  expect(body.email).not.toBe(checkBody(typed, 0).email)
  expect(body.siret).not.toBe(typed.siret)
  for (const read of [
    readSiret(body.siret),
    readPhone(body.phone),
    readRpps(body.rpps),
    readEmail(body.email),
  ])
    expect(read).toMatchObject({ ok: true })
  expect(passwordProblem(body.password, body)).toBeNull()
})

test('D3-03 the check speaks of what each finished step has answered', () => {
  expect(checkBody(typed, 1)).toMatchObject({ siret: typed.siret, first_name: 'Prénom' })
  expect(checkBody(typed, 2)).toMatchObject({ first_name: 'Claire', email: typed.email })
})

test('each field stands on one step', () => {
  expect(FIELDS.flat().toSorted()).toEqual(Object.keys(EMPTY).toSorted())
  expect([stepOf('siret'), stepOf('email'), stepOf('password'), stepOf('nope')]).toEqual([0, 1, 2, -1])
})
