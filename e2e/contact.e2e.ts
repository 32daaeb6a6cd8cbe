import { expect, test } from './fixtures.ts'

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
})

test(
  'S2-08 S7-70 D9-02 a member writes, the desk answers, the member reads, rates and opens it again',
  { tag: '@mobile' },
  async ({ page, loginAs, axe, mailTo }, info) => {
    test.slow()
    const subject = `Bon de commande illisible ${info.project.name} ${info.retry}`
    await loginAs('adjoint')
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1, name: 'Écrire au siège' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Vos interlocuteurs' })).toBeVisible()
    await expect(page.getByText(/aucune donnée de patient/)).toBeVisible()
    await axe()

    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('3 champs sont à corriger.')).toBeVisible()
    await axe()
    await page.getByRole('radio', { name: 'Une offre' }).check()
    await expect(page.getByText('Offres et facturation vous répond sous un jour ouvré.')).toBeVisible()
    await page.getByLabel('Objet').fill(subject)
    await page.getByRole('textbox', { name: 'Message' }).fill('Trop court.')
    await page.getByLabel('Objet').focus()
    await expect(page.getByText('Saisissez au moins 20 caractères.')).toBeVisible()
    await page
      .getByRole('textbox', { name: 'Message' })
      .fill('Bonjour, le bon de commande reçu est illisible.')
    await page.getByLabel('Pièces jointes').setInputFiles(pdf('bon.pdf'))
    await expect(page.getByRole('button', { name: 'Retirer bon.pdf' })).toBeVisible()
    await page.getByRole('button', { name: 'Envoyer' }).dblclick()

    await expect(page).toHaveURL(/\/contact\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    await expect(page.getByRole('link', { name: /bon\.pdf/ })).toBeVisible()
    await expect(page.getByText('Envoyée', { exact: true }).first()).toBeVisible()
    await axe()
    const copy = await mailTo('adjoint@demo.kiosque.test', new RegExp(subject))
    expect(copy.body).toContain('Une réponse vous parviendra')
    await mailTo('offres@demo.kiosque.test', new RegExp(subject))
    const address = new URL(page.url()).pathname
    await page.goto('/contact')
    await expect(page.getByRole('link', { name: new RegExp(subject) })).toHaveCount(1)

    await loginAs('editeur')
    await page.goto('/admin/messages')
    await page.getByRole('searchbox', { name: 'Rechercher une demande' }).fill(subject)
    await expect(page).toHaveURL(/q=/)
    await page
      .getByRole('list', { name: 'Demandes' })
      .getByRole('link', { name: new RegExp(subject) })
      .first()
      .click()
    await expect(page).toHaveURL(/demande=\d+/)
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
    await expect(page.getByText(/aucune donnée de patient/)).toBeVisible()
    await axe()
    await page.getByRole('button', { name: 'Note interne' }).click()
    await page.getByRole('textbox', { name: 'Note interne' }).fill('Bon renvoyé par le laboratoire.')
    await page.getByRole('button', { name: 'Noter' }).click()
    await expect(page.getByText('Note ajoutée')).toBeVisible()
    await page.getByRole('button', { name: 'Répondre', exact: true }).click()
    await page
      .getByRole('textbox', { name: 'Réponse' })
      .fill('Bonjour Hugo, voici le bon, lisible cette fois.')
    await page.getByRole('textbox', { name: 'Réponse' }).press('Control+Enter')
    await expect(page.getByText('Réponse envoyée')).toBeVisible()
    const answer = await mailTo(
      'adjoint@demo.kiosque.test',
      new RegExp(`Réponse à votre demande.*${subject}`),
    )
    expect(answer.body).toContain(address)

    await loginAs('adjoint')
    await page.goto('/a-faire')
    await page.getByRole('link', { name: new RegExp(`${subject}.*Réponse du siège`) }).click()
    await expect(page.getByText('voici le bon, lisible cette fois.')).toBeVisible()
    await expect(page.getByText('Bon renvoyé par le laboratoire.')).toHaveCount(0)
    await page.getByRole('button', { name: 'C’est réglé, clore' }).click()
    await page.getByRole('radio', { name: '5\u00A0étoiles sur\u00A05' }).check()
    await axe()
    await page.getByRole('button', { name: 'Envoyer ma note' }).click()
    await expect(page.getByText('vous avez donné la note de 5 sur 5')).toBeVisible()
    await page.getByRole('button', { name: 'Rouvrir la demande' }).click()
    await page.getByRole('textbox', { name: 'Votre message' }).fill('La page 2 manque, finalement.')
    await page.getByRole('button', { name: 'Rouvrir et envoyer' }).click()
    await expect(page.getByText('Demande rouverte')).toBeVisible()
    await expect(page.getByText('En cours', { exact: true })).toBeVisible()
    await page.goto('/a-faire')
    await expect(page.getByRole('link', { name: new RegExp(subject) })).toHaveCount(0)
  },
)

test(
  'D9-02 what is typed survives a cut, a closed tab and the end of the session, and leaves once',
  { tag: '@mobile' },
  async ({ page, context, loginAs, allowConsole }, info) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load|401|fetch/i)
    const subject = `Brouillon gardé ${info.project.name} ${info.retry}`
    await loginAs('preparateur')
    await page.goto('/contact')
    await page.getByRole('radio', { name: 'Autre' }).check()
    await page.getByLabel('Objet').fill(subject)
    await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour, voici une question assez longue.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await expect(page.getByLabel('Objet')).toHaveValue(subject)
    await context.setOffline(false)

    const other = await context.newPage()
    await page.close()
    await other.goto('/contact')
    await expect(other.getByText('tel que vous l’aviez laissé')).toBeVisible()
    await expect(other.getByLabel('Objet')).toHaveValue(subject)
    await other.getByRole('button', { name: 'Envoyer' }).click()
    await expect(other).toHaveURL(/\/contact\/\d+$/)
    await other.goto('/contact')
    await expect(other.getByLabel('Objet')).toHaveValue('')
    await expect(other.getByRole('link', { name: new RegExp(subject) })).toHaveCount(1)
  },
)

test('D12-01 a file too heavy or of a wrong type is refused before anything is sent', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('preparateur')
  await page.goto('/contact')
  // Made in the page and dropped there: thirty megabytes are long to hand over.
  const dropped = await page.evaluateHandle(() => {
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(30_000_001)], 'enorme.pdf', { type: 'application/pdf' }))
    files.items.add(new File(['<svg/>'], 'dessin.svg', { type: 'image/svg+xml' }))
    return files
  })
  await page.locator('.attachments__drop').dispatchEvent('drop', { dataTransfer: dropped })

  await expect(page.getByText(/dépasse 30/)).toBeVisible()
  await expect(page.getByText(/SVG ne sont pas acceptés/)).toBeVisible()
  await axe()
})

test('FAQ answers come up while the subject is typed', async ({ page, loginAs }) => {
  await loginAs('titulaire')
  await page.goto('/faq/tout')
  const question = (await page.locator('.acc__q').first().textContent()) ?? ''
  await page.goto('/contact')
  await page.getByLabel('Objet').fill(question.trim().slice(0, 60))

  await expect(page.getByText('Peut-être déjà dans la FAQ')).toBeVisible()
  await expect(page.locator('.contact-near').getByRole('link').first()).toHaveAttribute('target', '_blank')
})

test(
  'D13-04 by keyboard: the mailbox is walked with arrows, a canned answer taken up, a request assigned and closed',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('admin')
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: /à répondre/ })).toBeVisible()
    await page.goto('/admin/messages?q=vitrine%20incomplet&etat=all')
    const link = page.getByRole('list', { name: 'Demandes' }).getByRole('link').first()
    await expect(link).toContainText('Kit vitrine incomplet')
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Kit vitrine incomplet' })).toBeVisible()
    const canned = page.getByRole('button', { name: 'Demander le bon de livraison', includeHidden: true })
    await expect(canned).toBeAttached()
    await page.getByRole('button', { name: 'Réponses types' }).focus()
    // Other answers may stand before it: down the list until it is reached.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown')
        return canned.evaluate((button) => button === document.activeElement)
      })
      .toBe(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Réponse' })).toHaveValue(/bon de livraison/)
    await page.getByLabel('Attribuée à').selectOption({ label: 'Sophie Delmas' })
    await expect(page.getByText('Attribution enregistrée')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Réponse' })).toHaveValue(/bon de livraison/)
    await axe()

    await page.goto('/admin/messages?attribution=me')
    const lines = page.getByRole('list', { name: 'Demandes' }).getByRole('link')
    await expect(lines).not.toHaveCount(0)
    await lines.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(lines.nth(1)).toBeFocused()
  },
)

test('D13-04 topics, desks and canned answers are kept in the back office', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('editeur')
  await page.goto('/admin/contact-canned')
  await page.getByRole('button', { name: 'Nouvelle réponse type' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle réponse type' })
  await dialog.getByLabel('Titre').fill('Merci de votre patience')
  await dialog.getByLabel('Texte').fill('Bonjour, nous revenons vers vous demain.')
  await dialog.getByRole('button', { name: 'Créer la réponse type' }).click()
  await expect(page.getByText('Réponse type Merci de votre patience créée')).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Services du siège' }).click()
  await expect(page.getByText('Sylvain Pouliquen', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Sujets de contact' }).click()
  await page.getByRole('button', { name: 'Modifier Une facture' }).click()
  const topic = page.getByRole('dialog', { name: 'Modifier Une facture' })
  await expect(topic.getByLabel('Service')).toContainText('Offres et facturation')
  await topic.getByLabel('Réponse promise').selectOption({ label: 'sous trois jours ouvrés' })
  await topic.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Sujet Une facture enregistré')).toBeVisible()
  await axe()
})

test('D1-02 an adviser has no mailbox', async ({ page, loginAs }) => {
  await loginAs('conseiller')
  await page.goto('/admin/messages')

  await expect(page.getByRole('navigation', { name: 'Back-office' }).getByText('Messagerie')).toHaveCount(0)
  await expect(page.getByText(/réservée/)).toBeVisible()
})
