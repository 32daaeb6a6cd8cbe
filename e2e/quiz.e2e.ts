import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newDrugstore, newTitulaire, openSession, type SignedIn } from './people.ts'
import { watchSettling } from './settled.ts'

/** The demonstration's quiz with every type of question. */
const ANGINA = /^Angine ou rhinopharyngite/
const TIMED = /^Dispositifs médicaux/

async function quizId(request: APIRequestContext, person: SignedIn, title: RegExp): Promise<number> {
  const response = await request.get('/api/v1/contents/quiz?per_page=50', {
    headers: { authorization: `Bearer ${person.token}` },
  })
  const { data } = (await response.json()) as { data: { id: number; title: string }[] }
  const found = data.find((card) => title.test(card.title))
  expect(found, String(title)).toBeDefined()
  return found?.id ?? 0
}

const newPerson = async (request: APIRequestContext) => newTitulaire(request, await newDrugstore(request))

/** The right answer to each question, given as a person does. */
const RIGHT: [question: RegExp, answer: (page: Page) => Promise<void>][] = [
  [/Quel âge minimal/, (page) => check(page, '10 ans')],
  [/Une angine virale/, (page) => check(page, 'Faux')],
  [/Un conseil écrit/, (page) => check(page, 'Vrai')],
  [/Que faire devant un doute/, (page) => check(page, 'Orienter vers le médecin')],
  [
    /^Quels signes/,
    async (page) => {
      for (const sign of [
        'Une fièvre supérieure à 38 °C',
        'L’absence de toux',
        'Des ganglions du cou sensibles',
      ])
        await check(page, sign)
    },
  ],
  [/dose maximale de paracétamol/, (page) => page.getByLabel('Votre réponse').fill('3')],
  [/À partir de quel score/, (page) => page.getByLabel('Votre réponse').fill('2,0')],
  [
    /À chaque situation/,
    async (page) => {
      await page.getByLabel(/^Test négatif/).selectOption('Conseil et traitement des symptômes')
      await page.getByLabel(/^Test positif/).selectOption('Antibiotique selon le protocole ou le médecin')
      await page.getByLabel(/^Gêne pour respirer/).selectOption('Urgences, sans attendre')
    },
  ],
  [
    /étapes d’un conseil/,
    (page) => order(page, ['Accueillir', 'Questionner', 'Conseiller', 'Vérifier la compréhension']),
  ],
]

const check = (page: Page, name: string) =>
  page
    .getByRole('radio', { name, exact: true })
    .or(page.getByRole('checkbox', { name, exact: true }))
    .check({ force: true })

/** Each step is brought up to its place, the first one first. */
async function order(page: Page, steps: readonly string[]): Promise<void> {
  for (const [rank, step] of steps.entries()) {
    const row = page.getByRole('listitem').filter({ hasText: step })
    const up = row.getByRole('button', { name: /^Monter/ })
    for (let presses = 0; presses < steps.length; presses++) {
      if ((await page.getByRole('listitem').nth(rank).innerText()).includes(step)) break
      await up.click()
    }
    await expect(page.getByRole('listitem').nth(rank)).toContainText(step)
  }
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

async function answerRight(page: Page): Promise<void> {
  const asked = await heading(page).innerText()
  const [, answer] = RIGHT.find(([question]) => question.test(asked)) ?? []
  expect(answer, asked).toBeDefined()
  await answer?.(page)
  await page.getByRole('button', { name: 'Valider ma réponse' }).click()
  await expect(heading(page)).not.toHaveText(asked)
}

const begin = (page: Page, name = 'Commencer') => page.getByRole('button', { name, exact: true }).click()

test(
  'D7-01 D15-08 a quiz is begun, left, resumed on another device, passed, and its attestation checked signed out',
  { tag: '@mobile' },
  async ({ page, context, browser, request, baseURL, axe }) => {
    // Three devices, nine questions: the longest way of a person through a quiz.
    test.slow()
    const person = await newPerson(request)
    const id = await quizId(request, person, ANGINA)
    await openSession(context, baseURL, person)

    await page.goto(`/formations/quiz/${id}`)
    await expect(page.getByText('Ne vaut pas DPC').first()).toBeVisible()
    await expect(page.getByText('Il vous reste 3 tentatives.')).toBeVisible()
    await begin(page)
    await expect(page).toHaveURL(/\/passer$/)
    await expect(page.getByText('1 sur 9')).toBeVisible()
    await axe()
    for (const _ of [1, 2, 3]) await answerRight(page)
    const fourth = await heading(page).innerText()
    await page.getByRole('link', { name: 'Quitter le quiz' }).click()
    await expect(page.getByRole('button', { name: 'Reprendre', exact: true })).toBeVisible()

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR' })
    await openSession(elsewhere, baseURL, person)
    const telephone = await elsewhere.newPage()
    await telephone.goto(`/formations/quiz/${id}/passer`)
    await expect(heading(telephone)).toHaveText(fourth)
    for (let left = 6; left > 0; left--) await answerRight(telephone)
    await expect(heading(telephone)).toHaveText('Récapitulatif')
    await axe(telephone)
    await telephone.getByRole('button', { name: 'Rendre le quiz' }).click()
    await expect(telephone).toHaveURL(/\/resultat\/\d+$/)
    await expect(heading(telephone)).toHaveText(/Sans faute, Maud/)
    await axe(telephone)

    const download = telephone.waitForEvent('download')
    await telephone.getByRole('button', { name: 'Télécharger mon attestation' }).click()
    expect((await download).suggestedFilename()).toMatch(/^attestation-ATT-\d{4}-\d{6}\.pdf$/)
    const address = await telephone.getByRole('link', { name: 'page de vérification' }).getAttribute('href')
    await elsewhere.close()

    const stranger = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR' })
    const outside = await stranger.newPage()
    await outside.goto(address ?? '')
    await expect(outside.getByRole('heading', { name: 'Cette attestation est valable' })).toBeVisible()
    await expect(outside.getByText('Maud Kervella')).toBeVisible()
    await axe(outside)
    await outside.getByLabel('Code de l’attestation').fill('aaaa bbbb-2222')
    await outside.getByRole('button', { name: 'Vérifier' }).click()
    await expect(outside.getByRole('heading', { name: /Nous ne trouvons pas/ })).toBeVisible()
    await stranger.close()

    // The device where it was begun follows: nothing is left to answer there.
    await page.goto('/formations/quiz?q=angine')
    const card = page.getByRole('article').filter({ hasText: 'Angine ou rhinopharyngite' })
    await expect(card.getByText('Réussi', { exact: true })).toBeVisible()
  },
)

test('D7-01 by the keyboard alone: a letter, a figure, Enter, and back', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = await newPerson(request)
  await openSession(context, baseURL, person)
  await page.goto(`/formations/quiz/${await quizId(request, person, /^Jambes légères/)}`)
  await begin(page)
  await expect(page.getByText('1 sur 4')).toBeVisible()

  for (const question of ['1 sur 4', '2 sur 4', '3 sur 4', '4 sur 4']) {
    await expect(page.getByText(question)).toBeVisible()
    const asked = await heading(page).innerText()
    await expect(heading(page)).toBeFocused()
    const hasChoices = (await page.getByRole('radio').count()) > 0
    await page.keyboard.press('b')
    if (hasChoices) await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await page.keyboard.press('1')
    if (hasChoices) await expect(page.getByRole('radio').first()).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(heading(page)).not.toHaveText(asked)
  }

  await expect(heading(page)).toHaveText('Récapitulatif')
  await expect(page.getByText('Vous avez répondu à tout.')).toBeVisible()
})

test(
  'D7-01 without network an answer is kept, says so quietly, and leaves when it is back',
  { tag: '@mobile' },
  async ({ page, context, request, baseURL, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Network Error|Failed to load/)
    const person = await newPerson(request)
    const id = await quizId(request, person, /^Jambes légères/)
    await openSession(context, baseURL, person)
    await page.goto(`/formations/quiz/${id}`)
    await begin(page)
    await expect(page.getByText('1 sur 4')).toBeVisible()
    const stored = async () => {
      const headers = { authorization: `Bearer ${person.token}` }
      const mine = await request.get(`/api/v1/quizzes/${id}/attempts`, { headers })
      const { standing } = (await mine.json()) as { standing: { open_attempt_id: number } }
      const attempt = await request.get(`/api/v1/attempts/${standing.open_attempt_id}`, { headers })
      return ((await attempt.json()) as { answers: unknown[] }).answers.length
    }

    await context.setOffline(true)
    await firstAnswer(page)
    await expect(page.getByText(/votre réponse est gardée sur cet appareil/)).toBeVisible()
    await expect(page.getByText('2 sur 4')).toBeVisible()
    await page.getByRole('link', { name: 'Quitter le quiz' }).click()
    await expect(page.getByRole('heading', { name: /Quitter maintenant/ })).toBeVisible()
    await page.getByRole('button', { name: 'Rester' }).click()
    expect(await stored()).toBe(0)
    await context.setOffline(false)

    await expect(page.getByText(/votre réponse est gardée sur cet appareil/)).toHaveCount(0)
    await expect.poll(stored).toBe(1)
  },
)

/** Whatever is asked: the first answer proposed, or the steps as they stand. */
async function firstAnswer(page: Page): Promise<void> {
  const radio = page.getByRole('radio').first()
  if ((await radio.count()) > 0) await radio.check({ force: true })
  await page.getByRole('button', { name: 'Valider ma réponse' }).click()
}

test('D7-01 when the time is over the quiz is handed in by itself, with what is on the screen', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = await newPerson(request)
  const id = await quizId(request, person, TIMED)
  await openSession(context, baseURL, person)
  // The clock of this device is a year late: only the server's time counts.
  await page.clock.install({ time: new Date(Date.now() - 365 * 86_400_000) })
  const isSettled = watchSettling(page)
  await page.goto(`/formations/quiz/${id}`)
  await begin(page)
  await expect(page.getByRole('timer')).toContainText(/(10:00|9:5\d)/)
  // Read again after the jump, the attempt would say how much time there really is.
  await isSettled()

  await page.clock.fastForward('05:30')
  await expect(page.getByText('Il reste moins de cinq minutes.')).toBeAttached()
  await page.clock.fastForward('03:50')
  await expect(page.getByText('Il reste moins d’une minute.')).toBeAttached()
  // Chosen and not validated: it counts all the same.
  const onScreen = page.getByRole('radio').first()
  if ((await onScreen.count()) > 0) await onScreen.check({ force: true })
  await page.clock.fastForward('01:00')

  await expect(page).toHaveURL(/\/resultat\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Vos réponses' })).toBeVisible()
})

test('D7-01 handed in from another tab, an answer given here leads to the one result', async ({
  page,
  context,
  request,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/409/)
  const person = await newPerson(request)
  const id = await quizId(request, person, /^Jambes légères/)
  await openSession(context, baseURL, person)
  await page.goto(`/formations/quiz/${id}`)
  await begin(page)
  await expect(page.getByText('1 sur 4')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/formations/quiz/${id}/passer`)
  for (const question of ['1 sur 4', '2 sur 4', '3 sur 4', '4 sur 4']) {
    await expect(other.getByText(question)).toBeVisible()
    await firstAnswer(other)
  }
  await other.getByRole('button', { name: 'Rendre le quiz' }).dblclick()
  await expect(other).toHaveURL(/\/resultat\/\d+$/)

  await firstAnswer(page)

  await expect(page).toHaveURL(other.url())
})
