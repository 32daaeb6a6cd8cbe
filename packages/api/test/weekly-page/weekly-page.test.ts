import { beforeEach, describe, expect, test } from 'vitest'
import { COUNTER_HEADER } from '@kiosque/contract/kinds/counter-values'
import { draftClaim, decideOn, makeLaboratory, openOperation, sendClaim } from '../claims/vouchers.ts'
import { networkApp } from '../content/network-app.ts'
import { makeContent, target } from '../content/network.ts'
import { makeEvent, registerSome } from '../events/agenda.ts'
import { makeAccount, makeDrugstore, makeMember, makeUser, type Person } from '../factories.ts'
import { makeQuiz, passQuiz } from '../quizzes/quiz-setup.ts'
import { openRecall } from '../recalls/recall-desk.ts'
import { paperOf } from './paper.ts'

const { t, network, editeur } = await networkApp('editeur')

// A Tuesday: the week goes from 9 to 15 March.
const NOW = '2026-03-10T09:00:00Z'

/** A pharmacy of its own for each test. */
let boss: Person
let colleague: Person
let other: Person
beforeEach(async () => {
  t.clock.set(NOW)
  const { id } = await makeDrugstore(t.db, { name: 'Pharmacie du Canal', city: 'Évreux' })
  boss = await makeMember(t.db, { drugstore_id: id, type: 200, first_name: 'Claire', last_name: 'Morvan' })
  colleague = await makeMember(t.db, { drugstore_id: id, type: 100, first_name: 'Inès', last_name: 'Benali' })
  other = await makeMember(t.db, { drugstore_id: id, type: 90, first_name: 'Nolan', last_name: 'Brault' })
})

const here = () => target({ drugstore_ids: [boss.drugstore_id ?? 0] })
const offer = (title: string, body: object) =>
  makeContent(t, network, 'promotional_offer', {
    title,
    target: here(),
    price: 1490,
    mechanics: { type: 3, amount: 20 },
    ...body,
  })

describe('D13-05 D4-04 the page of the week', () => {
  test('has the offers that end or begin in it, with their net price, their discount and the last day to order', async () => {
    await offer('Baume qui finit', { period_start: '2026-03-01', period_end: '2026-03-13' })
    await offer('Spray à commander', {
      period_start: '2026-03-01',
      period_end: '2026-03-31',
      order_deadline: '2026-03-12',
    })
    await offer('Sérum qui commence', { period_start: '2026-03-12', period_end: '2026-04-30' })
    await offer('Gel de toujours', { period_start: '2026-01-01', period_end: '2026-06-30' })
    await offer('Crème déjà finie', { period_start: '2026-03-01', period_end: '2026-03-09' })

    const { pages, text } = await paperOf(t, boss)

    expect(pages).toBe(1)
    expect(text).toContain('Pharmacie du Canal, Évreux')
    expect(text).toContain('Semaine 11 · du 9 au 15 mars 2026')
    const [ending = '', starting = ''] = text.split('Offres qui commencent')
    expect(ending).toContain('Baume qui finit')
    expect(ending).toContain('11,92 €')
    expect(ending).toContain('–20 % · prix moyen constaté 14,90 €')
    expect(ending).toContain('jusqu’au vendredi 13')
    expect(ending).toContain('jusqu’au mar. 31/03 · à commander avant le jeudi 12')
    expect(starting).toContain('Sérum qui commence')
    expect(starting).toContain('du jeudi 12 au jeu. 30/04')
    expect(text).not.toContain('Gel de toujours')
    expect(text).not.toContain('Crème déjà finie')
  })

  test('has nothing that is for others, nor what is not published', async () => {
    const week = { period_start: '2026-03-10', period_end: '2026-03-13' }
    await offer('Pour le voisin', { ...week, target: target({ drugstore_ids: [network.sud.id] }) })
    await offer('Pour les préparateurs', { ...week, target: { ...here(), account_types: [100] } })
    await offer('Encore en brouillon', { ...week, status: 'draft' })
    await offer('Pas avant jeudi', { ...week, starts_at: '2026-03-12T08:00:00Z' })
    await makeContent(t, network, 'monthly_animation', {
      title: 'Animation d’ailleurs',
      period_start: '2026-03-01',
      period_end: '2026-03-31',
      target: target({ drugstore_ids: [network.sud.id] }),
    })
    await makeEvent(editeur, {
      title: 'Salon des autres',
      starts_at: '2026-03-13T08:30:00Z',
      ends_at: '2026-03-13T10:30:00Z',
      target: target({ drugstore_ids: [network.sud.id] }),
    })
    await openRecall(editeur, target({ drugstore_ids: [network.sud.id] }), { product: 'Rappel du voisin' })

    const { text } = await paperOf(t, boss)

    for (const title of ['voisin', 'préparateurs', 'brouillon', 'jeudi', 'ailleurs', 'autres'])
      expect(text).not.toContain(title)
    expect((await paperOf(t, colleague)).text).toContain('Pour les préparateurs')
  })

  test('of somebody who also works for the head office is that of the pharmacy', async () => {
    await offer('Pour le voisin', {
      period_start: '2026-03-10',
      period_end: '2026-03-13',
      target: target({ drugstore_ids: [network.sud.id] }),
    })
    const { id, email } = await makeUser(t.db, { right_id: 2 })
    await makeAccount(t.db, { user_id: id, type: 1000 })
    const drugstore_id = boss.drugstore_id ?? 0
    const account_id = await makeAccount(t.db, { user_id: id, type: 160, drugstore_id })

    const { text } = await paperOf(t, { user_id: id, account_id, drugstore_id, email })

    expect(text).not.toContain('Pour le voisin')
  })

  test('tells who manages the team who still has to be trained, never how well others did', async () => {
    const quiz = await makeQuiz(t, network, { title: 'Angine', due_on: '2026-03-12', target: here() })
    await passQuiz(await t.as(boss), quiz)
    await makeQuiz(t, network, { title: 'Plus tard', due_on: '2026-05-12', target: here() })

    const { text } = await paperOf(t, boss)
    expect(text).toContain('Formations de l’équipe')
    expect(text).toContain('Angine')
    expect(text).toContain('2 personnes')
    expect(text).toMatch(/Inès B\., Nolan B\.|Nolan B\., Inès B\./)
    expect(text).not.toMatch(/Claire M\.|100|SECRETE|Plus tard/)

    const own = await paperOf(t, colleague)
    expect(own.text).toContain('Mes formations')
    expect(own.text).toContain('avant le jeudi 12')
    expect(own.text).not.toContain('Nolan')
  })

  test('has what the pharmacy goes to and may go to, the animation and the recalls it has not answered', async () => {
    const dates = { starts_at: '2026-03-19T08:30:00Z', ends_at: '2026-03-19T15:30:00Z', target: here() }
    const going = await makeEvent(editeur, { title: 'Réunion de printemps', ...dates })
    await registerSome(await t.as(boss), going.id, 1)
    await makeEvent(editeur, { title: 'Atelier ouvert', ...dates })
    await makeEvent(editeur, {
      title: 'Trop loin',
      ...dates,
      starts_at: '2026-04-19T08:30:00Z',
      ends_at: '2026-04-19T09:30:00Z',
    })
    await makeEvent(editeur, { title: 'Déjà clos', ...dates, registration_deadline: '2026-03-09T10:00:00Z' })
    await makeContent(t, network, 'monthly_animation', {
      title: 'Mars bleu',
      excerpt: 'Le dépistage colorectal au comptoir.',
      period_start: '2026-03-01',
      period_end: '2026-03-31',
      enrolment_open: true,
      enrolment_deadline: '2026-03-13',
      target: here(),
    })
    const recall = await openRecall(editeur, here())

    const { text } = await paperOf(t, boss)

    expect(text).toContain('Réunion de printemps jeu. 19/03, 9 h 30')
    expect(text).toMatch(/inscription : Inès B\./)
    expect(text).toContain('inscription jusqu’au jeu. 19/03')
    expect(text).not.toMatch(/Trop loin|Déjà clos/)
    expect(text).toContain('Mars bleu')
    expect(text).toContain('réponse avant le vendredi 13')
    expect(text).toContain('Kalméo Nuit paisible, 30 gélules')
    expect(text).toContain('Lots A12B, C34 · Défaut d’étanchéité du flacon.')
    expect(text).toContain('avant le jeudi 12, 19 h')
    // Who does not answer for the pharmacy is not asked to.
    expect((await paperOf(t, colleague)).text).not.toContain('réponse avant')

    await (await t.as(colleague)).post(`/recalls/${recall}/confirmation`, { outcome: 'none' })
    expect((await paperOf(t, boss)).text).not.toContain('Kalméo')
  })

  test('D10-01 has the claims to correct, for those who may claim only', async () => {
    const laboratory = await makeLaboratory(t, `Maréole ${boss.user_id}`)
    const operation = await openOperation(editeur, laboratory)
    const titulaire = await t.as(boss)
    const claim = await sendClaim(titulaire, operation)
    const draft = await draftClaim(titulaire, operation)
    const answer = await decideOn(editeur, claim.id, {
      status: 'to_correct',
      reason_code: 'missing_proof',
      comment: 'Le ticket manque.',
      correct_by: '2026-03-20',
    })
    expect(answer.status).toBe(200)

    const { text } = await paperOf(t, boss)

    expect(text).toContain('Demandes BRI à corriger')
    expect(text).toContain(claim.number)
    expect(text).toContain('avant le ven. 20/03')
    expect(text).not.toContain(draft.number)
    expect((await paperOf(t, colleague)).text).toContain(claim.number)
    expect((await paperOf(t, other)).text).not.toContain('BRI')
  })

  test('says kindly that there is nothing', async () => {
    const { id } = await makeDrugstore(t.db, { name: 'Pharmacie du Silence' })
    const { pages, text } = await paperOf(t, await makeMember(t.db, { drugstore_id: id, type: 200 }))

    expect(pages).toBe(1)
    expect(text).toContain('Aucun rappel n’attend de réponse.')
    expect(text).toContain('Toute l’équipe est à jour')
    expect(text).not.toMatch(/BRI|Animation/)
    expect(text).toContain('Notes de l’équipe')
  })
})

describe('D13-05 D2-03 who may have the page', () => {
  test.each(['invite', 'sans_compte', 'conseiller', 'editeur', 'admin'] as const)(
    '%s is refused',
    async (name) => {
      const { status, body } = await (await t.as(network.people[name])).get('/me/weekly-page')
      expect([status, body.code]).toEqual([403, 'drugstore_required'])
    },
  )

  test('a guest of a pharmacy, a counter tablet and a stranger are refused', async () => {
    const guest = await makeMember(t.db, { drugstore_id: boss.drugstore_id ?? 0, type: 0 })
    expect((await (await t.as(guest)).get('/me/weekly-page')).status).toBe(403)
    const tablet = await (await t.as(boss)).get('/me/weekly-page', { headers: { [COUNTER_HEADER]: '1' } })
    expect([tablet.status, tablet.body.code]).toEqual([403, 'counter_mode'])
    expect((await t.anonymous.get('/me/weekly-page')).status).toBe(401)
  })

  test('it is a document of its own, kept by nobody on the way', async () => {
    const { status, headers } = await (await t.as(boss)).get('/me/weekly-page')

    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-disposition']).toContain('page-de-la-semaine-11-pharmacie-du-canal.pdf')
  })

  test('nobody of a disabled pharmacy', async () => {
    await t.db
      .updateTable('drugstores')
      .set({ is_disabled: true })
      .where('id', '=', boss.drugstore_id ?? 0)
      .execute()
    expect((await (await t.as(boss)).get('/me/weekly-page')).status).toBe(403)
  })
})
