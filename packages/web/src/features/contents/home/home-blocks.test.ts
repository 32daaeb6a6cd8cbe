import { expect, test } from 'vitest'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import type { Home } from '@kiosque/contract/wire/home'
import { homeBlocks, isInSeason } from './home-blocks.ts'

const TODAY = '2026-11-17'
let next = 1
const shown = (url: string, extra: Record<string, unknown> = {}) =>
  ({
    id: next++,
    url,
    title: url,
    highlightable: { title: url, url, prix_moyen: null, ...extra },
  }) as Highlight
const card = (url: string) => ({ id: next++, url, title: url }) as ContentCard

const EMPTY: Home = {
  homepage_slider: [],
  homepage_focus: [],
  homepage_folder: [],
  homepage_news: [],
  smart_prices: [],
  monthly_news: [],
  pharmacist_selection: [],
  drugstore_slider: [],
  home_image: [],
  partner_links: [],
  latest_news: [],
  offers_ending: [],
  offers_total: 0,
  quiz_of_the_week: null,
}
const blocksOf = (home: Partial<Home>, taken: string[] = []) =>
  homeBlocks({ ...EMPTY, ...home }, { today: TODAY, taken })
const urls = (items: readonly { url: string | null }[]) => items.map(({ url }) => url)

test('D5-01 nothing twice: what stands higher on the page keeps it', () => {
  const blocks = blocksOf(
    {
      homepage_slider: [shown('/news/1'), shown('/quiz/9')],
      homepage_focus: [shown('/news/1'), shown('/news/2')],
      homepage_news: [shown('/news/2'), shown('/news/3')],
      homepage_folder: [shown('/news/3'), shown('/news/4')],
      latest_news: [card('/news/4'), card('/news/5'), card('/news/6')],
      quiz_of_the_week: card('/quiz/9'),
    },
    ['/news/6'],
  )
  expect(urls(blocks.slides)).toEqual(['/news/1', '/quiz/9'])
  expect(urls(blocks.posts)).toEqual(['/news/2', '/news/3'])
  expect(urls(blocks.latest)).toEqual(['/news/4', '/news/5'])
  expect(urls(blocks.drugstore)).toEqual([])
  expect(blocks.quiz).toBeNull()
})

test('D5-01 what is placed is never left out for want of room; what publishes itself fills what is left', () => {
  const five = [1, 2, 3, 4, 5].map((id) => shown(`/catalogue/${id}`))
  const full = blocksOf({ smart_prices: five, offers_ending: [card('/offers/1')] })
  expect(full.promotions).toHaveLength(5)
  expect(full.offers).toEqual([])
  const short = blocksOf({
    smart_prices: five.slice(0, 3),
    offers_ending: [card('/offers/1'), card('/offers/2')],
  })
  expect(urls(short.offers)).toEqual(['/offers/1'])
  // What did not fit is not on the page: it may be told elsewhere.
  expect(short.seen.has('/offers/2')).toBe(false)
})

test.each([
  ['2026-11-01', '2026-11-30', true],
  ['2026-12-01', '2026-12-31', true],
  ['2026-01-01', '2026-01-31', false],
  ['2027-01-01', '2027-01-31', false],
  ['2026-10-01', '2026-11-17', true],
  ['2026-10-01', '2026-11-16', false],
  [null, null, true],
])('D5-01 an animation from %s to %s shows in November: %s', (period_start, period_end, isShown) => {
  const animation = shown('/campaigns/1', { kind: 'monthly_animation', period_start, period_end })
  expect(isInSeason(animation, TODAY)).toBe(isShown)
  expect(blocksOf({ monthly_news: [animation] }).posts).toHaveLength(isShown ? 1 : 0)
})
