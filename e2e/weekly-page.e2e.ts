import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { newDrugstore, newGuest, newTitulaire, openSession } from './people.ts'

const WISH = 'La page de la semaine de mon officine, par e-mail le lundi matin'

test(
  'D13-05 the page of the week is one press away from home, and from what there is to do',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('titulaire')
    for (const address of ['/', '/a-faire']) {
      await page.goto(address)
      const button = page.getByRole('button', { name: 'La page de la semaine, à imprimer (PDF)' })
      await expect(button).toBeVisible()
      const download = page.waitForEvent('download')
      await button.press('Enter')
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^page-de-la-semaine-\d+-pharmacie-des-tilleuls\.pdf$/)
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    }
    await axe()
  },
)

test('D13-05 D9-01 by mail on Mondays: switched on by who wants it, on already in the demonstration', async ({
  page,
  context,
  baseURL,
  request,
  loginAs,
  axe,
}) => {
  await openSession(context, baseURL, await newTitulaire(request, await newDrugstore(request)))
  await page.goto('/account?section=notifications')
  const wish = page.getByLabel(WISH)
  await expect(wish).not.toBeChecked()
  await wish.check()
  await page.getByRole('button', { name: 'Enregistrer les préférences' }).click()
  await expect(page.getByText('Préférences enregistrées')).toBeVisible()
  await page.reload()
  await expect(wish).toBeChecked()
  await axe()

  await loginAs('titulaire')
  await page.goto('/account?section=notifications')
  await expect(wish).toBeChecked()
})

test('D13-05 a guest has neither the page nor its mail', async ({ page, context, baseURL, request }) => {
  await openSession(context, baseURL, await newGuest(request))
  await page.goto('/a-faire')
  await expect(page.getByRole('heading', { level: 1, name: 'Ma journée' })).toBeVisible()
  await expect(page.getByRole('button', { name: /La page de la semaine/ })).toHaveCount(0)
  await page.goto('/account?section=notifications')
  await expect(page.getByRole('button', { name: 'Enregistrer les préférences' })).toBeVisible()
  await expect(page.getByLabel(WISH)).toHaveCount(0)
})
