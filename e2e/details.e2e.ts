import { expect, test } from './fixtures.ts'

const isMobile = { tag: '@mobile' }

test(
  'D5-01 an article says what to retain, sends to its quiz, and names no article twice',
  isMobile,
  async ({ page, loginAs, axe }) => {
    await loginAs('titulaire')
    await page.goto('/news')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Vaccination : ce que vous/ })
      .click()
    const retained = page.getByRole('region', { name: 'À retenir' })
    await expect(retained.getByRole('listitem').first()).toContainText('le même jour')
    const trainings = page.getByRole('region', { name: 'Pour se former' })
    await expect(trainings.getByRole('link', { name: /Vaccins d’hiver/ })).toBeVisible()
    await expect(trainings.getByText(/^(À faire|En cours|Réussi|Échoué|Expiré)$/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'À lire aussi' })).toBeVisible()
    const cards = await page
      .locator('.rail a.cover')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(cards).size).toBe(cards.length)
    await axe()
  },
)

test(
  'D5-01 a health test says who of the team may perform it, and prints on one page',
  isMobile,
  async ({ page, loginAs, axe }) => {
    await loginAs('titulaire')
    await page.goto('/osez-la-sante')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Test angine/ })
      .click()
    const team = page.getByRole('region', { name: 'Qui peut le réaliser dans votre équipe' })
    await expect(team.getByRole('listitem').filter({ hasText: 'Claire Morvan' })).toContainText(
      'Peut réaliser le test',
    )
    await expect(team.getByRole('listitem').filter({ hasText: 'Inès Benali' })).toContainText(
      'Ne réalise pas le test',
    )
    await axe()
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  },
)

test(
  'D5-02 technical files have parts in the address, are followed, and stand side by side',
  isMobile,
  async ({ page, loginAs, axe }) => {
    await loginAs('cotitulaire')
    await page.goto('/mdd-products/technical-files?q=physiologique')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Sérum physiologique/ })
      .click()
    await page.getByRole('tab', { name: 'Conseil au comptoir' }).click()
    await expect(page).toHaveURL(/\?onglet=conseil$/)
    await expect(page.getByRole('heading', { name: 'À ne pas dire' })).toBeVisible()
    const follow = page.getByRole('switch', { name: /Suivre cette fiche/ })
    const before = await follow.getAttribute('aria-checked')
    await follow.click()
    await expect(follow).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true')
    await axe()
    await page.getByRole('link', { name: 'Comparer avec une autre' }).click()
    await page.getByLabel('Ajouter une fiche').selectOption({ label: 'Compresses stériles, boîte de 25' })
    await expect(page).toHaveURL(/comparer\?ids=\d+(,|%2C)\d+$/)
    await expect(page.getByRole('columnheader', { name: /Compresses stériles/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Conditionnement/ })).toContainText('5 unidoses')
    await axe()
  },
)

test(
  'D5 a campaign keeps what is ready of its kit, and stops asking once answered',
  isMobile,
  async ({ page, loginAs, axe }) => {
    await loginAs('cotitulaire')
    await page.goto('/campaigns/monthly-animations')
    await expect(page.getByText(/animations? suivies? sur \d+/)).toBeVisible()
    await axe()
    await page.getByRole('main').locator('.yearstrip [aria-current]').click()
    const first = page.getByRole('checkbox', { name: /^Prêt/ }).first()
    await first.check()
    await expect(page.getByText('1 élément sur 2 prêt')).toBeVisible()
    await page.reload()
    await expect(first).toBeChecked()
    const answer = page.getByRole('button', { name: /^Je (ne )?participe/ }).first()
    await answer.click()
    await expect(page.getByText(/^Votre officine (ne )?participe( pas)?$/).first()).toBeVisible()
    await expect(page.getByText(/^Réponse attendue/)).toHaveCount(0)
    await axe()
  },
)

test(
  'S2-27 S2-29 S2-31 all campaigns stand on one page, and what is over says what the pharmacy and the network did',
  isMobile,
  async ({ page, loginAs, axe }) => {
    await loginAs('titulaire')
    await page.goto('/campaigns')
    const tabs = page.getByRole('navigation', { name: 'Type de campagne' })
    await expect(tabs.getByRole('link', { name: /^Toutes \d+$/ })).toHaveAttribute('aria-current', 'page')
    const past = page.getByRole('table').filter({ hasText: 'Dans le réseau' })
    await expect(past.getByText('Suivie', { exact: true }).first()).toBeVisible()
    await expect(past.getByText(/^\d+\sofficines?$/).first()).toBeVisible()
    await expect(past.getByText(/^Campagne ponctuelle/).first()).toBeVisible()
    await expect(past.getByText(/^Animation mensuelle/).first()).toBeVisible()
    const others = page.getByRole('button', { name: /^Voir les \d+ autres campagnes en cours$/ })
    await others.click()
    await expect(others).toBeHidden()
    await axe()

    await tabs.getByRole('link', { name: /^Fidélité/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Campagnes de fidélité' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Fil d’Ariane' })
      .getByRole('link', { name: 'Campagnes' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Campagnes', exact: true })).toBeVisible()
  },
)
