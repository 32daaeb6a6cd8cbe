import { expect, test } from './fixtures.ts'
import { newDrugstore } from './people.ts'

const money = (text: string) => new RegExp(text.replaceAll(' ', '\\s'))

test(
  'S2-42 S2-43 an owner reads what is missing for a tier, the range of the year, and the same in a table',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('titulaire')
    await page.goto('/annual-agreements/performances')
    const overview = page.getByRole('region', { name: 'Où en suis-je' })
    await expect(overview.getByRole('link', { name: 'Évanor' })).toBeVisible()
    await axe()
    await overview.getByRole('link', { name: 'Évanor' }).press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: /^Évanor \d{4}$/ })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: money('Il manque 1 240 € pour le palier 3') }),
    ).toBeVisible()
    await expect(page.getByText(/Données au .*, reçues d’Évanor le/)).toBeVisible()
    await expect(page.getByText(/^Au 31\/12\/\d{4}, entre .* et .* quatre fois sur cinq/)).toBeVisible()
    // The chart's figures, one by one, by the keyboard alone.
    await page.getByText('Voir le tableau des douze mois').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /^janvier/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Face aux officines comparables' })).toBeVisible()
    await expect(page.getByText(/Moyennes anonymes/)).toBeVisible()
    await axe()

    // The same laboratory the year before.
    await page.getByLabel('Année', { exact: true }).selectOption({ index: 1 })
    await expect(page.getByRole('heading', { level: 1, name: /^Évanor \d{4}$/ })).toBeVisible()
    await expect(page.getByText(/Atteint en/).first()).toBeVisible()
  },
)

test('S2-44 S2-45 referral laboratories are compared, narrowed, and committed to by an owner', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('titulaire')
  await page.goto('/annual-agreements/referral-laboratory')
  const table = page.getByRole('table', { name: /Laboratoires référencés/ })
  await expect(table.getByRole('rowheader', { name: /Évanor/ })).toBeVisible()
  await axe()

  await page.getByRole('button', { name: /^Référencés/ }).click()
  await expect(page).toHaveURL(/level=reference/)
  await expect(table.getByRole('rowheader', { name: /Évanor/ })).toHaveCount(0)
  const vitalune = table.getByRole('row', { name: /Vitalune/ })
  await vitalune.getByRole('button', { name: /M’engager/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'S’engager avec Vitalune' })
  await expect(dialog.getByText(/Votre nom et la date sont enregistrés/)).toBeVisible()
  await axe()
  await dialog.getByRole('button', { name: 'Engager l’officine' }).click()
  await expect(vitalune.getByText('Engagée')).toBeVisible()
  await vitalune.getByRole('button', { name: /Retirer/ }).click()
  await page.getByRole('button', { name: 'Retirer l’engagement', exact: true }).click()
  await expect(vitalune.getByRole('button', { name: /M’engager/ })).toBeVisible()

  await loginAs('preparateur')
  await page.goto('/annual-agreements/referral-laboratory')
  await expect(table.getByText('Engagée').first()).toBeVisible()
  await expect(table.getByRole('button', { name: /M’engager/ })).toHaveCount(0)
  await expect(table.getByText(/% du palier/)).toHaveCount(0)
})

test('D13-03 D16-02 an editor imports a file with bad lines named, takes it back; the desk follows by zone', async ({
  page,
  loginAs,
  request,
  axe,
}) => {
  const { cip_officine: cip } = await newDrugstore(request)
  const year = new Date().getUTCFullYear() - 3
  await loginAs('editeur')
  await page.goto('/admin/agreements')
  await expect(page.getByRole('heading', { level: 1, name: 'Suivi des accords' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await axe()

  await page.getByRole('link', { name: 'Importer des achats' }).click()
  const lines = [
    'CIP officine;Laboratoire;Mois;Achats HT',
    `${cip};Évanor;${year}-10;1 234,56`,
    `${cip};Evanar;${year}-11;10`,
    `9999999;Évanor;${year}-10;10`,
  ]
  const send = (text: string) =>
    page
      .getByLabel('Fichier CSV des achats')
      .setInputFiles({ name: 'achats.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await send(lines.join('\n'))
  await expect(
    page.getByRole('heading', { name: /1\sligne peut être importée, 2 sont refusées/ }),
  ).toBeVisible()
  await expect(page.getByText('Aucune officine du réseau n’a ce code CIP.')).toBeVisible()
  const totals = page.getByRole('region', { name: 'Totaux de contrôle' })
  await expect(totals.getByRole('cell', { name: money('1 234,56 €') })).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Importer la ligne' }).click()
  await expect(page.getByRole('heading', { name: /Import terminé.*1\smontant ajouté/ })).toBeVisible()

  await page.goto('/admin/agreements/imports')
  const first = page.getByRole('row').nth(1)
  await expect(first.getByText(money('1 234,56 €'))).toBeVisible()
  await axe()
  await first.getByRole('button', { name: /Retirer/ }).click()
  await page.getByRole('button', { name: 'Retirer l’import', exact: true }).click()
  await expect(first.getByText('Retiré', { exact: true })).toBeVisible()

  await loginAs('conseiller')
  await page.goto('/admin/agreements')
  await expect(page.getByRole('heading', { level: 1, name: 'Suivi des accords' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Importer des achats' })).toHaveCount(0)
  await expect(page.getByText('Pharmacie des Tilleuls')).toHaveCount(0)
})
