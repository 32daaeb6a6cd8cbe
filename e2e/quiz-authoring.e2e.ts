import type { APIRequestContext, Page } from '@playwright/test'
import { bearer, newName, tokenOf, unique } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'
import { newDrugstore, newTitulaire, openSession } from './people.ts'

/** A question of the bank nobody else has, found by its own tag. */
async function makeBankQuestion(request: APIRequestContext, tag: string) {
  const label = `Combien de minutes surveiller, cas ${tag} ?`
  const answer = await request.post('/api/v1/admin/question-bank', {
    data: {
      type: 'numeric',
      label,
      number: 15,
      unit: 'minutes',
      explanation: 'Quinze minutes.',
      choices: [],
      tags: [tag],
    },
    ...bearer(await tokenOf(request, 'admin')),
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return { label, id: ((await answer.json()) as { id: number }).id }
}

const HEADER = 'Type;Question;Réponse 1;Réponse 2;Réponse 3;Bonnes réponses;Points;Explication'
const csv = (mark: string) =>
  Buffer.from(
    [
      HEADER,
      `Remise en ordre;Les étapes, ${mark} ?;Accueillir;Questionner;Conseiller;;;Dans cet ordre.`,
      `Dissertation;Mauvaise ligne ${mark} ?;Un;Deux;;1;;`,
      `Choix unique;Sans bonne réponse ${mark} ?;Un;Deux;;;;`,
    ].join('\r\n'),
  )

const preview = (page: Page) => page.getByRole('region', { name: 'Aperçu de la question' })
const questions = (page: Page) => page.getByRole('region', { name: 'Questions du quiz' })
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Vue' }).getByRole('button', { name }).click()
const publishDialog = (page: Page) => page.getByRole('dialog', { name: 'Publier ce contenu' })
/** A row under the bar that stays on top would be measured as if it were cut. */
const toTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0))

test(
  'D7-01 a quiz is written from end to end in the back office, published, then found and taken by a member',
  { tag: '@mobile' },
  async ({ page, browser, baseURL, loginAs, request, axe, allowConsole }) => {
    // Writing, bank, file, preview, publication and taking: the whole life of a quiz.
    test.slow()
    allowConsole(/422/)
    const mark = unique()
    const first = `Quel signe évoque une otite externe, cas ${mark} ?`
    const title = newName('Oreille du baigneur')
    const bank = await makeBankQuestion(request, mark)
    await loginAs('editeur')
    await page.goto('/admin/contents/quiz/new')
    await page.getByLabel('Titre du quiz').fill(title)

    // The first question, by keyboard from its words to its right answer.
    await page.getByRole('button', { name: 'Ajouter une question' }).click()
    await expect(page.getByLabel('Énoncé')).toBeFocused()
    await page.keyboard.type(first)
    await expect(preview(page).getByRole('heading', { level: 3 })).toHaveText(first)
    await page.getByLabel('Réponse 1', { exact: true }).fill('Une douleur à la traction du pavillon')
    await page.getByLabel('Réponse 2', { exact: true }).fill('Une toux grasse')
    await expect(preview(page).getByRole('radio', { name: 'Une toux grasse' })).toBeAttached()
    await page.getByLabel('Explication').fill('La traction du pavillon réveille la douleur.')
    await expect(page.getByText('Soit 1\u00a0bonne réponse sur 1.')).toBeVisible()

    // From the bank, by its tag; then from a file, tried first.
    await page.getByRole('button', { name: 'Banque', exact: true }).click()
    const picker = page.getByRole('dialog', { name: 'Ajouter depuis la banque' })
    await picker.getByLabel('Étiquette').selectOption(mark)
    await picker.getByLabel(bank.label).check({ force: true })
    await axe()
    await picker.getByRole('button', { name: 'Ajouter 1\u00a0question' }).click()
    await expect(page.getByText('Cette question vient de la banque.')).toBeVisible()
    await page.getByRole('button', { name: 'Importer ou exporter des questions' }).click()
    await page.getByRole('button', { name: 'Importer un fichier CSV' }).click()
    const file = page.getByRole('dialog', { name: 'Importer des questions' })
    await file
      .getByLabel('Fichier CSV des questions')
      .setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer: csv(mark) })
    await expect(file.getByText('1\u00a0ligne peut être importée, 2 sont refusées')).toBeVisible()
    await expect(file.getByText(/^Type inconnu/)).toBeVisible()
    await expect(file.getByText(/Dites laquelle est la bonne/)).toBeVisible()
    await axe()
    await file.getByRole('button', { name: 'Ajouter 1\u00a0question au quiz' }).click()
    await expect(questions(page).getByRole('heading', { name: '3\u00a0questions' })).toBeVisible()

    // The imported one goes up by keyboard.
    const up = questions(page).getByRole('button', { name: `Monter Les étapes, ${mark} ?` })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(questions(page).getByRole('listitem').nth(1)).toContainText('Les étapes')
    await toTop(page)
    await axe()

    // Without its right answer the quiz is not published, and one is led to the question.
    await tab(page, 'Présentation')
    await page.getByLabel('Chapô').fill('Trois questions pour bien conseiller.')
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await publishDialog(page).getByRole('button', { name: 'Publier maintenant' }).click()
    await expect(
      publishDialog(page).getByText('Question 1\u00a0: Cochez la bonne réponse.').first(),
    ).toBeVisible()
    await publishDialog(page)
      .getByRole('button', { name: /Corriger.*Questions?,? 1/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeFocused()
    await page.getByRole('radio', { name: /^Bonne réponse.*traction du pavillon/ }).focus()
    await page.keyboard.press('Space')

    // It goes to the bank too, and the quiz follows it from there.
    await page.getByRole('button', { name: 'Ajouter à la banque' }).click()
    await expect(page.getByText('Question ajoutée à la banque')).toBeVisible()

    await tab(page, 'Réglages')
    await page.getByLabel('Seuil de réussite').fill('101')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Saisissez un nombre entre 1 et 100.').first()).toBeVisible()
    await page.getByLabel('Seuil de réussite').fill('60')
    await expect(page.getByText('Soit 2\u00a0bonnes réponses sur 3.')).toBeVisible()
    await page.getByLabel('Tentatives au total').fill('3')
    await toTop(page)
    await axe()

    // The author takes it before anybody does.
    await page.getByRole('button', { name: 'Passer le quiz' }).click()
    const trial = page.getByRole('dialog', { name: /Passer le quiz/ })
    for (const _ of [1, 2, 3]) await trial.getByRole('button', { name: /Valider|Passer la question/ }).click()
    await expect(trial.getByText('rien n’est enregistré ni compté', { exact: false })).toBeVisible()
    await axe()
    await trial.getByRole('button', { name: 'Fermer' }).last().click()

    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await publishDialog(page).getByRole('button', { name: 'Publier maintenant' }).click()
    await expect(page.getByText('Ce quiz est en ligne.')).toBeVisible()

    // A member finds it, and takes it.
    const person = await newTitulaire(request, await newDrugstore(request))
    const elsewhere = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'fr-FR',
      viewport: page.viewportSize(),
    })
    await openSession(elsewhere, baseURL, person)
    const portal = await elsewhere.newPage()
    await portal.goto('/formations/quiz?sort=recent')
    await portal.getByRole('link', { name: title }).first().click()
    await portal.getByRole('button', { name: 'Commencer', exact: true }).click()
    const heading = portal.getByRole('main').getByRole('heading', { level: 1 })
    await expect(portal.getByText('1 sur 3')).toBeVisible()
    for (const _ of [1, 2, 3]) {
      const asked = await heading.innerText()
      if (asked === first)
        await portal.getByRole('radio', { name: /traction du pavillon/ }).check({ force: true })
      if (asked === bank.label) await portal.getByLabel('Votre réponse').fill('15')
      await portal.getByRole('button', { name: 'Valider ma réponse' }).click()
      await expect(heading).not.toHaveText(asked)
    }
    await portal.getByRole('button', { name: 'Rendre le quiz' }).click()
    await expect(portal).toHaveURL(/\/resultat\/\d+$/)
    await expect(portal.getByText('Quinze minutes.')).toBeVisible()
    await elsewhere.close()
  },
)

test(
  'D7-01 the question bank is written, searched by tag, and keeps what a quiz asks',
  { tag: '@mobile' },
  async ({ page, loginAs, axe, allowConsole }) => {
    allowConsole(/4(?:09|22)/)
    const mark = unique()
    const label = `Que dire d’un vaccin congelé, ${mark} ?`
    await loginAs('editeur')
    await page.goto('/admin/question-bank')
    await expect(page.getByRole('heading', { name: 'Banque de questions', level: 1 })).toBeVisible()
    await toTop(page)
    await axe()
    await page.getByRole('button', { name: 'Nouvelle question' }).first().click()

    await page.getByLabel('Énoncé').fill(label)
    await page.getByLabel('Type de question').selectOption('Vrai ou faux')
    await page.getByRole('button', { name: 'Ajouter à la banque' }).click()
    await expect(page.getByText('Cochez la bonne réponse.')).toBeVisible()
    await page.getByRole('radio', { name: 'Bonne réponse\u00a0: Faux' }).check({ force: true })
    await page.getByLabel('Étiquettes').fill(mark)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Retirer l’étiquette ${mark}` })).toBeVisible()
    await page.getByRole('button', { name: 'Ajouter à la banque' }).click()
    await expect(page).toHaveURL(/\/admin\/question-bank\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Modifier la question' })).toBeVisible()
    await toTop(page)
    await axe()

    await page.goto(`/admin/question-bank?tag=${mark}`)
    await expect(page.getByRole('link', { name: label })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporter en CSV' }).click()
    expect((await download).suggestedFilename()).toBe('banque-de-questions.csv')
    await page.getByRole('button', { name: `Supprimer ${label}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
    await expect(page.getByText('Question supprimée de la banque')).toBeVisible()

    // One that quizzes ask stays, and one is told which.
    await page.goto('/admin/question-bank?q=conseil+écrit')
    await page.getByRole('button', { name: /^Supprimer Un conseil écrit/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
    await expect(page.getByText(/quiz posent cette question/)).toBeVisible()
  },
)

test('D7-01 D13-03 questions are imported in the bank from a file, after a dry run', async ({
  page,
  loginAs,
  axe,
}) => {
  const mark = unique()
  await loginAs('editeur')
  await page.goto('/admin/question-bank/import')
  await page
    .getByLabel('Fichier CSV des questions')
    .setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer: csv(mark) })
  await expect(
    page.getByRole('heading', { name: '1\u00a0ligne peut être importée, 2 sont refusées' }),
  ).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Importer la ligne' }).click()
  await expect(page.getByRole('heading', { name: /1.question ajoutée/ })).toBeVisible()
  await page.getByRole('link', { name: 'Voir la banque' }).click()
  await expect(page.getByRole('link', { name: `Les étapes, ${mark} ?` })).toBeVisible()
})
