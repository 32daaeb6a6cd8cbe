import { expect, test } from './fixtures.ts'
import { expectSignedIn, goodPassword, linkOf, newEmail, newGuest, tabTo } from './people.ts'

const newPassword = 'Lavande séchée 1987 au grenier'

test(
  'S2-04 D3-07 a forgotten password is replaced by mail, and the link serves once',
  { tag: '@mobile' },
  async ({ page, request, axe, mailTo, allowConsole }) => {
    allowConsole(/422/)
    const { user } = await newGuest(request)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié ?' })).toBeVisible()
    await axe()
    await page.getByLabel('Adresse e-mail').fill(user.email)
    await page.getByRole('button', { name: 'Recevoir un lien' }).click()
    await expect(page.getByText('Si un compte existe, un e-mail vient d’être envoyé.')).toBeVisible()
    await axe()

    const link = linkOf((await mailTo(user.email, /nouveau mot de passe/i)).body)
    await page.goto(link)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Choisissez un nouveau mot de passe' }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/password-reset$/)
    await expect(page.getByText(`Pour ${user.email}`)).toBeVisible()
    await page.getByLabel('Nouveau mot de passe').fill(newPassword)
    await page.getByLabel('Confirmez le mot de passe').fill('autre chose')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(page.getByText('Les deux mots de passe ne sont pas identiques.')).toBeVisible()
    await axe()
    await page.getByLabel('Confirmez le mot de passe').fill(newPassword)
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(page.getByText('Votre nouveau mot de passe est enregistré.')).toBeVisible()
    await axe()

    await page.getByRole('link', { name: 'Se connecter' }).click()
    await page.getByLabel('Adresse e-mail').fill(user.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expectSignedIn(page)

    await page.goto(link)
    await page.getByLabel('Nouveau mot de passe').fill(goodPassword)
    await page.getByLabel('Confirmez le mot de passe').fill(goodPassword)
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' })).toBeVisible()
    await page.getByRole('button', { name: 'Demander un nouveau lien' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié ?' })).toBeVisible()
  },
)

test('D3-07 an address without an account gets the same words', async ({ page }) => {
  await page.goto('/password-reset')

  await page.getByLabel('Adresse e-mail').fill(newEmail('inconnu'))
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()

  await expect(page.getByText('Si un compte existe, un e-mail vient d’être envoyé.')).toBeVisible()
})

test('D3-07 a link in the older form, with its values in the query, works and is cleaned too', async ({
  page,
}) => {
  await page.goto('/password-reset?token=abc&email=claire%40pharmacie.fr')

  await expect(page.getByText('Pour claire@pharmacie.fr')).toBeVisible()
  await expect(page).toHaveURL(/\/password-reset$/)
})

test('G21 a link is asked for with the keyboard alone', async ({ page }) => {
  await page.goto('/password-reset')
  await tabTo(page, page.getByLabel('Adresse e-mail'))
  await page.keyboard.type(newEmail('clavier'))
  await page.keyboard.press('Enter')

  await expect(page.getByText('Si un compte existe, un e-mail vient d’être envoyé.')).toBeVisible()
})
