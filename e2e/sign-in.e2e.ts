import { expect, test } from './fixtures.ts'
import { expectSignedIn, goodPassword, newEmail, newGuest } from './people.ts'

test(
  'S2-01 D3-01 S4-01 a wrong password is refused in place, nothing typed is lost, the right one signs in',
  { tag: '@mobile' },
  async ({ page, request, axe, allowConsole }) => {
    allowConsole(/401/)
    const { user } = await newGuest(request)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Heureux de vous revoir' })).toBeVisible()
    await axe()

    await page.getByLabel('Adresse e-mail').fill(user.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon mot de passe')
    await page.getByRole('button', { name: 'Se connecter' }).click()

    await expect(
      page.getByRole('alert').filter({ hasText: 'Adresse e-mail ou mot de passe incorrect.' }),
    ).toBeVisible()
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(user.email)
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('pas le bon mot de passe')
    await axe()

    await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Se connecter' }).click()

    await expectSignedIn(page)
    await expect(page).toHaveURL(/\/$/)
    const stored = await page.evaluate(() => localStorage.getItem('phr-kiosque'))
    expect(Object.keys(JSON.parse(stored ?? '{}')).toSorted()).toEqual(
      ['account', 'accounts', 'drugstoreFull', 'me', 'token'].toSorted(),
    )
  },
)

test('S5-05 an empty form says what is missing beside each field, and nothing is sent', async ({
  page,
  axe,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/login')

  await page.getByRole('button', { name: 'Se connecter' }).click()

  await expect(page.getByLabel('Adresse e-mail')).toHaveAccessibleDescription('Ce champ est requis.')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    /Ce champ est requis\./,
  )
  expect(calls.filter((url) => url.endsWith('/api/v1/login'))).toEqual([])
  await axe()
})

test('D3-01 after five failures the delay is said, even for the right password', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/429/)
  const { user } = await newGuest(request)
  for (const attempt of [1, 2, 3, 4, 5]) {
    const data = { email: user.email, password: `mauvais mot de passe ${attempt}` }
    expect((await request.post('/api/v1/login', { data })).status()).toBe(401)
  }
  await page.goto('/login')

  await page.getByLabel('Adresse e-mail').fill(user.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()

  const refusal = page
    .getByRole('alert')
    .filter({ hasText: /Trop de tentatives\. Réessayez dans \d+ minutes?\./ })
  await expect(refusal).toContainText(/Vous pourrez recommencer à \d+\sh/)
  await expect(page).toHaveURL(/\/login$/)
})

test(
  'S6-01 D15-11 the page asked for opens after sign-in; an address of another site never does',
  { tag: '@mobile' },
  async ({ page, request }) => {
    const { user } = await newGuest(request)
    await page.goto('/account?section=securite')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await page.getByLabel('Adresse e-mail').fill(user.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/account\?section=securite$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()

    await page.getByRole('contentinfo').getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.goto('/login?redirect=https%3A%2F%2Fexample.org%2F')
    await page.getByLabel('Adresse e-mail').fill(user.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expectSignedIn(page)
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  },
)

test('a shared computer keeps the session in its tab only, and locks after fifteen minutes without a gesture', async ({
  page,
  request,
}) => {
  const { user } = await newGuest(request)
  await page.clock.install()
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(user.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword)
  await page.getByLabel('Poste partagé').check()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expectSignedIn(page)
  const where = await page.evaluate(() => [localStorage['phr-kiosque'], typeof sessionStorage['phr-kiosque']])
  expect(where).toEqual([undefined, 'string'])

  // The count starts at the first look after the sign-in, fifteen seconds later at most.
  await page.clock.fastForward('00:16')
  await page.clock.fastForward('14:00')
  await expectSignedIn(page)
  await page.clock.fastForward('01:30')

  await expect(page.getByRole('heading', { level: 1, name: 'Heureux de vous revoir' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('phr-kiosque'))).toBeNull()
})

test('G21 one signs in with the keyboard alone', async ({ page, request }) => {
  const { user } = await newGuest(request)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
  await page.keyboard.type(user.email)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Mot de passe oublié' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await page.keyboard.type(goodPassword)
  await page.keyboard.press('Enter')

  await expectSignedIn(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
})

test('S4-04 a broken session in storage leads to the sign-in page, never to a white screen', async ({
  page,
}) => {
  await page.goto('/login')
  for (const broken of ['{oops', 'null', '[]', '{"token":12}', '{"token":"x","me":{},"accounts":"no"}']) {
    await page.evaluate((value) => localStorage.setItem('phr-kiosque', value), broken)

    await page.goto('/account')

    await expect(
      page.getByRole('heading', { level: 1, name: 'Heureux de vous revoir' }),
      broken,
    ).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('phr-kiosque')), broken).toBeNull()
  }
})

test('S4-07 signing out in one tab signs out the others', async ({ page, context, request }) => {
  const { user } = await newGuest(request)
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(user.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expectSignedIn(page)
  const other = await context.newPage()
  await other.goto('/account')
  await expectSignedIn(other)

  await page.getByRole('contentinfo').getByRole('button', { name: 'Se déconnecter' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Heureux de vous revoir' })).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name: 'Heureux de vous revoir' })).toBeVisible()
})

test('the password can be shown, pasted and kept by a password manager', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Mot de passe', { exact: true })
  await expect(page.getByLabel('Adresse e-mail')).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')

  await password.fill(newEmail('colle'))
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()

  await expect(password).toHaveAttribute('type', 'text')
})
