import { answers, readQuery, type Query } from '@kiosque/contract/domain/french-search'
import { marked } from '@kiosque/contract/domain/search-extract'
import { codesIn, tokensOf } from '@kiosque/contract/domain/search-words'
import { answerAtCounter } from '@kiosque/contract/kinds/counter-values'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { searchableText } from '@kiosque/contract/kinds/searchable-text'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Suggestion, SuggestionsAnswer } from '@kiosque/contract/wire/search'
import { isCounterMode } from '../../../lib/counter.ts'

const MOST = 12
const KEPT = /^\/api\/v1\/contents\/[a-z_]+(?:\/[^/]+)?$/

/** What the worker of a tablet kept of these words or this code; null where it keeps nothing (D6-06). */
export async function searchKept(typed: string): Promise<SuggestionsAnswer | null> {
  const cards = await keptContents()
  if (cards === null) return null
  return answerFrom(cards, readQuery(typed))
}

/** Codes whole, the product before what lists it; words all of them, titles first. */
export function answerFrom(cards: readonly ContentCard[], query: Query): SuggestionsAnswer {
  const found = query.code === null ? byWords(cards, query) : byCode(cards, query.code)
  const counts: Record<string, number> = {}
  for (const { kind } of found) counts[kind] = (counts[kind] ?? 0) + 1
  return {
    data: found.slice(0, MOST).map((card) => lineOf(card, query)),
    meta: { total: found.length, counts },
  }
}

function byCode(cards: readonly ContentCard[], code: string): ContentCard[] {
  const rankOf = (card: ContentCard) => {
    const kind = kindOf(card.kind)
    if (kind === null) return -1
    const { codes, listed } = searchableText(kind, card)
    if (codes.flatMap(codesIn).includes(code)) return 2
    return listed.flatMap(codesIn).includes(code) ? 1 : -1
  }
  return best(cards, rankOf)
}

function byWords(cards: readonly ContentCard[], { terms }: Query): ContentCard[] {
  if (terms.length === 0) return []
  const hasAll = (text: string) => {
    const tokens = tokensOf(text)
    return terms.every((term) => tokens.some((token) => answers(token, term)))
  }
  return best(cards, (card) => {
    if (hasAll(card.title)) return 2
    return hasAll([card.title, card.laboratory?.name, card.category?.label, card.excerpt].join(' ; '))
      ? 1
      : -1
  })
}

function best(cards: readonly ContentCard[], rankOf: (card: ContentCard) => number): ContentCard[] {
  const ranked = cards.map((card) => ({ card, rank: rankOf(card) })).filter(({ rank }) => rank > 0)
  return ranked.toSorted((a, b) => b.rank - a.rank).map(({ card }) => card)
}

function lineOf(card: ContentCard, query: Query): Suggestion {
  const { category, laboratory, ...rest } = card
  return {
    ...rest,
    title_marked: marked(card.title, query),
    category: category?.label ?? null,
    laboratory: laboratory?.name ?? null,
  }
}

/** Every content in the answers kept, once, the whole one where a card of it is kept too. */
async function keptContents(): Promise<ContentCard[] | null> {
  if (!('caches' in globalThis)) return null
  const found = new Map<number, ContentCard>()
  const names = (await caches.keys()).filter((name) => name.startsWith('kiosque-data'))
  for (const name of names) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (!KEPT.test(new URL(request.url).pathname)) continue
      const answer = (await (await cache.match(request))?.json().catch(() => null)) as Answer | null
      for (const card of contentsIn(answer)) {
        const known = found.get(card.id)
        if (known === undefined || 'attachments' in card) found.set(card.id, card)
      }
    }
  }
  if (found.size === 0) return null
  const all = [...found.values()]
  return isCounterMode() ? (answerAtCounter(all) as ContentCard[]) : all
}

type Answer = ContentCard | { data: ContentCard[] }

function contentsIn(answer: Answer | null): ContentCard[] {
  if (answer === null || typeof answer !== 'object') return []
  if ('data' in answer && Array.isArray(answer.data)) return answer.data
  return 'kind' in answer ? [answer as ContentCard] : []
}
