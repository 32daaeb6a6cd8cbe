import { expect, test } from './fixtures.ts'

const frenchDay = (days: number) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(Date.now() + days * 86_400_000)

test('D7-02 an editor gives préparateurs their own last day: their list, the film and « À faire » say it', async ({
  page,
  loginAs,
  axe,
}) => {
  test.slow()
  const title = 'Ranger le linéaire premiers soins'
  const day = frenchDay(3)
  await loginAs('editeur')
  await page.goto('/admin/contents/tutorial?q=linéaire')
  await page.getByRole('link', { name: title }).click()
  const panel = page.getByRole('region', { name: 'Dates limites par public' })
  await panel.getByRole('button', { name: 'Ajouter une date pour un public' }).click()
  const dialog = page.getByRole('dialog', { name: 'Une date pour un public' })
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('Choisissez un public')
  await dialog.getByLabel('À faire avant le').fill(day)
  await dialog.getByRole('button', { name: 'Préparateur', exact: true }).click()
  // Counted anew for this audience: pale until then.
  await expect(dialog.locator('.reach')).not.toHaveAttribute('aria-busy', 'true')
  await axe()
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(panel.getByText(`Avant le ${day}`)).toBeVisible()
  await expect(panel.getByRole('listitem').getByText('Préparateur')).toBeVisible()
  // The whole editor at once: with the zones that other journeys make, a chip may stand half under the bar at its foot.
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 4000 })
  await axe()
  if (usual) await page.setViewportSize(usual)
  // Who leaves an editor says so, as the person who was in it.
  await page.goto('about:blank')

  await loginAs('preparateur')
  await page.goto('/a-faire')
  await expect(page.getByRole('link', { name: new RegExp(`${title}.*jusqu’au ${day}`) })).toBeVisible()
  await page.goto('/formations/tutorials')
  await expect(page.getByRole('main').getByText(`obligatoire avant le ${day}`)).toBeVisible()
  await axe()
  await page.getByRole('main').getByRole('link', { name: title }).last().click()
  await expect(page.getByText(`À voir avant le ${day}`)).toBeVisible()
})

test('D7-02 D13-05 a titulaire reads in « À faire » how many are late, and goes to their team', async ({
  page,
  loginAs,
}) => {
  await loginAs('titulaire')
  await page.goto('/a-faire')
  await page.getByRole('link', { name: /personnes? en retard/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Formations de l’équipe' })).toBeVisible()
})

test(
  'D7-02 a course finished gives its attestation, checked signed out; an opinion on a laboratory’s training reaches the head office',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }, { project }) => {
    test.slow()
    await loginAs('adjoint')
    await page.goto('/formations/mes-formations')
    const line = page.getByRole('listitem').filter({ hasText: 'Premiers secours en officine' }).first()
    await expect(line).toContainText('Académie Référence')
    const code = await line.locator('.num').innerText()
    const saved = page.waitForEvent('download')
    await line.getByRole('button', { name: /^Télécharger/ }).click()
    expect((await saved).suggestedFilename()).toMatch(/^attestation-ATT-\d{4}-\d{6}\.pdf$/)
    await line.getByRole('link', { name: 'Premiers secours en officine' }).click()
    await expect(page.getByRole('button', { name: 'Télécharger l’attestation' })).toBeVisible()
    await axe()

    await page.goto('/formations/laboratory-training')
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Magnésium\u00a0: formes et indications' })
      .last()
      .click()
    const opinion = page.getByRole('region', { name: 'Votre avis' })
    await expect(opinion).toBeVisible()
    const change = opinion.getByRole('button', { name: 'Modifier mon avis' })
    if (await change.isVisible()) await change.click()
    await opinion.getByRole('radio', { name: '4\u00a0étoiles sur\u00a05' }).check({ force: true })
    await opinion.getByLabel(/Un mot/).fill(`Clair et utile, ${project.name}.`)
    await axe()
    await opinion.getByRole('button', { name: 'Donner mon avis' }).click()
    await expect(opinion.getByText(`Clair et utile, ${project.name}.`)).toBeVisible()

    await loginAs('editeur')
    await page.goto('/admin/training-feedback')
    await expect(page.getByRole('region', { name: 'Avis par laboratoire' })).toBeVisible()
    await page.getByRole('button', { name: 'Ostéane' }).click()
    await expect(page).toHaveURL(/laboratory_id=\d+/)
    await expect(page.getByText('Clair et utile')).toBeVisible()
    await axe()

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/attestations/${code}`)
    await expect(page.getByRole('heading', { name: 'Cette attestation est valable' })).toBeVisible()
    await expect(page.getByText('Parcours suivi en entier')).toBeVisible()
    await axe()
  },
)
