import type { AuthorRef, CompanyRef, ContentCard } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import { withSignedPictures } from '@kiosque/contract/domain/rich-text'
import type { Field, ReferenceTo } from '@kiosque/contract/kinds/fields'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import type { Db } from '../db/db.ts'
import { fileRefs } from '../files/file-refs.ts'
import type { References } from './content-refs.ts'
import { selectAuthors, selectCategoryLabels, selectCompanies, selectThemes } from './content-refs.sql.ts'

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
  categories: Map<string, string>
}

export interface LinkOptions {
  secret: string
  now: Date
  /** The reader is not signed in: links that need no signature. */
  isPublic: boolean
}

/** One query per table that is named at all, however many rows are shown. */
export async function loadRefs(
  db: Db,
  refs: References,
  kinds: readonly string[],
  links: LinkOptions,
  wantsAuthors: boolean,
): Promise<LoadedRefs> {
  const [laboratories, partners, authors, themes, categories] = [
    await selectCompanies(db, 'laboratories', [...refs.laboratories]),
    await selectCompanies(db, 'partners', [...refs.partners]),
    wantsAuthors || refs.authors.size > 0 ? await selectAuthors(db, [...refs.authors]) : [],
    await selectThemes(db, [...refs.themes]),
    await selectCategoryLabels(db, kinds),
  ]
  // A passer-by gets files of public contents only; a logo is not one.
  const pictures = links.isPublic ? [] : [...laboratories, ...partners].map((row) => row.logo_id)
  const files = await fileRefs(db, [...refs.files, ...pictures, ...authors.map((row) => row.photo_id)], links)
  const fileOf = (id: number | null) => (id === null ? null : (files.get(id) ?? null))
  const company = (row: {
    id: number
    name: string
    slug: string
    logo_id: number | null
  }): [number, CompanyRef] => [
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
    categories: new Map(categories.map((row) => [`${row.kind}/${row.key}`, row.label])),
  }
}

/** One own value as members read it: files with their links, references with their names. */
export function presentValue(
  field: Field,
  value: unknown,
  refs: LoadedRefs,
  cards: ReadonlyMap<number, ContentCard> | null,
): unknown {
  return bundleOf(field).present(field, value, {
    file: (id) => refs.files.get(id),
    html: (text) => withSignedPictures(text, (id) => refs.files.get(id)?.url),
    reference: (to, id) => namedIn(refs, to, id),
    content: cards === null ? null : (id) => cards.get(id),
  })
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
