import { beforeEach, describe, expect, test } from 'vitest'
import { COUNTER_HEADER } from '@kiosque/contract/kinds/counter-values'
import { networkApp } from '../content/network-app.ts'
import { makeAccount, makeDrugstore, makeMember, makeStaff } from '../factories.ts'
import type { Caller } from '../test-app.ts'
import { openRecall, recallBody } from './recall-desk.ts'

const {
  t,
  network,
  editeur: editor,
  titulaire,
  preparateur,
  voisin,
} = await networkApp('editeur', 'titulaire', 'preparateur', 'voisin')

const WITHDRAWN = { outcome: 'withdrawn', found: [{ lot: 'A12B', quantity: 3 }] }
const NONE = { outcome: 'none' }
const west = () => ({ drugstore_ids: [network.ouest.id] })
const both = () => ({ drugstore_ids: [network.ouest.id, network.sud.id] })
const board = async (id: number, query = '') =>
  (await editor.get(`/admin/recalls/${id}/drugstores${query}`)).body
const unread = async (caller: Caller, who: 'titulaire' | 'preparateur' | 'voisin') =>
  (await caller.get(`/notifications/user/${network.people[who].user_id}/unread?per_page=100`)).body.data as {
    link: string
    topic: string
  }[]

describe('writing and sending', () => {
  test('D13-04 a draft is written, changed, sent once and then frozen but for its deadline and words', async () => {
    const created = await editor.post('/admin/recalls', recallBody(west()))
    expect(created).toMatchObject({
      status: 201,
      body: { status: 'draft', lots: ['A12B', 'C34'], counts: { pharmacies: 0 }, opened_at: null },
    })
    const { id, version } = created.body
    expect((await titulaire.get(`/recalls/${id}`)).status).toBe(404)
    expect((await editor.patch(`/admin/recalls/${id}`, { reason: 'Autre motif.', version })).status).toBe(200)
    expect((await editor.patch(`/admin/recalls/${id}`, { reason: 'Trop tard.', version })).status).toBe(409)

    const opened = await editor.post(`/admin/recalls/${id}/open`)
    expect(opened).toMatchObject({
      status: 200,
      body: { status: 'open', counts: { pharmacies: 1, silent: 1 } },
    })
    expect((await editor.post(`/admin/recalls/${id}/open`)).status).toBe(409)
    expect((await editor.patch(`/admin/recalls/${id}`, { lots: ['Z9'] })).body.code).toBe('recall_open')
    expect((await editor.patch(`/admin/recalls/${id}`, { instructions: 'Rapportez-les.' })).status).toBe(200)
    expect((await editor.delete(`/admin/recalls/${id}`)).status).toBe(409)
    const { body: seen } = await titulaire.get(`/recalls/${id}`)
    expect(seen).toMatchObject({
      instructions: 'Rapportez-les.',
      pharmacies: [{ can_confirm: true, answer: null }],
    })
  })

  test('a draft can be thrown away; one that reaches nobody does not leave', async () => {
    const { body } = await editor.post('/admin/recalls', recallBody({ packs: ['aTradition'] }))
    const refused = await editor.post(`/admin/recalls/${body.id}/open`)
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { target: [expect.stringContaining('aucune officine')] } },
    })
    expect((await editor.delete(`/admin/recalls/${body.id}`)).status).toBe(204)
    expect((await editor.get(`/admin/recalls/${body.id}`)).status).toBe(404)
  })

  test.each([
    ['no lot', { lots: [] }, 'lots'],
    ['a lot of blanks', { lots: [' '] }, 'lots.0'],
    ['a code that is none', { cips: ['12'] }, 'cips.0'],
    ['no product', { product: ' ' }, 'product'],
    ['a deadline in the past', { deadline_at: '2020-01-01T00:00:00Z' }, 'deadline_at'],
    ['an escalation before an hour', { escalate_after_hours: 0 }, 'escalate_after_hours'],
    ['an escalation after a week', { escalate_after_hours: 169 }, 'escalate_after_hours'],
    ['a zone that does not exist', { target: { zones: [999_999] } }, 'target.zones'],
    ['roles: a recall is for the whole team', { target: { account_types: [200] } }, 'target.account_types'],
  ])('D2-05 refused with the field named, nothing written: %s', async (_, part, field) => {
    const before = (await editor.get('/admin/recalls')).body.meta.total
    const refused = await editor.post('/admin/recalls', recallBody({}, part))
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toContain(field)
    expect((await editor.get('/admin/recalls')).body.meta.total).toBe(before)
  })

  test('D1-02 pharmacies write none and see no board; an adviser watches the zones they follow and changes nothing', async () => {
    const id = await openRecall(editor, both())
    for (const path of ['', `/${id}`, `/${id}/drugstores`, `/${id}/report.csv`, `/${id}/report.pdf`])
      expect((await titulaire.get(`/admin/recalls${path}`)).status).toBe(403)
    const adviser = await t.as(await makeStaff(t.db, 3, { zones: ['Ouest'] }))
    expect((await adviser.post('/admin/recalls', recallBody())).status).toBe(403)
    expect((await adviser.post(`/admin/recalls/${id}/close`, {})).status).toBe(403)
    const seen = (await adviser.get(`/admin/recalls/${id}/drugstores`)).body
    expect(seen.data.map((row: { drugstore: { id: number } }) => row.drugstore.id)).toEqual([
      network.ouest.id,
    ])
    expect(seen.counts).toMatchObject({ pharmacies: 1 })
    expect((await adviser.get(`/admin/recalls/${id}/drugstores?zone_id=${network.sud.zone}`)).status).toBe(
      403,
    )
    const phone = (drugstore: number) =>
      adviser.post(`/admin/recalls/${id}/drugstores/${drugstore}/confirmation`, {
        ...NONE,
        name: 'Mme Durand',
      })
    expect((await phone(network.sud.id)).status).toBe(404)
    expect((await phone(network.ouest.id)).status).toBe(204)
    expect((await board(id)).counts).toMatchObject({ confirmed: 1, silent: 1 })
  })
})

describe('answering', () => {
  let id: number
  beforeEach(async () => {
    id = await openRecall(editor, both())
  })

  test('D9-01 D13-05 the whole team is told, it is the first thing to do, and one answer settles it for everybody', async () => {
    expect((await unread(preparateur, 'preparateur')).map(({ link }) => link)).toContain(`/rappels/${id}`)
    const todo = (await preparateur.get('/me/todo')).body.data
    expect(todo[0]).toMatchObject({ type: 'recall', is_mandatory: true })

    const answered = await preparateur.post(`/recalls/${id}/confirmation`, WITHDRAWN)

    expect(answered).toMatchObject({
      status: 201,
      body: {
        pharmacies: [
          {
            can_confirm: false,
            answer: { outcome: 'withdrawn', quantity: 3, confirmed_by: expect.stringContaining('Camille') },
          },
        ],
      },
    })
    for (const [caller, who] of [
      [preparateur, 'preparateur'],
      [titulaire, 'titulaire'],
    ] as const) {
      expect((await unread(caller, who)).map(({ link }) => link)).not.toContain(`/rappels/${id}`)
      const urls = (await caller.get('/me/todo')).body.data.map(({ url }: { url: string }) => url)
      expect(urls).not.toContain(`/rappels/${id}`)
    }
    expect((await unread(voisin, 'voisin')).map(({ link }) => link)).toContain(`/rappels/${id}`)
    expect((await board(id)).counts).toMatchObject({
      pharmacies: 2,
      confirmed: 1,
      withdrawn: 1,
      silent: 1,
      boxes: 3,
    })
    expect((await board(id, '?state=silent')).data).toHaveLength(1)
  })

  test.each([
    ['a negative quantity', { outcome: 'withdrawn', found: [{ lot: 'A12B', quantity: -1 }] }],
    ['none of what was withdrawn', { outcome: 'withdrawn', found: [{ lot: 'A12B', quantity: 0 }] }],
    ['half a box', { outcome: 'withdrawn', found: [{ lot: 'A12B', quantity: 1.5 }] }],
    [
      'more boxes than a pharmacy holds',
      { outcome: 'withdrawn', found: [{ lot: 'A12B', quantity: 10_000 }] },
    ],
    ['a lot that is not recalled', { outcome: 'withdrawn', found: [{ lot: 'Z99', quantity: 1 }] }],
    [
      'the same lot twice',
      {
        outcome: 'withdrawn',
        found: [
          { lot: 'A12B', quantity: 1 },
          { lot: 'a12b', quantity: 1 },
        ],
      },
    ],
    ['withdrawn without a quantity', { outcome: 'withdrawn' }],
    ['no box, and some', { outcome: 'none', found: [{ lot: 'A12B', quantity: 1 }] }],
    ['an answer that is none', { outcome: 'peut-être' }],
    ['a field nobody knows', { outcome: 'none', signature: 'x' }],
  ])('D2-05 refused in French, nothing half written: %s', async (_, body) => {
    const refused = await titulaire.post(`/recalls/${id}/confirmation`, body)
    expect(refused.status).toBe(422)
    expect(
      Object.values(refused.body.errors as Record<string, string[]>)
        .flat()
        .join(' '),
    ).toMatch(/[a-zé]+/)
    expect((await board(id)).counts).toMatchObject({ confirmed: 0, boxes: 0 })
  })

  test('for another pharmacy it does not exist; a second press is told who answered; after closing it is over', async () => {
    const elsewhere = await titulaire.post(`/recalls/${id}/confirmation`, {
      ...NONE,
      drugstore_id: network.sud.id,
    })
    expect(elsewhere.status).toBe(404)
    expect((await board(id)).counts).toMatchObject({ confirmed: 0 })

    expect((await titulaire.post(`/recalls/${id}/confirmation`, NONE)).status).toBe(201)
    const again = await preparateur.post(`/recalls/${id}/confirmation`, WITHDRAWN)
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'already_confirmed', message: expect.stringMatching(/a déjà répondu/) },
    })
    expect((await board(id)).counts).toMatchObject({ confirmed: 1, none: 1, boxes: 0 })

    expect((await editor.post(`/admin/recalls/${id}/close`, { note: 'Lot revenu.' })).body.status).toBe(
      'closed',
    )
    const late = await voisin.post(`/recalls/${id}/confirmation`, NONE)
    expect(late).toMatchObject({ status: 409, body: { code: 'recall_closed' } })
    expect((await unread(voisin, 'voisin')).map(({ link }) => link)).not.toContain(`/rappels/${id}`)
    expect((await voisin.get(`/recalls/${id}`)).body).toMatchObject({
      status: 'closed',
      pharmacies: [{ can_confirm: false }],
    })
    expect((await editor.post(`/admin/recalls/${id}/close`, {})).status).toBe(409)
  })

  test('someone who is neither pharmacist nor préparateur reads it and does not sign; strangers and guests see none', async () => {
    const other = await t.as(await makeMember(t.db, { drugstore_id: network.ouest.id, type: 90 }))
    expect((await other.get(`/recalls/${id}`)).body.pharmacies).toMatchObject([{ can_confirm: false }])
    expect(await other.post(`/recalls/${id}/confirmation`, NONE)).toMatchObject({
      status: 403,
      body: { code: 'recall_role' },
    })
    const stranger = await t.as(await makeMember(t.db))
    expect((await stranger.get(`/recalls/${id}`)).status).toBe(404)
    expect((await stranger.get('/recalls')).body.data).toEqual([])
    const guest = await t.as(network.people.invite)
    expect((await guest.post(`/recalls/${id}/confirmation`, NONE)).status).toBe(404)
    expect((await t.anonymous.get(`/recalls/${id}`)).status).toBe(401)
  })

  test('D16-05 closed in counter mode', async () => {
    const answer = await titulaire.post(`/recalls/${id}/confirmation`, NONE, {
      headers: { [COUNTER_HEADER]: '1' },
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'counter_mode' } })
  })

  test('someone of two pharmacies answers for each, and keeps it to do until both have', async () => {
    const second = await makeDrugstore(t.db)
    const person = await makeMember(t.db, { type: 200 })
    await makeAccount(t.db, { user_id: person.user_id, type: 180, drugstore_id: second.id })
    const recall = await openRecall(editor, { drugstore_ids: [person.drugstore_id, second.id] })
    const caller = await t.as(person)
    const waiting = async () =>
      (await caller.get('/me/todo')).body.data.filter(
        ({ url }: { url: string }) => url === `/rappels/${recall}`,
      ).length

    expect((await caller.get(`/recalls/${recall}`)).body.pharmacies).toHaveLength(2)
    await caller.post(`/recalls/${recall}/confirmation`, NONE)
    expect(await waiting()).toBe(1)
    await caller.post(`/recalls/${recall}/confirmation`, { ...WITHDRAWN, drugstore_id: second.id })
    expect(await waiting()).toBe(0)
  })

  test('an answer that was wrong is asked again, and waits for the team anew', async () => {
    await titulaire.post(`/recalls/${id}/confirmation`, WITHDRAWN)
    const path = `/admin/recalls/${id}/drugstores/${network.ouest.id}/confirmation`
    expect((await titulaire.delete(path)).status).toBe(403)
    expect((await editor.delete(path)).status).toBe(204)
    expect((await editor.delete(path)).status).toBe(409)
    expect((await titulaire.get('/me/todo')).body.data.map(({ url }: { url: string }) => url)).toContain(
      `/rappels/${id}`,
    )
    expect((await titulaire.post(`/recalls/${id}/confirmation`, NONE)).status).toBe(201)
  })

  test('D13-04 who confirmed, asked again and closed is in the journal, and named in French', async () => {
    await titulaire.post(`/recalls/${id}/confirmation`, NONE)
    const admin = await t.as(network.people.admin)
    const { body } = await admin.get(`/admin/audit?subject=recall:${id}`)
    const actions = body.data.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(expect.arrayContaining(['recall.create', 'recall.open', 'recall.confirm']))
  })
})

test('a hundred presses of one pharmacy at the same instant, in two processes, are one confirmation', async () => {
  const id = await openRecall(editor, both())
  const other = await t.another()
  const people = [network.people.titulaire, network.people.preparateur]
  const callers: Caller[] = []
  for (const app of [t, other]) for (const person of people) callers.push(await app.as(person))
  const presses = Array.from({ length: 100 }, (_, index) =>
    callers[index % callers.length]!.post(`/recalls/${id}/confirmation`, index % 2 ? WITHDRAWN : NONE),
  )
  const statuses = (await Promise.all(presses)).map(({ status }) => status)
  await other.close()

  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(99)
  expect((await board(id)).counts).toMatchObject({ pharmacies: 2, confirmed: 1 })
})

test('closing while pharmacies answer: each answer came before, or is refused', async () => {
  const id = await openRecall(editor, both())
  const [closed, ...answers] = await Promise.all([
    editor.post(`/admin/recalls/${id}/close`, {}),
    titulaire.post(`/recalls/${id}/confirmation`, NONE),
    voisin.post(`/recalls/${id}/confirmation`, NONE),
  ])
  expect(closed.status).toBe(200)
  const taken = answers.filter(({ status }) => status === 201).length
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2 - taken)
  expect((await board(id)).counts.confirmed).toBe(taken)
})
