import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { kinds } from '@kiosque/contract/kinds/registry'
import { violations } from '../../../../../../test/components/violations.ts'
import { DetailSkeleton, lookOf } from './detail-skeleton.tsx'
import '../kind-details/academy-detail.css'
import '../kind-details/tutorial-detail.css'

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

test.each([
  ['news', 'article'],
  ['page', 'article'],
  ['tutorial', 'film'],
  ['academy', 'course'],
  ['promotional_offer', 'sheet'],
] as const)('%s is awaited with the places of its page', (key, look) => {
  expect(lookOf(kinds[key].key)).toBe(look)
})

test('a tutorial is awaited with its film first and its chapters beside it', async () => {
  await render(<DetailSkeleton look="film" />)

  await expect.element(page.getByRole('status', { name: 'Chargement en cours' })).toBeInTheDocument()
  const film = boxOf('.tuto .film')
  expect(film.width / film.height).toBeCloseTo(16 / 9, 1)
  expect(film.top).toBeLessThan(boxOf('.tuto__head').top)
  expect(boxOf('.tuto > .card').left).toBeGreaterThan(film.right)
  expect(document.querySelector('.detail-head')).toBeNull()
})

test('a course is awaited on its dark ground, with its path under it', async () => {
  await render(<DetailSkeleton look="course" />)

  await expect.element(page.getByRole('status', { name: 'Chargement en cours' })).toBeInTheDocument()
  expect(boxOf('.course__art > .sk').height).toBe(boxOf('.course').height)
  expect(boxOf('.split--course').top).toBeGreaterThan(boxOf('.course').bottom)
  expect(document.querySelector('.detail-head')).toBeNull()
})

test.each(['article', 'sheet', 'film', 'course'] as const)(
  'nothing of the places of %s is read aloud, nor is it a heading',
  async (look) => {
    await render(<DetailSkeleton look={look} />)

    await expect.element(page.getByRole('status')).toHaveAttribute('aria-busy', 'true')
    expect(document.querySelectorAll('h1, h2, [data-awaited] > :not([aria-hidden])')).toHaveLength(0)
    expect(await violations()).toEqual([])
  },
)
