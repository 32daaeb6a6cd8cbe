import { makeEvent, registerLou } from './agenda.ts'
import { expect, test } from './fixtures.ts'

test('S1-05 D8-02 a titulaire registers a colleague and somebody typed, changes, then withdraws @mobile', async ({
  page,
  loginAs,
  axe,
  request,
}) => {
  const { id, title } = await makeEvent(request)
  await loginAs('titulaire')
  await page.goto('/agenda')
  await page.getByRole('link', { name: `S’inscrire\u00A0: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByRole('button', { name: 'Confirmer l’inscription' }).click()
  await expect(page.getByText('Choisissez au moins une personne.')).toBeVisible()
  await page.getByRole('checkbox', { name: /Inès Benali/ }).check()
  await expect(page.getByLabel('Fonction sur place de Inès Benali')).toHaveValue('4')
  await page.getByRole('button', { name: 'Ajouter une autre personne' }).click()
  await page.getByLabel('Prénom').fill('Lou')
  await page.getByLabel('Nom', { exact: true }).fill('Kervella')
  await page.getByLabel('E-mail', { exact: true }).fill(`lou-${id}@ailleurs.test`)
  await page.getByRole('button', { name: 'Confirmer 2 participants' }).click()
  await expect(page.getByLabel('Fonction', { exact: true })).toBeFocused()
  await expect(page.getByText('Choisissez une fonction pour chaque participant.')).toBeVisible()
  await page.getByLabel('Fonction', { exact: true }).selectOption('Étudiant')
  await axe()
  await page.getByRole('button', { name: 'Confirmer 2 participants' }).click()

  const own = page.getByRole('list', { name: 'Vos inscriptions' })
  await expect(own.getByText('Inscription confirmée')).toBeVisible()
  await expect(own.getByText('Lou Kervella')).toBeVisible()
  await expect(page.getByText('1 place restante sur 3')).toBeVisible()
  await own.getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier l’inscription' })
  await dialog.getByRole('button', { name: 'Retirer l’autre participant 1' }).click()
  await axe()
  await dialog.getByRole('button', { name: 'Enregistrer les changements' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 places restantes sur 3')).toBeVisible()
  await own.getByRole('button', { name: 'Annuler l’inscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’inscription' }).click()
  await expect(page.getByText('3 places restantes sur 3')).toBeVisible()
  await expect(own).toBeHidden()
})

test('D8-02 past the last place one is told of the waiting list before and after', async ({
  page,
  loginAs,
  request,
}) => {
  const { id } = await makeEvent(request, { capacity: 1 })
  await loginAs('titulaire')
  await page.goto(`/agenda/${id}`)
  await page.getByRole('checkbox', { name: /Claire Morvan/ }).check()
  await page.getByRole('checkbox', { name: /Hugo Lefèvre/ }).check()
  await expect(page.getByText(/Votre équipe est inscrite ensemble/)).toBeVisible()
  await page.getByRole('button', { name: 'Rejoindre la liste d’attente' }).click()
  await expect(page.getByText('Liste d’attente, position 1')).toBeVisible()
})

test('D8-05 the agenda by list and by month, by keyboard, with its filters in the address @mobile', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('titulaire')
  await page.goto('/agenda')
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
  await expect(page.getByText('Claire Morvan et Hugo Lefèvre sont inscrits')).toBeVisible()
  await axe()
  // Folded on a phone, so that the next events come first.
  const filters = page.getByRole('button', { name: 'Calendrier et filtres' })
  if (await filters.isVisible()) await filters.press('Enter')
  await page.getByRole('checkbox', { name: /^Webinaire/ }).press('Space')
  await expect(page).toHaveURL(/type=webinaire/)
  await expect(page.getByText('Claire Morvan et Hugo Lefèvre sont inscrits')).toBeHidden()
  await page.getByRole('button', { name: 'Mois' }).press('Enter')
  await expect(page).toHaveURL(/vue=mois/)
  await expect(page.getByRole('button', { name: 'Mois' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Mois suivant' }).press('Enter')
  await expect(page).toHaveURL(/mois=\d{4}-\d{2}/)
  await axe()
  await page.goBack()
  await expect(page).not.toHaveURL(/mois=\d/)
})

test('D15-09 the private address of one’s agenda is shown, renewed, and read by a calendar', async ({
  page,
  loginAs,
  axe,
  request,
}) => {
  await loginAs('adjoint')
  await page.goto('/agenda')
  await page.getByRole('button', { name: 'S’abonner à l’agenda' }).click()
  const address = page.getByLabel('Adresse privée')
  await expect(address).toHaveValue(/\/api\/v1\/calendar\/[\w-]{43}\.ics$/)
  await axe()
  const before = await address.inputValue()
  expect(await (await request.get(before)).text()).toContain('BEGIN:VCALENDAR')
  await page.getByRole('button', { name: 'Renouveler l’adresse' }).click()
  await expect(address).not.toHaveValue(before)
  expect((await request.get(before)).status()).toBe(404)
})

test('D13-04 the editor makes an event, ticks who is there, exports, and cancels it', async ({
  page,
  loginAs,
  axe,
  request,
}) => {
  await loginAs('editeur')
  await page.goto('/admin/events')
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda et inscriptions' })).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Nouvel événement' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nouvel événement' })
  const title = `Atelier ${Date.now()}`
  await dialog.getByLabel('Titre').fill(title)
  await dialog.getByLabel('Début', { exact: true }).fill('15/06/2031')
  await dialog.getByLabel('Début, heure').fill('14 h')
  await dialog.getByLabel('Fin', { exact: true }).fill('15/06/2031')
  await dialog.getByLabel('Fin, heure').fill('9 h')
  await dialog.getByLabel('Publier dans l’agenda').check()
  await dialog.getByLabel('Prévenir les personnes concernées').uncheck()
  await dialog.getByRole('button', { name: 'Enregistrer et publier' }).click()
  await expect(dialog.getByText('La fin doit venir après le début.').first()).toBeVisible()
  await dialog.getByLabel('Fin, heure').fill('17 h')
  await dialog.getByRole('button', { name: 'Enregistrer et publier' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const id = Number(page.url().split('/').at(-1))

  await registerLou(request, id)
  await page.reload()
  const row = page.getByRole('row', { name: /Lou Kervella/ })
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  await axe()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^evenement-atelier-\d+-20310615\.csv$/)
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('button', { name: 'Annuler l’événement' }).click()
  const confirm = page.getByRole('dialog')
  await confirm.getByLabel(/Motif/).fill('La salle est fermée.')
  await confirm.getByRole('button', { name: 'Annuler l’événement' }).click()
  await expect(page.getByText('Annulé', { exact: true }).first()).toBeVisible()
})
