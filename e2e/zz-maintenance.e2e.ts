import { bearer, tokenOf } from './backoffice-data.ts'
import { demoPassword, emailOf, expect, test } from './fixtures.ts'

// Everyone is put out while this runs: it has a project of its own, after all the others.
test.describe.configure({ mode: 'serial' })

test.afterEach(async ({ request }) => {
  const token = await tokenOf(request, 'admin')
  const response = await request.patch('/api/v1/admin/settings', {
    ...bearer(token),
    data: { maintenance: false, maintenance_message: null },
  })
  expect(response.status()).toBe(200)
})

test('S2-50 D13-04 an administrator closes the portal with a message, members meet it, and it opens again', async ({
  page,
  browser,
  baseURL,
  loginAs,
  axe,
}) => {
  // Five page loads of a visitor and three audits: more than one test's usual share of time.
  test.slow()
  await loginAs('admin')
  await page.goto('/admin/settings')
  await page.getByLabel('Message aux officines').fill('Retour prévu à 14 h.')
  await page.getByRole('button', { name: 'Fermer le portail…' }).click()
  await axe()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer le portail' }).dblclick()
  await expect(page.getByText('Portail fermé')).toBeVisible()
  await axe()

  const context = await browser.newContext({ baseURL, locale: 'fr-FR' })
  const visitor = await context.newPage()
  for (const path of ['/', '/login', '/catalogues', '/news', '/admin/login']) {
    await visitor.goto(path)
    await expect(visitor).toHaveURL(/\/maintenance$/)
  }
  await expect(visitor.getByText('Retour prévu à 14 h.')).toBeVisible()
  await axe(visitor)

  await page.getByRole('button', { name: 'Rouvrir le portail' }).click()
  await expect(page.getByText('Portail ouvert')).toBeVisible()
  await visitor.goto('/login')
  await expect(visitor).toHaveURL(/\/login$/)
  await context.close()
})

test('S2-50 an administrator who comes back while the portal is closed opens it from there', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, 'admin')
  await request.patch('/api/v1/admin/settings', { ...bearer(token), data: { maintenance: true } })
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/maintenance$/)

  await page.getByRole('button', { name: 'Accès du siège' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rouvrir le portail' })
  await dialog.getByLabel('Adresse e-mail').fill(emailOf('admin'))
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Se connecter et rouvrir' }).click()

  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
})
