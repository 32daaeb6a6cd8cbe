import { newName } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'

const api = '/api/v1/admin/highlights'

test('S9-09 D6-02 the board is arranged by keyboard, by menu and by mouse, then published at once', async ({
  page,
  loginAs,
  axe,
}) => {
  const { token } = await loginAs('editeur')
  const headers = { authorization: `Bearer ${token}` }
  const found = await page.request.get('/api/v1/admin/contents/news?per_page=1&status=live', { headers })
  const newsId = (await found.json()).data[0].id
  const names = [newName('Premier'), newName('Second')]
  const ids: number[] = []
  for (const title of names) {
    const data = { placement: 'page', item_type: 'content', item_id: newsId, title }
    ids.push((await (await page.request.post(api, { headers, data })).json()).id)
  }
  const [first = '', second = ''] = names

  await page.goto('/admin/highlights')
  await expect(page.getByRole('region', { name: 'Carrousel', exact: true })).toContainText('sur 5')
  await expect(page.getByText('34 emplacements')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: /^Menu et pages/ }).click()
  const pages = page.getByRole('region', { name: 'Pages', exact: true })
  const titles = pages.locator('li b')
  await expect(titles.last()).toHaveText(second)

  // By keyboard.
  const grip = pages.getByRole('button', { name: `Déplacer\u00a0: ${second}` })
  const rank = await titles.count()
  await grip.focus()
  await page.keyboard.press('Space')
  await expect(grip).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`${second}\u00a0: Pages, position ${rank - 1}.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(titles.last()).toHaveText(first)
  await expect(page.getByRole('button', { name: 'Publier 1 changement' })).toBeVisible()

  // By menu, to its place and to another placement.
  await pages.getByRole('button', { name: `Actions sur ${second}` }).click()
  await pages.getByRole('button', { name: 'Descendre' }).click()
  await expect(titles.last()).toHaveText(second)
  await expect(page.getByRole('button', { name: /^Publier/ })).toHaveCount(0)
  await pages.getByRole('button', { name: `Actions sur ${first}` }).click()
  await pages.getByRole('button', { name: 'Déplacer vers…' }).click()
  await page.getByRole('dialog').getByLabel('Emplacement').selectOption({ label: 'À côté du compte' })
  await page.getByRole('button', { name: 'Déplacer', exact: true }).click()
  const aside = page.getByRole('region', { name: 'À côté du compte' })
  await expect(aside).toContainText(first)

  // By mouse, beside it.
  const handle = pages.getByRole('button', { name: `Déplacer\u00a0: ${second}` })
  await handle.scrollIntoViewIfNeeded()
  const from = (await handle.boundingBox())!
  const to = (await aside.locator('li').last().boundingBox())!
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 })
  await page.mouse.move(to.x + 30, to.y + 20, { steps: 12 })
  await page.mouse.up()
  await expect(aside).toContainText(second)

  await page.getByRole('button', { name: 'Publier 2 changements' }).click()
  await expect(page.getByText('2\u00a0changements publiés')).toBeVisible()
  const after = await page.request.get('/api/v1/highlights?placement=account_aside', { headers })
  const shown = (await after.json()).data.map(({ id }: { id: number }) => id)
  expect(shown).toEqual(expect.arrayContaining(ids))

  // Through another date, and as a timeline.
  await page.getByLabel('Présentation').selectOption('frise')
  await expect(page.getByRole('region', { name: 'Frise des emplacements' })).toContainText(first)
  await axe()
  await page.getByLabel('Présentation').selectOption('')
  for (const name of names) {
    await aside.getByRole('button', { name: `Actions sur ${name}` }).click()
    await aside.getByRole('button', { name: 'Retirer' }).click()
  }
  await page.getByRole('button', { name: 'Publier 2 changements' }).click()
  await expect(aside).not.toContainText(second)
})

/** Mechanic → its tile, its fields with what is typed, and the ticket the customer reads on 14,90 €. */
const MECHANICS: [tile: RegExp, fields: [label: string, text: string][], reads: string][] = [
  [/Prix de vente conseillé/, [['Prix conseillé', '9,90']], '9,90'],
  [/Montant en euros/, [['Montant de la remise', '2.00 €']], '−2,00'],
  [/^Pourcentage/, [['Pourcentage de remise', '12,5']], '−12,5'],
  [
    /X achetés = X offerts/,
    [
      ['Produits achetés', '2'],
      ['Produits offerts', '1'],
    ],
    '2 achetés = 1 offert',
  ],
  [
    /Xe article à un pourcentage/,
    [
      ['Article concerné', '2'],
      ['Remise sur cet article', '50'],
    ],
    '−50',
  ],
  [
    /Xe article à un montant/,
    [
      ['Article concerné', '3'],
      ['Remise sur cet article', '1,5'],
    ],
    '−1,50',
  ],
  [
    /Lot de X à un prix/,
    [
      ['Articles dans le lot', '3'],
      ['Prix du lot', '3,50'],
    ],
    '3,50',
  ],
  [
    /Lot de X à un pourcentage/,
    [
      ['Articles dans le lot', '2'],
      ['Remise sur le lot', '30'],
    ],
    '−30',
  ],
]

test('S5-04 the discount form asks exactly the fields of each mechanic and shows the price as it is typed', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('editeur')
  await page.goto('/admin/highlights')
  await page.getByRole('button', { name: 'Ajouter dans Promotions du mois' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Produit', { exact: true }).check()
  await dialog.getByRole('list', { name: 'Produits trouvés' }).getByRole('button').first().click()
  const form = dialog.getByRole('region', { name: 'Remise', exact: true })
  const preview = form.getByRole('region', { name: 'Aperçu de la remise' })
  await expect(preview).toContainText('Prix moyen constaté')
  await expect(form.getByRole('textbox')).toHaveCount(0)

  for (const [tile, fields, reads] of MECHANICS) {
    await form.getByRole('radio', { name: tile }).click()
    await expect(form.getByRole('textbox')).toHaveCount(fields.length)
    for (const [label, text] of fields) await form.getByLabel(label).fill(text)
    await expect(preview).toContainText(reads)
  }

  // An invalid value says why and keeps the last valid preview.
  await form.getByLabel('Remise sur le lot').fill('150')
  await form.getByLabel('Articles dans le lot').focus()
  await expect(form.getByText('Saisissez un pourcentage entre 1 et 100.')).toBeVisible()
  await expect(preview).toContainText('−30')
  await axe()
  await dialog.getByRole('button', { name: 'Ajouter au tableau' }).click()
  await expect(dialog.getByRole('alert')).toContainText('La remise est à corriger')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('button', { name: /^Publier/ })).toHaveCount(0)
})

test('D9-03 a popin is prepared, previewed, published and removed', async ({ page, loginAs, axe }) => {
  const title = newName('Rendez-vous')
  await loginAs('editeur')
  await page.goto('/admin/popins')
  await expect(page.getByRole('table')).toContainText('Votre bilan de l’année est prêt')
  await axe()
  await page.getByRole('button', { name: 'Nouvelle popin' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Créer sans afficher' }).click()
  await expect(dialog.getByText('Ce champ est requis.').first()).toBeVisible()
  await dialog.getByLabel('Titre').fill(title)
  await expect(dialog.getByLabel('Afficher sur le portail')).not.toBeChecked()
  await expect(dialog.getByText('Personne ne la verra')).toBeVisible()
  await dialog.getByLabel('Afficher sur le portail').check()
  await expect(dialog.getByRole('button', { name: 'Créer et afficher' })).toBeVisible()
  await expect(dialog.getByText('dès maintenant, sans date de fin')).toBeVisible()
  await dialog.getByLabel('Afficher sur le portail').uncheck()
  await dialog.getByLabel('Fréquence').selectOption('every_days')
  await dialog.getByLabel('Nombre de jours').fill('30')
  await expect(dialog.getByRole('region', { name: 'Aperçu de la popin' })).toContainText(title)
  await axe()
  await dialog.getByRole('button', { name: 'Créer sans afficher' }).dblclick()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Tous les 30')
  await page.getByRole('button', { name: `Supprimer ${title}` }).click()
  await page.getByRole('button', { name: 'Supprimer la popin' }).click()
  await expect(row).toHaveCount(0)
})
