import { beforeAll, describe, expect, test } from 'vitest'
import { makeContent, target } from '../content/network.ts'
import { makeMember } from '../factories.ts'
import { agreementsApp, HEADER, makeAgreement, makeLaboratory, months, sendFile } from './purchases.ts'

const app = await agreementsApp('editeur', 'titulaire', 'preparateur', 'voisin', 'invite', 'conseiller')
const { t, network, editeur, titulaire, preparateur, voisin, invite, conseiller } = app
let id: number
let agreement: number

const referral = (laboratory_id: number, body: object = {}) =>
  makeContent(t, network, 'referral_laboratory', {
    title: 'Laboratoire',
    year: 2026,
    level: 'referent',
    laboratory_id,
    contact_name: 'Thomas Bernier',
    contact_phone: '+33299004117',
    ...body,
  })
const stateFor = async (caller = titulaire, of = id) =>
  (await caller.get('/referral-laboratories')).body.data.find(
    ({ content_id }: { content_id: number }) => content_id === of,
  )
const commit = (is_committed: unknown, caller = titulaire, of = id) =>
  caller.put(`/referral-laboratories/${of}/commitment`, { is_committed })

beforeAll(async () => {
  const laboratory = await makeLaboratory(t, 'Évanor')
  id = (await referral(laboratory)).id
  agreement = (await makeAgreement(t, network, { laboratory_id: laboratory })).id
  const lines = months(app.codeOf(network.ouest.id), 'Évanor', 2026, 10, '1 876,00')
  await sendFile(editeur, [HEADER, ...lines].join('\n'))
})

describe('S2-44 S2-45 a pharmacy commits to a referral laboratory', () => {
  test('once, with who and when; the agreement says it was signed, the journal who did it', async () => {
    expect(await stateFor()).toMatchObject({
      committed_on: null,
      can_commit: true,
      progress: 93,
      agreement_id: agreement,
    })

    const { status, body } = await commit(true)
    await commit(true)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      committed_on: '2026-11-10',
      committed_by: expect.stringContaining('Camille'),
    })
    expect((await titulaire.get(`/agreements/${agreement}`)).body.signed_on).toBe('2026-11-10')
    const rows = await t.db.selectFrom('agreement_commitments').selectAll().execute()
    expect(rows).toHaveLength(1)
    const logged = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'commitment.create')
      .execute()
    expect(logged).toHaveLength(1)
  })

  test('the team reads that the pharmacy is committed, without figures; another pharmacy does not', async () => {
    expect(await stateFor(preparateur)).toMatchObject({
      committed_on: '2026-11-10',
      can_commit: false,
      progress: null,
      agreement_id: null,
    })
    expect(await stateFor(voisin)).toMatchObject({ committed_on: null, can_commit: true, progress: 0 })
    expect((await invite.get('/referral-laboratories')).body).toEqual({ data: [], can_commit: false })
  })

  test('takes it back', async () => {
    expect((await commit(false)).body.committed_on).toBeNull()
    expect((await commit(false)).status).toBe(200)
    expect((await titulaire.get(`/agreements/${agreement}`)).body.signed_on).toBeNull()
  })

  test('is for owners, of what they see, and until the last day', async () => {
    expect((await commit(true, preparateur)).body.code).toBe('owners_only')
    const adjoint = await t.as(await makeMember(t.db, { drugstore_id: network.ouest.id, type: 160 }))
    expect((await commit(true, adjoint)).status).toBe(403)
    expect((await commit(true, invite)).status).toBe(403)
    expect((await commit(true, conseiller)).status).toBe(403)
    expect((await commit(true, t.anonymous)).status).toBe(401)
    expect((await commit('oui')).status).toBe(422)
    expect((await commit(true, titulaire, agreement)).status).toBe(404)

    const lab = await makeLaboratory(t, 'Ostéane')
    const over = await referral(lab, { sign_before: '2026-11-09' })
    const today = await referral(lab, { sign_before: '2026-11-10' })
    const hidden = await referral(lab, { target: target({ drugstore_ids: [network.sud.id] }) })
    expect(await stateFor(titulaire, over.id)).toMatchObject({ can_commit: false })
    expect((await commit(true, titulaire, over.id)).body.code).toBe('deadline_passed')
    expect((await commit(true, titulaire, hidden.id)).status).toBe(404)
    expect((await commit(true, titulaire, today.id)).status).toBe(200)
  })

  test('the directory of delegates leaves as a spreadsheet, for pharmacies', async () => {
    const { text, status } = await preparateur.get('/referral-laboratories/directory')

    expect(status).toBe(200)
    expect(text).toContain('Évanor;;Thomas Bernier;')
    expect((await invite.get('/referral-laboratories/directory')).status).toBe(403)
  })

  test('D3-08 who committed is exported to them, and forgotten with them', async () => {
    const person = network.people.voisin
    await commit(true, voisin)
    const { agreementsPersonalData } = await import('../../src/agreements/agreements.personal-data.ts')
    const who = { id: person.user_id, email: person.email }

    expect(await agreementsPersonalData.collect(t.db, who)).toMatchObject({
      commitments: [{ drugstore_id: person.drugstore_id, year: 2026 }],
    })
    await agreementsPersonalData.erase(t.db, who, t.clock.now())
    expect(await stateFor(voisin)).toMatchObject({ committed_on: '2026-11-10', committed_by: null })
  })
})
