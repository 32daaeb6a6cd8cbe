import type { AuditEntry, AuditFilters, AuditList } from '@kiosque/contract/wire/audit'
import { fieldChanges, namedKeys } from '@kiosque/contract/domain/audit-changes'
import { actionLabel, subjectLabel } from '@kiosque/contract/domain/audit-words'
import type { Db } from '../db/db.ts'
import { inPages, type Cell } from '../kit/csv.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { differences } from './audit.ts'
import { selectNames } from './audit-names.sql.ts'
import {
  countAudit,
  deleteAuditBefore,
  selectAuditAfter,
  FOLDED_ACTION,
  selectAuditPage,
  selectJustBefore,
  SITTING_MINUTES,
  type AuditPage,
  type AuditRow,
} from './audit.sql.ts'

export const AUDIT_CSV_HEADER = ['Date', 'Heure', 'Auteur', 'Action', 'Objet', 'Numéro', 'Avant', 'Après']

// CNIL 2021-122: journals are kept six to twelve months.
const KEPT_MONTHS = 12

const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })

export async function listAudit(db: Db, query: AuditPage): Promise<AuditList> {
  const [total, rows] = [await countAudit(db, query), await selectAuditPage(db, query)]
  const { page, per_page, fold } = query
  const entries = fold ? await folded(db, rows) : rows
  const known = await selectNames(db, entries.flatMap(keysOf))
  return {
    data: entries.map((row) => present(row, known)),
    meta: pageMeta({ page, per_page }, total),
  }
}

/** What a line names by number, its subject first. */
const keysOf = (row: AuditRow): string[] => [`${row.subject_type}:${row.subject_id}`, ...namedKeys(row)]

function namesOf(row: AuditRow, known: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    keysOf(row).flatMap((key) => {
      const name = known.get(key)
      return name === undefined ? [] : [[key, name]]
    }),
  )
}

export async function* auditCsvRows(db: Db, filters: AuditFilters): AsyncGenerator<Cell[]> {
  const pages = async (afterId: number, size: number) => {
    const rows = await selectAuditAfter(db, filters, afterId, size)
    const known = await selectNames(db, rows.flatMap(keysOf))
    return rows.map((row) => ({ ...row, names: namesOf(row, known) }))
  }
  for await (const row of inPages(pages)) {
    const name = row.names[`${row.subject_type}:${row.subject_id}`]
    yield [
      row.at,
      time.format(row.at),
      actorName(row),
      actionLabel(row.action),
      [subjectLabel(row.subject_type), name].filter(Boolean).join(' '),
      row.subject_id,
      side(row, 'before'),
      side(row, 'after'),
    ]
  }
}

/** One side of a change in words: « Ville : Rennes ; Désactivée : non ». */
function side(row: AuditRow & { names: Record<string, string> }, which: 'before' | 'after'): string {
  return fieldChanges(row)
    .filter((change) => change[which] !== '')
    .map((change) => `${change.label}\u00A0: ${change[which]}`)
    .join('\u00A0; ')
}

type Folded = AuditRow & { folded?: number }

/** Each save with those of its sitting before it: what the first found, and what the last left. */
async function folded(db: Db, rows: AuditRow[]): Promise<Folded[]> {
  const saves = rows.filter((row) => row.action === FOLDED_ACTION)
  if (saves.length === 0) return rows
  const earlier = await selectJustBefore(
    db,
    saves.map((row) => row.id),
  )
  return rows.map((row) => {
    const run: typeof earlier = []
    for (const one of row.action === FOLDED_ACTION ? earlier.filter((each) => each.of_id === row.id) : []) {
      const later = run.at(-1)?.at ?? row.at
      const isSameSitting =
        one.action === FOLDED_ACTION &&
        one.actor_user_id === row.actor_user_id &&
        later.getTime() - one.at.getTime() < SITTING_MINUTES * 60_000
      if (!isSameSitting) break
      run.push(one)
    }
    if (run.length === 0) return row
    const before = Object.assign({}, row.before, ...run.map((one) => one.before)) as Record<string, unknown>
    const after = Object.assign({}, ...run.map((one) => one.after).toReversed(), row.after) as Record<
      string,
      unknown
    >
    return { ...row, ...differences(before, after), folded: run.length }
  })
}

/** Forgets what is older than a year. */
export async function purgeAudit(db: Db, now: Date): Promise<void> {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - KEPT_MONTHS)
  await deleteAuditBefore(db, limit)
}

function present(row: Folded, known: ReadonlyMap<string, string>): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor_user_id === null ? null : { id: row.actor_user_id, name: actorName(row) },
    action: row.action,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    before: row.before,
    after: row.after,
    names: namesOf(row, known),
    folded: row.folded ?? 0,
  }
}

function actorName({ actor_user_id, first_name, last_name }: AuditRow): string {
  if (actor_user_id === null) return 'Kiosque'
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return name || `Compte supprimé n° ${actor_user_id}`
}
