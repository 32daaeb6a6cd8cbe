import { expect, test } from './fixtures.ts'

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

for (const [name, paths] of Object.entries(GROUPS)) {
  test(
    `${name}: content, accessible, no error, nothing wider than the screen`,
    { tag: '@mobile' },
    async ({ page, loginAs, axe }) => {
      test.slow()
      await loginAs('titulaire')
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
        await axe()
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          path,
        ).toBeLessThanOrEqual(0)
        if (!WITH_DETAIL.has(path)) continue
        await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
        await expect(page).toHaveURL(new RegExp(`${path}/\\d+$`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await axe()
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path}, detail`,
        ).toBeLessThanOrEqual(0)
      }
    },
  )
}
