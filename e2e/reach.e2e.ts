import type { Page } from '@playwright/test'
import { Guide } from '../tools/gallery/addresses.ts'
import { readPages } from '../tools/gallery/read-pages.ts'
import { screensOf, type Screen } from '../tools/gallery/screens.ts'
import { expect, test, type Person } from './fixtures.ts'
import { watchSettling } from './settled.ts'

type Audience = { name: string; person: Person | null; isIts: (screen: Screen) => boolean }

/** Everybody's pages, each opened by somebody who may. */
const AUDIENCES: readonly Audience[] = [
  { name: 'signed out', person: null, isIts: ({ roles }) => roles.includes('visiteur') },
  {
    name: 'of one thing, signed in',
    person: 'titulaire',
    isIts: ({ roles, path }) => isOfMembers(roles) && path.includes('$'),
  },
  {
    name: 'of the portal, signed in',
    person: 'titulaire',
    isIts: ({ roles, path }) => isOfMembers(roles) && !path.includes('$'),
  },
]

const isOfMembers = (roles: readonly string[]) => roles.includes('titulaire') && !roles.includes('visiteur')

/** Words, never a bar at the foot of the page: what is wider than the screen is named by what sticks out of it. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 4)
      .map((element) => element.outerHTML.slice(0, 100))
  })

for (const { name, person, isIts } of AUDIENCES)
  test(`at 320 px, which is 400 % of zoom, no page ${name} is wider than the screen`, async ({
    page,
    context,
    loginAs,
    allowConsole,
  }) => {
    test.setTimeout(360_000)
    // The page of lost addresses says so in the console.
    allowConsole(/Page not found/)
    if (person) await loginAs(person)
    const isSettled = watchSettling(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const all = screensOf(await readPages())
    const screens = all.filter((screen) => screen.gesture === null && isIts(screen))
    const guide = new Guide(() => context.newPage(), new Set(all.map(({ path }) => path)))
    expect(screens.length).toBeGreaterThan(4)
    for (const { path } of screens) {
      const address = await guide.addressOf(path)
      if (address === null) continue
      await page.goto(address)
      expect.soft(await isSettled(), `${address} comes to rest`).toBe(true)
      expect.soft(await sticksOut(page), address).toEqual([])
    }
  })

test('in forced colours only a ticked box shows a tick, and the current slide is told from the others', async ({
  page,
  loginAs,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await loginAs('titulaire')
  await page.goto('/catalogue')
  const box = page.getByRole('group', { name: 'Gamme', exact: true }).getByRole('checkbox').first()
  const tick = page.getByRole('group', { name: 'Gamme', exact: true }).locator('.box .i').first()
  await expect(box).not.toBeChecked()
  await expect(tick).toBeHidden()
  await box.check({ force: true })
  await expect(tick).toBeVisible()

  const focused = page.getByRole('button', { name: 'Effacer', exact: true })
  await focused.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const ring = await focused.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(ring).not.toBe('none')

  await page.goto('/')
  await expect(page.locator('.hero__dots i.on')).toBeVisible()
  const colours = await page
    .locator('.hero__dots i')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor))
  expect(new Set(colours).size).toBe(colours.length > 1 ? 2 : 1)
})

test('the counter-mode dialog can be read', async ({ page, loginAs, axe }) => {
  await loginAs('titulaire')
  await page.goto('/?env=tablet')
  await page.getByRole('button', { name: 'Passer en mode comptoir' }).click()
  const text = page.getByText('Les prix et conditions d’achat disparaissent')
  await expect(text).toBeVisible()
  const white = await text.evaluate((element) => getComputedStyle(element).color === 'rgb(255, 255, 255)')
  expect(white).toBe(false)
  await axe()
})

test('on a tablet the whole line of a filter is its target, 48 px high at least', async ({
  page,
  loginAs,
}) => {
  await loginAs('titulaire')
  await page.goto('/catalogue?env=tablet')
  await expect(page.getByRole('group', { name: 'Gamme', exact: true })).toBeVisible()
  const heights = await page
    .getByRole('main')
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((each) => each.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
})

test('a page that does not exist puts nothing forward, nor does one’s account at its foot', async ({
  page,
  loginAs,
  allowConsole,
}) => {
  allowConsole(/404|ApiError/)
  await loginAs('titulaire')
  await page.goto('/catalogue/999999')
  await expect(page.getByRole('heading', { level: 1, name: /plus en rayon/ })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Produits associés' })).toHaveCount(0)
  await expect(page.locator('[data-placement="footer_banner"]:visible')).toHaveCount(0)
  await page.goto('/account')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('[data-placement="footer_banner"]')).toHaveCount(0)
})
