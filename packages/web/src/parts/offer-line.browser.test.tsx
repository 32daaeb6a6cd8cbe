import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { factsOf, netCents } from './offer-facts.ts'
import { OfferLine } from './offer-line.tsx'

const HOUR_MS = 3_600_000
const NOW = new Date('2026-11-17T12:00:00Z')
const CARD = {
  price: 690,
  mechanics: { type: 7, nbProducts: 3, price: 1490 },
  period_start: '2026-11-02',
  period_end: '2026-11-20',
  order_deadline: '2026-11-18',
}

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('S3-19 an offer says its ticket, its net price and its nearest deadline on one line', async () => {
  const screen = await render(<OfferLine facts={factsOf(CARD)} />)
  await expect.element(screen.getByText('le lot de 3')).toBeVisible()
  await expect.element(screen.getByText('14,90\u00A0€', { exact: true }).nth(1)).toBeVisible()
  await expect.element(screen.getByText('À commander demain, le 18/11/2026')).toBeVisible()
})

test('D16-05 at the counter, where the last day of orders is left out, the end shows instead', async () => {
  const screen = await render(<OfferLine facts={factsOf({ ...CARD, order_deadline: null })} />)
  await expect.element(screen.getByText(/Se termine dans 3/)).toBeVisible()
})

test('S3-19 what is over has no ticket any more', async () => {
  const over = { ...CARD, period_end: '2026-11-10', order_deadline: null }
  const screen = await render(<OfferLine facts={factsOf(over)} />)
  await expect.element(screen.getByText('Terminée le 10/11/2026')).toBeVisible()
  expect(screen.container.querySelector('.ticket')).toBeNull()
})

/** Time goes by, and the minute turns. */
async function goOn(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  await vi.advanceTimersByTimeAsync(60_000)
}

test('S3-19 a page left open past midnight says what is true then', async () => {
  const screen = await render(<OfferLine facts={factsOf(CARD)} />)
  await expect.element(screen.getByText('À commander demain, le 18/11/2026')).toBeVisible()
  await goOn(12 * HOUR_MS)
  await expect.element(screen.getByText(/^À commander aujourd’hui/)).toBeVisible()
  await goOn(72 * HOUR_MS)
  await expect.element(screen.getByText('Terminée le 20/11/2026')).toBeVisible()
  expect(screen.container.querySelector('.ticket')).toBeNull()
})

test.each([
  [CARD, 1490],
  [{ ...CARD, mechanics: { type: 3, amount: 20 }, price: 1490 }, 1192],
  [{ ...CARD, mechanics: null }, 690],
  [{ title: 'Une actualité' }, null],
])('D6-03 %o is paid %s', (card, cents) => {
  expect(netCents(factsOf(card))).toBe(cents)
})
