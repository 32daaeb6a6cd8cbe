import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { measureBare } from './bare.ts'
import type { LoadPlan } from './load.ts'
import { openMeter } from './meter.ts'
import { coldLists, readMaterial } from './mix.ts'
import type { Network, Size } from './network.ts'
import { signInPeople } from './people.ts'
import { measurePhase, type Figures } from './phase.ts'
import { startPublishing } from './publisher.ts'

const CONNECTIONS = 32
/** How long the yardstick is laid beside the mix, before it and after. */
const BESIDE_SECONDS = 10
const HOME = { name: 'accueil froid', path: '/home' }

export interface Rush {
  bare: Figures
  coldList: Figures
  coldHome: Figures
  /** The mix: from cold, then with a publication every ten seconds, then every second. */
  cold: Figures
  bareBefore: Figures
  tenSeconds: Figures
  /** A machine that others use changes its pace within the minute: the mix is held against what was bare on both sides of it. */
  bareAfter: Figures
  everySecond: Figures
}

/** A morning: thousands of different people at once, of hundreds of audiences, on a server that has just started. */
export async function measureRush(folder: string, network: Network, size: Size): Promise<Rush> {
  const { client } = network
  const people = await signInPeople(client, size.signedIn)
  const material = await readMaterial(client)
  const common = { host: '127.0.0.1', people, material, connections: CONNECTIONS, seconds: size.seconds }
  const laid = (name: string, seed: number, seconds: number) =>
    measureBare(folder, network, {
      name,
      script: join(import.meta.dirname, 'bare-list.ts'),
      plan: { ...common, seed, seconds, isBare: true },
      warmUp: { seconds: 3 },
    })
  const beside = Math.min(BESIDE_SECONDS, size.seconds)
  const bare = await laid('Fastify et pg nus, une liste', 1, size.seconds)

  const server = await network.serve()
  const port = Number(new URL(server.url).port)
  const meter = await openMeter(client, server.pid, `${server.url}/metrics`)
  const measure = (name: string, plan: Partial<LoadPlan> & { seed: number }) =>
    measurePhase(folder, name, { ...common, port, ...plan }, meter)
  const publishing = async (name: string, seed: number, everyMs: number) => {
    const stop = await startPublishing(server.url, everyMs)
    return await measure(name, { seed }).finally(stop)
  }
  try {
    const cold = await measure('le mélange, à froid', { seed: 2 })
    const bareBefore = await laid('la liste nue, juste avant', 8, beside)
    const tenSeconds = await publishing('le mélange, une publication toutes les 10 s', 3, 10_000)
    const bareAfter = await laid('la liste nue, juste après', 9, beside)
    const everySecond = await publishing('le mélange, une publication par seconde', 4, 1_000)
    // One at a time and few people, whose sessions are known: what one cold answer costs, and nothing else.
    const few = { connections: 1, people: people.slice(0, 200) }
    await measure('', { ...few, seed: 5, asks: few.people.flatMap(() => HOME) })
    const coldList = await measure('une liste froide', { ...few, seed: 6, asks: coldLists(material) })
    const coldHome = await measureColdHome(network, (asks) =>
      measure('un accueil froid', { ...few, seed: 7, asks }),
    )
    return { bare, coldList, coldHome, cold, bareBefore, tenSeconds, bareAfter, everySecond }
  } finally {
    meter.stop()
    await server.stop()
  }
}

/** Every home is asked for after a publication of news, as when somebody publishes without end. */
async function measureColdHome(
  { client }: Network,
  measure: (asks: { name: string; path: string }[]) => Promise<Figures>,
): Promise<Figures> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM content WHERE kind = 'news' AND count_id IS NOT NULL ORDER BY id DESC LIMIT 1`,
  )
  const word = JSON.stringify({
    channel: 'content',
    payload: JSON.stringify({ id: rows[0]?.id ?? 0, kind: 'news', action: 'update' }),
  })
  const each: Figures[] = []
  for (let round = 0; round < 20; round++) {
    await client.query(`SELECT pg_notify('kiosque', $1)`, [word])
    await pause(50)
    each.push(await measure([HOME]))
  }
  const median = (of: (figures: Figures) => number) =>
    each.map(of).toSorted((a, b) => a - b)[Math.floor(each.length / 2)] ?? NaN
  return {
    ...(each[0] as Figures),
    p50: median((figures) => figures.p50),
    statements: median((figures) => figures.statements),
    serverMs: median((figures) => figures.serverMs),
    databaseMs: median((figures) => figures.databaseMs),
  }
}
