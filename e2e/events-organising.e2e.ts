import { attendee, callAs, makeEvent, openEventForm, registerLou } from './agenda.ts'
import { emailOf, expect, test } from './fixtures.ts'

test('D8-02 D13-04 an organiser asks a question, approves, adds somebody and writes to them', async ({
  page,
  loginAs,
  axe,
  request,
}) => {
  test.slow()
  const event = await makeEvent(request, { needs_approval: true })
  const { id } = event
  await loginAs('editeur')
  const sheet = await openEventForm(page, event)
  await sheet.getByRole('button', { name: 'Ajouter une question' }).click()
  await sheet.getByLabel('Intitulé').fill('Votre déjeuner')
  await sheet.getByLabel('Réponse', { exact: true }).selectOption('Choix')
  await sheet.getByLabel('Choix proposés').fill('Viande ; Poisson')
  await sheet.getByLabel('Réponse obligatoire').check()
  await axe()
  await sheet.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(sheet).toBeHidden()

  await loginAs('titulaire')
  await page.goto(`/agenda/${id}`)
  await page.getByRole('checkbox', { name: /Hugo Lefèvre/ }).check()
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByText('Répondez à cette question.')).toBeVisible()
  await expect(page.getByLabel('Votre déjeuner')).toBeFocused()
  await page.getByLabel('Votre déjeuner').selectOption('Poisson')
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByText('En attente de validation par l’organisateur')).toBeVisible()

  await loginAs('editeur')
  await page.goto(`/admin/events/${id}`)
  const row = page.getByRole('row', { name: /Hugo Lefèvre/ })
  await expect(row.getByText('À valider')).toBeVisible()
  await expect(row.getByText('Poisson')).toBeVisible()
  await row.getByRole('button', { name: 'Actions sur Hugo Lefèvre' }).click()
  await page.getByRole('button', { name: 'Valider l’inscription' }).click()
  await expect(row.getByText('Confirmé', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  const adding = page.getByRole('dialog', { name: 'Ajouter un participant' })
  await adding.getByRole('combobox', { name: 'Officine' }).fill('Tilleuls')
  await adding
    .getByRole('option', { name: /Pharmacie des Tilleuls/ })
    .first()
    .click()
  await adding.getByLabel('Prénom').fill('Lou')
  await adding.getByLabel('Nom', { exact: true }).fill('Kervella')
  await adding.getByLabel('E-mail').fill(`lou-${id}@ailleurs.test`)
  await adding.getByLabel('Fonction').selectOption('Étudiant')
  await axe()
  await adding.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByRole('row', { name: /Lou Kervella/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Sélectionner Lou Kervella' }).check({ force: true })
  await page.getByRole('button', { name: 'Écrire à la sélection (1)' }).click()
  const word = page.getByRole('dialog', { name: 'Écrire aux inscrits' })
  await word.getByLabel('Objet').fill('Parking')
  await word.getByLabel('Message').fill('Garez-vous au sous-sol.')
  await word.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText('Message envoyé')).toBeVisible()
})

test('D13-04 who is there is marked at the entrance without network, and sent when it is back @mobile', async ({
  page,
  context,
  loginAs,
  axe,
  request,
  allowConsole,
}) => {
  // What the back office loads ahead fails while the network is gone.
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const { id } = await makeEvent(request)
  await registerLou(request, id)
  await loginAs('editeur')
  await page.goto(`/admin/events/${id}/pointage`)
  const guest = page.getByRole('button', { name: /Kervella Lou/ })
  await expect(guest).toHaveAttribute('aria-pressed', 'false')
  await axe()
  await context.setOffline(true)
  await guest.click()
  await expect(guest).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 pointage à envoyer')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Tout est enregistré')).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await expect(guest).toHaveAttribute('aria-pressed', 'true')
})

test('D13-04 the page of the check-in comes up again without network, sends later, and is forgotten at signing out @mobile', async ({
  page,
  context,
  loginAs,
  request,
  allowConsole,
}) => {
  test.slow()
  // What the back office loads ahead fails while the network is gone.
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/)
  const { id, title } = await makeEvent(request)
  await registerLou(request, id)
  await loginAs('editeur')
  await page.goto(`/admin/events/${id}/pointage`)
  const guest = page.getByRole('button', { name: /Kervella Lou/ })
  await expect(guest).toBeVisible()
  const keptAssets = () =>
    page.evaluate(async () => {
      const cache = await caches.open('kiosque-shell-1')
      const isControlled = navigator.serviceWorker.controller !== null
      return isControlled && (await cache.match('/config.json')) ? (await cache.keys()).length : 0
    })
  // All that the page was made of is there once two looks agree.
  let seen = 0
  const isSteady = async () => {
    const before = seen
    seen = await keptAssets()
    return seen > 2 && seen === before
  }
  await expect.poll(isSteady, { timeout: 30_000, intervals: [1_000] }).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(title).first()).toBeVisible()
  await guest.click()
  await expect(page.getByText('1 pointage à envoyer')).toBeVisible()
  await page.reload()
  await expect(guest).toHaveAttribute('aria-pressed', 'true')

  await context.setOffline(false)
  await expect(page.getByText('Tout est enregistré')).toBeVisible({ timeout: 15_000 })
  const isKept = () => page.evaluate(async () => (await caches.match('/pointage')) !== undefined)
  expect(await isKept()).toBe(true)
  await page.goto('/account')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/login/)
  await expect.poll(isKept).toBe(false)
})

test('D8-02 D7-02 a place that frees is confirmed; once it is over, an attestation and an opinion', async ({
  page,
  loginAs,
  axe,
  request,
}) => {
  test.slow()
  const editor = await callAs(request, 'editeur')
  const titulaire = await callAs(request, 'titulaire')
  const { id, title } = await makeEvent(request, { capacity: 1 })
  const held = await registerLou(request, id)
  await titulaire.post('/registrations', {
    event_id: id,
    attendees: [attendee('Morvan', emailOf('titulaire'))],
  })
  await editor.delete(`/registrations/${held.id}`)

  await loginAs('titulaire')
  await page.goto('/agenda')
  await page.getByRole('link', { name: `Confirmer ma venue\u00A0: ${title}` }).click()
  await expect(page.getByText('Une place vous est réservée')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Je confirme ma venue' }).click()
  await expect(page.getByText('Inscription confirmée').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Je confirme ma venue' })).toBeHidden()

  const past = await makeEvent(request, { kind: 'formation' }, -3)
  const team = await (await titulaire.get('/registrations?per_page=1')).json()
  const made = await editor.post('/registrations', {
    event_id: past.id,
    drugstore_id: team.data[0].drugstore_id,
    attendees: [attendee('Morvan', emailOf('titulaire'))],
  })
  const registration = await made.json()
  await editor.put(`/registrations/${registration.id}/attendees/${registration.attendees[0].id}/check-in`, {
    present: true,
  })
  await page.goto(`/agenda/${past.id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Mon attestation de présence' }).click()
  expect((await download).suggestedFilename()).toMatch(/^attestation-ATT-\d{4}-\d{6}\.pdf$/)
  await page.getByRole('radio', { name: '4\u00A0étoiles sur\u00A05' }).check({ force: true })
  await axe()
  await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await expect(page.getByText('Merci de votre avis')).toBeVisible()
  await page.goto('/formations/mes-formations')
  await expect(page.getByRole('link', { name: past.title }).first()).toBeVisible()
})
