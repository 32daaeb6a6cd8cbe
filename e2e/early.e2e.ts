import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { watchSettling } from './settled.ts'

/** How often each address of the API, and the settings, are asked for while a page opens. */
function countQuestions(page: Page): Map<string, number> {
  const counts = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isQuestion = /^\/api\/v1\/(?!files|public-files|notifications\/stream)/.test(pathname)
    if (isQuestion || pathname === '/config.json') counts.set(pathname, (counts.get(pathname) ?? 0) + 1)
  })
  return counts
}

test(
  'what the document asks before the page is there is asked once',
  { tag: '@mobile' },
  async ({ page, loginAs }) => {
    await loginAs('titulaire')
    // What others do meanwhile is told by the stream, and rightly makes a page ask again: here nothing is told.
    await page.route('**/notifications/stream', () => new Promise<void>(() => {}))
    const settled = watchSettling(page)
    const counts = countQuestions(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour' })).toBeVisible()
    await expect(page.locator('.hero__slide.is-on')).toBeVisible()
    expect(await settled()).toBe(true)

    const first = ['/config.json', '/api/v1/home', '/api/v1/me/todo', '/api/v1/menu']
    expect(first.map((path) => [path, counts.get(path)])).toEqual(first.map((path) => [path, 1]))
    expect([...counts].filter(([path, count]) => /validity|unread|\/home$/.test(path) && count > 1)).toEqual(
      [],
    )
  },
)

test('the greeting stands before any of the code has come, and a name is only ever a name', async ({
  page,
  loginAs,
  allowConsole,
}) => {
  allowConsole(/assets|ERR_FAILED|Failed to load|dynamically imported/)
  await loginAs('titulaire')
  // Of the scripts only the short one comes, which the document names first.
  await page.route(/\/assets\/(?!early-)[^/]+\.js$/, (route) => route.abort())
  await page.route('**/robots.txt', (route) => route.fulfill({ body: '' }))
  const hostile = '</script><img src=x onerror="document.title=`broken`">'
  await page.goto('/robots.txt')
  await page.evaluate((name) => {
    const session = JSON.parse(localStorage.getItem('phr-kiosque') ?? '{}') as { me: { first_name: string } }
    localStorage.setItem(
      'phr-kiosque',
      JSON.stringify({ ...session, me: { ...session.me, first_name: name } }),
    )
  }, hostile)
  const painted = page.waitForFunction(
    (name) => document.querySelector('[data-early="title"]')?.textContent === `Bonjour ${name}`,
    hostile,
    { polling: 'raf' },
  )
  await page.goto('/', { waitUntil: 'commit' })
  await painted

  await expect(page).toHaveTitle('Kiosque')
})

for (const address of ['/login', '/'])
  test(`S2-01 the sign-in page stands at ${address} before any of its code has come, and takes nothing until it can keep it`, async ({
    page,
  }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\/assets\/(?!early-)[^/]+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    const field = page.locator('input[type="email"]')
    await expect(field).toBeVisible()
    await expect(field).not.toBeEditable()
    await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveCount(0)

    letGo()
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
    await expect(field).toBeEditable()
  })
