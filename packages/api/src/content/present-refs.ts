import type { AuthorRef, CompanyRef, ContentCard } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import { withSignedPictures } from '@kiosque/contract/domain/rich-text'
import type { Field, ReferenceTo } from '@kiosque/contract/kinds/fields'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import type { Known } from '@kiosque/contract/kinds/fields/field-bundle'
import type { Sent } from '../answers/written.ts'
import type { Db } from '../db/db.ts'
import { fileRefs, type FileShelf } from '../files/file-refs.ts'
import type { References } from './content-refs.ts'
import {
  selectAuthors,
  selectCategoryLabels,
  selectCompanies,
  selectThemes,
  type AuthorRow,
  type CompanyRow,
} from './content-refs.sql.ts'
import type { KnownReferences } from './known-references.ts'

interface Theme {
  slug: string
  label: string
}

/** What ids stand for, loaded once for a whole answer. */
export interface LoadedRefs {
  files: Map<number, FileRef>
  laboratories: Map<number, CompanyRef>
  partners: Map<number, CompanyRef>
  authors: Map<number, AuthorRef>
  defaultAuthors: Map<number, AuthorRef>
  themes: Map<string, Theme>
  /** `kind/key` → label. */
  categories: ReadonlyMap<string, string>
}

export interface LinkOptions {
  secret: string
  now: Date
  /** The reader is not signed in: links that need no signature. */
  isPublic: boolean
  /** Where answers are shared: what they name, from memory. */
  references?: KnownReferences | undefined
  files?: FileShelf | undefined
}

/** The rows of what is named. */
interface Named {
  laboratories: CompanyRow[]
  partners: CompanyRow[]
  authors: AuthorRow[]
  themes: { slug: string; label: string }[]
  categories: ReadonlyMap<string, string>
}

/** One query per table that is named at all, however many rows are shown. */
async function askFor(
  db: Db,
  refs: References,
  kinds: readonly string[],
  wantsAuthors: boolean,
): Promise<Named> {
  return {
    laboratories: await selectCompanies(db, 'laboratories', [...refs.laboratories]),
    partners: await selectCompanies(db, 'partners', [...refs.partners]),
    authors: wantsAuthors || refs.authors.size > 0 ? await selectAuthors(db, [...refs.authors]) : [],
    themes: await selectThemes(db, [...refs.themes]),
    categories: new Map(
      (await selectCategoryLabels(db, kinds)).map((row) => [`${row.kind}/${row.key}`, row.label]),
    ),
  }
}

/** The same from memory. */
async function lookUp(known: KnownReferences, refs: References, wantsAuthors: boolean): Promise<Named> {
  const rows = await known.find()
  const among = <Key, Row>(map: ReadonlyMap<Key, Row>, keys: ReadonlySet<Key>) =>
    [...keys].flatMap((key) => map.get(key) ?? [])
  const authors = [...rows.authors.values()].filter(
    (row) => refs.authors.has(row.id) || row.default_for_site !== null,
  )
  return {
    laboratories: among(rows.laboratories, refs.laboratories),
    partners: among(rows.partners, refs.partners),
    authors: wantsAuthors || refs.authors.size > 0 ? authors : [],
    themes: among(rows.themes, refs.themes),
    categories: rows.categories,
  }
}

export async function loadRefs(
  db: Db,
  refs: References,
  kinds: readonly string[],
  links: LinkOptions,
  wantsAuthors: boolean,
): Promise<LoadedRefs> {
  const { laboratories, partners, authors, themes, categories } =
    links.references === undefined
      ? await askFor(db, refs, kinds, wantsAuthors)
      : await lookUp(links.references, refs, wantsAuthors)
  // A passer-by gets files of public contents only; a logo is not one.
  const pictures = links.isPublic ? [] : [...laboratories, ...partners].map((row) => row.logo_id)
  const files = await fileRefs(db, [...refs.files, ...pictures, ...authors.map((row) => row.photo_id)], links)
  const fileOf = (id: number | null) => (id === null ? null : (files.get(id) ?? null))
  const company = (row: CompanyRow): [number, CompanyRef] => [
    row.id,
    { id: row.id, name: row.name, slug: row.slug, logo: fileOf(row.logo_id) },
  ]
  const signed = authors.map((row) => ({
    site: row.default_for_site,
    ref: { id: row.id, name: row.name, role: row.role, photo: fileOf(row.photo_id) },
  }))
  return {
    files,
    laboratories: new Map(laboratories.map(company)),
    partners: new Map(partners.map(company)),
    authors: new Map(signed.map(({ ref }) => [ref.id, ref])),
    defaultAuthors: new Map(signed.flatMap(({ site, ref }) => (site === null ? [] : [[site, ref] as const]))),
    themes: new Map(themes.map((theme) => [theme.slug, theme])),
    categories,
  }
}

/** Makes of an own value what members read: files with their links, references with their names. */
export function presenting(
  refs: LoadedRefs,
  cards: ReadonlyMap<number, Sent<ContentCard>> | null,
): (field: Field, value: unknown) => unknown {
  const known: Known = {
    file: (id) => refs.files.get(id),
    html: (text) => withSignedPictures(text, (id) => refs.files.get(id)?.url),
    reference: (to, id) => namedIn(refs, to, id),
    content: cards === null ? null : (id) => cards.get(id),
  }
  return (field, value) => bundleOf(field).present(field, value, known)
}

/** The row of the reference data an id or a slug stands for. */
export function namedIn(refs: LoadedRefs, to: ReferenceTo, id: number | string) {
  const rows: Record<ReferenceTo, ReadonlyMap<number | string, CompanyRef | AuthorRef | Theme>> = {
    laboratory: refs.laboratories,
    partner: refs.partners,
    author: refs.authors,
    faq_theme: refs.themes,
  }
  return rows[to].get(id)
}
