import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { currentAsker, refuseDeparted } from './asker.ts'
import { parameterText } from './parameter-text.ts'
import { EmbeddedDatabaseError, type PgliteClient } from './pglite-client.ts'
import { rowsOf } from './raw-result.ts'
import { currentTransaction } from './transaction.ts'
import { createExclusiveAccess, type ExclusiveAccess } from './exclusive-access.ts'

// Longer than any statement should take; then the caller is told to come back rather than left to wait: within ten
// seconds, as on the other engine.
const LONGEST_WAIT_MS = 8_000

/** Kysely over the one session of an embedded database: transactions take turns. */
export function createPgliteDialect(client: PgliteClient): { dialect: Dialect; access: ExclusiveAccess } {
  const access = createExclusiveAccess(LONGEST_WAIT_MS)
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(client, access),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  return { dialect, access }
}

function createDriver(client: PgliteClient, access: ExclusiveAccess): Driver {
  const leaves = new WeakMap<DatabaseConnection, () => void>()
  const run = (connection: DatabaseConnection, text: string) =>
    connection.executeQuery(CompiledQuery.raw(text))
  return {
    init: async () => undefined,
    async acquireConnection() {
      // `db` used where `trx` was meant: on this engine it would wait for its own end.
      const transaction = currentTransaction()
      if (access.isHeldBy(transaction)) {
        throw new EmbeddedDatabaseError({ message: 'query outside its own transaction: pass trx, not db' })
      }
      refuseDeparted()
      const leave = await access.enter(transaction, currentAsker())
      const connection = createConnection(client)
      leaves.set(connection, leave)
      return connection
    },
    async releaseConnection(connection) {
      leaves.get(connection)?.()
    },
    async beginTransaction(connection, settings) {
      const level = settings.isolationLevel ? ` ISOLATION LEVEL ${settings.isolationLevel}` : ''
      await run(connection, `BEGIN${level}`)
    },
    commitTransaction: async (connection) => void (await run(connection, 'COMMIT')),
    rollbackTransaction: async (connection) => void (await run(connection, 'ROLLBACK')),
    destroy: async () => undefined,
  }
}

function createConnection(client: PgliteClient): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const raw = await client.query(sql, parameters.map(parameterText))
      return { rows: rowsOf(raw) as Row[], numAffectedRows: BigInt(raw.affected) }
    },
    // The engine has no cursors over its protocol: pages are read by key instead (kit/csv.ts).
    streamQuery() {
      throw new Error('streaming is not available: read in pages')
    },
  }
}
