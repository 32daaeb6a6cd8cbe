import { demoPassword, emailOf, expect, test } from './fixtures.ts'
import { expectSignedIn, newDrugstore, newTitulaire, openSession, setDisabled } from './people.ts'

test(
  'S8-01 D3-10 someone of a disabled pharmacy signs in, is told why, and is signed out',
  { tag: '@mobile' },
  async ({ page, axe, allowConsole }) => {
    allowConsole(/403|Votre compte a été désactivé/)
    await page.goto('/login')
    await page.getByLabel('Adresse e-mail').fill(emailOf('desactivee'))
    await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Se connecter' }).click()

    const told = page.getByRole('alert').filter({ hasText: 'Déconnexion' })
    await expect(told).toContainText('Votre compte a été désactivé')
    await expect(page).toHaveURL(/\/login$/)
    await axe()
    expect(await page.evaluate(() => localStorage.getItem('phr-kiosque'))).toBeNull()
  },
)

test('S4-06 a pharmacy disabled while someone browses ends their session at the next page', async ({
  page,
  context,
  baseURL,
  request,
  allowConsole,
}) => {
  allowConsole(/403|Votre compte a été désactivé/)
  const drugstore = await newDrugstore(request)
  const titulaire = await newTitulaire(request, drugstore)
  await openSession(context, baseURL, titulaire)
  await page.goto('/account')
  await expectSignedIn(page)
  await setDisabled(request, drugstore.id, true)

  await page.getByRole('link', { name: 'Sécurité' }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'Déconnexion' })).toContainText(
    'Votre compte a été désactivé',
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Heureux de vous revoir' })).toBeVisible()
  const answer = await request.get('/api/v1/users/me', {
    headers: { authorization: `Bearer ${titulaire.token}` },
  })
  expect([401, 403]).toContain(answer.status())
})
