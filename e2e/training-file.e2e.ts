import { expect, test } from './fixtures.ts'
import { newDrugstore, newTitulaire, openSession, tabTo } from './people.ts'

const PDF = {
  name: 'attestation-evaluation.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
  ),
}

const frenchDay = (daysAgo: number) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(Date.now() - daysAgo * 86_400_000)

test(
  'D7-02 attestations of one’s own are added, counted for the DPC, changed, exported and deleted',
  { tag: '@mobile' },
  async ({ page, context, baseURL, request, axe, allowConsole }) => {
    allowConsole(/422/)
    await openSession(context, baseURL, await newTitulaire(request, await newDrugstore(request)))
    await page.goto('/formations/mes-formations')
    await expect(page.getByRole('heading', { level: 1, name: 'Mon dossier de formation' })).toBeVisible()
    await expect(page.getByText('Aucune action validée pour le moment')).toBeVisible()
    await expect(page.getByText(/Il vous manque deux actions de types différents/)).toBeVisible()
    await axe()

    await page.getByRole('button', { name: 'Ajouter une attestation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter une attestation' })
    await expect(dialog.getByText(/aucune donnée de patient/)).toBeVisible()
    await axe()

    // Bad input first: each field says what is wrong, and nothing is added.
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('Choisissez le fichier de l’attestation.')
    await expect(dialog.getByRole('alert')).toContainText('Donnez la date d’obtention.')
    const file = dialog.getByLabel('Fichier de l’attestation')
    await file.setInputFiles({ name: 'notes.docx', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await expect(
      dialog.getByText('Choisissez un PDF ou une photo (JPEG, PNG ou WebP).').first(),
    ).toBeVisible()
    await file.setInputFiles(PDF)
    await dialog.getByLabel('Intitulé').fill('Évaluer ses pratiques')
    await dialog.getByLabel('Organisme').fill('Faculté de pharmacie')
    await dialog.getByLabel('Obtenue le').fill(frenchDay(-400))
    await dialog.getByLabel(/^Durée/).fill('sept')
    await dialog.getByRole('checkbox', { name: 'Évaluation des pratiques' }).check({ force: true })
    await dialog.getByLabel(/Numéro d’action ANDPC/).fill('12')
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(dialog.getByText('Saisissez une durée, par exemple').first()).toBeVisible()
    await dialog.getByLabel(/^Durée/).fill('7 h')
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(dialog.getByText(/compte 11 chiffres ou lettres/).first()).toBeVisible()
    await dialog.getByLabel(/Numéro d’action ANDPC/).fill('99aa 2600017')
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(dialog.getByText('Cette date n’est pas encore passée.').first()).toBeVisible()
    await dialog.getByLabel('Obtenue le').fill(frenchDay(0))
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()

    await expect(dialog).toBeHidden()
    await expect(page.getByText('Un type d’action validé, il en faut deux')).toBeVisible()
    const line = page.getByRole('listitem').filter({ hasText: 'Évaluer ses pratiques' })
    await expect(line).toContainText('Faculté de pharmacie, ajoutée par vous')
    await expect(line).toContainText('action 99AA2600017')
    await expect(line).toContainText('DPC, évaluation')

    // By keyboard: to its pencil, then a second type joined to the first.
    await tabTo(page, line.getByRole('button', { name: /^Modifier/ }))
    await page.keyboard.press('Enter')
    const editing = page.getByRole('dialog', { name: 'Modifier l’attestation' })
    await expect(editing.getByText('attestation-evaluation.pdf')).toBeVisible()
    await editing.getByRole('checkbox', { name: 'Gestion des risques' }).check({ force: true })
    await editing.getByLabel(/^Valable jusqu’au/).fill(frenchDay(-20))
    await editing.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(
      page.getByRole('heading', { name: 'Deux types d’action sur trois : votre obligation est remplie' }),
    ).toBeVisible()
    await expect(page.getByText('Une attestation à renouveler')).toBeVisible()
    await axe()

    const pdf = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporter pour l’Ordre' }).click()
    expect((await pdf).suggestedFilename()).toMatch(/^dossier-de-formation-maud-kervella-.*\.pdf$/)
    const zip = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Tout télécharger/ }).click()
    expect((await zip).suggestedFilename()).toMatch(/\.zip$/)
    const own = page.waitForEvent('download')
    await line.getByRole('button', { name: /^Télécharger/ }).click()
    expect((await own).suggestedFilename()).toBe('attestation-evaluation.pdf')

    await line.getByRole('button', { name: /^Supprimer/ }).click()
    await page.getByRole('button', { name: 'Supprimer l’attestation' }).click()
    await expect(line).toBeHidden()
    await expect(page.getByText('Aucune action validée pour le moment')).toBeVisible()
  },
)

test(
  'D7-02 D14-02 the file of the demonstration holds the three sources, narrowed by a choice kept in the address',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }) => {
    await loginAs('adjoint')
    await page.goto('/formations/mes-formations')
    await expect(page.getByText(/votre obligation est remplie/)).toBeVisible()

    await page.getByRole('button', { name: /^Ajoutées/ }).click()
    await expect(page).toHaveURL(/voir=ajoutees/)
    const list = page.getByRole('main')
    await expect(list.getByText('Iatrogénie : repérer, déclarer, prévenir')).toBeVisible()
    await expect(list.getByText(/Quiz du réseau/)).toHaveCount(0)
    await page.getByRole('button', { name: /^Réseau/ }).click()
    await expect(list.getByText(/Quiz du réseau/).first()).toBeVisible()
    await expect(list.getByText(/Formation proposée par Ostéane/)).toBeVisible()
    await axe()
  },
)
