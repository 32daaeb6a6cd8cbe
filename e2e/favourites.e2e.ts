import { expect, test } from './fixtures.ts'

test(
  'D15-04 what one keeps has its page, by kind, and lists can be narrowed to it',
  { tag: '@mobile' },
  async ({ page, loginAs, axe, isMobile }) => {
    await loginAs('adjoint')
    const keep = async (path: string) => {
      await page.goto(path)
      const card = page.getByRole('main').getByRole('article').first()
      const bookmark = card.getByRole('button', { name: /^Favori/ })
      await expect(bookmark).toBeVisible()
      const title = await card.getByRole('heading').innerText()
      if ((await bookmark.getAttribute('aria-pressed')) !== 'true') {
        const kept = page.waitForResponse((answer) => answer.url().includes('/me/favourites/'))
        await bookmark.click()
        await kept
      }
      return title
    }
    const article = await keep('/news')
    // Offers are too narrow for a bookmark on a phone: it is on their page there.
    const other = isMobile
      ? { path: '/osez-la-sante', label: /^Osez la santé \(/, kind: 'health_test' }
      : { path: '/offers/promotional-offers', label: /^Offres promotionnelles \(/, kind: 'promotional_offer' }
    const offer = await keep(other.path)

    await page.goto('/')
    if (isMobile) {
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
      await page.getByRole('navigation').getByRole('link', { name: 'Mes favoris' }).click()
    } else {
      await page.getByRole('button', { name: /Adjoint/ }).click()
      await page.getByRole('group', { name: 'Mon compte' }).getByRole('link', { name: 'Mes favoris' }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Mes favoris' })).toBeVisible()
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.filter({ hasText: article })).toHaveCount(1)
    await expect(cards.filter({ hasText: offer })).toHaveCount(1)
    await axe()
    await page.getByRole('link', { name: other.label }).click()
    await expect(page).toHaveURL(new RegExp(`rubrique=${other.kind}`))
    await expect(cards.filter({ hasText: article })).toHaveCount(0)
    await expect(cards.filter({ hasText: offer })).toHaveCount(1)

    await page.goto('/news?favourites=1')
    await expect(cards.filter({ hasText: article })).toHaveCount(1)
    // Taken back, it leaves the list at once.
    await cards
      .filter({ hasText: article })
      .getByRole('button', { name: /^Favori/ })
      .click()
    await expect(cards.filter({ hasText: article })).toHaveCount(0)
    await page.getByRole('button', { name: 'Retirer le filtre Mes favoris' }).click()
    await expect(page).toHaveURL(/\/news$/)
  },
)

test('D15-04 without a favourite the page says how to have one; what was read last is there', async ({
  page,
  loginAs,
}) => {
  await loginAs('invite')
  await page.goto('/news')
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const title = await link.innerText()
  const read = page.waitForResponse((answer) => answer.url().includes('/me/reads/'))
  await link.click()
  await read
  await page.goto('/favoris')
  await expect(page.getByText('Vous n’avez pas encore de favori')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lus récemment' })).toContainText(title)
})
