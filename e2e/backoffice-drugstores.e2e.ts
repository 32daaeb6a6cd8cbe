import { makeDrugstore, makeTitulaire, memberPassword, newCip, newName, newSiret } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'

test('D13-03 D3-04 an administrator creates a drugstore, corrects what is wrong, then edits it @mobile', async ({
  page,
  loginAs,
  axe,
}) => {
  const name = newName('Pharmacie')
  await loginAs('admin')
  await page.goto('/admin/drugstores')
  await expect(page.getByRole('table')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Nouvelle officine' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle officine' })
  await dialog.getByLabel('Nom').fill(name)
  await dialog.getByLabel('Code CIP').fill('203')
  await dialog.getByLabel('SIRET').fill(newSiret())
  await dialog.getByLabel('Groupe').selectOption('PRLG')
  await dialog.getByLabel('Ville').fill('Brest')
  await dialog.getByRole('button', { name: 'Créer l’officine' }).click()
  await expect(dialog.getByText('Le code CIP compte 7 chiffres')).toBeVisible()
  await axe()

  await dialog.getByLabel('Code CIP').fill(newCip())
  await dialog.getByRole('button', { name: 'Vitrine' }).click()
  await dialog.getByRole('button', { name: 'Créer l’officine' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Pack Vitrine')).toBeVisible()
  await expect(page.getByText('Personne n’a encore de compte dans cette officine.')).toBeVisible()
  await axe()

  await page.getByRole('button', { name: 'Modifier' }).click()
  const edit = page.getByRole('dialog', { name: `Modifier ${name}` })
  await edit.getByLabel('Téléphone').fill('02 99 00 12 34')
  await edit.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('02 99 00 12 34')).toBeVisible()
})

test('the sheet of a pharmacy asks for its figures and its team without waiting for the pharmacy itself', async ({
  page,
  loginAs,
  request,
}) => {
  const drugstore = await makeDrugstore(request)
  await loginAs('admin')
  await page.goto('/admin/drugstores')
  await expect(page.getByRole('table')).toBeVisible()
  const others = Promise.all([
    page.waitForRequest(`**/api/v1/admin/drugstores/${drugstore.id}/sheet`),
    page.waitForRequest(`**/api/v1/drugstores/${drugstore.id}/team`),
  ])
  // The pharmacy itself is answered once the two others have been asked for.
  await page.route(`**/api/v1/admin/drugstores/${drugstore.id}`, async (route) => {
    await others
    await route.continue()
  })

  await page.goto(`/admin/drugstores/${drugstore.id}`)

  await expect(page.getByRole('heading', { level: 1, name: drugstore.name })).toBeVisible()
})

test('D13-04 « Journal » on the sheet of a pharmacy opens the journal of that pharmacy alone', async ({
  page,
  loginAs,
  request,
  axe,
}) => {
  const drugstore = await makeDrugstore(request)
  const other = await makeDrugstore(request)
  await loginAs('admin')
  await page.goto(`/admin/drugstores/${drugstore.id}`)

  await page.getByRole('main').getByRole('link', { name: 'Journal' }).click()

  await expect(page).toHaveURL(new RegExp(`/admin/audit\\?drugstore=${drugstore.id}$`))
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: drugstore.name }).first()).toContainText('Création')
  await expect(rows.filter({ hasText: other.name })).toHaveCount(0)
  await axe()
  await page.getByRole('button', { name: 'Retirer l’officine' }).click()
  await expect(rows.filter({ hasText: other.name }).first()).toBeVisible()
})

test('S4-06 S8-01 D3-10 disabling a drugstore signs its members out, enabling lets them back', async ({
  page,
  browser,
  baseURL,
  loginAs,
  request,
  axe,
}) => {
  const drugstore = await makeDrugstore(request)
  const email = await makeTitulaire(request, drugstore)
  const context = await browser.newContext({ baseURL, locale: 'fr-FR' })
  const member = await context.newPage()
  await member.goto('/login')
  await member.getByLabel('Adresse e-mail').fill(email)
  await member.getByLabel('Mot de passe', { exact: true }).fill(memberPassword)
  await member.getByRole('button', { name: 'Se connecter' }).click()
  await expect(member).toHaveURL(/\/$/)
  // An open page hears of it at once, and would say so before anybody looks.
  await member.goto('about:blank')

  await loginAs('admin')
  await page.goto(`/admin/drugstores/${drugstore.id}`)
  await expect(page.getByRole('region', { name: 'Équipe' })).toContainText('Lise Garnier')
  await page.getByRole('button', { name: 'Désactiver l’officine…' }).click()
  const dialog = page.getByRole('dialog', { name: `Désactiver ${drugstore.name} ?` })
  await dialog.getByRole('button', { name: 'Désactiver l’officine' }).click()
  await expect(dialog.getByText('Indiquez pourquoi cette officine est désactivée.')).toBeVisible()
  await axe()
  await dialog.getByLabel('Motif').fill('Cession du fonds')
  await dialog.getByRole('button', { name: 'Désactiver l’officine' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Officine désactivée' })).toBeVisible()
  await expect(page.getByText('Cession du fonds')).toBeVisible()

  await member.goto('/contact')
  await expect(member.getByText('Votre compte a été désactivé')).toBeVisible()
  await expect(member).toHaveURL(/\/login/)

  await page.getByRole('button', { name: 'Réactiver l’officine' }).click()
  await expect(page.getByRole('button', { name: 'Désactiver l’officine…' })).toBeVisible()
  await member.getByLabel('Adresse e-mail').fill(email)
  await member.getByLabel('Mot de passe', { exact: true }).fill(memberPassword)
  await member.getByRole('button', { name: 'Se connecter' }).click()
  // Home, or the page asked for when the refusal came before it was left.
  await expect(member).toHaveURL(/\/(?:contact)?$/)
  await context.close()
})

const HEADER = 'CIP officine;SIRET;Nom;Ville;Groupe;Code postal'
const csvFile = (lines: string[]) => ({
  name: 'officines.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...lines].join('\r\n')),
})

test('D13-03 an import is tried first: every bad line is told, the corrected file goes in @mobile', async ({
  page,
  loginAs,
  axe,
}) => {
  const name = newName('Pharmacie')
  const good = `${newCip()};${newSiret()};${name} A;Rennes;MPR;35000`
  const cip = newCip()
  const siret = newSiret()
  await loginAs('admin')
  await page.goto('/admin/drugstores/import')
  await axe()
  await page
    .getByLabel('Fichier CSV des officines')
    .setInputFiles(csvFile([good, `${cip.slice(1)};${siret};${name} B;Brest;MPR;9700`]))

  await expect(page.getByRole('heading', { name: '1 ligne peut être importée, 1 est refusée' })).toBeVisible()
  const problems = page.getByRole('region', { name: 'Lignes du fichier' })
  await expect(problems.getByRole('row').filter({ hasText: 'CIP officine' })).toContainText(cip.slice(1))
  await expect(problems.getByRole('row').filter({ hasText: 'Code postal' })).toContainText('9700')
  await expect(page.getByRole('button', { name: 'Importer la ligne' })).toBeVisible()
  await axe()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lignes en erreur, CSV' }).click()
  expect((await download).suggestedFilename()).toBe('lignes-a-corriger.csv')

  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click()
  await page
    .getByLabel('Fichier CSV des officines')
    .setInputFiles(csvFile([good, `${cip};${siret};${name} B;Brest;MPR;29200`]))
  await expect(page.getByRole('heading', { name: '2 lignes peuvent être importées' })).toBeVisible()
  await page.getByRole('button', { name: 'Importer les 2 lignes' }).click()

  await expect(
    page.getByRole('heading', { name: /Import terminé.*2 officines créées, 0 mise à jour/ }),
  ).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Voir les officines' }).click()
  await page.getByLabel('Rechercher une officine').fill(cip)
  await expect(page.getByRole('link', { name: `${name} B` })).toBeVisible()
})

test('D13-03 a file that is no CSV, or lacks a column, is refused with the reason', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin')
  await page.goto('/admin/drugstores/import')
  const input = page.getByLabel('Fichier CSV des officines')
  await input.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from([137, 80, 78, 71]),
  })
  await expect(page.getByText('n’est pas un fichier CSV')).toBeVisible()

  await input.setInputFiles({
    name: 'officines.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Nom;Ville\r\nPharmacie du Port;Brest'),
  })
  await expect(page.getByRole('heading', { name: 'Aucune ligne ne peut être importée' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Importer/ })).toHaveCount(0)
})

test('D1-02 an editor reads a drugstore’s sheet without any way to change it', async ({
  page,
  loginAs,
  request,
}) => {
  const drugstore = await makeDrugstore(request)
  await loginAs('editeur')
  await page.goto(`/admin/drugstores/${drugstore.id}`)

  await expect(page.getByRole('heading', { level: 1, name: drugstore.name })).toBeVisible()
  await expect(page.getByText('Personne n’a encore de compte')).toBeVisible()
  await expect(page.getByRole('button', { name: /Modifier|Désactiver|Inviter/ })).toHaveCount(0)
})

test('D2-03 a list that cannot be read says so in place and tries again when asked', async ({
  page,
  loginAs,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Network Error/)
  await loginAs('admin')
  await page.route('**/api/v1/admin/drugstores?*', (route) => route.abort())
  await page.goto('/admin/drugstores')
  await expect(page.getByText('Connexion impossible. Vérifiez votre réseau puis réessayez.')).toBeVisible()

  await page.unroute('**/api/v1/admin/drugstores?*')
  await page.getByRole('button', { name: 'Réessayer' }).click()

  await expect(page.getByRole('table')).toBeVisible()
})
