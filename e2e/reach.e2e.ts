import { expect, test } from './fixtures.ts'

const MAIN = [
  '/',
  '/a-faire',
  '/news',
  '/catalogue',
  '/offers/promotional-offers',
  '/campaigns/one-time',
  '/campaigns/monthly-animations',
  '/osez-la-sante',
  '/formations/quiz',
  '/services/gallery',
  '/services/merchandising',
  '/annual-agreements/performances',
  '/search-results?q=vaccination',
  '/faq/tout',
  '/account',
]

test('at 320 px, which is 400 % of zoom, no page is wider than the screen', async ({ page, loginAs }) => {
  test.slow()
  await loginAs('titulaire')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of MAIN) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
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
