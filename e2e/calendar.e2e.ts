import { bearer, newName } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'

/** Far enough that nothing of the demonstration is there: the week holds only what this test makes. */
const monday = '2031-03-03'

test('D13-01 S9-03 a publication is moved in its week by keyboard and by dragging, and taken back', async ({
  page,
  request,
  loginAs,
  axe,
}) => {
  const { token } = await loginAs('editeur')
  const title = newName('Parution')
  const made = await request.post('/api/v1/admin/contents/news', {
    ...bearer(token),
    data: { title, status: 'published', starts_at: '2031-03-04T06:00:00.000Z' },
  })
  expect(made.status()).toBe(201)

  await page.goto(`/admin/calendar?view=week&date=2031-03-06`)
  await expect(page.getByRole('heading', { level: 1, name: 'Semaine du 03/03/2031' })).toBeVisible()
  const chip = (day: string) =>
    page.getByRole('button', { name: `${title} (Actualité, Programmé, paraît le ${day})` })
  await expect(chip('04/03/2031')).toBeVisible()
  await axe()

  // Keyboard: « Planifier le… ».
  await chip('04/03/2031').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Dernier jour').fill('2031-03-01')
  await page.getByRole('button', { name: 'Enregistrer les dates' }).click()
  await expect(page.getByText('La date de fin doit suivre la date de début.')).toBeVisible()
  await axe()
  await page.getByLabel('Dernier jour').fill('')
  await page.getByLabel('Planifier le').fill('2031-03-05')
  await page.getByLabel('Planifier le').press('Enter')
  await expect(chip('05/03/2031')).toBeVisible()

  // Mouse: to Friday, then back.
  const week = page.getByRole('group', { name: 'Semaine du 03/03/2031' })
  const box = (await week.boundingBox())!
  await chip('05/03/2031').dragTo(week, { targetPosition: { x: (box.width / 7) * 4.5, y: 20 } })
  await expect(chip('07/03/2031')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(chip('05/03/2031')).toBeVisible()

  await page.getByRole('button', { name: 'Mois' }).click()
  await expect(page).toHaveURL(/view=month/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mars 2031' })).toBeVisible()
  await expect(
    page.getByRole('group', { name: `Semaine du ${monday.split('-').toReversed().join('/')}` }),
  ).toContainText(title)
  await page.getByRole('link', { name: 'Mois suivant' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Avril 2031' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Mars 2031' })).toBeVisible()
})

test('D13-05 the head office begins with what waits, and each line leads to its list @mobile', async ({
  page,
  request,
  loginAs,
  axe,
}) => {
  const { token } = await loginAs('editeur')
  const title = newName('Brouillon')
  await request.post('/api/v1/admin/contents/news', { ...bearer(token), data: { title } })

  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  const drafts = page.getByRole('link', { name: /brouillons? à finir/ })
  await expect(drafts).toContainText(title, { timeout: 20_000 })
  await axe()
  await drafts.click()
  await expect(page).toHaveURL(/state=draft&mine=true/)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await axe()
})
