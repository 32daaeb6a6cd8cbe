import { afterAll } from 'vitest'
import { makeContent, makeNetwork, type Network, type PersonName } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

/** The small network in November, ten months of the year told; people sign in then. */
export async function agreementsApp<Name extends PersonName>(...names: Name[]) {
  const t = await testApp()
  afterAll(() => t.close())
  t.clock.set('2026-11-10T09:00:00Z')
  const network = await makeNetwork(t)
  const callers = await Promise.all(names.map(async (name) => [name, await t.as(network.people[name])]))
  const codes = await t.db.selectFrom('drugstores').select(['id', 'cip_officine']).execute()
  const codeOf = (id: number) => codes.find((row) => row.id === id)?.cip_officine ?? ''
  return { t, network, codeOf, ...(Object.fromEntries(callers) as Record<Name, Caller>) }
}

export const HEADER = 'CIP officine;Laboratoire;Mois;Achats HT'

export const sendFile = (caller: Caller, text: string | Buffer, query = '') =>
  caller.request('POST', `/admin/agreements/import${query}`, {
    payload: text,
    headers: { 'content-type': 'text/csv' },
  })

/** A laboratory by name. */
export async function makeLaboratory({ db, clock }: TestApp, name: string): Promise<number> {
  const at = clock.now()
  const { id } = await db
    .insertInto('laboratories')
    .values({
      name,
      slug: name.toLowerCase(),
      logo_id: null,
      website: null,
      email: null,
      phone: null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const TIERS = [
  { title: 'Palier 1', threshold: 1_000_000, rate: 2 },
  { title: 'Palier 2', threshold: 1_500_000, rate: 3 },
  { title: 'Palier 3', threshold: 2_000_000, rate: 5 },
]

export const makeAgreement = (t: TestApp, network: Network, body: object) =>
  makeContent(t, network, 'performance', { title: 'Accord', year: 2026, tiers: TIERS, ...body })

/** One line of a file. */
export const line = (cip: string, laboratory: string, month: string, amount: string) =>
  [cip, laboratory, month, amount].join(';')

/** The same amount from January to a month. */
export const months = (cip: string, laboratory: string, year: number, through: number, amount: string) =>
  Array.from({ length: through }, (_, index) =>
    line(cip, laboratory, `${year}-${String(index + 1).padStart(2, '0')}`, amount),
  )
