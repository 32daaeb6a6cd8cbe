import { PGlite, types, type PGliteOptions, type Results } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { EmbeddedDatabaseError, errorFields, type PgliteClient } from './pglite-client.ts'
import type { RawResult } from './raw-result.ts'

type Options = Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>

export interface PgliteSession extends PgliteClient {
  /** The whole data folder as a tar file, to start others from. */
  dump(): Promise<Blob>
}

// PGlite falls back to its own parsers for what is not named.
const asText = Object.fromEntries(Object.keys(types.parsers).map((oid) => [oid, (cell: string) => cell]))

/** Opens an embedded database in this very thread. */
export async function openPgliteSession(options: Options): Promise<PgliteSession> {
  const engine = await PGlite.create({ ...options, extensions: { pg_trgm, unaccent } })
  // Cells travel as text both ways; raw-result.ts and cell-text.ts read and write them as the pg driver does.
  engine.serializers = {}
  engine.parsers = asText
  return {
    async query(text, params) {
      return rawResult(await engine.query<unknown[]>(text, [...params], { rowMode: 'array' }).catch(rethrow))
    },
    async exec(text) {
      const results = await engine.exec(text, { rowMode: 'array' }).catch(rethrow)
      return rawResult(results.at(-1) as Results<unknown[]> | undefined)
    },
    async listen(channel, onPayload) {
      await engine.listen(channel, onPayload)
    },
    dump: () => engine.dumpDataDir('none'),
    close: () => engine.close(),
  }
}

function rethrow(error: unknown): never {
  throw new EmbeddedDatabaseError(errorFields(error))
}

function rawResult(result: Results<unknown[]> | undefined): RawResult {
  return {
    fields: result?.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })) ?? [],
    rows: (result?.rows ?? []) as RawResult['rows'],
    affected: result?.affectedRows ?? 0,
  }
}
