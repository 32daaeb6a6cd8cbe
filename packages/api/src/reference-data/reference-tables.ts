import { slugify } from '@kiosque/contract/domain/slug'
import { emptyTarget, normaliseTarget, type Target } from '@kiosque/contract/domain/audience'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { FileRef } from '@kiosque/contract/wire/files'
import { targetColumn } from '../audience/target-column.ts'
import { checkTarget } from '../audience/audience.service.ts'
import type { Db } from '../db/db.ts'
import { invalid } from '../errors.ts'

export type Values = Record<string, unknown>
export type Row = Values & { id: number; created_at: Date; updated_at: Date }

/** What the tables of reference data do differently; everything else is the same for all of them. */
export interface ReferenceTable {
  table:
    | 'laboratories'
    | 'partners'
    | 'authors'
    | 'categories'
    | 'faq_themes'
    | 'useful_links'
    | 'contact_desks'
    | 'contact_topics'
    | 'contact_canned'
  /** Path under /admin. */
  path: string
  /** In the audit log and in the uses of files. */
  subject: string
  /** Column of the picture, if it has one, and its name on the wire. */
  picture?: { column: string; name: string }
  order: readonly string[]
  /** Put in order by hand. */
  isOrdered?: boolean
  /** Column searched by `q`. */
  label: string
  /** How contents point to a row; null where they never do. */
  token: (row: Row) => string | null
  /** What uses a row are other tables, never contents. */
  isUsedByTables?: boolean
  /** What contents hold of a row: its id, or the word that stands for it. */
  heldAs?: (row: Row) => number | string
  /** Columns that contents hold by value: fixed while in use. */
  fixed: readonly string[]
  /** From a validated body to columns, for a new row or a change. */
  columns(db: Db, body: Values, isNew: boolean): Promise<Values>
  /** The columns of the wire, without picture, uses and dates. */
  present(row: Row): Values
}

const only = (body: Values, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]))

const pick = (row: Row, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))

const COMPANY = ['name', 'slug', 'logo_id', 'description', 'website', 'email', 'phone', 'is_active']

function company(
  table: 'laboratories' | 'partners',
  subject: 'laboratory' | 'partner',
  extra: readonly string[],
): ReferenceTable {
  const names = [...COMPANY, ...extra]
  return {
    table,
    path: table,
    subject,
    picture: { column: 'logo_id', name: 'logo' },
    order: ['fold(name)', 'id'],
    label: 'name',
    token: (row) => `${subject}=${row.id}`,
    heldAs: (row) => row.id,
    fixed: [],
    columns: async (_db, body, isNew) => ({
      ...only(body, names),
      ...(isNew && body['slug'] === undefined ? { slug: slugify(String(body['name'])) } : {}),
    }),
    present: (row) => pick(row, ['id', ...names]),
  }
}

const authors: ReferenceTable = {
  table: 'authors',
  path: 'authors',
  subject: 'author',
  picture: { column: 'photo_id', name: 'photo' },
  order: ['fold(name)', 'id'],
  label: 'name',
  token: (row) => `author=${row.id}`,
  heldAs: (row) => row.id,
  fixed: [],
  async columns(db, body) {
    const site = body['default_for_site']
    // One default per site (S3-13): naming a new one takes over from the other.
    if (typeof site === 'number') {
      await db
        .updateTable('authors')
        .set({ default_for_site: null })
        .where('default_for_site', '=', site)
        .execute()
    }
    return only(body, ['name', 'role', 'photo_id', 'default_for_site'])
  },
  present: (row) => pick(row, ['id', 'name', 'role', 'photo_id', 'default_for_site']),
}

const categories: ReferenceTable = {
  table: 'categories',
  path: 'categories',
  subject: 'category',
  order: ['kind', 'position', 'id'],
  isOrdered: true,
  label: 'label',
  token: (row) => `${String(row['kind'])} category=${String(row['key'])}`,
  heldAs: (row) => String(row['key']),
  fixed: ['kind', 'key'],
  async columns(_db, body, isNew) {
    if (typeof body['kind'] === 'string' && kindOf(body['kind']) === null) {
      throw invalid({ kind: ['Cette rubrique n’existe pas.'] })
    }
    const made = isNew && body['key'] === undefined ? { key: slugify(String(body['label'])) } : {}
    return { ...only(body, ['kind', 'key', 'label', 'position']), ...made }
  },
  present: (row) => pick(row, ['id', 'kind', 'key', 'label', 'position']),
}

const faqThemes: ReferenceTable = {
  table: 'faq_themes',
  path: 'faq-themes',
  subject: 'faq_theme',
  order: ['position', 'fold(label)', 'id'],
  isOrdered: true,
  label: 'label',
  token: (row) => `faq_theme=${String(row['slug'])}`,
  heldAs: (row) => String(row['slug']),
  fixed: ['slug'],
  columns: async (_db, body, isNew) => ({
    ...only(body, ['slug', 'label', 'description', 'position']),
    ...(isNew && body['slug'] === undefined ? { slug: slugify(String(body['label'])) } : {}),
  }),
  present: (row) => pick(row, ['id', 'slug', 'label', 'description', 'position']),
}

const usefulLinks: ReferenceTable = {
  table: 'useful_links',
  path: 'useful-links',
  subject: 'useful_link',
  order: ['position', 'fold(title)', 'id'],
  isOrdered: true,
  label: 'title',
  token: () => null,
  fixed: [],
  async columns(db, body, isNew) {
    const given = body['target'] as Partial<Target> | undefined
    const target =
      given === undefined ? (isNew ? emptyTarget() : null) : await checkTarget(db, normaliseTarget(given))
    return {
      ...only(body, ['type', 'title', 'description', 'url', 'position']),
      ...(target === null ? {} : targetColumn(target)),
    }
  },
  present: (row) => ({
    ...pick(row, ['id', 'type', 'title', 'description', 'url', 'position']),
    target: row.target,
  }),
}

/** What the three tables of contact share: other tables use them, contents never do. */
const ofContact = { isOrdered: true, token: () => null, fixed: [], isUsedByTables: true } as const

const DESK = ['name', 'lead', 'email', 'phone', 'position']
const contactDesks: ReferenceTable = {
  ...ofContact,
  table: 'contact_desks',
  path: 'contact-desks',
  subject: 'contact_desk',
  order: ['position', 'fold(name)', 'id'],
  label: 'name',
  columns: async (_db, body) => only(body, DESK),
  present: (row) => pick(row, ['id', ...DESK]),
}

const TOPIC = ['label', 'description', 'desk_id', 'delay_hours', 'is_active', 'position']
const contactTopics: ReferenceTable = {
  ...ofContact,
  table: 'contact_topics',
  path: 'contact-topics',
  subject: 'contact_topic',
  order: ['position', 'fold(label)', 'id'],
  label: 'label',
  async columns(db, body, isNew) {
    const desk = body['desk_id']
    if (typeof desk === 'number' && !(await isKnownDesk(db, desk)))
      throw invalid({ desk_id: ['Ce service n’existe plus. Choisissez-en un autre.'] })
    return { ...only(body, TOPIC), ...(isNew ? { key: slugify(String(body['label'])) } : {}) }
  },
  present: (row) => pick(row, ['id', 'key', ...TOPIC]),
}

/** Held until the topic that names it is written. */
async function isKnownDesk(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('contact_desks')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

const CANNED = ['title', 'body', 'position']
const contactCanned: ReferenceTable = {
  ...ofContact,
  table: 'contact_canned',
  path: 'contact-canned',
  subject: 'contact_canned',
  order: ['position', 'fold(title)', 'id'],
  label: 'title',
  columns: async (_db, body) => only(body, CANNED),
  present: (row) => pick(row, ['id', ...CANNED]),
}

export const referenceTables = {
  laboratories: company('laboratories', 'laboratory', []),
  partners: company('partners', 'partner', ['category']),
  authors,
  categories,
  faqThemes,
  usefulLinks,
  contactDesks,
  contactTopics,
  contactCanned,
}

/** Pictures by id, as loaded for a whole answer. */
export type Pictures = ReadonlyMap<number, FileRef>

export function pictureOf(table: ReferenceTable, row: Row, pictures: Pictures): Values {
  if (table.picture === undefined) return {}
  const id = row[table.picture.column]
  return { [table.picture.name]: typeof id === 'number' ? (pictures.get(id) ?? null) : null }
}
