import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { watchSettling } from './settled.ts'

const GROUPS: Record<string, string[]> = {
  'S2-06 S2-10 S2-11 S2-12 home, catalogue, news': ['/', '/catalogue', '/news'],
  'S2-17 S2-18 S2-19 S2-20 S2-21 S2-22 trainings': [
    '/osez-la-sante',
    '/formations/quiz',
    '/formations/tutorials',
  ],
  'S2-23 S2-24 S2-25 S2-26 laboratory training and academy': [
    '/formations/laboratory-training',
    '/academie-reference',
  ],
  'S2-27 S2-28 S2-29 S2-30 S2-31 S2-32 campaigns': [
    '/campaigns/one-time',
    '/campaigns/loyalty-campaigns',
    '/campaigns/monthly-animations',
  ],
  'S2-33 S2-34 S2-35 S2-36 S2-37 services': [
    '/services/partnerships',
    '/services/laboratory-thematic',
    '/services/merchandising',
  ],
  'S2-38 S2-39 S2-40 S2-41 S2-42 S2-43 S2-44 S2-45 offers, files, agreements': [
    '/offers/promotional-offers',
    '/mdd-products/technical-files',
    '/annual-agreements/performances',
    '/annual-agreements/referral-laboratory',
  ],
}

/** Lists whose first card opens a page of its own. */
const WITH_DETAIL = new Set(
  Object.values(GROUPS)
    .flat()
    .filter((path) => path !== '/' && path !== '/services/laboratory-thematic'),
)

/** Pages without a list of articles: their heading is what they wait for. */
const OTHERS = [
  '/account',
  '/contact',
  '/catalogues',
  '/campaigns',
  '/services/gallery',
  '/faq/tout',
  '/search-results?q=vaccination',
]

/** The size of the screen changed: the page has drawn itself for it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/**
 * Whole, accessible and no wider than the screen; a desktop's page is tried again at 1024 px, without loading it twice.
 * One that is still coming would be examined half drawn, and a click on it lost to what is drawn next.
 */
async function checkHere(page: Page, axe: () => Promise<void>, isSettled: () => Promise<boolean>) {
  expect(await isSettled(), `${page.url()} comes to rest`).toBe(true)
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  const widths = size.width > 1024 ? [1024, size.width] : [size.width]
  for (const width of widths) {
    if (width !== page.viewportSize()?.width) await resize(page, { ...size, width })
    await axe()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${page.url()} at ${width} px`,
    ).toBeLessThanOrEqual(0)
  }
}

for (const [name, paths] of Object.entries(GROUPS)) {
  test(
    `${name}: content, accessible, no error, nothing wider than the screen`,
    { tag: '@mobile' },
    async ({ page, loginAs, axe }) => {
      test.slow()
      await loginAs('titulaire')
      const isSettled = watchSettling(page)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const main = page.getByRole('main')
        // Laboratories are compared in a table; all others have a card.
        const isTable = path === '/annual-agreements/referral-laboratory'
        const first = (isTable ? main.locator('tbody > tr') : main.getByRole('article')).first()
        await expect(first).toBeVisible()
        await checkHere(page, axe, isSettled)
        if (!WITH_DETAIL.has(path)) continue
        await first.getByRole('link').first().click()
        await expect(page).toHaveURL(new RegExp(`${path}/\\d+$`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await checkHere(page, axe, isSettled)
      }
    },
  )
}

test('S2-05 S2-07 S2-13 S2-14 S2-16 the other pages: accessible, no error, at 1440 and 1024 px', async ({
  page,
  loginAs,
  axe,
}) => {
  test.slow()
  await loginAs('titulaire')
  const isSettled = watchSettling(page)
  for (const path of OTHERS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkHere(page, axe, isSettled)
  }
})

test('S1-03 the navigation shows what this audience may read, and stands by itself when the menu cannot be had', async ({
  page,
  loginAs,
  allowConsole,
}) => {
  allowConsole(/menu/)
  const nav = page.getByRole('navigation', { name: 'Navigation principale' })
  await loginAs('invite')
  await page.goto('/account')
  await expect(nav.getByRole('link', { name: 'Contact' })).toBeVisible()
  await expect(nav.getByRole('button', { name: 'Accords annuels' })).toHaveCount(0)

  await loginAs('titulaire')
  await page.route('**/api/v1/menu', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/account')
  await nav.getByRole('button', { name: 'Services' }).click()
  await expect(page.getByRole('link', { name: /Compensation BRI/ })).toBeVisible()
})
