import { parisDay } from '@kiosque/contract/domain/dates'
import { placement, type PlacementKey } from '@kiosque/contract/domain/placements'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Home } from '@kiosque/contract/wire/home'
import { readSent, type Sent } from '../answers/written.ts'
import { currentCards } from '../content/current-cards.ts'
import type { Db } from '../db/db.ts'
import { visibleHighlights, type HighlightReading } from '../highlights/highlights.service.ts'

const PLACES = [
  'homepage_slider',
  'homepage_focus',
  'homepage_folder',
  'homepage_news',
  'smart_prices',
  'monthly_news',
  'pharmacist_selection',
  'drugstore_slider',
  'home_image',
  'partner_links',
] as const satisfies readonly PlacementKey[]

const NEWS = 4
const OFFERS = 4
/** Quizzes that take their turn, the newest first. */
const QUIZZES = 12
const WEEK_MS = 7 * 86_400_000

/** The home page as it is sent: from memory its cards are text already. */
type HomeToSend = Omit<Home, 'latest_news' | 'offers_ending' | 'quiz_of_the_week'> & {
  latest_news: Sent<ContentCard>[]
  offers_ending: Sent<ContentCard>[]
  quiz_of_the_week: Sent<ContentCard> | null
}

/** The home page of one audience, in one answer that all of it shares. */
export async function homeOf(db: Db, reading: HighlightReading): Promise<HomeToSend> {
  const shown = await visibleHighlights(db, { placements: PLACES.map(placement) }, reading)
  // Capacity advises on the board; what the head office published is never left out in silence.
  const of = (key: PlacementKey) => shown.filter((highlight) => highlight.placement_key === key)
  const blocks = Object.fromEntries(PLACES.map((key) => [key, of(key)])) as Pick<
    Home,
    (typeof PLACES)[number]
  >
  const news = await currentCards(db, kinds.news, { sort: 'recent', limit: NEWS }, reading)
  const offers = await currentCards(
    db,
    kinds.promotional_offer,
    { sort: 'ending', limit: OFFERS, isCurrent: true },
    reading,
  )
  return {
    ...blocks,
    latest_news: news.cards,
    offers_ending: offers.cards,
    offers_total: offers.total,
    quiz_of_the_week: await quizOfTheWeek(db, reading),
  }
}

/** One just published is the week's; otherwise they take turns, from Monday to Sunday. */
async function quizOfTheWeek(db: Db, reading: HighlightReading): Promise<Sent<ContentCard> | null> {
  const { cards } = await currentCards(db, kinds.quiz, { sort: 'recent', limit: QUIZZES }, reading)
  const [newest] = cards
  if (newest === undefined) return null
  const { published_at } = readSent(newest)
  if (published_at !== null && reading.now.getTime() - Date.parse(published_at) < WEEK_MS) return newest
  return cards[weekOf(reading.now) % cards.length] ?? newest
}

/** Weeks since a Monday of long ago, in Paris. */
const weekOf = (now: Date) => Math.floor((Date.parse(parisDay(now)) - Date.UTC(2001, 0, 1)) / WEEK_MS)
