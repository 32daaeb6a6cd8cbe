import { expect, test } from './fixtures.ts'

test(
  'S2-11 S2-12 D5-02 news: filtered in the address, opened, read, and back where one was',
  { tag: '@mobile' },
  async ({ page, loginAs }) => {
    await loginAs('titulaire')
    await page.goto('/news?post_type=2')
    await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
    const link = page.getByRole('main').getByRole('link', { name: /Vaccination/ })
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: /Vaccination/ })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/news\?post_type=2$/)
    await expect(link).toBeVisible()
  },
)

test('D4-02 D4-04 what is for others does not exist: a guest gets the page of an absent content', async ({
  page,
  loginAs,
  allowConsole,
  request,
}) => {
  allowConsole(/404|Page Not Found|introuvable|n’existe pas/i)
  const { token } = await loginAs('titulaire')
  const list = await request.get('/api/v1/contents/promotional_offer', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await list.json()) as { data: { url: string; title: string }[] }
  await loginAs('invite')

  await page.goto(data[0]!.url)

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(data[0]!.title)).toHaveCount(0)
})

test('S2-14 S2-15 a question has an address of its own, and answers can be judged', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('adjoint')
  await page.goto('/faq/commandes-et-offres')
  await page.getByRole('button', { name: /Une remise n’apparaît pas/ }).click()
  await expect(page).toHaveURL(/\/faq\/commandes-et-offres\/\d+$/)
  await expect(page.getByText(/portées sur la facture/)).toBeVisible()
  await page.getByRole('button', { name: 'Oui', exact: true }).click()
  await expect(page.getByText('Merci, votre avis est enregistré.')).toBeVisible()
  await axe()
})

test('S2-13 D5-01 search: suggestions while typing, results marked, a typo forgiven', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('titulaire')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /Rechercher/ })
  await field.fill('baume')
  await expect(page.getByRole('option', { name: /Baume corps/ }).first()).toBeVisible()
  await field.fill('vacination')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search-results\?q=vacination/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Vaccination/ })
      .first(),
  ).toBeVisible()
  await axe()
})

test('S2-27 D5 a campaign asks the pharmacy, and the titulaire answers', async ({ page, loginAs }) => {
  await loginAs('titulaire')
  await page.goto('/campaigns/one-time?phase=current')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Prêts pour l’hiver/ })
    .click()
  await expect(page.getByRole('heading', { name: /Votre officine participe/ })).toBeVisible()
  const yes = page.getByRole('button', { name: 'Je participe', exact: true })
  const no = page.getByRole('button', { name: 'Je ne participe pas' })
  await expect(yes.or(no).first()).toBeVisible()
  if (await yes.isVisible()) await yes.click()
  await expect(page.getByText('Votre officine participe', { exact: true }).first()).toBeVisible()
  // Answered, it is no longer asked for; and no column is named that a telephone has not.
  await expect(page.getByText(/^Réponse attendue jusqu/)).toHaveCount(0)
  await expect(page.getByText('colonne de droite')).toHaveCount(0)
})

test(
  'S2-05 S3-12 catalogues and legal pages are read signed out; other pages ask to sign in',
  { tag: '@mobile' },
  async ({ page, axe, allowConsole }) => {
    allowConsole(/401|404/)
    await page.goto('/catalogues')
    await expect(page.getByRole('heading', { level: 2, name: 'Mieux vivre chez soi, hiver' })).toBeVisible()
    await axe()
    await page.goto('/p/mentions-legales')
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
    await page.goto('/p/qui-sommes-nous')
    await expect(page).toHaveURL(/\/login\?redirect=/)
  },
)

test('S2-16 the gallery: looked at large by keyboard, chosen, downloaded together', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('preparateur')
  await page.goto('/services/gallery')
  await page
    .getByRole('button', { name: /^Agrandir/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await axe()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page
    .getByRole('checkbox', { name: /^Choisir/ })
    .first()
    .check({ force: true })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le ZIP' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
})

test('D15-04 a favourite is kept', async ({ page, loginAs }) => {
  await loginAs('cotitulaire')
  await page.goto('/mdd-products/technical-files')
  const first = page
    .getByRole('main')
    .getByRole('button', { name: /^Favori/ })
    .first()
  const before = await first.getAttribute('aria-pressed')
  const saved = page.waitForResponse((response) => response.url().includes('/me/favourites/'))
  await first.click()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(first).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
})

test('a page asks for its content once, and while its code is still on its way', async ({
  page,
  loginAs,
}) => {
  await loginAs('titulaire')
  const asked: string[] = []
  const isQuestion = (url: string) => /\/api\/v1\/contents\/news(?:\/\d+)?(?:\?|$)/.test(url)
  page.on('request', (request) => void (isQuestion(request.url()) && asked.push(request.url())))
  const question = page.waitForRequest((request) => isQuestion(request.url()))
  await page.route('**/assets/content-list-page*.js', async (route) => {
    await question
    await route.continue()
  })

  await page.goto('/news?post_type=2')
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('post_type=2')

  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/news\/\d+$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(asked.filter((url) => /news\/\d+/.test(url))).toHaveLength(1)
})
