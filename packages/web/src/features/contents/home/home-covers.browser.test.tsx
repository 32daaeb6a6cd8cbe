import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { HighlightCard, PromotionCard } from './highlight-card.tsx'
import { HomeNews, PostRows, postsOf } from './home-news.tsx'
import { HomeRest } from './home-rest.tsx'
import { HomeTile } from './home-tile.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const shown = {
  id: 7,
  item_id: 3,
  item_type: 'content',
  type: 0,
  discount: null,
  price: null,
  label: '',
  title: 'Bien dormir',
  text: '',
  url: '/quiz/3',
  image: null,
  alt: '',
  highlightable: { kind: 'quiz', prix_moyen: null },
  starts_at: null,
  ends_at: null,
} as unknown as Highlight
const card = (over: Partial<ContentCard>) =>
  ({
    id: 4,
    kind: 'quiz',
    url: '/quiz/4',
    title: 'Le sevrage',
    excerpt: '',
    cover: null,
    category: null,
    published_at: null,
    questions_count: 5,
    draw_count: null,
    duration_minutes: 5,
    ...over,
  }) as unknown as ContentCard

function Host({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Titles written on the covers that were made. */
const made = () => [...document.querySelectorAll('.made > b')].map((title) => title.textContent)

test.each<[string, () => ReactNode]>([
  ['a card', () => <HighlightCard shown={shown} />],
  ['a tile', () => <HomeTile shown={shown} />],
  ['the first article', () => <HomeNews posts={postsOf([shown], [])} aside={null} />],
  ['an article in a row', () => <PostRows posts={postsOf([shown], [])} />],
  [
    'the picture of the head office',
    () => <HomeRest {...{ drugstore: [], selection: [], quiz: null }} images={[shown]} parts={3} />,
  ],
])('%s without a picture has a cover with its own title and the drawing of its subject', async (_, drawn) => {
  await render(<Host>{drawn()}</Host>)

  await expect.poll(made).toEqual(['Bien dormir'])
})

test('a promotion without a picture has its drawing alone: its ticket stands where the title would', async () => {
  await render(
    <Host>
      <PromotionCard shown={shown} />
    </Host>,
  )

  await expect.poll(made).toEqual(['Bien dormir'])
  expect(document.querySelector('.made > b')?.checkVisibility()).toBe(false)
})

test('S2-06 the quiz of the week shows its own cover', async () => {
  const cover = { url: PIXEL, type: 'image/webp', width: 1600, height: 1000, alt: 'Une cigarette écrasée' }
  const quiz = card({ cover: { ...cover, blur: null, focal_x: 0.5, focal_y: 0.5, sizes: [] } as never })
  await render(
    <Host>
      <HomeRest drugstore={[]} selection={[]} images={[]} quiz={quiz} parts={3} />
    </Host>,
  )

  await expect.element(page.getByRole('img', { name: 'Une cigarette écrasée' })).toBeInTheDocument()
  expect(made()).toEqual([])
})

test('S2-06 a quiz of the week without a cover has one made for it, that fills its place', async () => {
  await render(
    <Host>
      <HomeRest drugstore={[]} selection={[]} images={[]} quiz={card({})} parts={3} />
    </Host>,
  )

  await expect.poll(made).toEqual(['Le sevrage'])
  const [place, cover] = ['.home-band__art', '.home-band__art > .made'].map((each) =>
    document.querySelector(each)?.getBoundingClientRect().toJSON(),
  )
  expect(cover).toEqual(place)
})
