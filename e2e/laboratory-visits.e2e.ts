import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { makeContent } from './made-contents.ts'
import { newDrugstore, newTitulaire, openSession } from './people.ts'

const paris = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' })

/** Days of the coming weeks that are neither Sundays nor holidays: Tuesdays and Thursdays of next month. */
function workingDays(): string[] {
  const days: string[] = []
  for (let ahead = 8; days.length < 3; ahead++) {
    const at = new Date(Date.now() + ahead * 86_400_000)
    const text = paris.format(at)
    const isHoliday = /^(?:01\/01|01\/05|08\/05|14\/07|15\/08|01\/11|11\/11|25\/12)/.test(text)
    if ([2, 4].includes(at.getUTCDay()) && !isHoliday) days.push(text)
  }
  return days
}

const newTraining = (request: APIRequestContext, fields: object) =>
  makeContent(request, 'laboratory_training', {
    title: `Mesurer une compression ${crypto.randomUUID().slice(0, 8)}`,
    status: 'published',
    ...fields,
  })

test(
  'S2-24 a pharmacy asks for a delegate, the head office chooses a slot, the pharmacy is told and cancels',
  { tag: '@mobile' },
  async ({ page, context, baseURL, request, loginAs, axe }) => {
    const { id, title } = await newTraining(request, { modality: 'presentiel', format: 'visite' })
    const drugstore = await newDrugstore(request)
    const titulaire = await newTitulaire(request, drugstore)
    await openSession(context, baseURL, titulaire)
    await page.goto(`/formations/laboratory-training/${id}`)
    await expect(page.getByText('n’est pas indépendante des fabricants')).toBeVisible()
    await page.getByRole('button', { name: 'Demander une visite du délégué' }).click()
    const dialog = page.getByRole('dialog', { name: 'Demander une visite du délégué' })
    await expect(dialog.getByText(/aucune donnée de patient/)).toBeVisible()
    await axe()

    // Bad input: said under each field, and nothing is sent.
    await dialog.getByRole('button', { name: 'Envoyer la demande' }).click()
    await expect(dialog.getByText('Saisissez un jour et une heure.').first()).toBeVisible()
    await expect(dialog.getByText('Saisissez un nombre de personnes, de 1 à 50.').first()).toBeVisible()
    const [first = '', second = '', third = ''] = workingDays()
    const fill = async (rank: string, day: string, hour: string) => {
      await dialog.getByLabel(`${rank} créneau`, { exact: true }).fill(day)
      await dialog.getByLabel(`${rank} créneau, heure`).fill(hour)
    }
    await fill('Premier', first, '22 h')
    await fill('Deuxième', '01/02/2020', '9 h')
    await fill('Troisième', first, '22 h')
    await expect(dialog.getByText('Choisissez une heure entre 8 h et 19 h.').first()).toBeVisible()
    await expect(dialog.getByText('Ce créneau est déjà passé.')).toBeVisible()
    await fill('Premier', first, '9 h 30')
    await fill('Deuxième', second, '14 h')
    await fill('Troisième', third, '18 h')
    await dialog.getByLabel('Personnes attendues').fill('4')
    await dialog.getByLabel(/^Message/).fill('Dans l’espace de confidentialité.')
    // A double click asks once.
    await dialog.getByRole('button', { name: 'Envoyer la demande' }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Envoyée', { exact: true })).toBeVisible()
    await page.goto('/formations/visites')
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(1)
    await axe()

    await loginAs('editeur')
    await page.goto(`/admin/visits?q=${encodeURIComponent(drugstore.name)}`)
    await page.getByRole('button', { name: new RegExp(`^Répondre.*${drugstore.name}`) }).click()
    const answer = page.getByRole('dialog', { name: title })
    await answer.getByRole('button', { name: 'Accepter la visite' }).click()
    await expect(answer.getByText('Choisissez un créneau, ou refusez la visite.').first()).toBeVisible()
    await answer.getByRole('radio', { name: `${second} à 14 h` }).check({ force: true })
    await answer.getByLabel(/^Un mot à l’officine/).fill('Sophie Daniélou sera là.')
    await axe()
    await answer.getByRole('button', { name: 'Accepter la visite' }).click()
    await expect(page.getByText('Visite acceptée')).toBeVisible()
    await axe()

    await openSession(context, baseURL, titulaire)
    await page.goto(`/formations/laboratory-training/${id}`)
    await expect(page.getByText(`Le délégué vient le ${second} à 14 h.`)).toBeVisible()
    await expect(page.getByText('Sophie Daniélou sera là.')).toBeVisible()
    await page.getByRole('button', { name: 'Annuler la demande' }).click()
    const cancelling = page.getByRole('dialog', { name: /Annuler cette demande/ })
    await cancelling.getByLabel(/^Pourquoi/).fill('Inventaire ce jour-là.')
    await cancelling.getByRole('button', { name: 'Annuler la demande' }).click()
    await expect(page.getByText('Annulée', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Demander une autre visite' })).toBeVisible()
    await axe()
  },
)

test(
  'S2-24 D14-02 the demonstration shows visits in every state, and the head office refuses with a word',
  { tag: '@mobile' },
  async ({ page, context, baseURL, request, loginAs, axe }) => {
    await loginAs('titulaire')
    await page.goto('/formations/visites')
    for (const status of ['Envoyée', 'Acceptée', 'Refusée', 'Annulée', 'Effectuée'])
      await expect(page.getByText(status, { exact: true }).first()).toBeVisible()
    await axe()

    const { id, title } = await newTraining(request, { format: 'visite' })
    const drugstore = await newDrugstore(request)
    const titulaire = await newTitulaire(request, drugstore)
    const slots = workingDays().map((day) => `${day.split('/').toReversed().join('-')}T11:00:00Z`)
    const asked = await request.post(`/api/v1/laboratory-trainings/${id}/visits`, {
      headers: { authorization: `Bearer ${titulaire.token}` },
      data: { slots, people: 2 },
    })
    expect(asked.status(), await asked.text()).toBe(201)
    await loginAs('editeur')
    await page.goto(`/admin/visits?q=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: /^Répondre/ }).click()
    const answer = page.getByRole('dialog', { name: title })
    await answer.getByRole('radio', { name: 'Refuser la visite' }).check({ force: true })
    await answer.getByRole('button', { name: 'Refuser la visite' }).click()
    await expect(answer.getByText('Dites en un mot pourquoi.').first()).toBeVisible()
    await answer.getByLabel(/^Un mot à l’officine/).fill('Pas de délégué dans votre secteur.')
    await answer.getByRole('button', { name: 'Refuser la visite' }).click()
    await expect(page.getByText('Visite refusée')).toBeVisible()

    await openSession(context, baseURL, titulaire)
    await page.goto(`/formations/laboratory-training/${id}`)
    await expect(page.getByText('Pas de délégué dans votre secteur.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Demander une autre visite' })).toBeVisible()
  },
)

test(
  'D7-02 a laboratory’s module can be followed to its end, and goes to the training file',
  { tag: '@mobile' },
  async ({ page, context, baseURL, request, axe }) => {
    const { id, title } = await newTraining(request, { modality: 'e-learning', format: 'e-learning' })
    await openSession(context, baseURL, await newTitulaire(request, await newDrugstore(request)))
    await page.goto(`/formations/laboratory-training/${id}`)

    await page.getByRole('button', { name: 'J’ai suivi cette formation' }).click()

    await expect(page.getByText(/^Suivie le/)).toBeVisible()
    await axe()
    await page.goto('/formations/mes-formations')
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
    await page.goto(`/formations/laboratory-training/${id}`)
    await page.getByRole('button', { name: 'Je ne l’ai pas suivie' }).click()
    await expect(page.getByRole('button', { name: 'J’ai suivi cette formation' })).toBeVisible()
  },
)
