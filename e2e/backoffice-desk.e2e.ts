import { makeDrugstore, newName } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'

test('D6-02 D16-07 « Voir l’accueil » shows the board’s own draft, and comes back to it unpublished', async ({
  page,
  loginAs,
}) => {
  const { token } = await loginAs('editeur')
  const headers = { authorization: `Bearer ${token}` }
  await page.goto('/admin/highlights?group=2&device=1')
  const carousel = page.getByRole('region', { name: 'Carrousel', exact: true })
  const first = await carousel.locator('li b').first().innerText()
  await carousel.getByRole('button', { name: `Actions sur ${first}` }).click()
  await carousel.getByRole('button', { name: 'Retirer' }).click()
  const publish = page.getByRole('button', { name: 'Publier 1 changement' })
  await expect(publish).toBeInViewport()
  await page.getByRole('main').press('End')
  await expect(publish).toBeInViewport()

  const asked = page.waitForRequest((request) => request.url().includes('path=%2Fhome'))
  await page.getByRole('link', { name: 'Voir l’accueil' }).click()
  const request = await asked
  expect(request.method()).toBe('POST')
  expect(new URL(request.url()).searchParams.get('environment')).toBe('1')
  expect(request.postDataJSON().delete).toHaveLength(1)
  await expect(page.getByText('L’accueil avec les changements du tableau.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Voir comme' })).toContainText('MPR national')

  await page.getByRole('link', { name: 'Quitter l’aperçu' }).click()
  await expect(page).toHaveURL(/\/admin\/highlights\?.*group=2/)
  await expect(publish).toBeVisible()
  const home = await page.request.get('/api/v1/admin/highlights?placement=homepage_slider', { headers })
  expect(JSON.stringify(await home.json())).toContain(first)
  await page.getByRole('button', { name: 'Tout annuler' }).click()
  await expect(publish).toHaveCount(0)
})

test('D13-02 leaving the menu keeps what was not saved; a link joins it and reaches the portal', async ({
  page,
  loginAs,
  axe,
}) => {
  const name = newName('Charte').slice(0, 50)
  const { token } = await loginAs('editeur')
  await page.goto('/admin/menu')
  await page.getByRole('button', { name: 'Ajouter un lien ou une page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ajouter au menu' }).click()
  await expect(dialog.getByText('Ce champ est requis.').first()).toBeVisible()
  await dialog.getByLabel('Adresse').fill('/contact?sujet=charte')
  await dialog.getByLabel('Nom affiché').fill(name)
  await dialog.getByLabel('Rubrique').selectOption({ label: 'Services' })
  await axe()
  await dialog.getByRole('button', { name: 'Ajouter au menu' }).click()
  await expect(page.getByText(name, { exact: true })).toBeVisible()

  await page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name: 'Popins' }).click()
  await expect(page.getByText('Le menu n’est pas enregistré')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Back-office' })
    .getByRole('link', { name: 'Menu du portail' })
    .click()
  await expect(page.getByText('Vos changements sont restés sur ce poste.')).toBeVisible()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer le menu' }).click()
  await expect(page.getByText('Menu enregistré')).toBeVisible()
  const menu = await page.request.get('/api/v1/menu', { headers: { authorization: `Bearer ${token}` } })
  expect(JSON.stringify(await menu.json())).toContain(name)

  await page.getByRole('button', { name: `Retirer ${name}` }).click()
  await page.getByRole('button', { name: 'Enregistrer le menu' }).click()
  await expect(page.getByText(name, { exact: true })).toHaveCount(0)
})

test('D13 an unknown address of the back office stays at the desk', async ({
  page,
  loginAs,
  allowConsole,
  axe,
}) => {
  allowConsole(/Page not found: \/admin\/nulle-part/)
  await loginAs('editeur')
  await page.goto('/admin/nulle-part/ici')
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Back-office' })).toBeVisible()
  await axe()
  await page.getByRole('main').getByRole('link', { name: 'Tableau de bord' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
})

test('D13-01 publishing many is said first; all the results can be chosen; kinds are one press apart', async ({
  page,
  loginAs,
  axe,
}) => {
  const { token } = await loginAs('editeur')
  const headers = { authorization: `Bearer ${token}` }
  const title = newName('Récapitulatif')
  const made = await page.request.post('/api/v1/admin/contents/news', { headers, data: { title } })
  const { id } = await made.json()
  await page.goto(`/admin/contents/news?q=${encodeURIComponent(title)}`)
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
  const bulk = page.getByRole('group', { name: 'Actions sur la sélection' })
  await bulk.getByRole('button', { name: 'Publier' }).click()
  const dialog = page.getByRole('dialog', { name: /Publier 1.contenu/ })
  await expect(dialog).toContainText(title)
  await axe()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  const still = await page.request.get(`/api/v1/admin/contents/news/${id}`, { headers })
  expect((await still.json()).status).toBe('draft')
  await page.request.delete(`/api/v1/admin/contents/news/${id}`, { headers })

  await page.goto('/admin/contents')
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
  await page.getByRole('button', { name: /^Sélectionner les \d+/ }).click()
  await expect(bulk.getByRole('status')).not.toHaveText(/^20 /)

  await page.goto('/admin/contents/one_time_campaign')
  await page
    .getByRole('navigation', { name: 'Rubriques voisines' })
    .getByRole('link', { name: /fidélité/i })
    .click()
  await expect(page).toHaveURL(/loyalty_campaign/)
})

test('D13-05 Ctrl K leads from any screen of the desk to a pharmacy by its code, and to another screen by its name', async ({
  page,
  loginAs,
  axe,
  request,
}) => {
  const { name, cip_officine: cip } = await makeDrugstore(request)
  await loginAs('editeur')
  await page.goto('/admin/media')
  await expect(page.getByRole('heading', { level: 1, name: 'Médiathèque' })).toBeVisible()
  const field = page.getByRole('combobox', { name: /Rechercher un écran/ })
  // The heading may stand an instant before the keys are listened to.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 3_000 })
  }).toPass()
  await axe()
  await field.fill(cip)
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Rechercher/ })
    .click()
  await field.fill('mises av')
  await page.getByRole('option', { name: 'Mises en avant' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mises en avant' })).toBeVisible()
})

test('D13-05 D5-02 the period of the figures is in the address, in place of the one before', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin')
  await page.goto('/admin')
  const periods = page.getByRole('group', { name: 'Période' })
  await expect(periods.getByRole('button', { name: '7 jours', pressed: true })).toBeVisible()
  const before = await page.evaluate(() => history.length)

  await periods.getByRole('button', { name: '28 jours' }).click()
  await expect(page).toHaveURL(/\/admin\?period=28$/)
  await periods.getByRole('button', { name: '7 jours' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  expect(await page.evaluate(() => history.length)).toBe(before)
})
