import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'

test('D13-04 statistics: charts with their table, period in the address, spreadsheet, one content @mobile', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('editeur')
  await page.goto('/admin/statistics')
  await expect(page.getByRole('heading', { level: 1, name: 'Portée des contenus' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Lectures par jour : de/ })).toBeVisible()
  await expect(page.getByText('Ont lu', { exact: false }).first()).toBeVisible()
  await axe()

  // The figures behind the chart, by keyboard.
  const table = page.getByText('Les chiffres par jour')
  await table.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Lectures par jour' })).toBeVisible()

  await page.getByRole('button', { name: 'Année' }).click()
  await expect(page).toHaveURL(/period=364/)
  await expect(page.getByRole('img', { name: /^Lectures par semaine : de/ })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV : contenu par contenu' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.startsWith('\uFEFFNuméro;Rubrique;Titre;')).toBe(true)

  await page.getByRole('tab', { name: 'Recherches sans résultat' }).click()
  await expect(page.getByRole('row', { name: /trousse premiers secours/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /parking salon/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Ce que personne ne lit' }).click()
  await expect(page).toHaveURL(/view=unread/)
  await page.getByRole('tab', { name: 'Contenu par contenu' }).click()
  const list = page.getByRole('table', { name: 'Lectures par contenu' })
  await expect(list).toBeVisible()
  await list.getByRole('link').first().click()
  await expect(page.getByRole('table', { name: /^Portée et lectures par groupe/ })).toBeVisible()
  await axe()
})

test('D1-02 an adviser sees the statistics of their zones', async ({ page, loginAs }) => {
  const { user } = await loginAs('conseiller')
  const names = (user['zones'] as { name: string }[]).map((zone) => zone.name)
  await page.goto('/admin/statistics')
  const zones = page.getByLabel('Zone')
  await expect(zones.getByRole('option', { name: 'Toutes mes zones' })).toBeAttached()
  await expect(page.getByRole('rowheader')).toHaveText(names.toSorted((a, b) => a.localeCompare(b, 'fr')))
})
