import { afterAll } from 'vitest'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeNetwork, type Network, type PersonName } from './network.ts'

/** An application over the small network, with some of its people signed in; closed when the file is done. */
export async function networkApp<Name extends PersonName>(
  ...names: Name[]
): Promise<{ t: TestApp; network: Network } & Record<Name, Caller>> {
  const t = await testApp()
  afterAll(() => t.close())
  const network = await makeNetwork(t)
  const callers = await Promise.all(names.map(async (name) => [name, await t.as(network.people[name])]))
  return { t, network, ...(Object.fromEntries(callers) as Record<Name, Caller>) }
}
