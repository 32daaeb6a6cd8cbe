import { demoPassword, emailOf, expect, test } from './fixtures.ts'

test(
  'S2-01 someone not signed in is brought to the sign-in page',
  { tag: '@mobile' },
  async ({ page, axe }) => {
    await page.goto('/')

    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await axe()
  },
)

test('S4-01 signing in by the form opens the home page', async ({ page, axe }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(emailOf('titulaire'))
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await axe()
})

test('S4-04 a session kept by the browser opens the home page at once', async ({ page, loginAs }) => {
  await loginAs('adjoint')

  await page.goto('/')

  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
