import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { watchSettling } from './settled.ts'

test('filters rise from the bottom: large lines, their counts, one button always in sight, Back closes @mobile-only', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('titulaire')
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/catalogue')
  const opener = page.getByRole('button', { name: /^Filtrer/ })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filtrer' })
  const see = sheet.getByRole('button', { name: /^Voir \d+\srésultats?$/ })
  await expect(see).toBeInViewport({ ratio: 1 })
  await axe()

  const lines = sheet.getByRole('checkbox')
  const boxes = await lines.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(48)
  const counts = await sheet
    .locator('.check .n')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)))
  expect(new Set(counts).size, 'counts end on one line').toBe(1)

  const before = await see.innerText()
  // Of what is chosen, not one's favourites: there may be none.
  await sheet.getByRole('group').getByRole('checkbox').first().check({ force: true })
  await expect(see).not.toHaveText(before)
  await sheet.getByRole('group').last().scrollIntoViewIfNeeded()
  await expect(see).toBeInViewport({ ratio: 1 })

  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/catalogue\?/)
  await expect(opener).toBeFocused()
  await expect(page.getByRole('button', { name: /^Retirer le filtre/ }).first()).toBeVisible()

  await opener.click()
  await sheet.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(see).toHaveText(before)
  await see.click()
  await expect(sheet).toBeHidden()
})

/** The widest of what stands in a region that scrolls, beyond what it shows. */
const hidden = (page: Page) =>
  page
    .getByRole('main')
    .locator('.table-wrap')
    .filter({ visible: true })
    .evaluateAll((wraps) => wraps.map((wrap) => wrap.scrollWidth - wrap.clientWidth))

for (const list of [
  '/campaigns/one-time',
  '/campaigns/monthly-animations',
  '/annual-agreements/performances',
  '/formations/laboratory-training',
])
  test(`tables of a page of ${list} become lines, nothing of them is off the screen @mobile-only`, async ({
    page,
    loginAs,
    axe,
  }) => {
    await loginAs('titulaire')
    const isSettled = watchSettling(page)
    await page.goto(list)
    await page.getByRole('main').locator(`a[href^="${list}/"]`).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/\d+$/)
    expect(await isSettled()).toBe(true)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      for (const beyond of await hidden(page)) expect(beyond, `${page.url()} at ${width} px`).toBe(0)
    }
    await axe()
  })

/** A link in a sentence has the height of its line; all that stands by itself is made for a finger. */
const smallTargets = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isInText = (element: Element) => getComputedStyle(element).display === 'inline'
    return [...main.querySelectorAll('a[href], button, select, summary, input:not([type=hidden])')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInText(element))
      .filter((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
        const isUnseen = element.matches('.sr, .sr-only, .sr *, .sr-only *')
        return !isUnseen && width > 0 && (height < 43.5 || width < 43.5)
      })
      .map(
        (element) =>
          `${element.outerHTML.slice(0, 110)} ${Math.round(element.getBoundingClientRect().height)}`,
      )
  })

for (const path of ['/offers/promotional-offers', '/news', '/catalogue', '/formations/quiz', '/faq/tout'])
  test(`everything on ${path} is large enough for a finger @mobile-only`, async ({ page, loginAs }) => {
    await loginAs('titulaire')
    const isSettled = watchSettling(page)
    await page.goto(path)
    expect(await isSettled()).toBe(true)

    expect(await smallTargets(page)).toEqual([])
  })
