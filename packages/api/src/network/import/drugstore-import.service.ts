import type { ImportProblem, ImportReport } from '@kiosque/contract/wire/people'
import { recordChange, recordChanges } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { publish } from '../../db/events.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { selectGroups, selectPacks, selectZones } from '../network.sql.ts'
import { forgetSessions } from '../../identity/sessions.service.ts'
import type { Viewer } from '../../http/viewer.ts'
import { decodeText, guessSeparator } from './csv-text.ts'
import {
  type ImportedDrugstore,
  selectByCips,
  selectBySirets,
  upsertDrugstores,
} from './drugstore-import.sql.ts'
import { DRUGSTORE_FILE, type DrugstoreLine } from './drugstore-columns.ts'
import { changeOf } from './import-changes.ts'
import { refusal } from './import-refusal.ts'
import { type GoodLine, problem, readLines } from './read-lines.ts'
import { between, type Watch } from './watched.ts'

const BATCH = 500
// A report is read by a person: beyond this it would only weigh.
const MOST_CHANGES = 5_000

interface Options {
  dry_run?: boolean | undefined
  skip_invalid?: boolean | undefined
}

/** All the lines or none, unless the bad ones are expressly left out; a dry run changes nothing (D13-03). */
export async function importDrugstores(
  deps: Deps,
  viewer: Viewer,
  bytes: Buffer,
  options: Options & { watch?: Watch },
): Promise<ImportReport> {
  const watch = options.watch ?? (() => undefined)

  const { db } = deps
  const { text, encoding } = decodeText(bytes)
  const separator = guessSeparator(text)
  const known = { groups: await selectGroups(db), zones: await selectZones(db), packs: await selectPacks(db) }
  const read = await readLines(text, separator, DRUGSTORE_FILE, known, between(watch, 0, 40))
  const head = {
    dry_run: options.dry_run === true,
    encoding,
    separator: separator === '\t' ? ('tabulation' as const) : separator,
    lines: read.lines,
    refused: read.refused,
  }
  const errors = read.problems.filter(({ level }) => level === 'error')
  const isUnreadable = errors.length > 0 && read.refused === 0
  if (!head.dry_run && errors.length > 0 && (isUnreadable || !options.skip_invalid)) throw refusal(errors)
  const run = async (trx: Db): Promise<ImportReport> => {
    const counts = { to_create: 0, to_update: 0, unchanged: 0 }
    const problems = [...read.problems]
    const changes: ImportReport['changes'] = []
    const advance = between(watch, 40, 99)
    for (let start = 0; start < read.good.length; start += BATCH) {
      advance(start, read.good.length)
      const batch = read.good.slice(start, start + BATCH)
      const { changed, ...found } = await compare(trx, batch)
      for (const update of changed)
        if (update.before && changes.length < MOST_CHANGES) changes.push(changeOf(update, known))
      counts.to_create += found.created
      counts.to_update += changed.length - found.created
      counts.unchanged += batch.length - changed.length
      problems.push(...found.warnings)
      if (!head.dry_run) await write(trx, viewer, changed, deps.now())
    }
    if (!head.dry_run) await announce(trx, deps, viewer, counts)
    problems.sort((a, b) => a.line - b.line)
    return { ...head, ...counts, problems, changes }
  }
  return head.dry_run ? run(db) : inTransaction(db, run)
}

/** What a line does to a pharmacy; without a before, it creates it. */
export interface Changed {
  line: number
  before: ImportedDrugstore | undefined
  after: ImportedDrugstore
}

/** Each pharmacy has its own line in the journal, as if somebody had typed the change on its sheet (D13-04). */
async function write(trx: Db, viewer: Viewer, changed: Changed[], at: Date): Promise<void> {
  if (changed.length === 0) return
  const ids = await upsertDrugstores(
    trx,
    changed.map(({ after }) => after),
    at,
  )
  await recordChanges(
    trx,
    changed.map(({ before, after }) => ({
      actor: viewer,
      action: before ? 'drugstore.update' : 'drugstore.create',
      subject_type: 'drugstore',
      subject_id: ids.get(after.cip_officine) ?? null,
      ...(before ? { before: { ...before } } : {}),
      after: { ...after },
      at,
    })),
  )
}

async function compare(trx: Db, batch: GoodLine<DrugstoreLine>[]) {
  const cips = batch.map(({ values }) => values.cip_officine)
  const existing = new Map((await selectByCips(trx, cips)).map((row) => [row.cip_officine, row]))
  const sirets = await selectBySirets(
    trx,
    batch.map(({ values }) => values.siret),
  )
  const owners = new Map(sirets.map((row) => [row.siret, [row.first_cip, row.last_cip]]))
  const warnings: ImportProblem[] = []
  const changed: Changed[] = []
  let created = 0
  for (const { line, values } of batch) {
    const before = existing.get(values.cip_officine)
    const owner = owners.get(values.siret)?.find((cip) => cip !== values.cip_officine)
    if (owner) {
      const message = `Ce SIRET est déjà celui de l’officine ${owner}.`
      warnings.push({ ...problem(line, 'SIRET', values.siret, message), level: 'warning' })
    }
    const after = { ...EMPTY, ...before, ...values } as ImportedDrugstore
    if (!before) created += 1
    if (!before || !isSame(before, after)) changed.push({ line, before, after })
  }
  return { changed, created, warnings }
}

/** An empty cell changes nothing: what is known of a drugstore stays. */
const EMPTY = {
  finess: null,
  address: null,
  postcode: null,
  phone: null,
  email: null,
  zone_id: null,
  packs: [],
}

function isSame(before: ImportedDrugstore, after: ImportedDrugstore): boolean {
  return Object.entries(after).every(
    ([key, value]) => JSON.stringify(before[key as keyof ImportedDrugstore]) === JSON.stringify(value),
  )
}

async function announce(trx: Db, deps: Deps, viewer: Viewer, counts: Record<string, number>): Promise<void> {
  await forgetSessions(trx, {})
  await publish(trx, 'drugstores', {})
  const change = { action: 'drugstore.import', subject_type: 'drugstore', subject_id: null, after: counts }
  await recordChange(trx, { actor: viewer, ...change, at: deps.now() })
}
