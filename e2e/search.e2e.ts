import { expect, test } from './fixtures.ts'
import { makeOffer } from './made-contents.ts'

const field = { name: /Rechercher/ }

test('S2-13 search by keyboard only: the palette, its lines, the results and their filters', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('titulaire')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', field)
  await expect(input).toBeFocused()
  await expect(page.getByRole('group', { name: 'Aller à' })).toBeVisible()
  await axe()
  await page.keyboard.type('hydrelis')
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: 'Baume corps' })).toContainText('11,92')
  await axe()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('/')
  await page.keyboard.type('vaccination')
  await expect(options.last()).toContainText('Voir tous les résultats')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search-results\?q=vaccination$/)
  await expect(page.getByRole('status').filter({ hasText: 'résultats pour' })).toBeVisible()
  await axe()
  await page.getByRole('link', { name: /^30 derniers jours/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/period=month/)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: 'vaccination' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(input).toHaveValue('vaccination')
  await expect(options.last()).toContainText('Voir tous les résultats')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/search-results/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'S2-13 search on a phone: nothing found leads somewhere, results say prices and download',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('titulaire')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
    const input = page.getByRole('combobox', field)
    await input.fill('vaccination xylophone')
    await expect(page.getByRole('status').filter({ hasText: 'Aucun résultat' })).toBeVisible()
    await expect(page.getByRole('option', { name: /Demander au siège/ })).toBeVisible()
    await axe()
    await page.getByRole('option', { name: /^vaccination/ }).click()
    await expect(page.getByRole('option', { name: /Vaccination/ }).first()).toBeVisible()

    await page.goto('/search-results?q=xylophone')
    await expect(page.getByRole('heading', { name: /Aucun résultat/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Demander au siège' })).toBeVisible()
    await page.goto('/search-results?q=procedure')
    await expect(page.getByText('Télécharger').first()).toBeVisible()
    await page.goto('/search-results?q=hydrelis&kind=promotional_offer')
    await expect(page.getByText('de remise').first()).toBeVisible()
    await expect(page.getByText('11,92').first()).toBeVisible()
    await axe()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  },
)

test('S2-13 a scanner finds the product from any page; signing out forgets the searches', async ({
  page,
  loginAs,
}) => {
  await loginAs('titulaire')
  await page.goto('/agenda')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // As a scanner does it: all keys at once, wherever the focus is.
  await page.evaluate(() => {
    for (const key of [...'3760123450256', 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  // The palette, its answer and the page each have to come first.
  await expect(page).toHaveURL(/\/catalogue\/\d+$/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1, name: /Sérum physiologique/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('kiosque-searches'))).toContain('3760123450256')

  await page.getByRole('contentinfo').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('kiosque-searches'))).toBeNull()
})

test('S2-13 an offer goes into the order from the results and from the palette', async ({
  page,
  loginAs,
  request,
  axe,
}) => {
  const title = `Baume au calendula ${Date.now()}`
  await makeOffer(request, title, {
    products: [{ name: 'Baume au calendula', price: 1490, discount: { type: 3, amount: 20 } }],
  })
  await loginAs('titulaire')
  await page.goto(`/search-results?q=${encodeURIComponent(title)}`)
  const hit = page.getByRole('article').filter({ hasText: title })
  await hit.getByRole('button', { name: `Ajouter ${title} à ma commande` }).click()
  await expect(page.getByText(`${title} : 1 unité.`)).toBeVisible()
  // The button stands above the link that covers the line.
  await expect(page).toHaveURL(/\/search-results/)
  await axe()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', field).fill(title)
  await expect(page.getByRole('option', { name: title }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.palette__foot').getByText('ajouter à ma commande')).toBeVisible()
  await axe()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(`${title} : 2 unités.`)).toBeVisible()
})
