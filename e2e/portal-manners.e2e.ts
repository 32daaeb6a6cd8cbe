import { demoPassword, emailOf, expect, test } from './fixtures.ts'

test('a promotion of the home page is the same on the product it leads to', async ({ page, loginAs }) => {
  await loginAs('titulaire')
  await page.goto('/')
  const block = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Les promotions du mois' }) })
  const card = block
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/catalogue/"]') })
    .first()
  await expect(card).toBeVisible()
  const say = async (place: typeof card) => ({
    ticket: await place.locator('.ticket').innerText(),
    price: await place.locator('.price__now').innerText(),
    dates: await place.locator('.valid, .period__next').first().innerText(),
  })
  const announced = await say(card)

  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/catalogue\/\d+$/)
  const box = page.locator('.buybox')
  await expect(box).toBeVisible()

  expect(await say(box)).toEqual(announced)
})

test('D13-05 « À faire » counts everything and leads to all of it, a recall first, then required reading', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('preparateur')
  const card = page.locator('.inbox')
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('.notif') })
  // Somebody may ask this person for a training between the two pages: then both are read again.
  await expect(async () => {
    await page.goto('/')
    const total = Number(await card.locator('.badge').innerText())
    await card.getByRole('link', { name: 'Tout voir' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ma journée' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Aujourd’hui' })).toBeVisible()
    await expect(lines).toHaveCount(total, { timeout: 10_000 })
  }).toPass()
  const recalls = lines.filter({ has: page.locator('a[href^="/rappels/"]') })
  const first = await recalls.count()
  expect(first).toBeGreaterThan(0)
  for (let rank = 0; rank < first; rank += 1)
    await expect(lines.nth(rank).getByRole('link')).toHaveAttribute('href', /^\/rappels\//)
  await expect(lines.nth(first)).toContainText('Lecture obligatoire')
  await axe()
})

test('D9-03 « Plus tard » puts a popin off until the next day, « Ne plus afficher » for good', async ({
  page,
  loginAs,
  request,
}) => {
  const login = await request.post('/api/v1/login', {
    data: { email: emailOf('editeur'), password: demoPassword },
  })
  const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` }
  const title = `Bilan ${Date.now()}`
  const made = await request.post('/api/v1/admin/popins', {
    headers,
    data: {
      title,
      text: 'Prenez rendez-vous.',
      link: '/news',
      status: 'published',
      priority: 99,
      target: { account_types: [90] },
    },
  })
  const { id } = (await made.json()) as { id: number }
  const dismissals: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('/dismiss')) dismissals.push(asked.url())
  })
  await loginAs('autre')
  await page.goto('/')
  const popin = page.getByRole('dialog', { name: title })
  await popin.getByRole('button', { name: 'Plus tard' }).click()
  await expect(popin).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(popin).toHaveCount(0)
  expect(dismissals).toEqual([])

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(popin).toHaveCount(0)
  await page.clock.setFixedTime(Date.now() + 86_400_000)
  await page.reload()
  const dismissed = page.waitForResponse((response) => response.url().endsWith(`/popins/${id}/dismiss`))
  await popin.getByRole('button', { name: 'Ne plus afficher' }).click()
  expect((await dismissed).status()).toBe(204)
  await request.delete(`/api/v1/admin/popins/${id}`, { headers })
})

test('in a list the bookmark follows its card, and all are 44 px', async ({ page, loginAs }) => {
  await loginAs('titulaire')
  for (const path of ['/offers/promotional-offers', '/news']) {
    await page.goto(path)
    const card = page.getByRole('main').getByRole('article').first()
    const bookmark = card.getByRole('button', { name: /^Favori/ })
    await expect(bookmark).toBeVisible()
    const box = await bookmark.boundingBox()
    expect([path, box?.width, box?.height]).toEqual([path, 44, 44])
    await card.getByRole('link').first().focus()
    await page.keyboard.press('Tab')
    await expect(bookmark).toBeFocused()
  }
})

test('a shared computer is remembered by the sign-in page, which says where to find help', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByText(/Vous n’arrivez pas à entrer/)).toBeVisible()
  await page.getByLabel('Adresse e-mail').fill(emailOf('adjoint'))
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByLabel('Poste partagé').check({ force: true })
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await expect(page.getByLabel('Poste partagé')).toBeChecked()
})

test('the notifications open on what is new, not on their settings', async ({ page, loginAs }) => {
  await loginAs('titulaire')
  await page.goto('/account')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('button', { name: /^Non lues/ })).toBeFocused()
})

test('an unknown FAQ theme is said to be unknown; a list without result names what narrows it', async ({
  page,
  loginAs,
}) => {
  await loginAs('titulaire')
  await page.goto('/faq/theme-qui-n-existe-pas')
  await expect(page.getByRole('heading', { name: 'Thème introuvable' })).toBeVisible()
  await expect(page.getByText('Toutes les questions')).toHaveCount(0)
  await page.goto('/news?category=reglementaire&q=zzzzzz')
  await expect(page.getByText(/Retirez l’un de ces critères.*zzzzzz/)).toBeVisible()
})

test('nothing is drawn in the place of filters that are not there', async ({
  page,
  loginAs,
  allowConsole,
}) => {
  allowConsole(/500/)
  await loginAs('titulaire')
  await page.route('**/api/v1/contents/news?**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/news')
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect(page.locator('.filters')).toHaveCount(0)
})

test('words stand apart on a card that must be read, and the ring of « Filtrer » is whole', async ({
  page,
  loginAs,
}) => {
  await loginAs('titulaire')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/news')
  const must = page.getByRole('main').getByRole('article').filter({ hasText: 'Lecture obligatoire' }).first()
  await expect(must).toBeVisible()
  expect(await must.textContent()).not.toMatch(/\d{4}Lecture/)

  const chip = page.getByRole('button', { name: 'Filtrer' })
  // A ring of 3 px stands 2 px away: the strip that scrolls must leave it that room above and below.
  const room = await chip.evaluate((element) => {
    const [own, strip] = [element.getBoundingClientRect(), element.parentElement!.getBoundingClientRect()]
    return Math.min(own.top - strip.top, strip.bottom - own.bottom)
  })
  expect(room).toBeGreaterThanOrEqual(5)
})

test('the first sheet the page reads says the order of the layers, before any that comes with a screen', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const order = await page.evaluate(() => {
    const names = [...(document.styleSheets[0]?.cssRules ?? [])].flatMap((rule) =>
      rule instanceof CSSLayerStatementRule
        ? [...rule.nameList]
        : rule instanceof CSSLayerBlockRule
          ? [rule.name]
          : ['(none)'],
    )
    return [...new Set(names)]
  })

  expect(order).toEqual([
    'tokens',
    'base',
    'ui',
    'app',
    'parts',
    'features',
    'pages',
    'utilities',
    'conditions',
  ])
})

test('S1-03 on a telephone the drawer has every area, opens one, leads there and closes @mobile-only', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('titulaire')
  await page.goto('/')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('button', { name: 'Campagnes' }).click()
  await axe()

  await drawer.getByRole('link', { name: 'Animations mensuelles' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Animations mensuelles' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { name: /L’année \d{4} en un coup d’œil/ })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Type de campagne' })
    .getByRole('link', { name: 'Fidélité' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Campagnes de fidélité' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /en un coup d’œil/ })).toHaveCount(0)
})
