import type { Query } from '@kiosque/contract/domain/french-search'
import { hasEveryTerm, marked } from '@kiosque/contract/domain/search-extract'
import { fold } from '@kiosque/contract/domain/slug'
import { wordsBeside, type WordBeside } from './close-searches.ts'

/** What a title says to a query. */
export interface ReadTitle {
  /** With the words of the query marked. */
  marked: string
  /** It is what was typed, to the letter. */
  isTyped: boolean
  /** It has every word of the query. */
  saysAll: boolean
  /** The words it has besides. */
  beside: readonly WordBeside[]
}

export const readTitle = (title: string, query: Query): ReadTitle => ({
  marked: marked(title, query),
  isTyped: fold(title) === query.text,
  saysAll: hasEveryTerm(title, query),
  beside: wordsBeside(title, query),
})
