import { newName } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGOYdEABD2IYlcaGALUvkImGdYrJAAAAAElFTkSuQmCC',
  'base64',
)

test('D13-02 ten files are added at once, one refused keeps its line; a broken one resumes; one is described', async ({
  page,
  loginAs,
  allowConsole,
  axe,
}) => {
  allowConsole(/ERR_FAILED|Failed to load|Network/)
  await loginAs('editeur')
  await page.goto('/admin/media')
  const word = newName('lot')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  const csv = Buffer.from('nom;ville\nPharmacie;Lyon\n')
  const files = Array.from({ length: 8 }, (_, rank) => ({
    name: `${word}-${rank}.csv`,
    mimeType: 'text/csv',
    buffer: csv,
  }))
  let isBroken = true
  await page.route('**/admin/media/uploads/*?offset=0', (route) =>
    isBroken && route.request().postDataBuffer()?.length === 7 ? route.abort() : route.continue(),
  )
  await page
    .getByLabel('Fichiers à ajouter')
    .setInputFiles([
      ...files,
      { name: `${word}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      { name: `${word}-casse.csv`, mimeType: 'text/csv', buffer: Buffer.from('a;b\n1;2') },
    ])
  const list = page.getByRole('region', { name: 'Envoi de fichiers' })
  await expect(list.getByText('8 sur 10')).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: `${word}.svg` })).toContainText('SVG')
  const broken = list.getByRole('listitem').filter({ hasText: `${word}-casse.csv` })
  await expect(broken).toContainText('Envoi interrompu')
  await axe()
  isBroken = false
  await broken.getByRole('button', { name: 'Reprendre' }).click()
  await expect(list.getByText('9 sur 10')).toBeVisible()

  await page
    .getByLabel('Fichiers à ajouter')
    .setInputFiles({ name: `${word}.png`, mimeType: 'image/png', buffer: PNG })
  await expect(list.getByText('10 sur 11')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Rechercher un fichier' }).fill(`${word}.png`)
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await page
    .getByRole('button', { name: new RegExp(`${word}\\.png.*Inutilisé`) })
    .first()
    .click()
  await page.getByLabel('Texte alternatif', { exact: true }).fill('Un carré vert')
  await page.getByLabel('Repère, de gauche à droite').press('ArrowRight')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Modifications enregistrées')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Liste', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: `${word}.png` })).toContainText('Un carré vert')
})
