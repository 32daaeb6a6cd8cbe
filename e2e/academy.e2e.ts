import { expect, test } from './fixtures.ts'

test(
  'D7-02 a course is followed module by module: what is done is ticked, the next one opens',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('adjoint')
    await page.goto('/academie-reference')
    await axe()
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Accompagner le sevrage tabagique' })
      .first()
      .click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Accompagner le sevrage tabagique' }),
    ).toBeVisible()
    const own = page.getByRole('region', { name: 'Votre avancement' })
    await expect(own).toContainText('sur 3')
    await axe()

    // Whatever an earlier run left: the first module that is open is done, then taken back.
    const done = page.getByRole('button', { name: /^Marquer comme fait/ })
    await expect(done).toHaveCount(1)
    const before = await own.textContent()
    await done.press('Enter')
    await expect(own).not.toHaveText(before ?? '')
    await page.getByRole('button', { name: /^Annuler/ }).click()
    await expect(own).toHaveText(before ?? '')
    await axe()
  },
)

test(
  'D7-02 a course that asks for another stays closed and says which',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('preparateur')
    await page.goto('/academie-reference')
    await page.getByRole('main').getByRole('link', { name: 'Bilan partagé de médication' }).first().click()

    await expect(page.getByText(/Pour ouvrir ce parcours, terminez d’abord/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Marquer comme fait/ })).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: /de l’accueil au bilan/ })
      .first()
      .click()
    await expect(
      page.getByRole('link', { name: /^(Commencer le parcours|Reprendre le module)/ }),
    ).toBeVisible()
    await axe()
  },
)

test('D7-02 D14-02 a titulaire goes on with a course half done', async ({ page, loginAs, axe }) => {
  await loginAs('titulaire')
  await page.goto('/academie-reference')
  const waiting = page.getByRole('region', { name: 'À faire et en cours' })
  await waiting.getByRole('link', { name: /Mener un entretien de prévention/ }).click()

  await page.getByRole('link', { name: 'Reprendre le module 4' }).click()

  await expect(
    page.getByRole('heading', { level: 3, name: 'Mises en situation, en petit groupe' }),
  ).toBeInViewport()
  await expect(page.getByRole('link', { name: /Revoir.*Accueillir et poser/ })).toBeVisible()
  await axe()
})

test('D7-02 the editor puts the modules of a course in order by the keyboard', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('editeur')
  await page.goto('/admin/contents/academy')
  await page.getByRole('link', { name: 'Gérer un conflit au comptoir' }).first().click()
  const modules = page.getByRole('group', { name: 'Modules' })
  const first = modules.getByRole('button', { name: /^1\./ })
  await expect(first).toContainText('Ce qui se joue')
  await axe()

  await modules
    .getByRole('button', { name: /Descendre/ })
    .first()
    .press('Enter')

  await expect(first).toContainText('Trois phrases qui désamorcent')
  await modules.getByRole('button', { name: /Monter Ce qui se joue/ }).press('Enter')
  await expect(first).toContainText('Ce qui se joue')
})
