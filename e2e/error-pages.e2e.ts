import { expect, test } from './fixtures.ts'

test('S2-51 an address nobody knows shows the page of lost addresses, reports nothing, and leads home', async ({
  page,
  loginAs,
  allowConsole,
  axe,
}) => {
  allowConsole(/Page not found: \/nulle-part\/ici/)
  const spoken: string[] = []
  page.on('console', (message) => void spoken.push(message.text()))
  await loginAs('adjoint')
  await page.goto('/nulle-part/ici')

  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’est plus en rayon' })).toBeVisible()
  await expect(page.getByText('/nulle-part/ici')).toBeVisible()
  expect(spoken.some((text) => text.includes('Page not found: /nulle-part/ici'))).toBe(true)
  await axe()
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('S2-52 S2-53 an id that makes no sense is a 404, another failure is said to be ours and can be tried again', async ({
  page,
  loginAs,
  allowConsole,
  axe,
}) => {
  allowConsole(/Page [Nn]ot [Ff]ound: \/(news\/12abc|formations\/quiz\/1\.5)|500|Internal|incident|ApiError/)
  await loginAs('adjoint')
  await page.goto('/news/12abc')
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’est plus en rayon' })).toBeVisible()

  await page.goto('/formations/quiz/1.5')
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’est plus en rayon' })).toBeVisible()

  const broken = '**/api/v1/contents/news?*'
  await page.route(broken, (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'Une erreur est survenue.', code: 'internal', request_id: 'x' },
    }),
  )
  await page.goto('/news')
  const retry = page.getByRole('button', { name: 'Réessayer' })
  await expect(retry).toBeVisible()
  await axe()
  await page.unroute(broken)
  await retry.click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('S4-11 code that cannot be fetched reloads the page once; if it still cannot, the failure is said', async ({
  page,
  loginAs,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|dynamically imported module/)
  await loginAs('adjoint')
  let loads = 0
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
  const code = '**/assets/gallery-page*.js'
  const gallery = page.getByRole('heading', { level: 1, name: 'Galerie' })

  await page.route(code, (route) => (loads < 2 ? route.abort() : route.continue()))
  await page.goto('/services/gallery')
  await expect(gallery).toBeVisible()
  expect(loads).toBe(2)
  await page.unroute(code)

  await page.route(code, (route) => route.abort())
  await page.goto('/services/gallery')
  await expect(page.getByRole('heading', { level: 1, name: 'Un incident de notre côté' })).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(gallery).toBeVisible()
})
