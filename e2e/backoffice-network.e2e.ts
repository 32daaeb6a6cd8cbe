import { readFile } from 'node:fs/promises'
import { bearer, makeDrugstore, makeTitulaire, newEmail, newName, tokenOf } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'

test('D13-03 people invited by a file: every bad line is named, then the good ones are invited', async ({
  page,
  loginAs,
  request,
  mailTo,
  axe,
}) => {
  const drugstore = await makeDrugstore(request)
  const email = newEmail('invitee')
  const file = `E-mail;Rôle;CIP officine\n${email};Préparatrice;${drugstore.cip_officine}\npas-un-mail;Adjoint;${drugstore.cip_officine}\n${newEmail('x')};Chef;9999999\n`
  await loginAs('admin')
  await page.goto('/admin/invitations')
  await page.getByRole('link', { name: 'Inviter par fichier' }).click()
  await page
    .getByLabel('Fichier CSV des invitations')
    .setInputFiles({ name: 'equipe.csv', mimeType: 'text/csv', buffer: Buffer.from(file, 'latin1') })
  await expect(
    page.getByRole('heading', { name: /1 ligne peut être importée, 2 sont refusées/ }),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /pas-un-mail/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Rôle inconnu/ })).toBeVisible()
  await expect(page.getByText('Windows-1252')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Importer la ligne' }).click()
  await expect(page.getByRole('heading', { name: /1 invitation envoyée/ })).toBeVisible()
  const mail = await mailTo(email)
  expect(mail.body).toContain('/register#invitation=')
})

test('D13-03 two sheets of one pharmacy are merged, value by value; its sheet shows team and notes', async ({
  page,
  loginAs,
  request,
  axe,
}) => {
  const keep = await makeDrugstore(request)
  const token = await tokenOf(request, 'admin')
  const gone = await makeDrugstore(request)
  await makeTitulaire(request, gone)
  const same = { siret: keep.siret, name: newName('Officine fusionnée') }
  const changed = await request.patch(`/api/v1/admin/drugstores/${gone.id}`, { ...bearer(token), data: same })
  expect(changed.status()).toBe(200)

  await loginAs('admin')
  await page.goto('/admin/duplicates?view=drugstores')
  const card = page.getByRole('region', { name: `${keep.name}, Même SIRET`, exact: true })
  // Other tests make drugstores too: it may lie on a later page.
  for (let left = 20; left > 0 && !(await card.isVisible()); left -= 1) {
    await expect(page.getByText(/ sur \d/).first()).toBeVisible()
    if (await card.isVisible()) break
    await page.getByRole('button', { name: 'Page suivante' }).click()
  }
  await card.getByRole('button', { name: 'Ce ne sont pas des doublons' }).click()
  await expect(page.getByText('Ces fiches ne seront plus proposées')).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(card).toBeVisible()
  await card.getByRole('radio', { name: same.name }).check()
  await axe()
  await card.getByRole('button', { name: 'Fusionner…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fusionner', exact: true }).click()
  await expect(page.getByText('Fiches fusionnées')).toBeVisible()

  await page.goto(`/admin/drugstores/${keep.id}`)
  await expect(page.getByRole('heading', { level: 1, name: same.name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Équipe' })).toContainText('Lise Garnier')
  await expect(page.getByRole('img', { name: /^Visites par semaine/ })).toBeVisible()
  await expect(page.getByText('Fusion de deux fiches')).toBeVisible()
  await page.getByLabel('Nouvelle note').fill('Travaux de façade.')
  await page.getByRole('button', { name: 'Ajouter la note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Travaux de façade.' })).toBeVisible()
  await axe()
})

test('D5-02 filters of people stay in the address and in the spreadsheet', async ({ page, loginAs }) => {
  await loginAs('admin')
  await page.goto('/admin/users?type=100&activity=365')
  await expect(page.getByLabel('Rôle')).toHaveValue('100')
  await expect(page.getByLabel('Activité')).toHaveValue('365')
  await page.getByRole('button', { name: 'Effacer les filtres' }).first().click()
  await page.getByLabel('Groupe').selectOption('PRLG')
  await expect(page).toHaveURL(/group=PRLG/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.startsWith('\uFEFFNuméro;Prénom;Nom')).toBe(true)
})
