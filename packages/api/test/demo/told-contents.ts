import { addDays, startOfParisDay } from '@kiosque/contract/domain/dates'
import { kinds, type KindKey } from '@kiosque/contract/kinds/registry'
import { DEMO_CONTENTS } from '../../src/demo/contents/all-contents.ts'
import { completed } from '../../src/demo/contents/completed.ts'
import type { DemoContent } from '../../src/demo/contents/demo-content.ts'
import { french, frenchDeep, toHtml } from '../../src/demo/contents/french.ts'
import type { DrawnFields } from '../../src/demo/documents/about.ts'
import { documentOf } from '../../src/demo/documents/document-of.ts'
import type { FilmName } from '../../src/demo/film-texts.ts'

/** A content of the demonstration as people read it on a given day. */
export interface Told {
  kind: KindKey
  content: DemoContent
  title: string
  excerpt: string
  body: string
  fields: DrawnFields
  films: FilmName[]
  /** What it gives to download, drawn, by title; the books of catalogues are made elsewhere. */
  documents: () => Map<string, Uint8Array>
}

/** Everything the demonstration would say if it were first started that day, without a database. */
export function tellAll(today: string): Told[] {
  return (Object.entries(DEMO_CONTENTS) as [KindKey, readonly DemoContent[]][]).flatMap(([kind, own]) => {
    const peers = completed(own, kinds[kind].labels.plural)
    return peers.map((content) => tell(kind, content, peers, today))
  })
}

function tell(kind: KindKey, content: DemoContent, peers: readonly DemoContent[], today: string): Told {
  const titles = new Set<string>()
  const films: FilmName[] = []
  const day = (offset: number) => addDays(today, offset)
  const year = Number(today.slice(0, 4))
  const fields: DrawnFields =
    content.fields?.({
      year,
      month: Number(today.slice(5, 7)),
      day,
      at: (offset, hour = 9) =>
        new Date(startOfParisDay(day(offset)).getTime() + hour * 3_600_000).toISOString(),
      pdf: (title) => titles.add(title).size,
      picture: () => 0,
      film: (name) => films.push(name),
      captions: () => 0,
      partner: () => 0,
      zone: () => 0,
    }) ?? {}
  for (const title of content.attachments ?? []) titles.add(title)
  const drawn = [...titles].filter((title) => !title.startsWith('Catalogue'))
  const about = { kind, content, fields, year, peers }
  return {
    kind,
    content,
    title: french(content.title),
    excerpt: french(content.excerpt),
    body: toHtml(content.text),
    fields: frenchDeep(fields),
    films,
    documents: () => new Map(drawn.map((title) => [title, documentOf(title, about)])),
  }
}

const latin = new TextDecoder('windows-1252')

/** The lines a document of the demonstration shows, in their order. */
export function linesOf(pdf: Uint8Array): string[] {
  return latin
    .decode(pdf)
    .split('\n')
    .filter((line) => line.endsWith('ET'))
    .map((line) =>
      [...line.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)]
        .map(([, text]) => text!.replace(/\\(.)/g, '$1'))
        .join(''),
    )
}

export const pagesOf = (pdf: Uint8Array) => Number(/\/Count (\d+)/.exec(latin.decode(pdf))?.[1])

/** Every text inside a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
