import { plainLines } from '@kiosque/contract/domain/rich-text'
import { codesIn } from '@kiosque/contract/domain/search-words'
import { fold } from '@kiosque/contract/domain/slug'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { eachValue } from '@kiosque/contract/kinds/map-values'
import { memberValues } from '@kiosque/contract/kinds/member-values'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { searchableText } from '@kiosque/contract/kinds/searchable-text'
import type { Db } from '../db/db.ts'
import { marksOf, ownText, repeatedAmong, saidBy, type Said } from './repeated-sentences.ts'
import {
  selectAttachedTexts,
  selectNames,
  selectSearchableRows,
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
  const ids = contents.map(({ row }) => row.id)
  const attached = await selectAttachedTexts(trx, ids)
  const read = contents.map(({ kind, row }) => readContent(kind, row, attached.get(row.id)))
  const repeated = await repeatedAmong(
    trx,
    read.map(({ said }) => said),
  )
  const joined = await searchablesOf(trx, repeated.joined)
  const attachedToJoined = joined.length === 0 ? attached : await selectAttachedTexts(trx, repeated.joined)
  const all = [
    ...read,
    ...joined.map(({ kind, row }) => readContent(kind, row, attachedToJoined.get(row.id))),
    // In the order of their ids: two writers never wait for each other in a circle.
  ].toSorted((a, b) => a.row.id - b.row.id)
  // What the others say besides is known by their own marks: only what is said here changes for them.
  const names = await selectNames(
    trx,
    all.map(({ kind, row }) => namedBy(kind, row)),
  )
  const left =
    joined.length === 0
      ? repeated.marks
      : (
          await repeatedAmong(
            trx,
            all.map(({ said }) => said),
          )
        ).marks
  const documents = all.map((content, index) => documentOf(content, names[index] ?? [], left))
  await upsertDocuments(
    trx,
    documents.map(({ document }) => document),
  )
  await upsertWords(trx, vocabularyOf(new Set(documents.flatMap(({ lexemes }) => [...lexemes]))))
}

/** Rows of these contents, with the declaration of their kind. */
export async function searchablesOf(trx: Db, ids: readonly number[]): Promise<Searchable[]> {
  if (ids.length === 0) return []
  const rows = await selectSearchableRows(trx, ids)
  return rows.flatMap((row) => {
    const kind = kindOf(row.kind)
    return kind ? [{ kind, row }] : []
  })
}

interface Read extends Searchable {
  said: Said
  codes: string[]
  listed: string[]
  chosen: string[]
}

/** What a content says: each paragraph and field on lines of its own, its excerpt first. */
function readContent(kind: Kind, row: SearchableRow, attached: string | undefined): Read {
  const shown = searchableText(kind, memberValues(kind, row.fields, 'detail'))
  const { codes, listed, chosen } = shown
  const words = shown.words.filter((each) => !chosen.includes(each))
  const lines = [plainLines(row.body), ...words, attached].filter(Boolean).join('\n')
  const text = lines.slice(0, MOST_INDEXED_CHARACTERS).toWellFormed()
  return { kind, row, said: saidBy(row.id, row.kind, text), codes, listed, chosen }
}

/** Words kept for editors that the declaration opens to search (synonyms): they help to find, no extract shows them. */
function hiddenWords(kind: Kind, values: SearchableRow['fields']): string {
  const open = Object.entries(kind.fields).filter(
    ([, field]) => field.editor_only === true && field.searchable === true,
  )
  const words = open.map(([name]) => values[name]).filter((value) => typeof value === 'string')
  return words.join(' ; ')
}

/** A content as search keeps it, and every lexeme it is found by. `repeated`: what many say, which finds none of them. */
function documentOf(
  { kind, row, said, codes: own, listed, chosen }: Read,
  names: readonly string[],
  repeated: ReadonlySet<string>,
) {
  const title = lexemesOf([row.title, ...own].join(' ; '), { withStopWords: true })
  const around = lexemesOf(
    [kind.labels.singular, kind.labels.plural, ...names, ...chosen, ...listed].join(' ; '),
    { withStopWords: true },
  )
  const excerpt = lexemesOf(row.excerpt, { withStopWords: false })
  const text = ownText(said, repeated)
  const rest = lexemesOf(`${text} ; ${hiddenWords(kind, row.fields)}`, { withStopWords: false })
  // Its own codes only: a text that mentions another product's is found by its words, after the product.
  const codes = [...new Set([...own, ...listed].flatMap(codesIn))]
  const document = {
    content_id: row.id,
    kind: row.kind,
    title_fold: fold(row.title),
    codes,
    head: headVector([
      ['A', title],
      ['B', around],
      ['C', excerpt],
    ]),
    words: wordsVector([title, around, excerpt, rest, new Set(codes), marksOf(said)]),
    text: shownText(row, text).slice(0, MOST_EXTRACT_CHARACTERS).toWellFormed(),
  }
  return { document, lexemes: new Set([...title, ...around, ...excerpt, ...rest]) }
}

/** What extracts are cut from: the excerpt, then what the content alone says; neither the title nor the excerpt again. */
function shownText({ title, excerpt }: SearchableRow, text: string): string {
  const titled = fold(title)
  const lines = text.split('\n').filter((line) => line !== excerpt && fold(line) !== titled)
  return [excerpt, ...lines].filter(Boolean).join('\n')
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
