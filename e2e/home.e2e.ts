import type { APIRequestContext } from '@playwright/test'
import { demoPassword, emailOf, expect, inMotion, test } from './fixtures.ts'

test.use(inMotion)

async function editorToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/v1/login', {
    data: { email: emailOf('editeur'), password: demoPassword },
  })
  return ((await answer.json()) as { token: string }).token
}

async function firstId(request: APIRequestContext, kind: string, token: string, rank = 1): Promise<number> {
  const answer = await request.get(`/api/v1/contents/${kind}?per_page=1&page=${rank}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { data: { id: number }[] }).data[0]!.id
}

test(
  'D5-01 D4-04 the home page as five people: each sees what is for them, and nothing moves while it loads',
  { tag: '@mobile' },
  async ({ page, loginAs, request, axe }) => {
    // Five people, five whole pages.
    test.setTimeout(150_000)
    const token = await editorToken(request)
    const headers = { authorization: `Bearer ${token}` }
    const title = `Pour les titulaires ${Date.now()}`
    const made = await request.post('/api/v1/admin/highlights', {
      headers,
      data: {
        placement: 'homepage_folder',
        item_type: 'content',
        // The home page shows nothing twice: something that no other journey puts forward nor asks to be read.
        item_id: await firstId(
          request,
          'technical_file',
          token,
          test.info().project.name === 'mobile' ? 2 : 1,
        ),
        title,
        target: { account_types: [200] },
      },
    })
    expect(made.status()).toBe(201)
    const { id } = (await made.json()) as { id: number }
    await page.addInitScript(() => {
      const seen = globalThis as unknown as { shift: number }
      seen.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) seen.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })

    for (const [person, sees] of [
      ['titulaire', true],
      ['preparateur', false],
      ['invite', false],
      ['conseiller', true],
      ['editeur', true],
    ] as const) {
      // The page of the one before is left first: what it asks last, further down, would go without anybody's session.
      await page.goto('about:blank')
      await loginAs(person)
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/v1/home'))
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: /^Bonjour / })).toBeVisible()
      // A guest has nothing to do yet, but may join.
      const head = person === 'invite' ? /^Bienvenue sur Kiosque$/ : /^À faire/
      await expect(page.getByRole('heading', { name: head })).toBeVisible()
      expect((await answer).status()).toBe(200)
      await expect(page.getByText(title)).toHaveCount(sees ? 1 : 0)
    }
    await expect(page.getByRole('heading', { name: /^Les (dernières )?actualités/ })).toBeVisible()
    const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)
    expect(shift).toBeLessThanOrEqual(0.02)
    await axe()
    await request.delete(`/api/v1/admin/highlights/${id}`, { headers })
  },
)

test('UI the carousel: turned by keyboard, stopped by its button, said aloud', async ({
  page,
  loginAs,
  request,
}) => {
  const token = await editorToken(request)
  const headers = { authorization: `Bearer ${token}` }
  const ids: number[] = []
  for (const title of ['Première affiche', 'Deuxième affiche']) {
    const made = await request.post('/api/v1/admin/highlights', {
      headers,
      data: {
        placement: 'homepage_slider',
        item_type: 'content',
        item_id: await firstId(request, 'one_time_campaign', token),
        title,
        // Only here, so that other tests keep their home page.
        target: { account_types: [160] },
        order: 0,
      },
    })
    ids.push(((await made.json()) as { id: number }).id)
  }
  await page.clock.install()
  await loginAs('adjoint')
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'À la une du réseau' })
  await expect(carousel.getByText(/^Diapositive 1 sur \d+$/)).toBeAttached()
  await page.clock.fastForward(7100)
  await expect(carousel.getByText(/^Diapositive 2 sur \d+$/)).toBeAttached()
  await carousel.getByRole('button', { name: 'Mettre le défilement en pause' }).click()
  await page.clock.fastForward(20_000)
  await expect(carousel.getByText(/^Diapositive 2 sur \d+$/)).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(carousel.getByText(/^Diapositive 1 sur \d+$/)).toBeAttached()
  await expect(carousel.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible()
  for (const id of ids) await request.delete(`/api/v1/admin/highlights/${id}`, { headers })
})

test('D9-03 S3-16 a popin shows once: trapped focus, closed by Escape, gone for good', async ({
  page,
  loginAs,
  request,
  axe,
}) => {
  const headers = { authorization: `Bearer ${await editorToken(request)}` }
  const title = `Inventaire ${Date.now()}`
  const made = await request.post('/api/v1/admin/popins', {
    headers,
    data: {
      title,
      text: 'Pensez à votre inventaire.',
      status: 'published',
      priority: 100,
      target: { account_types: [180] },
    },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: number }
  await loginAs('cotitulaire')
  await page.goto('/')
  const popin = page.getByRole('dialog', { name: title })
  await expect(popin).toBeVisible()
  await axe()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    ),
  ).toBe(true)
  const dismissed = page.waitForResponse((response) => response.url().endsWith(`/popins/${id}/dismiss`))
  await page.keyboard.press('Escape')
  await expect(popin).toHaveCount(0)
  expect((await dismissed).status()).toBe(204)
  // Another tab, another visit: the server remembers.
  await page.evaluate(() => sessionStorage.clear())
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/v1/popins'))
  await page.goto('/')
  const left = (await (await asked).json()) as { data: { id: number }[] }
  expect(left.data.map((one) => one.id)).not.toContain(id)
  await request.delete(`/api/v1/admin/popins/${id}`, { headers })
})

test(
  'S2-06 the home page is seven blocks at most, and shows nothing twice nor out of season',
  { tag: '@mobile' },
  async ({ page, loginAs, axe, isMobile }) => {
    for (const person of ['titulaire', 'preparateur'] as const) {
      await loginAs(person)
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'Agenda' })).toBeVisible()
      await expect(main.getByText('Quiz de la semaine')).toBeVisible()
      const blocks = page.locator('[data-block]')
      await expect.poll(() => blocks.count()).toBeGreaterThanOrEqual(5)
      expect(await blocks.count()).toBeLessThanOrEqual(7)
      if (!isMobile)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_200)
      // Contents, offers and events: addresses that end by a number.
      const links = await main
        .getByRole('link', { includeHidden: true })
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const things = links.filter((href) => /\/\d+$/.test(href))
      expect(things.filter((href, at) => things.indexOf(href) !== at)).toEqual([])
      // What obliges is in the first screen of a phone, and coloured.
      const recall = main.locator('.recall-band').getByRole('link').first()
      await expect(recall).toBeInViewport()
      await expect(page.locator('.inbox').locator('a[href^="/rappels/"]')).toHaveCount(0)
    }
    await axe()
  },
)

test('S7-62 « Personnaliser » keeps one’s own choice of accesses, by keyboard', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('titulaire')
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Mes accès directs' })
  await expect(section.getByRole('listitem')).toHaveCount(6)
  await section.getByRole('button', { name: 'Personnaliser' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mes accès directs' })
  await axe()
  await dialog.getByRole('checkbox', { name: 'Ospharm' }).uncheck()
  await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(section.getByRole('listitem')).toHaveCount(5)
  await page.reload()
  await expect(section.getByRole('listitem').first()).toContainText('Adelya')
  await expect(section.getByRole('listitem')).toHaveCount(5)
  await section.getByRole('button', { name: 'Personnaliser' }).click()
  await dialog.getByRole('button', { name: 'Rétablir' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(6)
})
