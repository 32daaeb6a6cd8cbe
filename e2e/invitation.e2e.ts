import { expect, test } from './fixtures.ts'
import {
  expectSignedIn,
  goodPassword,
  linkOf,
  newColleague,
  newDrugstore,
  newEmail,
  newGuest,
  newTitulaire,
  openSession,
  sendInvitation,
  tabTo,
} from './people.ts'

test(
  'D3-05 a titulaire invites a colleague, who joins by the mail’s link and appears in the team',
  { tag: '@mobile' },
  async ({ page, context, baseURL, browser, request, axe, mailTo }) => {
    test.slow()
    const drugstore = await newDrugstore(request)
    await openSession(context, baseURL, await newTitulaire(request, drugstore))
    const email = newEmail('adjoint')
    await page.goto('/account?section=equipe')
    await expect(page.getByText('1 membre', { exact: true })).toBeVisible()
    await axe()
    await page.getByRole('button', { name: 'Inviter un membre' }).click()
    const dialog = page.getByRole('dialog', { name: 'Inviter un membre' })
    await expect(dialog.getByLabel('Adresse e-mail')).toBeFocused()
    await axe()
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(dialog.getByLabel('Adresse e-mail')).toHaveAccessibleDescription('Ce champ est requis.')
    await dialog.getByLabel('Adresse e-mail').fill(email)
    await dialog.getByLabel('Rôle dans l’officine').selectOption({ label: 'Adjoint' })
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invité')

    const link = linkOf((await mailTo(email)).body)
    const elsewhere = await browser.newContext()
    const guest = await elsewhere.newPage()
    await guest.goto(link)
    await expect(
      guest.getByRole('heading', { level: 1, name: `Rejoignez la ${drugstore.name}` }),
    ).toBeVisible()
    await expect(guest).toHaveURL(/\/register$/)
    await expect(guest.getByText('Rôle proposé : adjoint')).toBeVisible()
    await expect(guest.getByLabel('Adresse e-mail')).toHaveValue(email)
    await axe(guest)
    await guest.getByLabel('Prénom').fill('Hugo')
    await guest.getByLabel('Nom', { exact: true }).fill('Lefèvre')
    await guest.getByLabel('Mot de passe', { exact: true }).fill(goodPassword)
    await guest.getByLabel('Confirmez le mot de passe').fill(goodPassword)
    await guest.getByLabel('J’accepte les conditions d’utilisation').check()
    await guest.getByRole('button', { name: 'Créer mon compte' }).dblclick()
    await expectSignedIn(guest)
    await guest.goto('/account?section=equipe')
    await expect(guest.getByRole('row').filter({ hasText: 'Hugo Lefèvre' })).toContainText('Adjoint')
    await expect(guest.getByRole('button', { name: 'Inviter un membre' })).toHaveCount(0)
    await elsewhere.close()

    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: 'Hugo Lefèvre' })).toContainText('Actif')
    await expect(page.getByText('2 membres', { exact: true })).toBeVisible()
  },
)

test('D3-05 an invitation is sent again, then cancelled, and its link no longer opens', async ({
  page,
  context,
  baseURL,
  request,
  mailTo,
  allowConsole,
}) => {
  allowConsole(/404/)
  const titulaire = await newTitulaire(request, await newDrugstore(request))
  await openSession(context, baseURL, titulaire)
  const email = newEmail('preparateur')
  await sendInvitation(request, titulaire, { email, type: 100 })
  await page.goto('/account?section=equipe')

  await page.getByRole('button', { name: `Renvoyer l’invitation à ${email}` }).click()
  await expect(page.getByText('Invitation renvoyée')).toBeVisible()
  await page.getByRole('button', { name: `Annuler l’invitation de ${email}` }).click()
  await expect(page.getByText('Invitation annulée')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0)

  await page.goto(linkOf((await mailTo(email)).body))
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cette invitation n’est plus valable' }),
  ).toBeVisible()
})

test(
  'D3-06 a titulaire changes a colleague’s role, then removes them after confirming',
  { tag: '@mobile' },
  async ({ page, context, baseURL, request, axe, mailTo }) => {
    const titulaire = await newTitulaire(request, await newDrugstore(request))
    await newColleague(request, titulaire, {
      type: 100,
      linkIn: async (email) => linkOf((await mailTo(email)).body),
    })
    await openSession(context, baseURL, titulaire)
    await page.goto('/account?section=equipe')

    await page.getByLabel('Rôle de Inès Benali').selectOption({ label: 'Adjoint' })
    await expect(page.getByText('Inès Benali est maintenant adjoint.')).toBeVisible()
    await expect(page.getByLabel('Rôle de Inès Benali')).toHaveValue('160')

    await page.getByRole('button', { name: 'Retirer Inès Benali de l’équipe' }).click()
    const dialog = page.getByRole('dialog')
    await axe()
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Inès Benali' })).toBeVisible()
    await page.getByRole('button', { name: 'Retirer Inès Benali de l’équipe' }).click()
    await dialog.getByRole('button', { name: 'Retirer de l’équipe' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Inès Benali' })).toHaveCount(0)
  },
)

test('D3-05 someone who already has an account joins one more team with it', async ({
  page,
  request,
  mailTo,
  axe,
}) => {
  const drugstore = await newDrugstore(request)
  const titulaire = await newTitulaire(request, drugstore)
  const { user } = await newGuest(request)
  await sendInvitation(request, titulaire, { email: user.email, type: 160 })

  await page.goto(linkOf((await mailTo(user.email, /rejoindre/)).body))
  await expect(page.getByText(`Vous avez déjà un compte avec ${user.email}`)).toBeVisible()
  await axe()
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('button', { name: 'Accepter l’invitation' }).click()

  await expectSignedIn(page)
  await page.goto('/account')
  const accounts = page.getByRole('region', { name: 'Mes comptes' })
  await expect(accounts.getByRole('button', { name: drugstore.name })).toContainText('Actif')
  await expect(accounts.getByRole('button', { name: 'Yann Le Goff' })).toBeVisible()
})

test('G21 a colleague is invited with the keyboard alone', async ({ page, context, baseURL, request }) => {
  await openSession(context, baseURL, await newTitulaire(request, await newDrugstore(request)))
  const email = newEmail('clavier')
  await page.goto('/account?section=equipe')
  await tabTo(page, page.getByRole('button', { name: 'Inviter un membre' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Préparateur')
  await expect(page.getByRole('button', { name: 'Inviter un membre' })).toBeFocused()
})
