import { join } from 'node:path'
import pg from 'pg'
import { startServer } from '../../e2e/server.ts'
import { startCluster } from '../../tools/postgres.mjs'
import { planLog, type PlanLog } from './plan-log.ts'
import { growContents } from './seed-contents.ts'
import { growNetwork } from './seed-network.ts'

export const SMALL = 5_000
export const LARGE = 50_000
const NETWORK = { drugstores: 20_000, people: 120_000 }
const secret = 'bench-scale-secret-key-of-32-characters-and-more'

/** The real server on its own database. */
export interface Portal {
  url: string
  client: pg.Client
  stop: () => Promise<void>
}

export interface Portals {
  small: Portal
  large: Portal
  plans: PlanLog
  stop: () => Promise<void>
}

/**
 * Two portals that differ only by their contents, side by side: what the machine does meanwhile slows both, so that
 * their ratio holds.
 */
export async function openPortals(folder: string, say: (step: string) => void): Promise<Portals> {
  const plans = planLog()
  const cluster = await startCluster(undefined, { extra: plans.settings, onLog: plans.read })
  const dataDir = join(folder, 'data')
  const databaseUrl = (name: string) => new URL(`/${name}`, cluster.url).href
  const serve = (name: string) =>
    startServer(dataDir, { DATABASE_URL: databaseUrl(name), SECRET_KEY: secret, KIOSQUE_DEMO: '1' })
  const connect = async (name: string) => {
    const client = new pg.Client({ connectionString: databaseUrl(name) })
    await client.connect()
    return client
  }

  const root = await connect('postgres')
  await root.query('CREATE DATABASE small')
  say('la démonstration, qui sert de modèle')
  await (await serve('small')).stop()

  const small = await connect('small')
  say(`${NETWORK.drugstores} officines et ${NETWORK.people} personnes`)
  await growNetwork(small, NETWORK)
  say(`${SMALL} contenus`)
  await growContents(small, SMALL)
  await small.end()
  await root.query('CREATE DATABASE large TEMPLATE small')
  await root.end()

  const large = await connect('large')
  say(`${LARGE} contenus`)
  await growContents(large, LARGE)
  const open = async (name: string, client: pg.Client): Promise<Portal> => {
    const server = await serve(name)
    return {
      url: server.url,
      client,
      stop: () => client.end().then(() => server.stop()),
    }
  }
  const portals = { small: await open('small', await connect('small')), large: await open('large', large) }
  return {
    ...portals,
    plans,
    async stop() {
      await portals.small.stop()
      await portals.large.stop()
      await cluster.stop()
    },
  }
}
