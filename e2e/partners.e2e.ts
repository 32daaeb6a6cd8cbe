import { demoPassword, emailOf, expect, test } from './fixtures.ts'
import { newDrugstore, newTitulaire, openSession } from './people.ts'

test(
  'D11-01 a partner is agreed to at the first use, opened, logged for the pharmacy, and says when it is down',
  { tag: '@mobile' },
  async ({ page, context, loginAs, request, axe }) => {
    await loginAs('cotitulaire')
    await page.goto('/services/partnerships')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Naocare' }) })
    const open = card.getByRole('button', { name: 'Ouvrir Naocare' })
    const withdraw = card.getByRole('button', { name: 'Retirer mon accord' })
    await expect(open).toBeVisible()
    // The other width of this journey may have agreed already.
    if (await withdraw.isVisible()) await withdraw.click()
    await expect(card.getByText('À confirmer à la première ouverture')).toBeVisible()
    await axe()

    await open.click()
    const dialog = page.getByRole('dialog', { name: /Ouvrir Naocare avec Kiosque/ })
    await expect(dialog.getByText('le CIP et le groupe de votre officine')).toBeVisible()
    await axe()
    const opened = context.waitForEvent('page')
    await dialog.getByRole('button', { name: 'Accepter et ouvrir' }).click()
    const tab = await opened
    await expect(tab.getByText('Connexion vérifiée')).toBeVisible()
    await tab.close()
    await expect(withdraw).toBeVisible()

    await page.getByRole('button', { name: 'Journal de l’officine' }).click()
    const log = page.getByRole('dialog', { name: 'Journal des ouvertures' })
    await expect(log.getByRole('row').filter({ hasText: 'Naocare' }).first()).toBeVisible()
    await axe()
    await page.keyboard.press('Escape')

    const login = await request.post('/api/v1/login', {
      data: { email: emailOf('admin'), password: demoPassword },
    })
    const headers = { authorization: `Bearer ${(await login.json()).token}` }
    const state = (data: object) => request.put('/api/v1/admin/handoff/naocare/state', { headers, data })
    await state({ is_down: true, note: 'Maintenance jusqu’à midi.' })
    await page.reload()
    await expect(card.getByText(/^Indisponible depuis le/)).toBeVisible()
    await expect(card.getByText('Maintenance jusqu’à midi.')).toBeVisible()
    await axe()
    await state({ is_down: false })
  },
)

test(
  'S7-70 a pharmacy asks to be called about a partner, and its tile leads to the request from then on',
  { tag: '@mobile' },
  async ({ page, context, request, baseURL, axe }) => {
    const owner = await newTitulaire(request, await newDrugstore(request))
    await openSession(context, baseURL, owner)
    await page.goto('/services/partnerships')
    const asking = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Être rappelé/ }) })
      .first()
    const title = (await asking.getByRole('heading').textContent()) ?? ''
    const tile = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
    await tile.getByRole('button', { name: /^Être rappelé/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Être rappelé au sujet de/ })
    // What the network knows already is not asked for again.
    await expect(dialog.getByLabel('Téléphone')).toHaveValue(/^02/)
    await axe()
    await dialog.getByLabel('Téléphone').fill('12')
    await dialog.getByRole('button', { name: 'Demander à être rappelé' }).click()
    await expect(dialog.getByLabel('Téléphone')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Téléphone').fill('02 97 00 00 01')
    await dialog.getByLabel('Le matin').check()
    await dialog.getByRole('button', { name: 'Demander à être rappelé' }).click()
    await expect(dialog).toHaveCount(0)

    await tile.getByRole('link', { name: /^Rappel demandé le/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Être rappelé/ })).toBeVisible()
    await expect(page.getByText('De préférence le matin.')).toBeVisible()
  },
)

test('D15-10 the head office tries a partner’s entrance, then takes a new key while the former still serves', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('admin')
  await page.goto('/admin/partners')
  // A menu closes when the page scrolls, as it does to bring its button into sight.
  await expect(async () => {
    await page.getByRole('button', { name: 'Actions sur Adelya' }).click()
    await page.getByRole('button', { name: 'Essayer l’entrée' }).click({ timeout: 2_000 })
  }).toPass()
  const trial = page.getByRole('dialog', { name: 'Essayer Adelya' })
  await expect(trial.getByText('"aud": "adelya"')).toBeVisible()
  await axe()
  await page.keyboard.press('Escape')

  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Configurer Adelya' }) })
  await page.getByRole('button', { name: 'Configurer Adelya' }).click()
  const dialog = page.getByRole('dialog', { name: 'Configurer Adelya' })
  await dialog.getByLabel('Secret partagé').fill('une-toute-nouvelle-cle-partagee')
  await expect(dialog.getByRole('checkbox', { name: /Accepter encore l’ancienne clé/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(row.getByText('Configuré, deux clés')).toBeVisible()
  await page.getByRole('button', { name: 'Configurer Adelya' }).click()
  await axe()
  await dialog.getByRole('button', { name: 'Terminer la rotation' }).click()
  await expect(dialog.getByText('Rotation en cours')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(row.getByText('Configuré', { exact: true })).toBeVisible()
})
