import { addDays } from '@kiosque/contract/domain/dates'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import type { Home } from '@kiosque/contract/wire/home'

/** How many offers and articles stand at first; what the head office placed beyond them is one press away. */
export const OFFERS = 4
export const POSTS = 4
/** Nobody prepares yet what begins later than this. */
const AHEAD_DAYS = 31

/** Not over, and not so far ahead that it would be out of season. */
export function isInSeason(
  { highlightable: item }: Pick<Highlight, 'highlightable'>,
  today: string,
): boolean {
  const period = kindOf(item.kind ?? '')?.period
  if (!period) return true
  const [start, end] = [item[period.start], item[period.end]]
  if (typeof end === 'string' && end < today) return false
  return typeof start !== 'string' || start <= addDays(today, AHEAD_DAYS)
}

/** What a thing is recognised by, whatever puts it forward. */
export const addressOf = ({ highlightable, url, id }: Highlight): string =>
  highlightable.url ?? url ?? `mise-en-avant-${id}`

/**
 * The home page without anything twice nor out of season: what stands higher keeps it. Placed by the head office, a thing
 * is never left out for want of room; what publishes itself only fills the room that is left.
 */
export function homeBlocks(home: Home, { today, taken }: { today: string; taken: readonly string[] }) {
  const seen = new Set(taken)
  const take = (address: string) => !seen.has(address) && Boolean(seen.add(address))
  const placed = (items: readonly Highlight[]) =>
    items.filter((shown) => isInSeason(shown, today) && take(addressOf(shown)))
  const filling = (cards: readonly ContentCard[], room: number) =>
    cards
      .filter(({ url }) => !seen.has(url))
      .slice(0, Math.max(0, room))
      .filter(({ url }) => take(url))

  const slides = placed(home.homepage_slider)
  const promotions = placed(home.smart_prices)
  const offers = filling(home.offers_ending, OFFERS - promotions.length)
  const posts = placed([...home.homepage_focus, ...home.homepage_news, ...home.monthly_news])
  const latest = filling(home.latest_news, POSTS - posts.length)
  const drugstore = placed([...home.homepage_folder, ...home.drugstore_slider])
  const selection = placed(home.pharmacist_selection)
  const images = placed(home.home_image)
  const quiz = home.quiz_of_the_week
  return {
    slides,
    partners: home.partner_links,
    promotions,
    offers,
    posts,
    latest,
    drugstore,
    selection,
    images,
    quiz: quiz !== null && take(quiz.url) ? quiz : null,
    /** All that the page shows, by its address. */
    seen: seen as ReadonlySet<string>,
  }
}
export type HomeBlocks = ReturnType<typeof homeBlocks>
