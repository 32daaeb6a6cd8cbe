import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'

/** Bytes of their own each time: the same proof twice is refused. */
const ticket = (words: string) => ({
  name: 'tickets.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n% ${words}\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  ),
})

const paris = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' })
/** So many days from today, as one types it. */
const dayIn = (days: number) => paris.format(new Date(Date.now() + days * 86_400_000))

test(
  'S2-46 D10-01 D10-02 a claim is prepared, sent, corrected, accepted in part and paid',
  { tag: '@mobile' },
  async ({ page, loginAs, axe, allowConsole }, info) => {
    test.setTimeout(240_000)
    // What is no ticket is refused, and what has no page cannot be drawn.
    allowConsole(/status of 415 .*\/proofs\)|status of 404 .*\/pages\/1\)/)
    // One operation each: a pharmacy has one draft at a time for an operation.
    const [operation, product] =
      info.project.name === 'mobile'
        ? ['Hydrélis · Baume corps', 'Baume corps nourrissant, 400 ml']
        : ['Kalméo · Nuit paisible', 'Gélules nuit paisible, 30 gélules']
    const words = `${info.project.name} ${info.retry}`
    const quantity = page.getByRole('textbox', { name: `Quantité, ${product}` })

    await loginAs('preparateur')
    await page.goto('/services/bri-compensation')
    await expect(page.getByRole('heading', { level: 1, name: 'Compensation BRI' })).toBeVisible()
    await expect(page.getByText('En attente de contrôle')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Corriger la demande' }).first()).toBeVisible()
    await page.getByLabel('Opération', { exact: true }).selectOption({ label: operation })
    await quantity.fill('0')
    await expect(page.getByText('Comptez au moins un bon, ou videz le champ.')).toBeVisible()
    await quantity.fill('1000000')
    await expect(page.getByText('Un nombre entier, de 1 à 10000.')).toBeVisible()
    await axe()
    await quantity.fill('12')
    await expect(page.getByText('12 bons, calculé automatiquement')).toBeVisible()
    await expect(page.getByText(/Brouillon enregistré à/)).toBeVisible()
    await page.getByRole('button', { name: /^Justificatifs/ }).setInputFiles({
      name: 'ticket.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html>pas un ticket</html>'),
    })
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /type|image|fichier/i })
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Retirer ticket.png' }).click()
    await page.getByRole('button', { name: /^Justificatifs/ }).setInputFiles(ticket(words))
    await expect(page.getByRole('button', { name: 'Retirer tickets.pdf' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Envoyer la demande/ })).toHaveCount(0)
    await expect(page.getByText(/un titulaire, un cotitulaire ou un adjoint/)).toBeVisible()

    await loginAs('titulaire')
    await page.goto('/services/bri-compensation')
    await page.getByLabel('Opération', { exact: true }).selectOption({ label: operation })
    await expect(quantity).toHaveValue('12')
    await page.getByRole('button', { name: /Envoyer la demande/ }).click()
    await expect(page.getByText('Cochez cette déclaration pour envoyer la demande.').first()).toBeVisible()
    await axe()
    await page.getByRole('checkbox', { name: /Je certifie/ }).check()
    await page.getByRole('button', { name: /Envoyer la demande/ }).click()
    await expect(page).toHaveURL(/\/services\/bri-compensation\/\d+$/)
    const title = page.getByRole('heading', { level: 1, name: /^BRI-\d{4}-\d{6}$/ })
    await expect(title).toBeVisible()
    await expect(page.getByText('Soumise', { exact: true }).first()).toBeVisible()
    const number = (await title.textContent()) ?? ''
    const address = new URL(page.url()).pathname
    await axe()

    await loginAs('editeur')
    await page.goto(`/admin/bri?q=${number}`)
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Justificatifs' })).toContainText('tickets.pdf')
    await axe()
    await page.getByRole('button', { name: 'Faire corriger' }).first().click()
    await page.getByLabel('Motif').selectOption({ label: 'Justificatif illisible' })
    await page
      .getByRole('region', { name: 'Décision' })
      .getByRole('button', { name: 'Faire corriger' })
      .click()
    const asking = page.getByRole('dialog', { name: `Faire corriger ${number}` })
    await asking.getByLabel('Motif').selectOption({ label: 'Justificatif illisible' })
    await asking.getByRole('button', { name: 'Renvoyer à l’officine' }).click()
    await expect(page.getByText('Demande renvoyée à l’officine')).toBeVisible()

    await loginAs('titulaire')
    await page.goto('/a-faire')
    await page.getByRole('link', { name: new RegExp(number) }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByText(/À corriger avant le/)).toBeVisible()
    await expect(page.getByRole('rowheader').filter({ hasText: 'Justificatif illisible' })).toBeVisible()
    await page.getByRole('button', { name: /^Justificatifs/ }).setInputFiles(ticket(`${words} net`))
    await expect(page.getByRole('button', { name: 'Retirer tickets.pdf' })).toHaveCount(2)
    await page.getByLabel(/Votre réponse au siège/).fill('Voici une copie plus nette.')
    await page.getByRole('checkbox', { name: /Je certifie/ }).check()
    await axe()
    await page.getByRole('button', { name: /Renvoyer la demande/ }).click()
    await expect(page.getByText('Soumise à nouveau')).toBeVisible()

    await loginAs('editeur')
    await page.goto(`/admin/bri?q=${number}`)
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByText('Soumise, 2ᵉ envoi')).toBeVisible()
    await expect(page.getByRole('button', { name: /Nouveau/ })).toBeVisible()
    await page.getByRole('button', { name: 'Ajuster' }).click()
    await page.getByLabel('Quantité retenue').fill('10')
    await page.getByLabel('Motif').selectOption({ label: 'Justificatif absent' })
    await page.getByRole('button', { name: /Accepter en partie/ }).click()
    await expect(page.getByText('Demande acceptée en partie')).toBeVisible()
    await page.goto(`/admin/bri?state=accepted&q=${number}`)
    await page.getByRole('link', { name: number }).click()
    await page.getByLabel('Référence du virement ou de l’avoir').fill('VIR-88412')
    await page.getByRole('button', { name: /Marquer réglée/ }).click()
    await expect(page.getByText('réglés le', { exact: false })).toBeVisible()

    await loginAs('titulaire')
    await page.goto(address)
    await expect(page.getByText(/^Réglée le/).first()).toBeVisible()
    await expect(page.getByText('Ajustée à 10 bons')).toBeVisible()
    await expect(page.getByText('VIR-88412').first()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Récépissé PDF' }).click()
    expect((await download).suggestedFilename()).toContain(number.toLowerCase())
    await axe()
  },
)

test('D10-01 D13-04 the desk opens an operation, accepts many, batches and imports what was paid', async ({
  page,
  loginAs,
  axe,
}, info) => {
  test.setTimeout(180_000)
  const title = `Vitamines de printemps ${info.retry}`
  await loginAs('editeur')
  await page.goto('/admin/bri/operations')
  await page.getByRole('button', { name: 'Nouvelle opération' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle opération' })
  await dialog.getByLabel('Titre').fill(title)
  await dialog.getByLabel('Laboratoire').selectOption({ label: 'Orthéa' })
  await dialog.getByLabel('Premier jour').fill(dayIn(30))
  await dialog.getByLabel('Dernier jour').fill(dayIn(60))
  await dialog.getByLabel('Date limite de dépôt').fill(dayIn(90))
  await dialog.getByLabel('Produit, produit 1').fill('Vitamine D')
  await dialog.getByLabel('EAN ou CIP, produit 1').fill('12')
  await dialog.getByLabel('Valeur du bon, €, produit 1').fill('1,50')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText(/un code compte 13/)).toBeVisible()
  await axe()
  await dialog.getByLabel('EAN ou CIP, produit 1').fill('3401560999999')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible()
  await axe()

  // Those of an operation that no other journey touches.
  await page.goto('/admin/bri?q=Coffret')
  const boxes = page.getByRole('checkbox', { name: /^Sélectionner BRI/ })
  await expect(boxes.nth(1)).toBeVisible()
  await axe()
  const before = await boxes.count()
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Accepter ces demandes' }).click()
  const confirm = page.getByRole('dialog', { name: /Accepter 2/ })
  await confirm.getByRole('button', { name: /^Accepter/ }).click()
  await expect(confirm).toBeHidden()
  await expect(boxes).toHaveCount(before - 2)

  await page.goto('/admin/bri')
  await page.getByRole('link', { name: 'Contrôler la première' }).click()
  await expect(page.getByRole('img', { name: /, page 1$/ })).toBeVisible()
  await expect(page.getByText(/^1 sur \d+ à contrôler$/)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText(/^2 sur \d+ à contrôler$/)).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByText(/^1 sur \d+ à contrôler$/)).toBeVisible()

  await page.goto('/admin/bri/lots')
  await page.getByRole('button', { name: 'Préparer le lot de Évanor' }).click()
  await expect(page).toHaveURL(/\/admin\/bri\/lots\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: /^LOT-/ })).toBeVisible()
  await axe()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Fichier pour le laboratoire' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  const filled = csv.replaceAll(/;;\r\n/g, ';VIR-2026-7;01/11/2026\r\n')

  await page.goto('/admin/bri/reglements')
  await page.getByLabel('Fichier CSV des règlements').setInputFiles({
    name: 'reglements.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${filled}LOT;BRI-1999-000001;1;x;x;x;x;x;x;1;"1,00";VIR;01/11/2026\r\n`),
  })
  await expect(page.getByText('Cette demande n’existe pas.')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: /^Importer l/ }).click()
  await expect(page.getByRole('heading', { name: /Import terminé/ })).toBeVisible()

  await page.goto('/admin/bri/statistiques')
  await expect(page.getByRole('heading', { level: 1, name: /Compensation BRI en/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Demandes par mois' })).toBeVisible()
  await axe()
})
