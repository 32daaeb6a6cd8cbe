import { expect, test } from './fixtures.ts'

test(
  'D7-02 D13-05 a titulaire asks for a training and sees who is late; the préparateur finds it in « À faire »',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('titulaire')
    await page.goto('/formations/equipe')
    await expect(page.getByRole('heading', { level: 1, name: 'Formations de l’équipe' })).toBeVisible()
    await expect(page.getByText(/en retard\./)).toBeVisible()
    const table = page.getByRole('region', { name: 'Suivi par personne' })
    if (await table.isVisible()) {
      // At one look: nothing is cut off at the side until all of them are asked for.
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
      const columns = table.getByRole('columnheader')
      const shown = await columns.count()
      await page.getByRole('button', { name: /^Voir les \d+ formations$/ }).click()
      await expect.poll(() => columns.count()).toBeGreaterThan(shown)
    }
    await axe()

    await page.getByRole('button', { name: 'Attribuer une formation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Attribuer une formation' })
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption('tutorial')
    await dialog.getByRole('combobox', { name: 'Formation' }).fill('pilulier')
    await dialog.getByRole('option', { name: /pilulier/ }).click()
    await dialog.getByRole('checkbox', { name: /Inès Benali/ }).check()
    await dialog.getByLabel(/À faire avant le/).fill('31/12/2030')
    await axe()
    await dialog.getByRole('button', { name: 'Attribuer', exact: true }).click()
    await expect(page.getByText('Formation attribuée')).toBeVisible()

    await page.getByRole('button', { name: /^En retard \d/ }).click()
    await expect(page).toHaveURL(/vue=retard/)

    await loginAs('preparateur')
    await page.goto('/a-faire')
    await expect(page.getByRole('link', { name: /pilulier/ })).toBeVisible()
    await page.goto('/formations/mes-formations')
    await expect(page.getByRole('heading', { level: 1, name: 'Mon dossier de formation' })).toBeVisible()
    // What is due in years is folded below what is due first.
    await page
      .getByRole('button', { name: /^Voir les \d+ autres$/ })
      .first()
      .click()
    await expect(page.getByRole('main').getByRole('link', { name: /pilulier/ })).toBeVisible()
    await axe()
  },
)

test('D7-02 the table of the team is for whoever manages it', async ({ page, loginAs, axe }) => {
  await loginAs('preparateur')
  await page.goto('/formations/equipe')

  await expect(page.getByText('Cette page est réservée aux titulaires et cotitulaires')).toBeVisible()
  await axe()
})

test(
  'D7-02 a film goes on where one stopped, on the next visit',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('cotitulaire')
    await page.goto('/formations/tutorials')
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Réaliser un test angine au comptoir' })
      .last()
      .click()
    const film = page.locator('video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && /progress\/tutorial/.test(answer.url()),
    )
    // Elsewhere than where an earlier visit may have left it.
    const place = await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.currentTime < 15 ? 18 : 9
      video.dispatchEvent(new Event('pause'))
      return video.currentTime
    })
    await kept

    await page.reload()

    await expect(page.getByText(`Reprise à 0:${String(place).padStart(2, '0')}`)).toBeVisible()
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime)))
      .toBe(place)
    await axe()
  },
)

test('D7-02 a course is followed module by module', async ({ page, loginAs, axe }) => {
  await loginAs('cotitulaire')
  await page.goto('/academie-reference')
  await page.getByRole('main').getByRole('link', { name: 'Piloter ses indicateurs' }).last().click()
  await page.getByRole('button', { name: /^Marquer comme fait/ }).click()
  await expect(page.getByRole('region', { name: 'Votre avancement' })).toContainText(/[1-9] sur/)
  await axe()
})
