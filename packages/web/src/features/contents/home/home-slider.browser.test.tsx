import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { violations } from '../../../../../../test/components/violations.ts'
import { HomeSlider } from './home-slider.tsx'
import './home.css'

const slides = ['Le rhume', 'La toux', 'La fièvre'].map(
  (title, index) =>
    ({
      id: index + 1,
      title,
      url: `/news/${index + 1}`,
      image: null,
      alt: '',
      highlightable: {},
    }) as unknown as Highlight,
)
const SLIDE_MS = 7000

// Time passes only when the test says so: a slide must not turn while it is looked at.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** The slides that can be reached: the others are laid under them, inert. */
const reachable = () =>
  [...document.querySelectorAll('[aria-roledescription="diapositive"]:not([inert])')].map((slide) =>
    slide.getAttribute('aria-label'),
  )
const button = (name: string) => page.getByRole('button', { name })
/** Until the page has taken note: one timer while it turns, none while it stands still. */
async function isTurning(turning: boolean): Promise<void> {
  await expect.poll(() => vi.getTimerCount()).toBe(turning ? 1 : 0)
}

/** With the pointer elsewhere: where another test left it, it may lie on the carousel and hold it. */
async function open(): Promise<void> {
  await render(
    <>
      <HomeSlider slides={slides} />
      <p>Plus bas</p>
    </>,
  )
  await userEvent.hover(page.getByText('Plus bas'))
}

test('a carousel turns by itself, goes round, and only its slide can be reached', async () => {
  await open()
  expect(reachable()).toEqual(['Le rhume'])

  for (const title of ['La toux', 'La fièvre', 'Le rhume']) {
    await isTurning(true)
    vi.advanceTimersByTime(SLIDE_MS)
    await expect.poll(() => reachable()).toEqual([title])
  }
})

test('it stands still under the focus and once paused, and says where it is when led by hand', async () => {
  await open()
  const place = page.getByText(/^Diapositive \d sur 3$/)
  await isTurning(true)

  button('Diapositive suivante').element().focus()
  await isTurning(false)
  await expect.element(place).toHaveTextContent('Diapositive 1 sur 3')
  await expect.element(place).toHaveAttribute('aria-live', 'polite')

  await userEvent.keyboard('{Enter}')
  await expect.element(place).toHaveTextContent('Diapositive 2 sur 3')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(place).toHaveTextContent('Diapositive 3 sur 3')

  button('Diapositive suivante').element().blur()
  await isTurning(true)
  button('Mettre le défilement en pause').element().focus()
  await userEvent.keyboard('{Enter}')
  button('Reprendre le défilement').element().blur()
  await isTurning(false)
})

test('a carousel breaks no rule of accessibility', async () => {
  vi.useRealTimers()
  await open()
  await expect.element(button('Diapositive suivante')).toBeVisible()

  expect(await violations()).toEqual([])
})
