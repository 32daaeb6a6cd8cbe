import { plainText } from '@kiosque/contract/domain/rich-text'
import { codesIn } from '@kiosque/contract/domain/search-words'
import { fold } from '@kiosque/contract/domain/slug'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { eachValue } from '@kiosque/contract/kinds/map-values'
import { memberValues } from '@kiosque/contract/kinds/member-values'
import { searchableText } from '@kiosque/contract/kinds/searchable-text'
import type { Db } from '../db/db.ts'
import {
  selectAttachedTexts,
  selectNames,
  upsertDocuments,
  upsertWords,
  type NamedBy,
} from './search-index.sql.ts'
import { headVector, lexemesOf, vocabularyOf, wordsVector } from './search-vector.ts'

/** The columns of a content that search reads. */
export interface SearchableRow {
  id: number
  kind: string
  title: string
  excerpt: string
  body: string
  category: string | null
  laboratory_id: number | null
  author_id: number | null
  fields: Record<string, unknown>
}

const MOST_EXTRACT_CHARACTERS = 60_000
const MOST_INDEXED_CHARACTERS = 300_000

/** A content to make findable, with the declaration of its kind. */
export interface Searchable {
  kind: Kind
  row: SearchableRow
}

/**
 * Makes a content findable as it now is. Called in the transaction that writes it, after its list of files: what the
 * attached PDFs say counts too.
 */
export async function indexContent(trx: Db, kind: Kind, row: SearchableRow): Promise<void> {
  await indexContents(trx, [{ kind, row }])
}

/** The same for several at once, in a few statements. */
export async function indexContents(trx: Db, contents: readonly Searchable[]): Promise<void> {
  if (contents.length === 0) return
  const attached = await selectAttachedTexts(
    trx,
    contents.map(({ row }) => row.id),
  )
  const names = await selectNames(
    trx,
    contents.map(({ kind, row }) => namedBy(kind, row)),
  )
  const documents = contents.map(({ kind, row }, index) => {
    const shown = searchableText(kind, memberValues(kind, row.fields, 'detail'))
    const text = [row.excerpt, plainText(row.body), ...shown.words, attached.get(row.id)]
    return documentOf(row, {
      text: text.filter(Boolean).join(' '),
      names: [kind.labels.singular, kind.labels.plural, ...(names[index] ?? [])],
      codes: shown.codes,
      hidden: hiddenWords(kind, row.fields),
    })
  })
  await upsertDocuments(
    trx,
    documents.map(({ document }) => document),
  )
  await upsertWords(trx, vocabularyOf(new Set(documents.flatMap(({ lexemes }) => [...lexemes]))))
}

/** Words kept for editors that the declaration opens to search (synonyms): they help to find, no extract shows them. */
function hiddenWords(kind: Kind, values: SearchableRow['fields']): string {
  const open = Object.entries(kind.fields).filter(
    ([, field]) => field.editor_only === true && field.searchable === true,
  )
  const words = open.map(([name]) => values[name]).filter((value) => typeof value === 'string')
  return words.join(' ; ')
}

interface Parts {
  text: string
  names: string[]
  codes: string[]
  hidden: string
}

/** A content as search keeps it, and every lexeme it is found by. */
function documentOf(row: SearchableRow, parts: Parts) {
  const text = parts.text.slice(0, MOST_INDEXED_CHARACTERS).toWellFormed()
  const title = lexemesOf([row.title, ...parts.codes].join(' ; '), { withStopWords: true })
  const names = lexemesOf(parts.names.join(' ; '), { withStopWords: true })
  const excerpt = lexemesOf(row.excerpt, { withStopWords: false })
  const rest = lexemesOf(`${text} ; ${parts.hidden}`, { withStopWords: false })
  // Its own codes only: a text that mentions another product's is found by its words, after the product.
  const codes = [...new Set(parts.codes.flatMap(codesIn))]
  const document = {
    content_id: row.id,
    kind: row.kind,
    title_fold: fold(row.title),
    codes,
    head: headVector([
      ['A', title],
      ['B', names],
      ['C', excerpt],
    ]),
    words: wordsVector([title, names, rest, new Set(codes)]),
    text: text.slice(0, MOST_EXTRACT_CHARACTERS).toWellFormed(),
  }
  return { document, lexemes: new Set([...title, ...names, ...rest]) }
}

/** Whose names people may type to find this content. */
function namedBy(kind: Kind, row: SearchableRow): NamedBy {
  const named: NamedBy = {
    kind: row.kind,
    category: row.category,
    laboratories: row.laboratory_id === null ? [] : [row.laboratory_id],
    partners: [],
    authors: row.author_id === null ? [] : [row.author_id],
    themes: [],
  }
  eachValue(kind.fields, row.fields, (field, value) => {
    for (const { to, id } of bundleOf(field).pointers(field, value)) {
      if (to === 'faq_theme') named.themes.push(String(id))
      else if (to !== 'file' && to !== 'content') named[LISTS[to]].push(Number(id))
    }
  })
  return named
}

const LISTS = { laboratory: 'laboratories', partner: 'partners', author: 'authors' } as const
