import type { AuthorRef, CompanyRef } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { Field } from '@kiosque/contract/kinds/fields'
import type { Db } from '../db/db.ts'
import { fileRefs } from '../files/file-refs.ts'
import type { References } from './content-refs.ts'
import { withSignedPictures } from './content-refs.ts'
import { selectAuthors, selectCategoryLabels, selectCompanies, selectThemes } from './content-refs.sql.ts'

/** What ids stand for, loaded once for a whole answer. */
export interface LoadedRefs {
  files: Map<number, FileRef>
  laboratories: Map<number, CompanyRef>
  partners: Map<number, CompanyRef>
  authors: Map<number, AuthorRef>
  defaultAuthors: Map<number, AuthorRef>
  themes: Map<string, { slug: string; label: string }>
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
export function presentValue(field: Field, value: unknown, refs: LoadedRefs): unknown {
  switch (field.type) {
    case 'image':
    case 'file':
      return refs.files.get(Number(value)) ?? null
    case 'images':
    case 'files':
      return (value as number[]).flatMap((id) => refs.files.get(id) ?? [])
    case 'video': {
      const { file_id: fileId, url } = value as { file_id?: number; url?: string }
      return { url: url ?? null, file: fileId === undefined ? null : (refs.files.get(fileId) ?? null) }
    }
    case 'rich_text':
      return withSignedPictures(String(value), (id) => refs.files.get(id)?.url)
    case 'reference':
      if (field.to === 'faq_theme') return refs.themes.get(String(value)) ?? null
      return (
        { laboratory: refs.laboratories, partner: refs.partners, author: refs.authors }[field.to].get(
          Number(value),
        ) ?? null
      )
    default:
      return value
  }
}
