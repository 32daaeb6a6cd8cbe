import { answers, type Query } from './french-search.ts'
import { sentencesIn } from './search-sentences.ts'
import { tokensAmong, type Token } from './search-words.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Which words answer a query, of those looked at so far: the texts it finds are made of the same words. */
const answering = new WeakMap<Query, Map<string, readonly Token[]>>()

function found(text: string, query: Query): Token[] {
  const known = answering.get(query) ?? new Map<string, readonly Token[]>()
  answering.set(query, known)
  return tokensAmong(text, known, (token) => query.terms.some((term) => answers(token, term)))
}

/** Whether each thing asked for is in the text. */
export function hasEveryTerm(text: string, query: Query): boolean {
  const tokens = found(text, query)
  return query.terms.every((term) => tokens.some((token) => answers(token, term)))
}

/** The text as safe HTML, the words asked for inside `<mark>`. */
export function marked(text: string, query: Query): string {
  return markTokens(text, found(text, query))
}

function markTokens(text: string, tokens: Token[]): string {
  let html = ''
  let at = 0
  for (const { start, end } of tokens) {
    if (start < at) continue
    html += `${escape(text.slice(at, start))}<mark>${escape(text.slice(start, end))}</mark>`
    at = end
  }
  return html + escape(text.slice(at))
}

const EXTRACT_LENGTH = 220
const LEAD = 60
/** A sentence a little longer than an extract is shown whole. */
const LONGEST = 280

/** The sentences that answer best, as safe HTML with `<mark>`; the first ones when none does. */
export function extractOf(text: string, query: Query): string {
  const { tokens, best } = readPassage(text, query)
  const { from, to, isCutBefore, isCutAfter } = passageAt(text, best.start)
  const inside = tokens.filter((token) => token.start >= from && token.end <= to)
  const passage = withFrenchSpaces(text.slice(from, to))
  const shifted = inside.map((token) => ({ ...token, start: token.start - from, end: token.end - from }))
  return `${isCutBefore ? '… ' : ''}${markTokens(passage, shifted)}${isCutAfter ? ' …' : ''}`
}

interface Passage {
  from: number
  to: number
  isCutBefore: boolean
  isCutAfter: boolean
}

/** Far enough around a place to hold any sentence that can be shown whole. */
const AROUND = 2 * LONGEST

/** The whole sentence around a place and those that follow it on its line, as many as fit; cut only where one is too long. */
function passageAt(text: string, at: number): Passage {
  const offset = wordStart(text, Math.max(0, at - AROUND))
  const sentences = sentencesIn(text.slice(offset, at + AROUND)).map(({ start, end }) => ({
    start: start + offset,
    end: end + offset,
  }))
  const rank = Math.max(
    0,
    sentences.findLastIndex(({ start }) => start <= at),
  )
  const own = sentences[rank]
  if (own === undefined) return { from: 0, to: 0, isCutBefore: false, isCutAfter: false }
  if (own.end - own.start > LONGEST) {
    const isNearStart = at - own.start <= LEAD
    const from = isNearStart ? own.start : wordStart(text, at - LEAD)
    const to = Math.min(own.end, wordEnd(text, from + EXTRACT_LENGTH))
    return { from, to, isCutBefore: !isNearStart, isCutAfter: to < own.end || endsInside(text, own.end) }
  }
  let { end } = own
  for (const next of sentences.slice(rank + 1)) {
    const isNear = !text.slice(end, next.start).includes('\n') && next.end - own.start <= EXTRACT_LENGTH
    if (!isNear || endsInside(text, next.end)) break
    ;({ end } = next)
  }
  return { from: own.start, to: end, isCutBefore: false, isCutAfter: false }
}

/** What was looked at ends there, and the text goes on within the same word or sentence. */
const endsInside = (text: string, at: number) => /^[^\S\n]*[\p{Ll}\p{N}]/u.test(text.slice(at, at + 40))

/**
 * The spaces French never breaks at, whatever space the text has there: those of a page lose theirs on the way to the
 * index. Each stands for one other, so that places in the text stay the same.
 */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/\s(?=[;!?])/g, '\u202f')
    .replace(/\s(?=[:»€%])/g, '\u00a0')
    .replace(/(?<=«)\s/g, '\u00a0')
}

const FIRST_READING = 3_000

/** Most texts say it early: the rest is read only when what comes first does not answer everything. */
function readPassage(text: string, query: Query): { tokens: Token[]; best: Best } {
  const cut = text.lastIndexOf(' ', FIRST_READING)
  if (text.length > FIRST_READING && cut > 0) {
    const tokens = found(text.slice(0, cut), query)
    const best = bestStart(text, tokens, query)
    if (best.terms === query.terms.length && best.start + 2 * EXTRACT_LENGTH < cut) return { tokens, best }
  }
  const tokens = found(text, query)
  return { tokens, best: bestStart(text, tokens, query) }
}

interface Best {
  start: number
  terms: number
}

/** Where the passage with the most different terms begins. */
function bestStart(text: string, tokens: Token[], query: Query): Best {
  let best: Best = { start: 0, terms: 0 }
  for (const [rank, token] of tokens.slice(0, 400).entries()) {
    const near = tokens
      .slice(rank, rank + 12)
      .filter((other) => other.end - token.start <= EXTRACT_LENGTH - LEAD)
      .filter((other) => !text.slice(token.end, other.start).includes('\n'))
    const terms = query.terms.filter((term) => near.some((other) => answers(other, term))).length
    if (terms > best.terms) best = { start: token.start, terms }
    if (terms === query.terms.length) break
  }
  return best
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.indexOf(' ', at)
  return space === -1 || space - at > 30 ? safeCut(text, at) : space + 1
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space === -1 || at - space > 30 ? safeCut(text, at) : space
}

/** Never between the two halves of a character. */
function safeCut(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at
}
