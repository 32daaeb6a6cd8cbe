export interface SearchTables {
  search_document: {
    content_id: number
    kind: string
    title_fold: string
    codes: string[]
    /** tsvector, written as its text. */
    head: string
    words: string
    text: string
  }
  search_word: { word: string; near: string[] }
  search_miss: { query: string; day: string; hits: number }
}

declare module '../db/tables.ts' {
  interface Tables extends SearchTables {}
}
