import { newName } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'

test('D13-03 an administrator creates, renames and deletes a zone @mobile', async ({
  page,
  loginAs,
  axe,
}) => {
  const name = newName('Zone')
  const renamed = newName('Littoral')
  await loginAs('admin')
  await page.goto('/admin/zones')
  await expect(page.getByRole('table')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Nouvelle zone' }).click()
  await page.getByRole('dialog').getByLabel('Nom').fill(name)
  await page.getByRole('button', { name: 'Créer la zone' }).dblclick()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)

  await page.getByRole('button', { name: `Renommer ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Nom').fill(renamed)
  await page.getByRole('button', { name: 'Renommer', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: renamed })).toBeVisible()

  await page.getByRole('button', { name: `Supprimer ${renamed}` }).click()
  await axe()
  await page.getByRole('button', { name: 'Supprimer la zone' }).click()
  await expect(page.getByRole('row').filter({ hasText: renamed })).toHaveCount(0)
})

test('D13-03 a pack in use asks for its replacement; groups are read only', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('admin')
  await page.goto('/admin/packs')
  await page.getByRole('button', { name: 'Supprimer Vitrine' }).click()
  await page.getByRole('button', { name: 'Supprimer le pack' }).click()
  await expect(page.getByRole('dialog').getByText('Choisissez ce qui prend sa place')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'bVitrine' })).toBeVisible()

  await page.getByRole('navigation', { name: 'Réseau' }).getByRole('link', { name: 'Groupes' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'MPR national' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Renommer|Supprimer|Nouve/ })).toHaveCount(
    0,
  )
  await axe()
})

test('D13-04 the journal shows who changed what, before and after, and leaves as CSV @mobile', async ({
  page,
  loginAs,
  axe,
}) => {
  const name = newName('Zone')
  const renamed = newName('Rivage')
  await loginAs('admin')
  await page.goto('/admin/zones')
  await page.getByRole('button', { name: 'Nouvelle zone' }).click()
  await page.getByRole('dialog').getByLabel('Nom').fill(name)
  await page.getByRole('button', { name: 'Créer la zone' }).click()
  await page.getByRole('button', { name: `Renommer ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Nom').fill(renamed)
  await page.getByRole('button', { name: 'Renommer', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: renamed })).toBeVisible()

  await page.goto('/admin/audit?subject=zone')

  const row = page.getByRole('row').filter({ hasText: renamed }).first()
  await expect(row).toContainText('Modification')
  await expect(row.getByText(name)).toBeVisible()
  await axe()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  expect((await download).suggestedFilename()).toBe('journal.csv')
})

test('D5-02 the days of the journal live in the address, and an absurd one is ignored', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin')
  await page.goto('/admin/audit?from=2020-01-01&to=2020-02-31&subject=n-importe-quoi')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByLabel('Du')).toHaveValue('01/01/2020')

  await page.getByLabel('Au', { exact: true }).fill('2020-01-31')

  await expect(page.getByRole('heading', { name: 'Aucun changement ne correspond' })).toBeVisible()
  await expect(page).toHaveURL(/to=2020-01-31/)
})

test('D6-05 an administrator adds a dated EGalim cap, is told what is wrong, and takes it back @mobile', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('admin')
  await page.goto('/admin/settings')
  const form = page.getByRole('form', { name: 'Plafonds EGalim' })
  const second = form.getByRole('group', { name: 'Plafond 2' })
  await expect(form.getByRole('group')).toHaveCount(1)
  await form.getByRole('button', { name: 'Ajouter un plafond' }).click()
  await second.getByRole('textbox', { name: 'Plafond' }).fill('400')
  await form.getByRole('button', { name: 'Enregistrer les plafonds' }).click()
  await expect(second.getByText('Choisissez un jour.')).toBeVisible()
  await expect(second.getByText('Saisissez un pourcentage entre 1 et 100.')).toBeVisible()
  await axe()

  await second.getByLabel('À partir du').fill('2040-01-01')
  await second.getByRole('textbox', { name: 'Plafond' }).fill('25,5')
  await form.getByRole('button', { name: 'Enregistrer les plafonds' }).click()
  await expect(page.getByText('Plafonds EGalim mis à jour')).toBeVisible()
  await page.reload()
  await expect(second.getByRole('textbox', { name: 'Plafond' })).toHaveValue('25,5')
  await page.goto('/admin/audit?subject=settings')
  await expect(page.getByRole('main')).toContainText('Plafonds EGalim')

  await page.goto('/admin/settings')
  await second.getByRole('button', { name: 'Retirer le plafond 2' }).click()
  await form.getByRole('button', { name: 'Enregistrer les plafonds' }).click()
  await expect(page.getByText('Plafonds EGalim mis à jour')).toBeVisible()
  await page.reload()
  await expect(form.getByRole('group')).toHaveCount(1)
})
