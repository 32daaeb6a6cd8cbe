import { makeDrugstore, newEmail, newName } from './backoffice-data.ts'
import { demoPassword, emailOf, expect, test } from './fixtures.ts'

test('S5-01 S8-03 D3-01 a pharmacy account is told in French that it has no back office @mobile', async ({
  page,
  axe,
  allowConsole,
}) => {
  allowConsole(/403/)
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { name: 'Espace du siège' })).toBeVisible()
  await axe()

  await page.getByLabel('Adresse e-mail').fill(emailOf('titulaire'))
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'n’a pas accès au back-office' })).toBeVisible()
  await expect(page.getByText('notfound.roles.admin')).toHaveCount(0)
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(emailOf('titulaire'))
  await axe()
})

test('S5-01 S6-07 an administrator signs in at the head office’s own page and lands where they were going @mobile', async ({
  page,
  axe,
}) => {
  await page.goto('/admin/users?q=demo')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)

  await page.getByLabel('Adresse e-mail').fill(emailOf('admin'))
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/users\?q=demo/)
  await axe()
})

test('D1-02 D13-03 an administrator creates an editor, who gets a welcome mail', async ({
  page,
  loginAs,
  mailTo,
  axe,
}) => {
  const email = newEmail('editrice')
  const lastName = newName('Perrin')
  await loginAs('admin')
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvel utilisateur' })
  await dialog.getByRole('button', { name: 'Créer l’utilisateur' }).click()
  await expect(dialog.getByText('3 champs sont à corriger.')).toBeVisible()
  await axe()

  await dialog.getByLabel('Prénom').fill('Aude')
  await dialog.getByLabel('Nom', { exact: true }).fill(lastName)
  await dialog.getByLabel('Adresse e-mail').fill(email)
  await dialog.getByLabel('Droit au siège').selectOption('Éditeur')
  await dialog.getByRole('button', { name: 'Créer l’utilisateur' }).dblclick()

  await expect(page.getByRole('heading', { level: 1, name: `Aude ${lastName}` })).toBeVisible()
  await expect(page.getByText('Éditeur au siège')).toBeVisible()
  expect((await mailTo(email)).body).toContain('/password-reset')
  await axe()
})

test('D2-03 an e-mail already taken is explained, and nothing typed is lost', async ({
  page,
  loginAs,
  allowConsole,
}) => {
  allowConsole(/409/)
  await loginAs('admin')
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvel utilisateur' })
  await dialog.getByLabel('Prénom').fill('Aude')
  await dialog.getByLabel('Nom', { exact: true }).fill('Perrin')
  await dialog.getByLabel('Adresse e-mail').fill(emailOf('adjoint'))
  await dialog.getByRole('button', { name: 'Créer l’utilisateur' }).click()

  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('Perrin')
})

test('D3-06 D3-08 D13-03 an administrator gives a person an account, changes it, removes it, closes their access, then erases them', async ({
  page,
  loginAs,
  request,
}) => {
  const drugstore = await makeDrugstore(request)
  const lastName = newName('Leroy')
  await loginAs('admin')
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvel utilisateur' })
  await dialog.getByLabel('Prénom').fill('Yann')
  await dialog.getByLabel('Nom', { exact: true }).fill(lastName)
  await dialog.getByLabel('Adresse e-mail').fill(newEmail('yann'))
  await dialog.getByRole('button', { name: 'Créer l’utilisateur' }).click()
  await expect(page.getByText('Cette personne n’a aucun compte.')).toBeVisible()

  await page.getByRole('button', { name: 'Ajouter un compte' }).click()
  const add = page.getByRole('dialog', { name: 'Ajouter un compte dans une officine' })
  await add.getByRole('combobox', { name: 'Officine' }).fill(drugstore.cip_officine)
  await add.getByRole('option', { name: drugstore.name }).click()
  await add.getByLabel('Rôle').selectOption('Préparateur')
  await add.getByRole('button', { name: 'Ajouter le compte' }).click()
  const role = page.getByLabel(`Rôle à ${drugstore.name}`)
  await expect(role).toHaveValue('100')

  await role.selectOption('Adjoint')
  await expect(page.getByRole('status').filter({ hasText: 'Adjoint' })).toBeVisible()
  await page.reload()
  await expect(role).toHaveValue('160')

  await page.getByRole('button', { name: `Retirer le compte ${drugstore.name}` }).click()
  await page.getByRole('button', { name: 'Retirer le compte', exact: true }).click()
  await expect(page.getByText('Cette personne n’a aucun compte.')).toBeVisible()

  await page.getByRole('button', { name: 'Désactiver cette personne…' }).click()
  const disable = page.getByRole('dialog', { name: `Désactiver Yann ${lastName} ?` })
  await disable.getByRole('button', { name: 'Désactiver cette personne' }).click()
  await expect(disable.getByText('Indiquez pourquoi cette personne est désactivée.')).toBeVisible()
  await disable.getByLabel('Motif').fill('Départ de l’officine')
  await disable.getByRole('button', { name: 'Désactiver cette personne' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Personne désactivée' })).toBeVisible()
  await expect(page.getByText('Départ de l’officine')).toBeVisible()
  await page.getByRole('button', { name: 'Réactiver cette personne' }).click()
  await expect(page.getByRole('button', { name: 'Désactiver cette personne…' })).toBeVisible()

  await page.getByRole('button', { name: `Effacer Yann ${lastName}…` }).click()
  await page.getByRole('button', { name: 'Effacer la personne' }).click()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await page.getByLabel('Rechercher un utilisateur').fill(lastName)
  await expect(page.getByRole('heading', { name: 'Aucun utilisateur ne correspond' })).toBeVisible()
})

test('D3-05 D13-03 an administrator invites to a drugstore, sends again, then cancels', async ({
  page,
  loginAs,
  request,
  mailTo,
  axe,
}) => {
  const drugstore = await makeDrugstore(request)
  const email = newEmail('adjointe')
  await loginAs('admin')
  await page.goto('/admin/invitations')
  await page.getByRole('button', { name: 'Inviter une personne' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
  await dialog.getByLabel('Adresse e-mail').fill(email)
  await dialog.getByRole('combobox', { name: 'Officine' }).fill(drugstore.cip_officine)
  await expect(dialog.getByRole('option', { name: drugstore.name })).toBeVisible()
  await axe()
  await dialog.getByRole('combobox', { name: 'Officine' }).press('Enter')
  await dialog.getByLabel('Rôle', { exact: true }).selectOption('Adjoint')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Invitation envoyée' })).toBeVisible()
  expect((await mailTo(email)).body).toMatch(/\/register[#?]invitation=/)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(`Adjoint, ${drugstore.name}`)
  await axe()

  await row.getByRole('button', { name: `Renvoyer l’invitation à ${email}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Invitation renvoyée' })).toBeVisible()

  await row.getByRole('button', { name: `Annuler l’invitation à ${email}` }).click()
  await page.getByRole('button', { name: 'Annuler l’invitation', exact: true }).click()
  await expect(row).toHaveCount(0)
})

test('D5-02 the filters of the users live in the address, and going back restores them', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin')
  await page.goto('/admin/users')
  await page.getByLabel('Rôle').selectOption('Titulaire')
  await expect(page).toHaveURL(/type=200/)
  await page.getByRole('button', { name: 'Dernière visite' }).click()
  await expect(page).toHaveURL(/sort=last_seen_at/)

  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Profil' })).toBeVisible()
  await page.goBack()

  await expect(page).toHaveURL(/type=200.*sort=last_seen_at/)
  await expect(page.getByLabel('Rôle')).toHaveValue('200')
  await expect(page.getByRole('columnheader', { name: 'Dernière visite' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('D5-02 a list that filters leave empty names the filter to remove @mobile', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('admin')
  await page.goto('/admin/users?right=2&q=personne-ne-porte-ce-nom')

  await expect(page.getByRole('heading', { name: 'Aucun utilisateur ne correspond' })).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Retirer la recherche « personne-ne-porte-ce-nom »' }).click()

  await expect(page.getByRole('table')).toContainText('Éditeur')
  await expect(page).toHaveURL(/\/admin\/users\?right=2$/)
})

test('D1-02 an adviser finds drugstores but no users, and a typed address says so politely @mobile', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('conseiller')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Officines actives/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Utilisateurs/ })).toHaveCount(0)
  await axe()

  await page.goto('/admin/users')

  await expect(
    page.getByRole('heading', { name: 'Cette page est réservée aux administrateurs' }),
  ).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Retour au tableau de bord' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('D1-02 pages an adviser may not open say for whom they are, and propose no second try @mobile', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('conseiller')
  for (const path of ['highlights', 'menu', 'media', 'contents/news', 'popins', 'audiences']) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { name: 'Cette page est réservée aux éditeurs' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Réessayer|Ajouter des fichiers/ })).toHaveCount(0)
  }
  await axe()
  await page.goto('/admin/drugstores/import')
  await expect(
    page.getByRole('heading', { name: 'Cette page est réservée aux administrateurs' }),
  ).toBeVisible()
})

test('D16-02 an adviser opens a pharmacy of their zones and looks as it; the others are only named @mobile', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('conseiller')
  await page.goto('/admin/drugstores')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await expect(page.getByText('Hors de vos zones')).toHaveCount(0)
  await page.getByLabel('Périmètre').selectOption('Tout le réseau')
  await expect(page).toHaveURL(/scope=network/)
  await expect(page.getByText('Hors de vos zones').first()).toBeVisible()
  await axe()
  const own = page.getByRole('table').getByRole('link').first()
  const name = await own.innerText()
  await own.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('link', { name: 'Voir comme' }).last().click()

  await expect(page.getByRole('group', { name: 'Voir comme' })).toContainText(name)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText('Réessayer')).toHaveCount(0)
})
