import { expect, test } from './fixtures.ts'

const ANGINE = 'Réaliser un test angine au comptoir'

test(
  'D7-02 a film is watched with its subtitles, by chapter, by word and by keys, and counts as seen at nine tenths',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('autre')
    await page.goto('/formations/tutorials')
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Prendre les mesures pour une compression' })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Prendre les mesures/ })).toBeVisible()
    const film = page.locator('video')
    const player = page.getByRole('region', { name: /^Vidéo/ })
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
    await axe()

    await page.getByRole('button', { name: /La mesure/ }).click()
    await expect(player.getByText('La cheville au plus fin, le mollet au plus fort.')).toBeVisible()
    await expect(page.getByRole('button', { name: /La mesure/ })).toHaveAttribute('aria-current', 'true')

    await page.getByRole('searchbox', { name: 'Chercher dans la transcription' }).fill('fabricant')
    await expect(page.locator('mark')).toHaveText('fabricant')
    await page.getByRole('searchbox', { name: 'Chercher dans la transcription' }).press('Enter')
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThanOrEqual(20)

    await player.focus()
    await page.keyboard.press('k')
    await expect(player.getByRole('status')).toHaveText('Pause')
    await page.keyboard.press('1')
    await expect(player.getByRole('slider', { name: 'Position dans la vidéo' })).toHaveValue('3')
    await page.keyboard.press('l')
    await expect(player.getByRole('slider', { name: 'Position dans la vidéo' })).toHaveValue('13')
    await page.keyboard.press('c')
    await expect(player.getByRole('button', { name: 'Sous-titres' })).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('>')
    await expect(player.getByRole('combobox', { name: 'Vitesse' })).toHaveValue('1.25')

    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && /progress\/tutorial/.test(answer.url()),
    )
    await page.keyboard.press('k')
    await page.keyboard.press('End')
    await kept
    await expect(page.getByText('Vu', { exact: true }).first()).toBeVisible()
    await axe()

    await page.goto('/formations/tutorials')
    const card = page.getByRole('article').filter({ hasText: 'Prendre les mesures' }).last()
    await expect(card.getByText('Vu', { exact: true })).toBeVisible()
  },
)

test(
  'D7-02 a tutorial leads to its quiz and to the next of its series; a titulaire sees the team beside it',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('titulaire')
    await page.goto('/formations/tutorials')
    await expect(page.getByRole('heading', { level: 2, name: 'À faire et en cours' })).toBeVisible()
    await axe()
    await page.getByRole('article').getByRole('link', { name: ANGINE }).last().click()

    await expect(page.getByRole('region', { name: 'Et maintenant, le quiz' }).getByRole('link')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Dans votre équipe' })).toContainText('Hugo Lefèvre')
    const series = page.getByRole('region', { name: 'Les nouvelles missions' })
    await expect(series.getByText('1 sur 3 vus')).toBeVisible()
    await series.getByRole('link', { name: /Suivant dans la série/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Parcours vaccination/ })).toBeVisible()
    await axe()
  },
)

test('D7-02 the editor sends a film and its subtitles: broken ones are told by line, none are asked for', async ({
  page,
  loginAs,
  axe,
  allowConsole,
}) => {
  // Chromium says every refusal in the console too.
  allowConsole(/status of 422/)
  await loginAs('editeur')
  await page.goto('/admin/contents/tutorial')
  await page.getByRole('link', { name: ANGINE }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Tutoriel' })).toBeVisible()
  await expect(page.getByText('Obligatoires pour publier une vidéo de la médiathèque')).toBeVisible()

  await page.getByRole('button', { name: 'Remplacer (Sous-titres (VTT))' }).click()
  const library = page.getByRole('dialog')
  await library
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'angine.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from('WEBVTT\n\n00:04.000 --> 00:02.000\nBonjour\n'),
    })

  await expect(library.getByText(/Ligne 3.*la fin doit suivre le début/)).toBeVisible()
  await axe()
})

test('D7-02 the head office sees where a film loses people', async ({ page, loginAs, axe }) => {
  const { token } = await loginAs('editeur')
  const answer = await page.request.get('/api/v1/admin/contents/tutorial?q=angine', {
    headers: { authorization: `Bearer ${token}` },
  })
  const [film] = ((await answer.json()) as { data: { id: number }[] }).data

  await page.goto(`/admin/statistics/contents/${film?.id ?? 0}`)

  await expect(page.getByRole('heading', { level: 1, name: ANGINE })).toBeVisible()
  await expect(page.getByRole('img', { name: /Jusqu’où la vidéo est regardée/ })).toBeVisible()
  await axe()
})
