import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  expectSignedIn,
  goodPassword,
  linkOf,
  newDrugstore,
  newEmail,
  newGuest,
  newTitulaire,
  openSession,
  tabTo,
} from './people.ts'

test(
  'S2-07 D3-08 the profile is saved, a wrong phone is said beside its field',
  { tag: '@mobile' },
  async ({ page, context, baseURL, request, axe }) => {
    await openSession(context, baseURL, await newTitulaire(request, await newDrugstore(request)))
    await page.goto('/account')
    await expect(page).toHaveTitle('Mon compte | Kiosque')
    await axe()

    await page.getByLabel('Prénom').fill('Maud-Hélène')
    await page.getByLabel('Téléphone').fill('12')
    await page.getByRole('button', { name: 'Enregistrer le profil' }).click()
    await expect(page.getByLabel('Téléphone')).toHaveAccessibleDescription(
      /numéro de téléphone français valable/,
    )
    await page.getByLabel('Téléphone').fill('+33 6 12 34 56 78')
    await page.getByRole('button', { name: 'Enregistrer le profil' }).click()
    await expect(page.getByText('Profil enregistré')).toBeVisible()

    await page.reload()
    await expect(page.getByLabel('Prénom')).toHaveValue('Maud-Hélène')
    await expect(page.getByLabel('Téléphone')).toHaveValue(/^06\s12\s34\s56\s78$/)
  },
)

test(
  'S2-07 every section of the account is reachable and clean',
  { tag: '@mobile' },
  async ({ page, context, baseURL, request, axe }) => {
    const drugstore = await newDrugstore(request)
    await openSession(context, baseURL, await newTitulaire(request, drugstore))
    await page.goto('/account')
    const sections = page.getByRole('navigation', { name: 'Mon compte' })
    for (const [link, heading] of [
      ['Mon officine', drugstore.name],
      ['Équipe', `L’équipe de la ${drugstore.name}`],
      ['Notifications', 'Notifications'],
      ['Sécurité', 'Sessions ouvertes'],
      ['Mes données', 'Télécharger mes données'],
      ['Mon profil', 'Mes comptes'],
    ] as const) {
      await sections.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
      await axe()
    }
  },
)

test('D3-08 a new e-mail counts once its mailbox has confirmed it', async ({
  page,
  context,
  baseURL,
  request,
  mailTo,
}) => {
  const signedIn = await newGuest(request)
  await openSession(context, baseURL, signedIn)
  const email = newEmail('nouvelle')
  await page.goto('/account')
  await page.getByLabel('Nouvelle adresse e-mail').fill(email)
  await page.getByLabel('Votre mot de passe actuel').fill(goodPassword)
  await page.getByRole('button', { name: 'Changer d’adresse' }).click()
  await expect(page.getByText(`Un lien de confirmation a été envoyé à ${email}.`)).toBeVisible()
  await expect(page.getByText(signedIn.user.email)).toBeVisible()

  await page.goto(linkOf((await mailTo(email)).body))

  await expect(page.getByText('Votre nouvelle adresse e-mail est confirmée.')).toBeVisible()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByText('Vous vous connectez avec').getByText(email)).toBeVisible()
})

test('D16-03 a new e-mail asks for the password; errors of two forms lead each to its own fields @mobile', async ({
  page,
  context,
  baseURL,
  request,
  axe,
  allowConsole,
}) => {
  allowConsole(/422/)
  await openSession(context, baseURL, await newGuest(request))
  await page.goto('/account')
  await page.getByLabel('Prénom').fill('')
  await page.getByLabel('Nom', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Enregistrer le profil' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Prénom' })).toBeFocused()
  await page.getByRole('button', { name: 'Changer d’adresse' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Nouvelle adresse e-mail' })
  await expect(summary).toBeFocused()
  await axe()

  await summary.getByRole('link', { name: /^Votre mot de passe actuel/ }).click()
  await expect(page.getByLabel('Votre mot de passe actuel')).toBeFocused()
  await page.getByLabel('Nouvelle adresse e-mail').fill(newEmail('volee'))
  await page.getByLabel('Votre mot de passe actuel').fill('pas le mien du tout')
  await page.getByRole('button', { name: 'Changer d’adresse' }).click()
  await expect(page.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.length).toBe(new Set(ids).size)
})

async function signInElsewhere(browser: Browser, email: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expectSignedIn(page)
  return page
}

test('D3-02 another session is closed from here, and a new password closes them all', async ({
  page,
  context,
  baseURL,
  browser,
  request,
  allowConsole,
}) => {
  allowConsole(/401|422/)
  const signedIn = await newGuest(request)
  await openSession(context, baseURL, signedIn)
  const elsewhere = await signInElsewhere(browser, signedIn.user.email)
  await page.goto('/account?section=securite')
  await page.getByRole('button', { name: /^Fermer la session/ }).click()
  await expect(page.getByText('Aucune autre session n’est ouverte.')).toBeVisible()
  await elsewhere.goto('/account')
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Heureux de vous revoir' })).toBeVisible()
  await elsewhere.context().close()

  const again = await signInElsewhere(browser, signedIn.user.email)
  const changed = 'Quatre chats gris sous la pluie'
  await page.getByLabel('Mot de passe actuel').fill('pas le mien')
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(changed)
  await page.getByLabel('Confirmez le nouveau mot de passe').fill(changed)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByLabel('Mot de passe actuel')).toHaveAccessibleDescription(/mot de passe actuel/)
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveValue(changed)
  await page.getByLabel('Mot de passe actuel').fill(goodPassword)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText('Mot de passe modifié')).toBeVisible()
  await again.goto('/account')
  await expect(again.getByRole('heading', { level: 1, name: 'Heureux de vous revoir' })).toBeVisible()
  await again.context().close()
  await page.reload()
  await expectSignedIn(page)
})

test('D9-01 notification preferences are kept', async ({ page, context, baseURL, request }) => {
  await openSession(context, baseURL, await newGuest(request))
  await page.goto('/account?section=notifications')

  await page.getByLabel('Chaque semaine').check()
  await page.getByLabel('Formations, quiz et certificats').setChecked(false)
  await page.getByRole('button', { name: 'Enregistrer les préférences' }).click()
  await expect(page.getByText('Préférences enregistrées')).toBeVisible()
  await page.reload()

  await expect(page.getByLabel('Chaque semaine')).toBeChecked()
  await expect(page.getByLabel('Formations, quiz et certificats')).not.toBeChecked()
})

test(
  'S4-05 D3-06 someone with two accounts switches, and the token changes with it',
  { tag: '@mobile' },
  async ({ page, loginAs, allowConsole }) => {
    // What was asked with the old token, and answered once it was dead.
    allowConsole(/401/)
    const signedIn = await loginAs('titulaire')
    // One of those answers comes before the new token does.
    const isDead = Promise.withResolvers<void>()
    await page.route('**/api/v1/notifications/**', async (route) => {
      if (route.request().headers()['authorization'] === `Bearer ${signedIn.token}`) await isDead.promise
      await route.continue()
    })
    await page.route('**/api/v1/accounts', async (route) => {
      const answer = await route.fetch()
      const refused = page.waitForResponse((response) => response.status() === 401)
      isDead.resolve()
      await refused
      await route.fulfill({ response: answer })
    })
    await page.goto('/account')
    const accounts = page.getByRole('region', { name: 'Mes comptes' })
    const active = accounts.getByRole('button').filter({ hasText: 'Actif' })
    const others = accounts.getByRole('button').filter({ hasNotText: /Actif|Rattacher/ })
    await expect(active).toHaveCount(1)
    const name = await others.first().locator('b').innerText()

    await others.first().click()

    await expect(page.getByText(`Vous êtes maintenant sur ${name}.`)).toBeVisible()
    await expect(active).toContainText(name)
    const stored = await page.evaluate(() => localStorage.getItem('phr-kiosque'))
    const session = JSON.parse(stored ?? '{}') as { token: string }
    expect(session.token).not.toBe(signedIn.token)
  },
)

test(
  'D3-08 one’s data comes as a file, then the account is erased with password and word',
  { tag: '@mobile' },
  async ({ page, context, baseURL, request, axe, allowConsole }) => {
    allowConsole(/401|422/)
    const signedIn = await newGuest(request)
    await openSession(context, baseURL, signedIn)
    await page.goto('/account?section=donnees')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger mes données' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('mes-donnees-kiosque.json')
    expect(await readFile(await file.path(), 'utf8')).toContain(signedIn.user.email)

    await page.getByRole('button', { name: 'Effacer mon compte…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Effacer définitivement mon compte' })
    await axe()
    await dialog.getByLabel('Votre mot de passe').fill('pas le mien')
    await dialog.getByLabel('Tapez EFFACER').fill('effacez')
    await dialog.getByRole('button', { name: 'Effacer mon compte' }).click()
    await expect(dialog.getByText('Tapez le mot EFFACER.')).toBeVisible()
    await dialog.getByLabel('Tapez EFFACER').fill('EFFACER')
    await dialog.getByRole('button', { name: 'Effacer mon compte' }).click()
    await expect(dialog.getByText('Ce n’est pas votre mot de passe.')).toBeVisible()
    await dialog.getByLabel('Votre mot de passe').fill(goodPassword)
    await dialog.getByRole('button', { name: 'Effacer mon compte' }).click()

    await expect(page.getByText('Compte effacé')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Heureux de vous revoir' })).toBeVisible()
    await page.getByLabel('Adresse e-mail').fill(signedIn.user.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText('Adresse e-mail ou mot de passe incorrect.')).toBeVisible()
  },
)

test('G21 accounts are switched, and one’s own erased, with the keyboard alone', async ({
  page,
  context,
  baseURL,
  loginAs,
  request,
}) => {
  await loginAs('titulaire')
  await page.goto('/account')
  const accounts = page.getByRole('region', { name: 'Mes comptes' })
  const other = accounts.getByRole('button').filter({ hasNotText: /Actif|Rattacher/ })
  await tabTo(page, other.first())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Compte changé')).toBeVisible()

  await openSession(context, baseURL, await newGuest(request))
  await page.goto('/account?section=donnees')
  const opener = page.getByRole('button', { name: 'Effacer mon compte…' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Votre mot de passe')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type(goodPassword)
  await tabTo(page, page.getByLabel('Tapez EFFACER'))
  await page.keyboard.type('EFFACER')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Compte effacé')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Heureux de vous revoir' })).toBeVisible()
})
