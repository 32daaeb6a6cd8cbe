import { join } from 'node:path'
import pg from 'pg'
import { startServer } from '../../e2e/server.ts'
import { startCluster } from '../../tools/postgres.mjs'
import { growContents } from '../scale/seed-contents.ts'
import { growNetwork } from '../scale/seed-network.ts'

export interface Size {
  drugstores: number
  people: number
  contents: number
  signedIn: number
  /** Of each part of the run. */
  seconds: number
}

export const WHOLE: Size = {
  drugstores: 20_000,
  people: 120_000,
  contents: 50_000,
  signedIn: 5_000,
  seconds: 30,
}
/** For whoever works on it: the same in little, in a minute. */
export const QUICK: Size = { drugstores: 2_000, people: 12_000, contents: 5_000, signedIn: 1_000, seconds: 8 }

export interface Network {
  databaseUrl: string
  client: pg.Client
  /** The real server, started anew on this network. */
  serve: (own?: Record<string, string>) => ReturnType<typeof startServer>
  stop: () => Promise<void>
}

const secret = 'bench-rush-secret-key-of-32-characters-and-more'

/** The network of that size on a private PostgreSQL, which counts its statements. */
export async function openNetwork(folder: string, size: Size, say: (step: string) => void): Promise<Network> {
  const cluster = await startCluster(undefined, {
    extra: { shared_buffers: '256MB', shared_preload_libraries: 'pg_stat_statements' },
  })
  const databaseUrl = new URL('/rush', cluster.url).href
  const connect = async (url: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client
  }
  const root = await connect(cluster.url)
  await root.query('CREATE DATABASE rush')
  await root.end()
  const serve = (own: Record<string, string> = {}) =>
    startServer(join(folder, 'data'), {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: secret,
      KIOSQUE_DEMO: '1',
      ...own,
    })
  say('la démonstration, qui sert de modèle')
  await (await serve()).stop()
  const client = await connect(databaseUrl)
  say(`${size.drugstores} officines et ${size.people} personnes`)
  await growNetwork(client, size)
  say(`${size.contents} contenus`)
  await growContents(client, size.contents)
  // The pictures of the demonstration are made in the background for minutes: not what is measured here.
  await client.query('UPDATE file SET processed_at = now() WHERE processed_at IS NULL')
  await client.query('CREATE EXTENSION pg_stat_statements')
  return {
    databaseUrl,
    client,
    serve,
    async stop() {
      await client.end()
      await cluster.stop()
    },
  }
}
