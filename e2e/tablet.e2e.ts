import { expect, test } from './fixtures.ts'

test('D6-06 a tablet stays one: large targets, its own header, a screensaver after a minute, awake on touch', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('titulaire')
  await page.clock.install()
  await page.goto('/?env=tablet')
  await expect(page.locator('html')).toHaveAttribute('data-env', 'tablet')
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/contents/product'))
  await page.goto('/catalogue')
  expect((await asked).headers()['environment']).toBe('1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What only tablets have comes after the page: there its minute begins.
  await expect(page.getByRole('button', { name: 'Passer en mode comptoir' })).toBeVisible()

  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, .btn, .chip, input:not([type=checkbox]), select')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.height > 0 && (box.height < 48 || box.width < 48))
      .map(({ box, html }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`),
  )
  expect(small).toEqual([])

  const saver = page.getByTestId('screensaver')
  // The clock also runs by itself: a sign of life first, and room for a slow machine.
  await page.keyboard.press('Shift')
  await page.clock.fastForward(40_000)
  await expect(saver).toHaveCount(0)
  await page.clock.fastForward(20_000)
  await expect(saver).toBeVisible()
  await expect(saver.getByText('Touchez l’écran pour commencer').first()).toBeVisible()
  await axe()
  await saver.click()
  await expect(saver).toHaveCount(0)
  await expect(page).toHaveURL(/\/catalogue$/)

  await page.clock.fastForward(61_000)
  await expect(saver).toBeVisible()
  await page.keyboard.press('a')
  await expect(saver).toHaveCount(0)
})

test('D6-06 D16-05 counter mode hides what is for the pharmacy, and only its code opens it again', async ({
  page,
  context,
  loginAs,
  axe,
}) => {
  await loginAs('titulaire')
  await page.goto('/?env=tablet')
  const other = await context.newPage()
  await other.goto('/news')
  await expect(other.getByRole('banner')).toBeVisible()
  await page.getByRole('button', { name: 'Passer en mode comptoir' }).click()
  await page.getByLabel('Code à quatre chiffres').fill('2580')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page).toHaveURL(/\/catalogue$/)
  await expect(page.getByRole('banner')).toHaveCount(0)

  await expect(other).toHaveURL(/\/catalogue$/)
  await expect(other.getByRole('banner')).toHaveCount(0)
  await other.close()

  // By no address, no reload, no step back and in no other tab.
  await page.goto('/account')
  await expect(page).toHaveURL(/\/catalogue$/)
  await page.goto('/?env=kiosque')
  await expect(page).toHaveURL(/\/catalogue$/)
  await expect(page.locator('html')).toHaveAttribute('data-env', 'tablet')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Quitter le mode comptoir' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)

  const answered = page.waitForResponse(/\/contents\/promotional_offer\/\d+/)
  await page.getByRole('navigation', { name: 'Au comptoir' }).getByRole('link', { name: 'Offres' }).click()
  // One with a price: what other journeys publish may have none.
  const priced = page.getByRole('main').getByRole('article').filter({ hasText: '€' })
  await priced.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answer = await answered
  expect(answer.request().headers()['counter']).toBe('1')
  expect(await answer.json()).toMatchObject({
    payment_terms: null,
    order_form: null,
    contact_name: null,
    products: [],
  })
  await expect(page.locator('.buybox .ticket, .buybox .price').first()).toBeVisible()
  await expect(page.locator('.buybox')).toContainText(/Valable|Encore|Se termine|Terminée/)
  const html = await page.getByRole('main').innerHTML()
  expect(html).not.toMatch(
    /change pour vous|Produits et remises|Conditions de commande|Commander|Bon de commande|rappeler|facture/,
  )
  await axe()

  await page.getByRole('button', { name: 'Quitter le mode comptoir' }).click()
  await page.getByLabel('Code à quatre chiffres').fill('0000')
  await page.getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(page.getByText('Ce code n’est pas le bon.')).toBeVisible()
  await page.getByLabel('Code à quatre chiffres').fill('2580')
  await page.getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('D6-06 a tablet without network still shows catalogue and offers, and forgets them on signing out', async ({
  page,
  context,
  loginAs,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Network Error|Failed to fetch/i)
  await loginAs('titulaire')
  await page.goto('/?env=tablet')
  const kept = (pattern: string) =>
    page.evaluate(async (part) => {
      const cache = await caches.open('kiosque-data-1')
      return (await cache.keys()).filter(({ url }) => url.includes(part)).length
    }, pattern)
  await expect.poll(() => kept('/contents/promotional_offer/'), { timeout: 45_000 }).toBeGreaterThan(3)
  expect(await kept('/me/')).toBe(0)

  await context.setOffline(true)
  await page.goto('/catalogue')
  await expect(page.getByText(/Pas de réseau/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goto('/offers/promotional-offers')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/Valable du|Se termine/).first()).toBeVisible()
  // A code scanned without network is found in what was kept.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Rechercher/ }).fill('3760123450256')
  await expect(page.getByRole('option', { name: /Sérum physiologique/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await page.goto('/account')
  await page
    .getByRole('navigation', { name: 'Mon compte' })
    .getByRole('button', { name: 'Se déconnecter' })
    .click()
  await expect(page).toHaveURL(/\/login/)
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).includes('kiosque-data-1')))
    .toBe(false)
})
