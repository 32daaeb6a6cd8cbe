import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'

const QUIZ = /Angine ou rhinopharyngite/

test(
  'D7-02 the head office goes from every training to one question and one person, and takes them away',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('editeur')
    await page.goto('/admin/trainings')
    await expect(page.getByRole('heading', { level: 1, name: 'Suivi des formations' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Rechercher une formation' }).fill('angine')
    await expect(page).toHaveURL(/q=angine/)
    await page.getByRole('combobox', { name: 'Rubrique' }).selectOption('quiz')
    await expect(page).toHaveURL(/kind=quiz/)
    // One line is left: the list is the one asked for, and is not drawn again under the click.
    await expect(page.getByText('1 formation', { exact: true }).first()).toBeVisible()
    await axe()

    await page.getByRole('main').getByRole('link', { name: QUIZ }).click()
    await expect(page.getByRole('heading', { level: 1, name: QUIZ })).toBeVisible()
    await expect(
      page.getByRole('img', { name: /^Répartition des notes : le plus souvent entre/ }),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: /^Réussite par question/ })).toBeVisible()
    await axe()

    // One question opens on what people answered, by keyboard.
    await page.locator('summary', { hasText: 'Quel âge minimal pour le test angine' }).focus()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('table', { name: /Ce qui a été répondu à «.*Quel âge minimal/ }),
    ).toBeVisible()
    await expect(page.getByText('Erreur la plus fréquente').first()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV : les questions' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text.startsWith('\uFEFFQuestion;Type;Posée;')).toBe(true)

    // By role, then the people of that role.
    await page.getByRole('button', { name: 'Rôle', exact: true }).click()
    const roles = page.getByRole('table', { name: 'Résultats par rôle' })
    await roles.getByRole('link', { name: 'Préparateur' }).click()
    await expect(page).toHaveURL(/role=100/)
    const people = page.getByRole('table', { name: 'Personnes concernées' })
    await expect(people.getByText('Préparateur').first()).toBeVisible()
    await page.getByRole('combobox', { name: 'État' }).selectOption('passed')
    await expect(people.getByText('Réussi').first()).toBeVisible()
    await expect(people.getByText('À faire', { exact: true })).toHaveCount(0)
    await axe()
  },
)

test('D7-02 the results of a quiz are reached from the quiz itself', async ({ page, loginAs }) => {
  await loginAs('editeur')
  await page.goto('/admin/contents/quiz?q=angine')
  await page.getByRole('button', { name: /^Actions sur Angine/ }).click()
  await page.getByRole('link', { name: 'Résultats' }).click()
  await expect(page.getByRole('heading', { level: 1, name: QUIZ })).toBeVisible()

  await page.getByRole('link', { name: 'Modifier' }).click()
  await page.getByRole('link', { name: 'Résultats' }).click()
  await expect(page).toHaveURL(/\/admin\/trainings\/\d+/)
})

test('D1-02 D7-02 an adviser follows the trainings of their zones, and those of a team on its sheet', async ({
  page,
  loginAs,
  axe,
}) => {
  const { user } = await loginAs('conseiller')
  const names = (user['zones'] as { name: string }[]).map((zone) => zone.name)
  await page.goto('/admin/trainings')
  await page.getByRole('searchbox', { name: 'Rechercher une formation' }).fill('angine')
  await expect(page).toHaveURL(/q=angine/)
  await expect(page.getByText(/^\d\sformations?$/).first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: QUIZ }).click()

  const zones = page.getByRole('table', { name: 'Résultats par zone' })
  await expect(zones.getByRole('link').filter({ hasNotText: /^\d/ })).toHaveText(
    names.toSorted((a, b) => a.localeCompare(b, 'fr')),
  )
  await page.getByRole('tab', { name: 'Personne par personne' }).click()
  await page.getByRole('table', { name: 'Personnes concernées' }).getByRole('link').first().click()

  await expect(page.getByRole('heading', { level: 2, name: 'Formations' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Formations' })).toBeVisible()
  await axe()
})

test(
  'D7-01 a score stands beside the average of the network and of one’s team',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('adjoint')
    await page.goto('/formations/quiz?q=angine')
    await page.getByRole('main').getByRole('link', { name: QUIZ }).first().click()
    await page.getByRole('link', { name: /^Tentative 1/ }).click()

    await expect(page.getByText('Moyenne du réseau')).toBeVisible()
    await expect(page.getByText('Votre équipe')).toBeVisible()
    await axe()
  },
)

test('D7-02 who manages a team says whether they want its week by mail', async ({ page, loginAs, axe }) => {
  await loginAs('cotitulaire')
  await page.goto('/account?section=notifications')
  const choice = page.getByRole('checkbox', { name: /bilan hebdomadaire des formations de mon équipe/ })
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await page.getByRole('button', { name: 'Enregistrer les préférences' }).click()
  await expect(page.getByText('Préférences enregistrées')).toBeVisible()
  await page.reload()
  await expect(choice).not.toBeChecked()
  await axe()
  await choice.check()
  await page.getByRole('button', { name: 'Enregistrer les préférences' }).click()
  await expect(page.getByText('Préférences enregistrées')).toBeVisible()
})
