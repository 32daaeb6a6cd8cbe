import { makeEvent, openEventForm } from './agenda.ts'
import { expect, test } from './fixtures.ts'
import { makeContent } from './made-contents.ts'

test('S2-24 D8-02 an editor links an event to a laboratory’s training, and a team registers from it @mobile', async ({
  page,
  loginAs,
  axe,
  request,
}) => {
  test.slow()
  const { id, title: name } = await makeContent(request, 'laboratory_training', {
    title: `Peaux atopiques ${crypto.randomUUID().slice(0, 8)}`,
    modality: 'visio',
    format: 'webinaire',
    status: 'published',
  })
  const event = await makeEvent(request, { kind: 'formation' })

  await loginAs('editeur')
  const sheet = await openEventForm(page, event)
  await sheet.getByRole('combobox', { name: /Formation laboratoire/ }).fill(name)
  await sheet.getByRole('option', { name }).click()
  await expect(sheet.getByLabel(/Formation laboratoire/)).toHaveValue(name)
  await axe()
  await sheet.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(sheet).toBeHidden()

  await loginAs('titulaire')
  await page.goto(`/formations/laboratory-training/${id}`)
  const sessions = page.getByRole('region', { name: /^Sessions/ })
  await expect(sessions.getByText('3 places restantes sur 3')).toBeVisible()
  await axe()
  await sessions.getByRole('link', { name: `S’inscrire\u00A0: ${event.title}` }).click()
  await expect(page.getByText('Une session de la formation')).toBeVisible()
  await page.getByRole('checkbox', { name: /Claire Morvan/ }).check()
  await page.getByRole('button', { name: 'Confirmer 1 participant' }).click()
  await expect(page.getByText('Inscription confirmée').first()).toBeVisible()

  await page.getByRole('link', { name }).click()
  await expect(sessions.getByText('Claire Morvan participe')).toBeVisible()
  await page.goto('/formations/mes-formations')
  const own = page.getByRole('region', { name: /^Vos sessions à venir/ })
  await expect(own.getByRole('link', { name: event.title })).toBeVisible()
  await axe()
})
