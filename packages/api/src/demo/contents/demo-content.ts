import type { Target } from '@kiosque/contract/domain/audience'
import type { FilmName } from '../film-texts.ts'

/** What a demonstration content may ask of the loader: days around the first start, and ids of what was loaded before. */
export interface DemoContext {
  year: number
  /** 1 to 12. */
  month: number
  /** A day in Paris, counted from today. */
  day: (offset: number) => string
  /** An instant, counted from today at that hour in Paris, more or less an hour. */
  at: (offset: number, hour?: number) => string
  /** A PDF with this title, of one page unless it is a catalogue; the same title is the same file. */
  pdf: (title: string) => number
  /** A drawn picture, by name. */
  picture: (name: string) => number
  /** A film of the demonstration, and what is said in it. */
  film: (name: FilmName) => number
  captions: (name: FilmName) => number
  partner: (slug: string) => number
  zone: (index: number) => number
}

export interface DemoContent {
  title: string
  excerpt: string
  /** Paragraphs; one that begins with « ## » is a heading, with « - » a list entry. */
  text: readonly string[]
  category?: string
  laboratory?: string
  /** Rank of the author. */
  author?: 0 | 1 | 2
  /** Publication window in days from today; nothing means open. */
  from?: number
  to?: number
  status?: 'draft' | 'archived'
  slug?: string
  target?: (context: DemoContext) => Partial<Target>
  /** Titles of documents; without any, the one of its kind. */
  attachments?: readonly string[]
  fields?: (context: DemoContext) => Record<string, unknown>
}
