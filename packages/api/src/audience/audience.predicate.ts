import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { PUBLIC_PLACEMENTS } from '@kiosque/contract/domain/placements'

const GUEST = 0
/** Of a list of the right type: an untyped '{}' would be read as text. */
const NOBODY: RawBuilder<unknown> = sql`'{}'`

/**
 * The rule of D4 in SQL, for any table that has the target columns. Its twin that explains itself is
 * `explain` in the contract; a test runs both on the same cases.
 */
export function targetHolds(alias: string, viewer: AudienceViewer): RawBuilder<SqlBool> {
  if (viewer.right_id !== null) return sql<SqlBool>`true`
  const column = (name: string) => sql.ref(`${alias}.target_${name}`)
  const own = viewer.account_type ?? GUEST
  const role =
    own === GUEST
      ? sql`${GUEST}::int = ANY (${column('account_types')})`
      : sql`(${column('account_types')} = ${NOBODY} OR ${own}::int = ANY (${column('account_types')}))`
  return sql<SqlBool>`(
    ${role}
    AND (${column('sites')} = ${NOBODY} OR ${viewer.site}::int = ANY (${column('sites')}))
    AND (${column('environments')} = ${NOBODY} OR ${viewer.environment}::int = ANY (${column('environments')}))
    AND (${column('groups')} = ${NOBODY} OR ${viewer.group}::int = ANY (${column('groups')}))
    AND (${column('packs')} = ${NOBODY} OR ${column('packs')} && ${[...viewer.packs]}::text[])
    AND (${column('zones')} = ${NOBODY} OR ${column('zones')} && ${[...viewer.zones]}::int[])
    AND (${column('drugstore_ids')} = ${NOBODY} OR ${viewer.drugstore_id}::int = ANY (${column('drugstore_ids')}))
    AND (${column('excluded_drugstore_ids')} = ${NOBODY}
      OR NOT coalesce(${viewer.drugstore_id}::int = ANY (${column('excluded_drugstore_ids')}), false))
  )`
}

/** Nobody in particular is named: what is public may be shown to a passer-by. */
function namesNobody(alias: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.target_${name}`)
  return sql<SqlBool>`(${column('groups')} = ${NOBODY} AND ${column('packs')} = ${NOBODY}
    AND ${column('zones')} = ${NOBODY} AND ${column('account_types')} = ${NOBODY}
    AND ${column('drugstore_ids')} = ${NOBODY})`
}

/** The same for a table that also has `is_public`, read by people who may not be signed in. */
export function targetOrPublicHolds(alias: string, viewer: AudienceViewer | null): RawBuilder<SqlBool> {
  const isPublic = sql`${sql.ref(`${alias}.is_public`)}`
  if (viewer === null) return sql<SqlBool>`(${isPublic} AND ${namesNobody(alias)})`
  if (viewer.right_id !== null) return sql<SqlBool>`true`
  const here = sql`(${sql.ref(`${alias}.target_sites`)} = ${NOBODY}
      OR ${viewer.site}::int = ANY (${sql.ref(`${alias}.target_sites`)}))
    AND (${sql.ref(`${alias}.target_environments`)} = ${NOBODY}
      OR ${viewer.environment}::int = ANY (${sql.ref(`${alias}.target_environments`)}))`
  return sql<SqlBool>`(${targetHolds(alias, viewer)} OR (${isPublic} AND ${namesNobody(alias)} AND ${here}))`
}

/** Inside its window, for tables whose rows are published by their window alone. */
export function isInWindow(alias: string, now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<SqlBool>`((${column('starts_at')} IS NULL OR ${column('starts_at')} <= ${now}::timestamptz)
    AND (${column('ends_at')} IS NULL OR ${column('ends_at')} > ${now}::timestamptz))`
}

/** Published and inside its window, which is half-open (D4-02). For tables with status, starts_at and ends_at. */
export function isLive(alias: string, now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<SqlBool>`(${column('status')} = 'published'
    AND (${column('starts_at')} IS NULL OR ${column('starts_at')} <= ${now}::timestamptz)
    AND (${column('ends_at')} IS NULL OR ${column('ends_at')} > ${now}::timestamptz))`
}

/** Everything a content must satisfy to exist for this viewer at this instant. */
export function isVisibleContent(
  alias: string,
  viewer: AudienceViewer | null,
  now: Date,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isLive(alias, now)} AND ${contentTargetHolds(alias, viewer)})`
}

/**
 * The target of a content, or of a cell of contents. What asks nothing of anyone needs no comparing, except for guests,
 * who must be named (D4-04).
 */
export function contentTargetHolds(alias: string, viewer: AudienceViewer | null): RawBuilder<SqlBool> {
  const holds = targetOrPublicHolds(alias, viewer)
  if (viewer === null || viewer.right_id !== null || (viewer.account_type ?? GUEST) === GUEST) return holds
  return sql<SqlBool>`(${sql.ref(`${alias}.target_is_open`)} OR ${holds})`
}

const EVERY_DIMENSION = [
  'sites',
  'environments',
  'groups',
  'packs',
  'zones',
  'account_types',
  'drugstore_ids',
  'excluded_drugstore_ids',
]

/** A few placements show to people who have not signed in: only what asks nothing of anybody. */
function isOpenHighlight(alias: string): RawBuilder<SqlBool> {
  const asksNothing = EVERY_DIMENSION.map((name) => sql`${sql.ref(`${alias}.target_${name}`)} = ${NOBODY}`)
  return sql<SqlBool>`(${sql.ref(`${alias}.placement`)} = ANY (${[...PUBLIC_PLACEMENTS]}::int[])
    AND ${sql.join(asksNothing, sql` AND `)})`
}

function highlightTargetHolds(alias: string, viewer: AudienceViewer | null): RawBuilder<SqlBool> {
  if (viewer === null) return isOpenHighlight(alias)
  return sql<SqlBool>`(${targetHolds(alias, viewer)} OR ${isOpenHighlight(alias)})`
}

/** A highlight shows in its window, to its own target, and only if what it puts forward shows too (D4-04). */
export function isVisibleHighlight(
  alias: string,
  viewer: AudienceViewer | null,
  now: Date,
): RawBuilder<SqlBool> {
  const contentId = sql.ref(`${alias}.content_id`)
  return sql<SqlBool>`(${isInWindow(alias, now)} AND ${highlightTargetHolds(alias, viewer)}
    AND (${contentId} IS NULL OR EXISTS (
      SELECT FROM content shown WHERE shown.id = ${contentId} AND ${isVisibleContent('shown', viewer, now)})))`
}
