import { callAs, makeEvent } from './agenda.ts'
import { expect, test } from './fixtures.ts'

test('S2-24 D8-02 an editor links an event to a laboratory’s training, and a team registers from it @mobile', async ({
  page,
  loginAs,
  axe,
  request,
}) => {
  test.slow()
  const editor = await callAs(request, 'editeur')
  const name = `Peaux atopiques ${crypto.randomUUID().slice(0, 8)}`
  const made = await editor.post('/admin/contents/laboratory_training', {
    title: name,
    modality: 'visio',
    format: 'webinaire',
    status: 'published',
  })
  expect(made.status(), await made.text()).toBe(201)
  const training = (await made.json()) as { id: number }
  const { id, title } = await makeEvent(request, { kind: 'formation' })

  await loginAs('editeur')
  await page.goto(`/admin/events/${id}`)
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('button', { name: 'Modifier l’événement' }).click()
  const sheet = page.getByRole('dialog', { name: 'Modifier l’événement' })
  await sheet.getByRole('combobox', { name: /Formation laboratoire/ }).fill(name)
  await sheet.getByRole('option', { name }).click()
  await expect(sheet.getByLabel(/Formation laboratoire/)).toHaveValue(name)
  await axe()
  await sheet.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(sheet).toBeHidden()

  await loginAs('titulaire')
  await page.goto(`/formations/laboratory-training/${training.id}`)
  const sessions = page.getByRole('region', { name: /^Sessions/ })
  await expect(sessions.getByText('3 places restantes sur 3')).toBeVisible()
  await axe()
  await sessions.getByRole('link', { name: `S’inscrire\u00A0: ${title}` }).click()
  await expect(page.getByText('Une session de la formation')).toBeVisible()
  await page.getByRole('checkbox', { name: /Claire Morvan/ }).check()
  await page.getByRole('button', { name: 'Confirmer 1 participant' }).click()
  await expect(page.getByText('Inscription confirmée').first()).toBeVisible()

  await page.getByRole('link', { name }).click()
  await expect(sessions.getByText('Claire Morvan participe')).toBeVisible()
  await page.goto('/formations/mes-formations')
  const own = page.getByRole('region', { name: /^Vos sessions à venir/ })
  await expect(own.getByRole('link', { name: title })).toBeVisible()
  await axe()
})
