import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { placementQuery } from '../../features/contents/placements.queries.ts'
import { Screensaver } from './screensaver.tsx'
import { SCREENSAVER_PLACEMENTS } from './screensaver-slides.ts'
import './tablet.css'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const image = {
  url: PIXEL,
  type: 'image/webp',
  width: 1600,
  height: 1000,
  blur: null,
  focal_x: 0.5,
  focal_y: 0.5,
  sizes: [],
}
const campaign = (over: object = {}, item: object = {}) =>
  ({
    id: 5,
    item_id: 3,
    item_type: 'content',
    type: 0,
    discount: null,
    label: '',
    title: 'Nez et gorge',
    text: 'Demandez conseil.',
    url: null,
    image,
    alt: '',
    // How long the head office shows it: not what customers are told.
    starts_at: '2099-05-01T00:00:00Z',
    ends_at: '2099-06-01T00:00:00Z',
    highlightable: {
      kind: 'one_time_campaign',
      prix_moyen: null,
      period_start: '2020-01-02',
      period_end: '2099-03-31',
      order_deadline: '2099-02-01',
      ...item,
    },
    ...over,
  }) as unknown as Highlight

function Host({ slide }: { slide: Highlight }) {
  const [client] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    made.setQueryData(placementQuery(SCREENSAVER_PLACEMENTS).queryKey, [slide])
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <Screensaver onWake={() => undefined} />
    </QueryClientProvider>
  )
}

const photos = () => document.querySelectorAll('.veille__art--photo').length
const title = page.getByRole('heading', { name: 'Nez et gorge', includeHidden: true })

test('D6-06 a campaign without a discount says until when it lasts, beside a picture that takes its whole side', async () => {
  await render(<Host slide={campaign()} />)

  await expect.element(page.getByText('Valable du 02/01/2020 au 31/03/2099')).toBeVisible()
  expect(photos()).toBe(1)
})

test.each<[string, Highlight]>([
  ['is over', campaign({}, { period_end: '2020-03-31' })],
  ['has no days of its own', campaign({}, { period_start: null, period_end: null, order_deadline: null })],
  ['is a picture of the head office', campaign({ item_type: 'image', highlightable: { prix_moyen: null } })],
])('D6-06 what %s says no date', async (_, slide) => {
  await render(<Host slide={slide} />)

  await expect.element(title).toBeVisible()
  expect(document.querySelectorAll('.valid, .veille__days')).toHaveLength(0)
})

test('D6-06 a pack without a discount stands on its card', async () => {
  await render(<Host slide={campaign({ item_type: 'product' }, { kind: 'product' })} />)

  await expect.element(title).toBeVisible()
  expect(photos()).toBe(0)
  expect(document.querySelectorAll('.veille__prod img')).toHaveLength(1)
})
