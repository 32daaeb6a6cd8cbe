import { newName } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'

test('D13-02 a laboratory in use is deleted with its replacement', async ({ page, loginAs, axe }) => {
  const [gone, kept] = [newName('Labo parti'), newName('Labo resté')]
  const { token } = await loginAs('editeur')
  await page.goto('/admin/laboratories')
  for (const name of [gone, kept]) {
    await page.getByRole('button', { name: 'Nouveau laboratoire' }).click()
    await page.getByRole('dialog').getByLabel('Nom').fill(name)
    await page.getByRole('button', { name: 'Créer le laboratoire' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const headers = { authorization: `Bearer ${token}` }
  const found = await page.request.get(`/api/v1/admin/laboratories?q=${encodeURIComponent(gone)}`, {
    headers,
  })
  const [laboratory] = ((await found.json()) as { data: { id: number }[] }).data
  await page.request.post('/api/v1/admin/contents/performance', {
    headers,
    data: { title: newName('Accord'), laboratory_id: laboratory?.id },
  })

  await page.goto(`/admin/laboratories?q=${encodeURIComponent('Labo')}`)
  const row = page.getByRole('row').filter({ hasText: gone })
  await expect(row).toContainText('1 contenu')
  await row.getByRole('button', { name: `Supprimer ${gone}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Supprimer le laboratoire' }).click()
  await expect(dialog.getByText('Choisissez ce qui prend sa place')).toBeVisible()
  await axe()
  await dialog.getByLabel('Remplacer par').selectOption({ label: kept })
  await dialog.getByRole('button', { name: 'Supprimer le laboratoire' }).click()
  await expect(page.getByRole('row').filter({ hasText: gone })).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: kept })).toContainText('1 contenu')
})

test('S9-09 D13-02 themes and the menu are put in order by keyboard; partners show no secret', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('admin')
  await page.goto('/admin/menu')
  const menu = page.getByRole('list', { name: 'Menu', exact: true })
  await expect(menu).toBeVisible()
  await axe()
  const first = menu.getByRole('button', { name: /^Descendre/ }).first()
  const name = (await first.getAttribute('aria-label')) ?? ''
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Enregistrer le menu' })).toBeEnabled()
  // Other journeys read the menu as declared: nothing is saved here.
  await page.getByRole('button', { name: 'Annuler les changements' }).click()
  await expect(menu.getByRole('button', { name: /^Descendre/ }).first()).toHaveAttribute('aria-label', name)

  await page.goto('/admin/faq-themes')
  await expect(page.getByRole('list', { name: 'Thèmes de la FAQ' })).toBeVisible()
  await axe()

  await page.goto('/admin/partners')
  const ospharm = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Configurer Ospharm' }) })
  await expect(ospharm).toContainText('Configuré')
  await page.getByRole('button', { name: 'Configurer Ospharm' }).click()
  await expect(page.getByLabel('Secret partagé')).toHaveValue('')
  await axe()
  for (const path of ['authors', 'categories', 'useful-links', 'page-types']) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
