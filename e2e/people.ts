import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { withLuhnKey } from '@kiosque/contract/domain/identifiers'
import { demoPassword, emailOf } from './fixtures.ts'
import { sessionState } from './session-state.ts'

/** A password nobody’s name is in, long enough for everyone. */
export const goodPassword = 'Tisane verte du matin 7'

export interface OwnDrugstore {
  id: number
  name: string
  cip_officine: string
  siret: string
}

export interface SignedIn {
  token: string
  user: { id: number; email: string; first_name: string; last_name: string }
  accounts: { id: number; type: number; drugstore: OwnDrugstore | null }[]
}

const digits = (count: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (value) => value % 10).join('')

const newSiret = () => withLuhnKey(`9${digits(12)}`)

/** An address no other test, project or retry uses. */
export const newEmail = (who: string): string => `${who}.${digits(10)}@officine-essai.test`

async function post<T>(request: APIRequestContext, path: string, data: object, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await request.post(`/api/v1${path}`, { data, headers })
  expect(response.ok(), `POST ${path}: ${response.status()} ${await response.text()}`).toBe(true)
  return (await response.json()) as T
}

async function adminToken(request: APIRequestContext): Promise<string> {
  const data = { email: emailOf('admin'), password: demoPassword }
  const { token } = await post<SignedIn>(request, '/login', data)
  return token
}

/** A pharmacy of the network without a titulaire, made for one test alone. */
export async function newDrugstore(request: APIRequestContext): Promise<OwnDrugstore> {
  const body = {
    name: `Pharmacie des Essais ${digits(6)}`,
    city: 'Vannes',
    group_name: 'MPR',
    cip_officine: `2${digits(6)}`,
    siret: newSiret(),
    address: '3, rue des Halles',
    postcode: '56000',
    phone: '0297000000',
  }
  return post(request, '/admin/drugstores', body, await adminToken(request))
}

export async function setDisabled(
  request: APIRequestContext,
  id: number,
  is_disabled: boolean,
): Promise<void> {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const response = await request.patch(`/api/v1/admin/drugstores/${id}`, { data: { is_disabled }, headers })
  expect(response.status()).toBe(200)
}

export async function newTitulaire(request: APIRequestContext, drugstore: OwnDrugstore): Promise<SignedIn> {
  return post(request, '/register/pharmacist', {
    first_name: 'Maud',
    last_name: 'Kervella',
    email: newEmail('titulaire'),
    phone: '0297000001',
    rpps: '10003456783',
    password: goodPassword,
    password_confirmation: goodPassword,
    cip_officine: drugstore.cip_officine,
    siret: drugstore.siret,
    accept_terms: true,
  })
}

export async function newGuest(request: APIRequestContext): Promise<SignedIn> {
  return post(request, '/register', {
    first_name: 'Yann',
    last_name: 'Le Goff',
    email: newEmail('invite'),
    password: goodPassword,
    password_confirmation: goodPassword,
    accept_terms: true,
  })
}

export async function sendInvitation(
  request: APIRequestContext,
  titulaire: SignedIn,
  invitation: { email: string; type: number },
): Promise<void> {
  await post(request, '/invitations', invitation, titulaire.token)
}

/** Signs a colleague in the team of a titulaire through the mail they receive. */
export async function newColleague(
  request: APIRequestContext,
  titulaire: SignedIn,
  options: { type: number; linkIn: (email: string) => Promise<string> },
): Promise<SignedIn> {
  const email = newEmail('equipe')
  await sendInvitation(request, titulaire, { email, type: options.type })
  const link = new URL(await options.linkIn(email))
  const values = new URLSearchParams(link.hash.slice(1) || link.search)
  return post(request, '/register', {
    invitation: values.get('invitation'),
    first_name: 'Inès',
    last_name: 'Benali',
    password: goodPassword,
    password_confirmation: goodPassword,
    accept_terms: true,
  })
}

/** The session where the interface keeps it (S3-01), without the form. */
export async function openSession(
  context: BrowserContext,
  baseURL: string | undefined,
  signedIn: SignedIn,
): Promise<void> {
  await context.setStorageState(sessionState(baseURL ?? '', signedIn))
}

export function linkOf(body: string): string {
  const link = /https?:\/\/\S+#\S+|https?:\/\/\S+\?\S+/.exec(body)?.[0]
  expect(link, body).toBeDefined()
  return link ?? ''
}

/** The foot of every page of the portal offers to leave, at any width. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
}

/** Goes there with the Tab key alone, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
