import { maskFigure } from '@kiosque/contract/domain/masking'
import type { Dashboard, TodoKey } from '@kiosque/contract/wire/dashboard'
import { claimsWaiting } from '../claims/desk.service.ts'
import { tiersInReach } from '../agreements/desk.service.ts'
import { messagesWaiting } from '../contact/inbox.service.ts'
import { deskTodo, type Waiting } from '../content/desk-todo.service.ts'
import type { Db } from '../db/db.ts'
import { listPlacements } from '../highlights/placements.service.ts'
import type { Viewer } from '../http/viewer.ts'
import { lateReaders } from '../readings/overview.service.ts'
import { silentPharmacies } from '../recalls/overview.service.ts'
import { listContentFigures } from '../statistics/content-statistics.service.ts'
import { scopeOf, type Scope } from '../statistics/scope.ts'
import { readingsOf, searchMissesOf, statisticsOf } from '../statistics/statistics.service.ts'
import { countDrugstores, countOpenInvitations, selectPharmacies } from './dashboard.sql.ts'

const ADMINISTRATOR = 1
const ADVISER = 3
const QUIET_MS = 30 * 86_400_000
const SHOWN = 6

/** Where each of the head office begins the day (D13-05): what waits, then how the network lives. */
export async function dashboardOf(
  db: Db,
  viewer: Viewer,
  query: { period: 7 | 28 | 364 },
  now: Date,
): Promise<Dashboard> {
  const scope = scopeOf(viewer, query, now)
  const isAdviser = viewer.right_id === ADVISER
  const drugstores = await countDrugstores(db, scope.zones, {
    since: scope.start,
    quietSince: new Date(now.getTime() - QUIET_MS),
  })
  const { period, contents, total, by_group } = await statisticsOf(db, scope)
  const { points, total: reads, trend } = await readingsOf(db, scope, undefined)
  return {
    right_id: viewer.right_id ?? 0,
    todo: [
      ...todo('recalls', await silentPharmacies(db, viewer)),
      ...todo('late_readings', await lateReaders(db, { viewer, now })),
      ...(isAdviser ? [] : await editorsTodo(db, viewer, now)),
      ...(await networkTodo(db, viewer, drugstores)),
      ...(isAdviser ? todo('tiers_in_reach', await tiersInReach(db, viewer.followed_zones, now)) : []),
    ],
    statistics: { period, contents, total, by_group },
    drugstores: { active: maskFigure(drugstores.active), all: drugstores.all },
    readings: { points, total: reads, trend },
    most_read: await mostRead(db, scope),
    misses: isAdviser ? [] : await missesOf(db, scope),
    pharmacies: isAdviser ? await pharmaciesOf(db, viewer.followed_zones) : [],
  }
}

type Todo = Dashboard['todo'][number]

const todo = (key: TodoKey, { count, first }: Waiting): Todo[] => (count > 0 ? [{ key, count, first }] : [])

async function editorsTodo(db: Db, viewer: Viewer, now: Date): Promise<Todo[]> {
  const waiting = await deskTodo(db, { userId: viewer.user_id, now })
  const empty = (await listPlacements(db, now)).data.filter((placement) => placement.live === 0)
  return [
    ...todo('messages', await messagesWaiting(db, viewer, now)),
    ...todo('claims', await claimsWaiting(db, now)),
    ...todo('my_drafts', waiting.my_drafts),
    ...todo('scheduled_today', waiting.scheduled_today),
    ...todo('expiring', waiting.expiring),
    ...todo('unseen', waiting.unseen),
    ...todo('empty_placements', { count: empty.length, first: empty[0]?.label ?? null }),
  ]
}

/** Invitations and pharmacies are the administrators'; an adviser has those of their zones. */
async function networkTodo(
  db: Db,
  viewer: Viewer,
  { without_titulaire, quiet }: { without_titulaire: number; quiet: number },
): Promise<Todo[]> {
  const alone = todo('without_titulaire', { count: without_titulaire, first: null })
  if (viewer.right_id === ADVISER)
    return [...alone, ...todo('quiet_drugstores', { count: quiet, first: null })]
  if (viewer.right_id !== ADMINISTRATOR) return []
  return [...todo('invitations', { count: await countOpenInvitations(db), first: null }), ...alone]
}

async function mostRead(db: Db, scope: Scope): Promise<Dashboard['most_read']> {
  const page = { page: 1, per_page: SHOWN, sort: '-reads' as const, period: scope.days as 7 | 28 | 364 }
  const { data } = await listContentFigures(db, scope, page)
  // One to four readers are not told: they make no ranking either.
  return data
    .filter(({ reads }) => reads !== null && reads > 0)
    .map(({ id, kind, kind_label, title, reads }) => ({ id, kind, kind_label, title, reads }))
}

async function missesOf(db: Db, scope: Scope): Promise<Dashboard['misses']> {
  const { data } = await searchMissesOf(db, scope.from, { page: 1, per_page: SHOWN })
  return data.map(({ query, searches }) => ({ query, searches }))
}

async function pharmaciesOf(db: Db, zones: readonly number[]): Promise<Dashboard['pharmacies']> {
  const rows = await selectPharmacies(db, zones, SHOWN)
  return rows.map((row) => ({ ...row, last_seen_at: row.last_seen_at?.toISOString() ?? null }))
}
