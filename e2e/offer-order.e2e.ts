import { expect, test } from './fixtures.ts'
import { makeOffer } from './made-contents.ts'

test(
  'S3-19 an Offre Direct: simulated, ordered by form, received by the laboratory, remembered',
  { tag: '@mobile' },
  async ({ page, loginAs, request, axe, mailTo }) => {
    const title = `Soins d’hiver ${Date.now()}`
    const contact = `deleguee-${Date.now()}@labo.test`
    const id = await makeOffer(request, title, {
      contact_email: contact,
      products: [
        { name: 'Baume corps', price: 1490, discount: { type: 3, amount: 20 } },
        { name: 'Spray nasal', price: 1290, discount: { type: 4, nbProducts: 2, offeredProducts: 1 } },
      ],
    })
    await loginAs('adjoint')
    await page.goto(`/offers/promotional-offers/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Encore 20 jours')).toBeVisible()

    for (const nonsense of ['abc', '1e3']) {
      await page.getByLabel('Votre quantité').fill(nonsense)
      await expect(page.getByText('Saisissez un nombre entier entre 1 et')).toBeVisible()
    }
    await page.getByLabel('Votre quantité').fill('100')
    const simulated = page.getByRole('row', { name: /100 unités/ })
    await expect(simulated).toContainText('11,92')
    await expect(simulated).toContainText('298,00')
    await page.getByRole('button', { name: 'Me rappeler 3 jours avant la fin' }).click()
    await expect(page.getByRole('button', { name: 'Rappel programmé' })).toBeVisible()

    await page.getByRole('button', { name: 'Remplir le bon de commande' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Envoyer au laboratoire' }).click()
    await expect(dialog.getByText('Indiquez au moins une quantité.')).toBeVisible()
    await dialog.getByLabel('Quantité de Baume corps').fill('12')
    await dialog.getByLabel('Quantité de Spray nasal').fill('3')
    await expect(dialog.getByText(/Total indicatif/)).toContainText('168,84')
    await expect(dialog.getByText(/aucune donnée de patient/)).toBeVisible()
    await axe()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Télécharger le bon (PDF)' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await dialog.getByRole('button', { name: 'Envoyer au laboratoire' }).click()
    await expect(dialog.getByText(/BC-\d{4}-\d{6}/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Fermer' }).last().click()
    await expect(page.getByRole('button', { name: /^BC-/ })).toBeVisible()
    expect((await mailTo(contact)).body).toContain('Baume corps')
  },
)
