import { expect, test } from './fixtures.ts'

/** What a list, an agenda or a page of questions says when it has nothing. */
const EMPTY = /^(?:Aucune? |Rien ne correspond|Rien à|Pas encore)/

test(
  'D4-04 a guest has a portal of their own: no link of the menu or the footer leads to an empty page',
  { tag: '@mobile' },
  async ({ page, loginAs, axe, isMobile }) => {
    test.setTimeout(120_000)
    await loginAs('invite')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2, name: 'Bienvenue sur Kiosque' })).toBeVisible()
    await expect(page.getByText('comptoir')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Demander un accès' })).toBeInViewport()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await axe()
    if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Navigation principale' })
    await expect(menu.getByRole('link').first()).toBeVisible()
    // The panels are opened one after the other: their links are offered too.
    const links = new Set<string>()
    const note = async (where: typeof menu) => {
      const all = await where
        .getByRole('link')
        .evaluateAll((each) => each.map((one) => one.getAttribute('href')))
      for (const href of all) if (href?.startsWith('/')) links.add(href)
    }
    for (const panel of await menu.getByRole('button').all()) {
      await panel.click()
      if (!isMobile) await expect(page.locator('.mega').getByRole('link').first()).toBeVisible()
      await note(page.getByRole('banner'))
      if (!isMobile) await page.keyboard.press('Escape')
    }
    await note(menu)
    if (isMobile) await page.keyboard.press('Escape')
    await note(page.getByRole('contentinfo'))
    for (const gone of ['/faq/tout', '/formations/tutorials', '/academie-reference', '/services/gallery'])
      expect([...links]).not.toContain(gone)
    expect([...links]).toContain('/news')
    links.delete('/favoris')
    for (const href of links) {
      await page.goto(href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const words = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
      expect([href, words.filter((text) => EMPTY.test(text))]).toEqual([href, []])
    }
  },
)

test('D3-05 a guest asks for an access, and the form knows what about', async ({ page, loginAs }) => {
  await loginAs('invite')
  await page.goto('/offers/promotional-offers')
  await expect(page.getByRole('heading', { name: 'Pas encore ouvert pour vous' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Trier par' })).toHaveCount(0)
  for (const closed of [
    '/campaigns',
    '/services/merchandising',
    '/annual-agreements/referral-laboratory',
    '/mdd-products/technical-files/comparer',
  ]) {
    await page.goto(closed)
    await expect(page.getByRole('heading', { name: 'Pas encore ouvert pour vous' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Comment avoir un accès' }).click()
  await page.getByRole('link', { name: 'Demander un accès' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Écrire au siège' })).toBeVisible()
  await expect(page.getByLabel('Objet')).toHaveValue('Demander un accès à Kiosque')
})
