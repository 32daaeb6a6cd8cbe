import { expect, test } from './fixtures.ts'

test(
  'D13-04 D13-05 D9-01 a recall is sent, answered and signed by the pharmacy, seen live on the board, and closed with its report',
  { tag: '@mobile' },
  async ({ page, browser, baseURL, loginAs, axe, mailTo }, info) => {
    test.slow()
    const product = `Sirop Maréole ${info.project.name} ${info.retry}`
    const editor = await loginAs('editeur')
    await page.goto('/admin/recalls')
    await expect(page.getByRole('heading', { level: 1, name: 'Rappels de lot' })).toBeVisible()
    await axe()
    await page.getByRole('button', { name: 'Nouveau rappel' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Nouveau rappel de lot' })
    await dialog.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(dialog.getByText('4 champs sont à corriger.')).toBeVisible()
    await axe()
    await dialog.getByRole('button', { name: 'Annuler' }).click()

    // Written as the sheet would, for the pharmacy of the adjoint alone: other journeys keep their home page.
    const headers = { authorization: `Bearer ${editor.token}` }
    const adjoint = await loginAs('adjoint')
    const drugstore = adjoint.accounts[0]?.drugstore?.id ?? 0
    const created = await page.request.post('/api/v1/admin/recalls', {
      headers,
      data: {
        product,
        lots: ['MR1', 'MR2'],
        reason: 'Bouchon de sécurité défectueux.',
        deadline_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
        target: { drugstore_ids: [drugstore] },
      },
    })
    const { id } = (await created.json()) as { id: number }
    await loginAs('editeur')
    await page.goto(`/admin/recalls/${id}`)
    await expect(page.getByText('personne ne l’a encore reçu')).toBeVisible()
    await axe()
    await page.getByRole('button', { name: 'Envoyer le rappel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer le rappel' }).click()
    await expect(page.getByText('0 sur 1 officine')).toBeVisible()
    await axe()
    const mail = await mailTo('adjoint@demo.kiosque.test', new RegExp(product))
    expect(mail.body).toContain(`/rappels/${id}`)

    // The board stays open in this page while the pharmacy answers in another.
    const context = await browser.newContext({ ...info.project.use, ...(baseURL ? { baseURL } : {}) })
    const member = await context.newPage()
    const session = { ...adjoint, account: adjoint.accounts[0], me: adjoint.user, drugstoreFull: null }
    await member.addInitScript((value) => localStorage.setItem('phr-kiosque', value), JSON.stringify(session))
    await member.goto('/')
    const band = member.locator('.recall-band a').filter({ hasText: product })
    await expect(band).toBeVisible()
    await axe(member)
    await band.focus()
    await member.keyboard.press('Enter')
    await expect(member.getByRole('heading', { level: 1, name: product })).toBeVisible()
    await member.getByRole('button', { name: 'Signer et envoyer la réponse' }).click()
    await expect(member.getByText(/^Choisissez «\u00a0Lot retiré/)).toBeVisible()
    await member.getByRole('radio', { name: 'Lot retiré' }).check()
    await member.getByRole('button', { name: 'Signer et envoyer la réponse' }).click()
    await expect(member.getByText('Indiquez au moins une boîte')).toBeVisible()
    await member.getByLabel('Lot MR2').fill('3')
    await axe(member)
    await member.getByLabel('Lot MR2').press('Enter')
    await expect(member.getByText('Lot retiré\u00a0: 3\u00a0boîtes (MR2\u00a0: 3)')).toBeVisible()
    await axe(member)
    await member.goto('/a-faire')
    await expect(member.getByRole('heading', { level: 1, name: 'Ma journée' })).toBeVisible()
    await expect(member.getByRole('link', { name: new RegExp(product) })).toHaveCount(0)
    await context.close()

    await expect(page.getByText('1 sur 1 officine')).toBeVisible()
    await expect(page.getByRole('cell', { name: /Hugo Lefèvre/ })).toBeVisible()
    await page.getByRole('button', { name: 'Clore le rappel' }).click()
    await page.getByRole('dialog').getByLabel('Mot de clôture').fill('Tout est revenu.')
    await page.getByRole('dialog').getByRole('button', { name: 'Clore le rappel' }).click()
    await expect(page.getByText(/^Clos le /).first()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Bilan PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/^rappel-.*\.pdf$/)
  },
)

test(
  'D13-05 D9-01 what must be read is confirmed by « J’ai lu et compris », and the titulaire sees who has not',
  { tag: '@mobile' },
  async ({ page, loginAs, axe }, info) => {
    const title = `Procédure à lire ${info.project.name} ${info.retry}`
    const { token } = await loginAs('editeur')
    const headers = { authorization: `Bearer ${token}` }
    const adjoint = await loginAs('adjoint')
    const drugstore = adjoint.accounts[0]?.drugstore?.id ?? 0
    const { id } = (await (
      await page.request.post('/api/v1/admin/contents/news', {
        headers,
        data: {
          title,
          excerpt: 'Une étape change au comptoir.',
          body: '<p>Une étape change au comptoir.</p>',
          post_type: 1,
          must_read: true,
          target: { drugstore_ids: [drugstore] },
        },
      })
    ).json()) as { id: number }
    const published = await page.request.post(`/api/v1/admin/contents/news/${id}/publish`, {
      headers,
      data: {},
    })
    expect(published.ok()).toBe(true)

    await page.goto('/a-faire')
    await page.getByRole('link', { name: new RegExp(`${title}.*Lecture obligatoire`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const confirm = page.getByRole('button', { name: 'J’ai lu et compris' })
    await expect(confirm).toBeVisible()
    await axe()
    await confirm.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Votre confirmation du .* est enregistrée/)).toBeVisible()
    await axe()
    await page.goto('/a-faire')
    await expect(page.getByRole('heading', { level: 1, name: 'Ma journée' })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(0)

    await loginAs('titulaire')
    await page.goto('/lectures')
    const team = page.getByRole('region', { name: `Votre équipe\u00a0: ${title}` })
    await expect(team.getByText('Inès Benali')).toBeVisible()
    await expect(team.getByText('Hugo Lefèvre')).toHaveCount(0)
    await axe()

    await loginAs('editeur')
    await page.goto(`/admin/readings/${id}?state=missing`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('cell', { name: /Inès Benali/ })).toBeVisible()
    await axe()
    await page.getByRole('button', { name: 'Relancer' }).click()
    const asked = page.getByRole('dialog', { name: /^Relancer \d/ })
    await axe()
    await asked.getByRole('button', { name: /^Relancer \d/ }).click()
    await expect(page.getByText('Relance envoyée')).toBeVisible()
  },
)
