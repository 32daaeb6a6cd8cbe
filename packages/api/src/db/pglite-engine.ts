import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parameterText } from './parameter-text.ts'
import type { Engine } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import type { PgliteClient } from './pglite-client.ts'
import { createPgliteDialect } from './pglite-dialect.ts'
import { openPgliteThread } from './pglite-thread.ts'
import { rowsOf } from './raw-result.ts'

/** The embedded database of a data folder, which stays ours alone until closed; `isFilling` for a process that only writes it. */
export async function openPgliteEngine(dataDir: string, isFilling = false): Promise<Engine> {
  mkdirSync(dataDir, { recursive: true })
  const lock = lockFolder(dataDir)
  try {
    const engine = createPgliteEngine(await openPgliteThread(join(dataDir, 'postgres'), isFilling))
    return {
      ...engine,
      async close() {
        await engine.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

export function createPgliteEngine(client: PgliteClient): Engine {
  const { dialect, access } = createPgliteDialect(client)
  async function execute(text: string, params: unknown[] = []) {
    const leave = await access.enter()
    try {
      const raw =
        params.length > 0 ? await client.query(text, params.map(parameterText)) : await client.exec(text)
      return { rows: rowsOf(raw) }
    } catch (error) {
      // The text may have opened a transaction itself; the next one to come needs a clean session.
      await client.exec('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      leave()
    }
  }
  return {
    name: 'pglite',
    dialect,
    execute,
    executeLong: async (text) => void (await execute(text)),
    async listen(channel, onPayload) {
      const leave = await access.enter()
      await client.listen(channel, onPayload).finally(leave)
    },
    close: () => client.close(),
  }
}
