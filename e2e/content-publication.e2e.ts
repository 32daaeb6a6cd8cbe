import type { APIRequestContext, Page } from '@playwright/test'
import { bearer, newName, tokenOf, unique } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'
import { makeContent, type ContentFields } from './made-contents.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGOYdEABD2IYlcaGALUvkImGdYrJAAAAAElFTkSuQmCC',
  'base64',
)

const make = async (request: APIRequestContext, kind: string, fields: ContentFields): Promise<number> =>
  (await makeContent(request, kind, fields, 'admin')).id

async function makePicture(request: APIRequestContext, name: string): Promise<number> {
  const answer = await request.post('/api/v1/admin/media', {
    multipart: { file: { name, mimeType: 'image/png', buffer: PNG } },
    ...bearer(await tokenOf(request, 'admin')),
  })
  return ((await answer.json()) as { id: number }).id
}

const publishDialog = (page: Page) => page.getByRole('dialog', { name: 'Publier ce contenu' })
const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('button', { name: item }).click()
}

test('D13-02 a cover without words is announced, refused with its reason, and described on the spot', async ({
  page,
  loginAs,
  request,
  axe,
  allowConsole,
}) => {
  allowConsole(/422/)
  const cover_id = await makePicture(request, `vitrine-${unique()}.png`)
  const id = await make(request, 'news', { title: `Vitrine ${unique()}`, excerpt: 'Deux phrases.', cover_id })
  await loginAs('editeur')
  await page.goto(`/admin/contents/news/${id}`)
  const missing = page.getByRole('region', { name: 'Ce qui manque pour publier' })
  await expect(missing.getByText(/n’a pas de texte alternatif/)).toBeVisible()

  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await publishDialog(page).getByRole('button', { name: 'Publier maintenant' }).click()
  await expect(publishDialog(page).getByText(/vitrine-.*n’a pas de texte alternatif/)).toBeVisible()
  await axe()
  await publishDialog(page)
    .getByRole('button', { name: /Corriger.*Image de couverture/ })
    .click()
  const words = page.getByLabel('Texte alternatif')
  await expect(words).toBeFocused()
  await words.fill('La vitrine de décembre')
  await words.blur()
  await expect(missing.getByText(/n’a pas de texte alternatif/)).toBeHidden()

  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await publishDialog(page).getByRole('button', { name: 'Publier maintenant' }).click()
  await expect(page.getByText('Publié', { exact: true }).first()).toBeVisible()
})

test('D15-01 a title alone is not published: the dialog says so and leads to the text', async ({
  page,
  loginAs,
  request,
  allowConsole,
}) => {
  allowConsole(/422/)
  const id = await make(request, 'news', { title: `Vide ${unique()}` })
  await loginAs('editeur')
  await page.goto(`/admin/contents/news/${id}`)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await publishDialog(page).getByRole('button', { name: 'Publier maintenant' }).click()
  await expect(publishDialog(page).getByText('rien à lire sous le titre')).toBeVisible()
  await publishDialog(page)
    .getByRole('button', { name: /Corriger.*Texte/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Texte', exact: true })).toBeFocused()
})

test('D13-02 a picture without words is described as it is chosen', async ({ page, loginAs, request }) => {
  const id = await make(request, 'news', { title: `Choisie ${unique()}`, excerpt: 'Deux phrases.' })
  const name = `affiche-${unique()}.png`
  await loginAs('editeur')
  await page.goto(`/admin/contents/news/${id}`)
  await page.getByRole('button', { name: /^Choisir une image/ }).click()
  const picker = page.getByRole('dialog', { name: 'Choisir une image' })
  await picker.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer: PNG })
  await picker.getByLabel('Texte alternatif', { exact: true }).fill('Une affiche')
  await picker.getByRole('button', { name: 'Insérer' }).click()
  await expect(page.getByLabel('Texte alternatif', { exact: true })).toHaveValue('Une affiche')
})

test('S9-03 a publication is dated as everywhere else, goes back to draft, to the trash and back', async ({
  page,
  loginAs,
  request,
  axe,
}) => {
  const title = `Allers et retours ${unique()}`
  const id = await make(request, 'news', { title, excerpt: 'Deux phrases.' })
  await loginAs('editeur')
  await page.goto(`/admin/contents/news/${id}`)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await publishDialog(page).getByText('À une date choisie', { exact: true }).click()
  await publishDialog(page).getByLabel('Du', { exact: true }).fill('2 janvier 2099')
  await publishDialog(page).getByLabel('Du, heure').fill('7h30')
  await axe()
  await publishDialog(page).getByRole('button', { name: 'Programmer' }).click()
  await expect(page.getByText('Programmé', { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Du, heure')).toHaveValue('7\u00a0h\u00a030')

  await menu(page, 'Publier maintenant ou reprogrammer')
  await publishDialog(page).getByText('Maintenant', { exact: true }).click()
  await publishDialog(page).getByRole('button', { name: 'Publier maintenant' }).click()
  await expect(page.getByRole('button', { name: 'Mettre à jour en ligne' })).toBeVisible()

  await menu(page, 'Repasser en brouillon')
  await expect(page.getByText('Brouillon', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeVisible()

  await menu(page, 'Mettre à la corbeille')
  await expect(page.getByText('Brouillon mis à la corbeille')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/contents\/news$/)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/contents/news/${id}$`))
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(title)
})

test('D13-01 a new content begins by its title; what is done and whether it is saved stay in sight', async ({
  page,
  loginAs,
}) => {
  await loginAs('editeur')
  await page.goto('/admin/contents/news')
  await page
    .getByRole('link', { name: /^Écrire/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Titre' })).toBeFocused()
  await page.keyboard.type(`Longue ${unique()}`)
  await expect(page.getByText(/^Enregistré à /)).toBeVisible()
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('heading', { name: 'Pièces jointes' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeInViewport()
  await expect(page.getByText(/^Enregistré à /)).toBeInViewport()
})

test('D5 a product of the catalogue brings its facts, and what cannot be saved is named with the way to it', async ({
  page,
  loginAs,
  request,
}) => {
  const product = newName('Sérum')
  await make(request, 'product', { title: product, ean: '3400930000001', code: 'SP-10', price: 390 })
  const id = await make(request, 'promotional_offer', { title: `Offre ${unique()}` })
  await loginAs('editeur')
  await page.goto(`/admin/contents/promotional_offer/${id}`)
  await page.getByRole('button', { name: 'Ajouter un produit' }).click()
  await page.getByLabel('Minimum de commande').fill('6 unités')

  const note = page.getByRole('status').filter({ hasText: 'Non enregistré' })
  await expect(note.getByRole('button', { name: /Produits et remises, 1, Désignation/ })).toBeVisible()
  await note.getByRole('button').click()
  await expect(page.getByLabel('Désignation')).toBeFocused()

  await page.getByRole('combobox', { name: 'Produit du catalogue' }).fill(product)
  await page.getByRole('option', { name: new RegExp(product) }).click()
  await expect(page.getByLabel('Désignation')).toHaveValue(product)
  await expect(page.getByLabel('EAN')).toHaveValue('3400930000001')
  await expect(page.getByLabel('Prix moyen constaté').last()).toHaveValue('3,90')
  await expect(page.getByText('Vous pouvez les modifier.')).toBeVisible()
  await expect(page.getByText(/^Enregistré à /)).toBeVisible()
})

test('D4-01 naming pharmacies says what it narrows, and the other criteria can be emptied', async ({
  page,
  loginAs,
  request,
  axe,
}) => {
  const id = await make(request, 'news', {
    title: `Ciblée ${unique()}`,
    excerpt: 'Deux phrases.',
    target: { groups: [0] },
  })
  await loginAs('editeur')
  await page.goto(`/admin/contents/news/${id}`)
  const named = page.getByRole('group', { name: /^Officines nommées/ })
  await expect(named.getByText(/restreint la cible/)).toBeVisible()
  await named.getByLabel('Ajouter une officine nommée').fill('Tilleuls')
  await named
    .getByRole('option', { name: /des Tilleuls/ })
    .first()
    .click()
  await expect(named.getByText(/\d+ → [01]\s+officine/)).toBeVisible()
  // What is half under the bar that stays in sight would be measured cut.
  await page.evaluate(() => scrollTo(0, 0))
  await axe()
  await named.getByRole('button', { name: 'Vider les autres critères' }).click()
  await expect(named.getByText(/→ 1\s+officine/)).toBeVisible()
  await expect(named.getByRole('button', { name: 'Vider les autres critères' })).toBeHidden()
})

test('D15-02 a draft previewed on a computer has the desktop layout, a likely greeting and a useful verdict', async ({
  page,
  loginAs,
  request,
}) => {
  const id = await make(request, 'news', { title: `Aperçue ${unique()}`, excerpt: 'Deux phrases.' })
  await loginAs('editeur')
  await page.goto(`/admin/preview?kind=news&id=${id}`)
  await expect(page.getByText(/Brouillon.: invisible aujourd’hui\. Une fois publié, visible/)).toBeVisible()
  const frame = page.frameLocator('iframe[title="Aperçu du portail"]')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await frame.locator('body').evaluate(() => window.innerWidth)).toBeGreaterThanOrEqual(1280)
  await page.getByLabel('Date de l’aperçu').fill('2 janvier 2099')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/at=2099-01-02/)
  await page.goto('/admin/preview')
  await expect(frame.getByText(/Bonjour,? Camille/).first()).toBeVisible()
  await expect(frame.getByText('Bonjour Aperçu')).toHaveCount(0)
  await frame.locator('a[href^="/offers/"]:visible').first().click()
  await expect(page.getByText(/^kiosque \/ offers \//)).toBeVisible()
})
