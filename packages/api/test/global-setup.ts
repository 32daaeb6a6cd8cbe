import { startCluster } from '../../../tools/postgres.mjs'
import { makeTemplate } from './template.ts'

/**
 * Once per run: a PostgreSQL when the tests ask for one (KIOSQUE_TEST_ENGINE=pg), given by KIOSQUE_TEST_PG_URL
 * or else made and thrown away, then the migrated template each test file copies. What the workers need to
 * know travels by the environment, which they inherit.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Two projects of the run ask for it; the first makes it, and ends it.
  if (process.env['KIOSQUE_TEST_TEMPLATE']) return async () => undefined
  const engine = process.env['KIOSQUE_TEST_ENGINE'] === 'pg' ? 'pg' : 'pglite'
  const isOurs = engine === 'pg' && !process.env['KIOSQUE_TEST_PG_URL']
  const cluster = isOurs ? await startCluster() : null
  if (cluster) process.env['KIOSQUE_TEST_PG_URL'] = cluster.url
  try {
    const dropTemplate = await makeTemplate(engine)
    return async () => {
      await dropTemplate()
      await cluster?.stop()
    }
  } catch (error) {
    await cluster?.stop()
    throw error
  }
}
