import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { inDays, makeOffer } from './made-contents.ts'

const LIST = '/offers/promotional-offers'

/** An offer to be ordered tomorrow though it runs for three weeks. */
const makeBalm = (request: APIRequestContext, title: string, own: object = {}): Promise<number> =>
  makeOffer(request, title, {
    order_deadline: inDays(1),
    price: 1490,
    mechanics: { type: 3, amount: 20 },
    contact_email: 'deleguee@labo.test',
    body: '<p>L’offre s’applique à toute commande passée pendant la période.</p>',
    minimum_order: 'Six unités',
    conditions: 'Remise portée sur facture.',
    products: [
      { name: 'Baume corps', price: 1490, discount: { type: 3, amount: 20 } },
      { name: 'Baume mains', price: 790, discount: { type: 3, amount: 10 } },
    ],
    ...own,
  })

const bottomOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  return box === null ? Infinity : box.y + box.height
}

test('S3-19 on a phone ticket, price and the nearest deadline are on the first screen, and tables stack', async ({
  page,
  loginAs,
  request,
  axe,
}) => {
  const id = await makeBalm(request, `Baume corps relipidant, lot du mois ${Date.now()}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs('titulaire')
  await page.goto(`${LIST}/${id}`)
  await expect(page.locator('.buybox .price__now')).toHaveText('11,92\u00A0€')
  await expect(page.locator('.buybox .price__now')).toHaveCSS('font-size', '44px')
  await expect(page.locator('.period__next')).toContainText('À commander demain')
  await expect(page.getByText('Encore 1 jour pour commander')).toBeVisible()
  for (const selector of ['.buybox .ticket', '.buybox .price__now', '.period__next'])
    expect([selector, (await bottomOf(page, selector)) <= 844]).toEqual([selector, true])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.table-wrap')].filter((wrap) => wrap.scrollWidth > wrap.clientWidth),
  )
  expect(cut).toEqual([])
  await expect(page.getByRole('heading', { name: 'D’autres offres promotionnelles en cours' })).toBeVisible()
  await axe()
})

test('S3-19 an offer is printed on one page, price and picture first, and the list without a blank page', async ({
  page,
  loginAs,
  request,
}) => {
  const id = await makeBalm(request, `Baume à imprimer ${Date.now()}`)
  await loginAs('titulaire')
  const pagesOf = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('.ticket').first()).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    return [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length
  }
  expect(await pagesOf(`${LIST}/${id}`)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.buybox .ticket')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('.buybox .price__now')).toBeVisible()
  await expect(page.locator('.sheet-cover')).toBeVisible()
  await page.emulateMedia({ media: null })
  expect(await pagesOf(LIST)).toBeLessThanOrEqual(2)
})

test('D5-02 S3-19 tabs and filters live in the address, agree with their counts, and come back', async ({
  page,
  loginAs,
  request,
  axe,
}) => {
  await makeBalm(request, `Offre finie ${Date.now()}`, {
    period_start: inDays(-40),
    period_end: inDays(-4),
    order_deadline: null,
  })
  await loginAs('titulaire')
  await page.goto(LIST)
  const tabs = page.getByRole('navigation', { name: 'Périodes' })
  await expect(tabs.getByRole('link', { name: /En cours/ })).toHaveAttribute('aria-current', 'page')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  await expect(cards.filter({ hasText: 'Terminée le' })).toHaveCount(0)
  const total = page.getByRole('status').filter({ hasText: /résultat/ })
  const counted = async (name: RegExp) =>
    Number((await tabs.getByRole('link', { name }).innerText()).match(/\d+/)?.[0])
  await expect(total).toContainText(String(await counted(/En cours/)))
  await axe()

  await tabs.getByRole('link', { name: /Terminées/ }).click()
  await expect(page).toHaveURL(/\?phase=past$/)
  await expect(cards.filter({ hasText: 'Terminée le' }).first()).toBeVisible()
  await expect(total).toContainText(String(await counted(/Terminées/)))
  await page.goBack()
  await expect(tabs.getByRole('link', { name: /En cours/ })).toHaveAttribute('aria-current', 'page')

  await page.goto(`${LIST}?order_deadline=week&mechanics=lot`)
  await expect(page.getByRole('button', { name: /Se termine cette semaine/ })).toBeVisible()
  await cards.first().getByRole('link').first().click()
  await expect(page.locator('.period__next')).toContainText(/À commander|Se termine/)
  await page.goBack()
  await expect(page).toHaveURL(/order_deadline=week&mechanics=lot$/)
  await expect(cards.first()).toBeVisible()
})

test('D6-02 a promotion of the home page keeps its ticket, price and days on the page it leads to, and is ordered', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('titulaire')
  await page.goto('/')
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('.ticket') })
    .first()
  const price = await card.locator('.price__now').innerText()
  const ticket = await card.locator('.ticket').innerText()
  await card.getByRole('link').first().click()
  await expect(page.locator('.buybox .price__now')).toHaveText(price)
  expect(await page.locator('.buybox .ticket').innerText()).toBe(ticket)
  await expect(page.locator('.period__next')).toContainText(/Valable|Se termine|À commander/)
  await expect(page.getByRole('button', { name: /Commander sur Déporef/ })).toBeVisible()
  await page
    .locator('.buybox')
    .getByRole('button', { name: /^Ajouter (?!aux favoris)/ })
    .click()
  await page.getByRole('button', { name: /Ma commande/ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /Commander sur Déporef/ })).toBeVisible()
  await axe()
})

test('S3-19 what is added is kept across pages, refuses nonsense, is sent, and is forgotten at sign-out', async ({
  page,
  loginAs,
  request,
}) => {
  const title = `Baume à ajouter ${Date.now()}`
  const id = await makeBalm(request, title)
  await loginAs('titulaire')
  await page.goto(`${LIST}/${id}`)
  await page
    .locator('.buybox')
    .getByRole('button', { name: /^Ajouter (?!aux favoris)/ })
    .click()
  await page.goto('/news')
  await page.getByRole('button', { name: /Ma commande/ }).click()
  const panel = page.getByRole('dialog')
  const quantity = panel.getByLabel('Quantité de Baume corps')
  await expect(quantity).toHaveValue('1')
  await quantity.fill('abc')
  await expect(panel.getByText('Saisissez un nombre entier entre 1 et')).toBeVisible()
  await panel.getByRole('button', { name: 'Envoyer au laboratoire' }).click()
  await expect(panel.getByText('Corrigez les quantités signalées.')).toBeVisible()
  await quantity.fill('12')
  await expect(panel.getByText(/Total indicatif/)).toContainText('143,04')
  await page.reload()
  await page.getByRole('button', { name: /Ma commande/ }).click()
  await expect(quantity).toHaveValue('12')
  await panel.getByRole('button', { name: 'Envoyer au laboratoire' }).click()
  await expect(panel.getByText(/Commande envoyée\s*: BC-\d{4}-\d{6}/)).toBeVisible()
  await panel
    .getByRole('button', { name: /Fermer/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /Ma commande/ })).toHaveCount(0)

  await page.goto(LIST)
  await page
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /Ma commande/ })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('kiosque-order'))).toBeNull()
})
