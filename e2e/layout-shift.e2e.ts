import type { Page } from '@playwright/test'
import { expect, inMotion, test } from './fixtures.ts'
import { forgetShifts, shiftsOf, totalOf, watchShifts } from './layout-shifts.ts'
import { watchSettling } from './settled.ts'

test.use(inMotion)

/** Longer than the 500 ms after a click during which the browser forgives any movement. */
const LATE_MS = 700
/** A slow line: whatever is asked takes this long at least. */
const SLOW_MS = 300

/** Lists, each followed by the page its first link leads to. */
const LISTS = {
  'an offer': '/offers/promotional-offers',
  'an article': '/news',
  'a health test': '/osez-la-sante',
  'a quiz': '/formations/quiz',
  'a tutorial': '/formations/tutorials',
  'a laboratory’s training': '/formations/laboratory-training',
  'a course': '/academie-reference',
  'a product': '/catalogue',
  'a one-time campaign': '/campaigns/one-time',
  'a loyalty campaign': '/campaigns/loyalty-campaigns',
  'a monthly animation': '/campaigns/monthly-animations',
  'a partnership': '/services/partnerships',
  'a technical file': '/mdd-products/technical-files',
  'an agreement': '/annual-agreements/performances',
  'a referral laboratory': '/annual-agreements/referral-laboratory',
  'an event': '/agenda',
  'a window of the media plan': '/services/merchandising',
  'a recall': '/rappels',
  'a request to the head office': '/contact',
  'a claim': '/services/bri-compensation',
}

/** Pages that lead nowhere else, or to what is tried above. */
const ALONE = [
  '/',
  '/search-results?q=vaccination',
  '/a-faire',
  '/favoris',
  '/campaigns',
  '/account',
  '/faq/tout',
  '/p/mentions-legales',
  '/p/qui-sommes-nous',
  '/services/gallery',
  '/services/laboratory-thematic',
  '/mdd-products/technical-files/comparer',
  '/lectures',
  '/formations/equipe',
  '/formations/mes-formations',
  '/formations/visites',
  '/catalogues',
]

const CONTENT =
  /\/(contents|search|home|me\/todo|events|agreements|recalls|contact\/messages|bri\/claims|faq-themes)\b/

/** The bad order: what the page is about comes after everything that stands around it. */
async function contentComesLast(page: Page): Promise<void> {
  await page.route(/\/api\/v1\//, async (route) => {
    const isContent = CONTENT.test(route.request().url())
    await new Promise((done) => setTimeout(done, isContent ? LATE_MS : SLOW_MS))
    await route.continue().catch(() => undefined)
  })
}

type Settled = ReturnType<typeof watchSettling>

/** Watched from before the page is opened: what moved, and when all of it is there. */
async function watch(page: Page): Promise<Settled> {
  await watchShifts(page)
  await contentComesLast(page)
  return watchSettling(page)
}

async function expectStill(page: Page, isSettled: Settled, where: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 25_000 })
  // The footer closes the page: it is there when all the rest is.
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await isSettled(), `${where} comes to rest`).toBe(true)
  const shifts = await shiftsOf(page)
  expect(totalOf(shifts), `${where} ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(0.02)
}

for (const [name, list] of Object.entries(LISTS))
  test(
    `nothing moves on ${name} nor on its list, loaded whole or reached by a click`,
    { tag: '@mobile' },
    async ({ page, loginAs }) => {
      test.slow()
      await loginAs('titulaire')
      const isSettled = await watch(page)
      await page.goto(list)
      const link = page
        .getByRole('main')
        .locator(`a[href^="${list}/"]:not([href*="/passer"], [href*="/resultat"])`)
        .filter({ visible: true })
        .first()
      await expect(link).toBeVisible()
      await expectStill(page, isSettled, `list ${list}`)

      await forgetShifts(page)
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`))
      await expectStill(page, isSettled, `click on ${page.url()}`)

      await page.reload()
      await expectStill(page, isSettled, `load of ${page.url()}`)
    },
  )

for (const path of ALONE)
  test(`nothing moves on ${path}`, { tag: '@mobile' }, async ({ page, loginAs }) => {
    await loginAs('titulaire')
    const isSettled = await watch(page)
    await page.goto(path)
    await expectStill(page, isSettled, path)
  })

test('nothing moves on an answer of the FAQ', { tag: '@mobile' }, async ({ page, loginAs }) => {
  await loginAs('titulaire')
  const isSettled = await watch(page)
  await page.goto('/faq/tout')
  const question = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').first()
  await expect(question).toBeVisible()
  await expectStill(page, isSettled, 'list /faq/tout')

  await forgetShifts(page)
  await question.click()
  await expect(page).toHaveURL(/\/faq\/tout\/\d+$/)
  await expectStill(page, isSettled, `click on ${page.url()}`)

  await page.reload()
  await expectStill(page, isSettled, `load of ${page.url()}`)
})

test('nothing moves on a comparison of technical files', { tag: '@mobile' }, async ({ page, loginAs }) => {
  const list = '/mdd-products/technical-files'
  await loginAs('titulaire')
  const isSettled = await watch(page)
  await page.goto(list)
  const links = page.getByRole('main').locator(`article a[href^="${list}/"]`)
  await expect(links.nth(1)).toBeVisible()
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  const ids = [...new Set(addresses.flatMap((address) => /\/(\d+)$/.exec(address)?.[1] ?? []))].slice(0, 2)
  expect(ids).toHaveLength(2)

  await page.goto(`${list}/comparer?ids=${ids.join(',')}`)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expectStill(page, isSettled, `load of ${page.url()}`)
})

test('nothing moves on the result of a quiz', { tag: '@mobile' }, async ({ page, loginAs }) => {
  await loginAs('titulaire')
  const isSettled = await watch(page)
  await page.goto('/formations/quiz?q=ce%20que%20dit%20la%20r%C3%A8gle')
  await page.getByRole('main').getByRole('link', { name: 'Dispositifs médicaux' }).first().click()
  await page.getByRole('link', { name: 'Tentative 1' }).click()
  await expect(page).toHaveURL(/\/resultat\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Vos réponses' })).toBeVisible()
  await forgetShifts(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Vos réponses' })).toBeVisible()
  await expectStill(page, isSettled, `load of ${page.url()}`)
})
