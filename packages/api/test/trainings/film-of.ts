import { makeContent, type Network } from '../content/network.ts'
import type { TestApp } from '../test-app.ts'

const ONLINE = { url: 'https://www.youtube-nocookie.com/embed/abcdef' }

/** A published film of a hundred seconds; returns its id. */
export async function filmOf(t: TestApp, network: Network, values: object = {}): Promise<number> {
  const film = { title: 'Le geste', video: ONLINE, duration_s: 100, ...values }
  return (await makeContent(t, network, 'tutorial', film)).id
}
