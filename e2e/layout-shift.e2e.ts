import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Longer than the 500 ms after a click during which the browser forgives any movement. */
const LATE_MS = 700

const LISTS = {
  'an offer': '/offers/promotional-offers',
  'an article': '/news',
  'a health test': '/osez-la-sante',
  'a quiz': '/formations/quiz',
  'a tutorial': '/formations/tutorials',
  'a product': '/catalogue',
}

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null }[]
}

type Seen = {
  shifts: { value: number; moved: string[] }[]
  readShifts: () => Seen['shifts']
}

/** Every movement that nobody asked for, with what moved, so that a failure says where to look. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as Seen
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries as Shift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? String(node?.nodeName))
        seen.shifts.push({ value: entry.value, moved })
      }
    }
    seen.shifts = []
    const observer = new PerformanceObserver((list) => keep(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    seen.readShifts = () => {
      keep(observer.takeRecords())
      return seen.shifts
    }
  })
}

/** The bad order: what the page is about comes after everything that stands around it. */
async function contentComesLast(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/(contents|search|home|me\/todo|events)\b/, async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS))
    await route.continue().catch(() => undefined)
  })
}

async function expectStill(page: Page, where: string): Promise<void> {
  // The footer closes the page: it is there when all the rest is.
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          [...document.images].every((image) => image.complete || image.loading === 'lazy'),
        ),
      { message: where },
    )
    .toBe(true)
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return (globalThis as unknown as Seen).readShifts()
  })
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, `${where} ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(0.02)
}

async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(globalThis as unknown as Seen).shifts = []
  })
}

for (const [name, list] of Object.entries(LISTS))
  test(
    `nothing moves on ${name} nor on its list, loaded whole or reached by a click`,
    { tag: '@mobile' },
    async ({ page, loginAs }) => {
      await loginAs('titulaire')
      await watchShifts(page)
      await contentComesLast(page)
      await page.goto(list)
      const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
      await expect(link).toBeVisible()
      await expectStill(page, `list ${list}`)

      await forget(page)
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`))
      await expect(page.locator('.detail-head h1, .tuto__head h1')).toBeVisible()
      await expectStill(page, `click on ${page.url()}`)

      await page.reload()
      await expect(page.locator('.detail-head h1, .tuto__head h1')).toBeVisible()
      await expectStill(page, `load of ${page.url()}`)
    },
  )

test(
  'nothing moves on the home page, the search and the agenda',
  { tag: '@mobile' },
  async ({ page, loginAs }) => {
    await loginAs('titulaire')
    await watchShifts(page)
    await contentComesLast(page)
    for (const path of ['/', '/search-results?q=vaccination', '/agenda', '/account', '/faq/tout']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectStill(page, path)
    }
  },
)
