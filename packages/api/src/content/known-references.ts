import { CONTENT_CHANNEL } from '../db/channels.ts'
import { REFERENCES, topicsOf } from '../answers/topic.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { createKept, type Kept } from '../db/kept.ts'
import {
  selectAllAuthors,
  selectAllCategories,
  selectAllCompanies,
  selectAllThemes,
  type AuthorRow,
  type CompanyRow,
} from './content-refs.sql.ts'

/** Every laboratory, partner, author, theme and category: short tables that every answer names. */
export interface ReferenceRows {
  laboratories: ReadonlyMap<number, CompanyRow>
  partners: ReadonlyMap<number, CompanyRow>
  authors: ReadonlyMap<number, AuthorRow>
  /** In the order of the head office. */
  themes: ReadonlyMap<string, { slug: string; label: string }>
  /** `kind/key` → label, in their order. */
  categories: ReadonlyMap<string, string>
}

export type KnownReferences = Kept<ReferenceRows>

export function createKnownReferences({ db, events }: { db: Db; events: Events }): KnownReferences {
  const isAbout = (payload: string) => topicsOf(payload).includes(REFERENCES)
  return createKept(events, CONTENT_CHANNEL, isAbout, () => readAll(db))
}

async function readAll(db: Db): Promise<ReferenceRows> {
  const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
  return {
    laboratories: byId(await selectAllCompanies(db, 'laboratories')),
    partners: byId(await selectAllCompanies(db, 'partners')),
    authors: byId(await selectAllAuthors(db)),
    themes: new Map((await selectAllThemes(db)).map((theme) => [theme.slug, theme])),
    categories: new Map((await selectAllCategories(db)).map((row) => [`${row.kind}/${row.key}`, row.label])),
  }
}
