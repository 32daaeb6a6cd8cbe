import { CONTENT_CHANNEL } from '../audience/readers.ts'
import { REFERENCES, topicsOf } from '../answers/topic.ts'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
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
  themes: ReadonlyMap<string, { slug: string; label: string }>
  /** `kind/key` → label, in their order. */
  categories: ReadonlyMap<string, string>
}

export interface KnownReferences {
  find(): Promise<ReferenceRows>
  /** Called when something of it changed. */
  onChange(listener: () => void): void
}

/** Kept in memory until one of them changes. */
export function createKnownReferences({ db, events }: { db: Db; events: Events }): KnownReferences {
  const listeners: (() => void)[] = []
  let kept: Promise<ReferenceRows> | null = null
  function forget(): void {
    kept = null
    for (const listener of listeners) listener()
  }
  events.on(CONTENT_CHANNEL, (payload) => {
    if (topicsOf(payload).includes(REFERENCES)) forget()
  })
  events.onGap(forget)
  return {
    find() {
      if (kept !== null) return kept
      const made = forEveryone(() => readAll(db))
      kept = made
      made.catch(() => kept === made && (kept = null))
      return made
    },
    onChange: (listener) => void listeners.push(listener),
  }
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
