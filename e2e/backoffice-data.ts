import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { withLuhnKey } from '@kiosque/contract/domain/identifiers'
import { demoPassword, emailOf, expect } from './fixtures.ts'

/** Different at each call, so that parallel tests and retries never meet. */
export const unique = (): string => `${Date.now().toString(36)}${randomInt(1e6).toString(36)}`

const digits = (length: number): string =>
  Array.from({ length }, (_, index) => String(randomInt(index === 0 ? 1 : 0, 10))).join('')

export const newCip = (): string => digits(7)
export const newSiret = (): string => withLuhnKey(digits(13))
export const newEmail = (name: string): string => `${name}.${unique()}@essai.kiosque.test`

/** Letters only: a name made of the clock's digits would look like nothing a person types. */
export const newName = (word: string): string =>
  `${word} ${[...unique()].map((character) => (/\d/.test(character) ? 'abcdefghij'[Number(character)] : character)).join('')}`

export async function tokenOf(request: APIRequestContext, person: 'admin' | 'conseiller'): Promise<string> {
  const response = await request.post('/api/v1/login', {
    data: { email: emailOf(person), password: demoPassword },
  })
  expect(response.status()).toBe(200)
  return ((await response.json()) as { token: string }).token
}

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

export interface MadeDrugstore {
  id: number
  name: string
  cip_officine: string
  siret: string
}

/** A drugstore of the network that nobody has registered yet. */
export async function makeDrugstore(request: APIRequestContext): Promise<MadeDrugstore> {
  const token = await tokenOf(request, 'admin')
  const data = {
    name: newName('Pharmacie'),
    city: 'Rennes',
    postcode: '35000',
    group_name: 'MPR',
    cip_officine: newCip(),
    siret: newSiret(),
  }
  const response = await request.post('/api/v1/admin/drugstores', { ...bearer(token), data })
  expect(response.status(), await response.text()).toBe(201)
  return { ...data, id: ((await response.json()) as { id: number }).id }
}

export const memberPassword = 'Tilleul-argenté-quatre-31'

/** Its titulaire, registered as a pharmacist registers. */
export async function makeTitulaire(request: APIRequestContext, drugstore: MadeDrugstore): Promise<string> {
  const email = newEmail('titulaire')
  const response = await request.post('/api/v1/register/pharmacist', {
    data: {
      first_name: 'Lise',
      last_name: 'Garnier',
      email,
      phone: '0299001234',
      rpps: '10001234565',
      password: memberPassword,
      password_confirmation: memberPassword,
      cip_officine: drugstore.cip_officine,
      siret: drugstore.siret,
      accept_terms: true,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return email
}
