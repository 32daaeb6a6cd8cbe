import { parisDay } from '@kiosque/contract/domain/dates'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { allKinds, kinds } from '@kiosque/contract/kinds/registry'
import { EVERYONE } from '../audience/target-column.ts'
import type { Reader } from '../audience/visible-targets.ts'
import { isFilled, shapeOf, valueCounts, type ListShape } from '../content/list-shape.ts'
import type { Live } from '../content/live.ts'
import type { Db } from '../db/db.ts'
import type { Kept } from '../db/kept.ts'
import { listCategories, listThemes } from '../reference-data/member-reference.service.ts'
import { selectMenuFor, type selectMenuChanges } from './menu-entries.sql.ts'
import { selectKindsWithContent } from './menu.sql.ts'

export interface MenuReading {
  viewer: Reader
  now: Date
  secret: string
  /** False where the agenda has nothing for this reader; not said, it is there. */
  hasAgenda?: boolean
  /** Where the answer is shared, it is put together from what is in memory; a preview asks the database. */
  known?: { live: Live; changes: MenuChanges }
}

export type MenuChange = Awaited<ReturnType<typeof selectMenuFor>>[number]
export type MenuChanges = Kept<Awaited<ReturnType<typeof selectMenuChanges>>>

/** What a navigation is made of. */
export interface MenuParts {
  /** Kinds with something to read. */
  filled: ReadonlySet<string>
  shapeOf(kind: Kind): Promise<ListShape>
  categories: readonly { kind: string; key: string; label: string }[]
  themes: readonly { slug: string; label: string; count: number }[]
  /** What the head office arranged, and whether it is for this reader. */
  changes: readonly MenuChange[]
}

export function menuParts(db: Db, reading: MenuReading): Promise<MenuParts> {
  return reading.known === undefined ? askedParts(db, reading) : knownParts(db, reading, reading.known)
}

async function askedParts(db: Db, reading: MenuReading): Promise<MenuParts> {
  const { viewer, now } = reading
  const scope = { viewer, now, today: parisDay(now) }
  return {
    filled: await selectKindsWithContent(
      db,
      scope,
      allKinds.map((kind) => kind.key),
    ),
    shapeOf: (kind) => shapeOf(db, { kind, ...scope }, {}, undefined),
    categories: (await listCategories(db, undefined)).data,
    themes: (await listThemes(db, reading)).data,
    changes: await selectMenuFor(db, viewer),
  }
}

async function knownParts(
  db: Db,
  { viewer, now }: MenuReading,
  { live, changes }: NonNullable<MenuReading['known']>,
): Promise<MenuParts> {
  const scope = { viewer, now, today: parisDay(now) }
  const shape = (kind: Kind) => shapeOf(db, { kind, ...scope }, {}, live)
  const references = await live.references.find()
  const rows = await changes.find()
  const questions = valueCounts(await shape(kinds.faq), 'theme')
  await live.contents.refresh()
  // Most kinds are not counted, only looked for.
  const filled = allKinds.filter((kind) => isFilled({ kind, ...scope }, live)).map((kind) => kind.key)
  const holds = ({ target_id, url }: { target_id: number; url: string | null }) =>
    viewer.right_id !== null || viewer.targets.holds(target_id) || (target_id === EVERYONE && url === null)
  return {
    filled: new Set(filled),
    shapeOf: shape,
    categories: [...references.categories].map(([name, label]) => {
      const cut = name.indexOf('/')
      return { kind: name.slice(0, cut), key: name.slice(cut + 1), label }
    }),
    themes: [...references.themes.values()].flatMap(({ slug, label }) => {
      const count = questions.find(({ value }) => value === slug)?.count ?? 0
      return count === 0 ? [] : [{ slug, label, count }]
    }),
    changes: rows.map((row) => ({ ...row, holds: holds(row) })),
  }
}
