import { messages, PGlite, protocol, types, type PGliteOptions, type Results } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { EmbeddedDatabaseError, errorFields, type PgliteClient } from './pglite-client.ts'
import { CHANGED_MEANWHILE, preparedName } from './prepared.ts'
import type { RawResult } from './raw-result.ts'

type Options = Pick<PGliteOptions, 'dataDir' | 'fs' | 'initDbStartParams'> & {
  /** A process that writes everything and ends: memory is there to be used, and pages are written once. */
  isFilling?: boolean
}

// PGlite falls back to its own parsers for what is not named.
const asText = Object.fromEntries(Object.keys(types.parsers).map((oid) => [oid, (cell: string) => cell]))

// Every page of a new database fits, none is written before the end, and nothing of it is worth repairing: it is made again.
const FILLING = ['shared_buffers=128MB', 'wal_buffers=4MB', 'max_wal_size=2GB', 'full_page_writes=off']

/** Opens an embedded database in this very thread. */
export async function openPgliteSession({ isFilling = false, ...options }: Options): Promise<PgliteClient> {
  // One session, on a few megabytes: the 128 of a server would all be in the memory of this process.
  const room = isFilling ? FILLING : ['shared_buffers=16MB', 'wal_buffers=1MB']
  const startParams = [...PGlite.defaultStartParams, ...room.flatMap((setting) => ['-c', setting])]
  const engine = await PGlite.create({ ...options, startParams, extensions: { pg_trgm, unaccent } })
  // Values travel as text both ways; raw-result.ts and parameter-text.ts read and write them as the pg driver does.
  engine.serializers = {}
  engine.parsers = asText
  const ask = askingOf(engine)
  return {
    query: (text, params) => engine.runExclusive(() => ask(text, params)).catch(rethrow),
    async exec(text) {
      const results = await engine.exec(text, { rowMode: 'array' }).catch(rethrow)
      return rawResult(results.at(-1) as Results<unknown[]> | undefined)
    },
    async listen(channel, onPayload) {
      await engine.listen(channel, onPayload)
    },
    close: () => engine.close(),
  }
}

type Params = readonly (string | null)[]

/**
 * How many are asked between two plans. A plan is made for tables as large as they are then, and nothing here notices
 * that they grew: an embedded database has no process that does.
 */
const PLANNED_FOR = 2_000

/** Asks statements; those that are asked without end are read and planned once for many. */
function askingOf(engine: PGlite): (text: string, params: Params) => Promise<RawResult> {
  const { serialize } = protocol
  const prepared = new Set<string>()
  let asked = 0
  const read = (text: string, name = '') => [
    // Whether one that failed is there is not known.
    ...(name === '' ? [] : [serialize.close({ type: 'S', name })]),
    serialize.parse({ text, name }),
  ]
  return async (text, params) => {
    const name = preparedName(text)
    if (name === undefined) return answered(engine, read(text), params)
    asked += 1
    if (asked % PLANNED_FOR === 0) prepared.clear()
    try {
      const result = await answered(engine, prepared.has(name) ? [] : read(text, name), params, name)
      prepared.add(name)
      return result
    } catch (error) {
      prepared.delete(name)
      if ((error as { code?: string }).code !== CHANGED_MEANWHILE) throw error
      return answered(engine, read(text), params)
    }
  }
}

/**
 * One statement, in one message. PGlite's own `query` enters the engine six times for each, to learn types that cells
 * sent as text do not need: three times the cost of a small statement.
 */
async function answered(
  engine: PGlite,
  before: readonly Uint8Array[],
  params: Params,
  statement = '',
): Promise<RawResult> {
  const { serialize } = protocol
  const message = Buffer.concat([
    ...before,
    serialize.bind({ statement, values: [...params] }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
  const result: RawResult = { fields: [], rows: [], affected: 0 }
  for (const part of await engine.execProtocolStream(message)) {
    if (part instanceof messages.RowDescriptionMessage)
      result.fields = part.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }))
    else if (part instanceof messages.DataRowMessage) result.rows.push(part.fields)
    else if (part instanceof messages.CommandCompleteMessage) result.affected = affectedBy(part.text)
  }
  return result
}

/** The tag of a statement that changes rows ends with their number: « UPDATE 3 », « INSERT 0 5 ». */
function affectedBy(tag: string): number {
  return Number(/^(?:INSERT|UPDATE|DELETE|MERGE|COPY) .*?(\d+)$/.exec(tag)?.[1] ?? 0)
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
