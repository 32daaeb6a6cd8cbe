import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../src/files/pdf.ts'
import { makeDrugstore, makeMember, makeStaff, signIn, type Person } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { openRecall } from './recall-desk.ts'

let t: TestApp
let editorPerson: Person
let editor: Caller

beforeAll(async () => {
  t = await testApp()
  editorPerson = await makeStaff(t.db, 2)
  editor = await t.as(editorPerson)
})
afterAll(() => t.close())

/** A pharmacy with a titulaire and a préparateur, in a zone of its own. */
async function pharmacy(zone: string, name = `Pharmacie de ${zone}`) {
  const { id } = await makeDrugstore(t.db, { zone, name })
  const titulaire = await makeMember(t.db, { drugstore_id: id, type: 200 })
  const preparateur = await makeMember(t.db, { drugstore_id: id, type: 100 })
  return { id, titulaire, preparateur }
}

const to = async (address: string, kind: string) =>
  (await t.mails()).filter((mail) => mail.to === address && mail.kind === kind)

/** What comes on an open line, one event at a time. */
async function listen(app: TestApp, person: Person) {
  const base = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const token = await signIn(t.db, person, t.clock.now())
  const response = await fetch(`${base}/api/v1/notifications/stream`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = (await reader.read()).value ?? ''
  return async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(rest)) rest += (await reader.read()).value ?? ''
    const found = pattern.exec(rest)?.[0] ?? ''
    rest = rest.slice(rest.indexOf(found) + found.length)
    return found
  }
}

test('D9-01 a recall is mailed at once to those who answer for the pharmacy, whatever they prefer', async () => {
  const { id, titulaire, preparateur } = await pharmacy('Brest')
  await (
    await t.as(titulaire)
  ).patch(`/users/${titulaire.user_id}`, {
    notification_preferences: { email_digest: 'never', mail_actions: false },
  })
  const recall = await openRecall(editor, { drugstore_ids: [id] })
  await t.jobs.runSent()

  const [mail] = await to(titulaire.email, 'recall')
  expect(mail?.subject).toContain('Kalméo Nuit paisible')
  expect(mail?.text).toContain('A12B, C34')
  expect(mail?.text).toContain(`https://kiosque.test/rappels/${recall}`)
  expect(await to(preparateur.email, 'recall')).toEqual([])
})

test('D9-01 after the delay the titulaire is written to and the adviser gets the silent ones of their zones, once', async () => {
  const silent = await pharmacy('Quimper', 'Pharmacie des Faïenciers')
  const prompt = await pharmacy('Quimper', 'Pharmacie Prompte')
  const elsewhere = await pharmacy('Lorient', 'Pharmacie du Fort')
  const adviser = await makeStaff(t.db, 3, { zones: ['Quimper'] })
  const recall = await openRecall(editor, { drugstore_ids: [silent.id, prompt.id, elsewhere.id] })
  await (await t.as(prompt.titulaire)).post(`/recalls/${recall}/confirmation`, { outcome: 'none' })

  t.clock.advance(4 * 3_600_000 - 60_000)
  await t.jobs.run('recalls.escalate')
  expect(await to(silent.titulaire.email, 'recall_escalation')).toEqual([])
  t.clock.advance(60_000)
  const other = await t.another()
  await Promise.all([t.jobs.run('recalls.escalate'), other.jobs.run('recalls.escalate')])
  await t.jobs.run('recalls.escalate')
  await other.close()

  expect(await to(silent.titulaire.email, 'recall_escalation')).toHaveLength(1)
  expect(await to(silent.preparateur.email, 'recall_escalation')).toEqual([])
  expect(await to(prompt.titulaire.email, 'recall_escalation')).toEqual([])
  const [list] = await to(adviser.email, 'recall_adviser')
  expect(list?.text).toContain('Pharmacie des Faïenciers')
  expect(list?.text).not.toContain('Pharmacie Prompte')
  expect(list?.text).not.toContain('Pharmacie du Fort')
  const { body } = await editor.get(`/admin/recalls/${recall}/drugstores?state=escalated`)
  expect(body.counts.escalated).toBe(2)
})

test('a reminder goes to the silent teams alone, at most once an hour', async () => {
  const silent = await pharmacy('Vannes')
  const prompt = await pharmacy('Vannes')
  const recall = await openRecall(editor, { drugstore_ids: [silent.id, prompt.id] })
  await (await t.as(prompt.titulaire)).post(`/recalls/${recall}/confirmation`, { outcome: 'none' })
  const told = async ({ user_id, ...person }: Person) => {
    const { body } = await (await t.as({ user_id, ...person })).get(`/notifications/user/${user_id}/unread`)
    return body.data.length
  }

  expect((await editor.post(`/admin/recalls/${recall}/remind`)).body).toEqual({ pharmacies: 1, people: 2 })
  expect(await editor.post(`/admin/recalls/${recall}/remind`)).toMatchObject({
    status: 409,
    body: { code: 'reminded' },
  })
  expect(await told(silent.preparateur)).toBe(2)
  expect(await told(prompt.titulaire)).toBe(0)
  await (await t.as(silent.titulaire)).post(`/recalls/${recall}/confirmation`, { outcome: 'none' })
  expect(await told(silent.preparateur)).toBe(0)
})

test('D9-01 the board and the notifications hear of it in another process, as it happens', async () => {
  const { id, titulaire, preparateur } = await pharmacy('Dinan')
  const [deskApp, memberApp] = [await t.another(), await t.another()]
  const desk = await listen(deskApp, editorPerson)
  const member = await listen(memberApp, preparateur)

  const recall = await openRecall(editor, { drugstore_ids: [id] })
  expect(await member(/event: change\ndata: .*\n\n/)).toContain('"urgent":true')
  await desk(/event: desk\ndata: \{"name":"recalls"\}\n\n/)
  await (await t.as(titulaire)).post(`/recalls/${recall}/confirmation`, { outcome: 'none' })
  await desk(/event: desk\ndata: \{"name":"recalls"\}\n\n/)
  expect(await member(/event: change\ndata: .*\n\n/)).toContain('"urgent":true')

  await deskApp.close()
  await memberApp.close()
})

test('the closing report says what was asked and what came of it, as PDF and as a spreadsheet without a live formula', async () => {
  const { id, titulaire } = await pharmacy('Morlaix', '=2+5 Pharmacie du Viaduc')
  const silent = await pharmacy('Morlaix', 'Pharmacie Muette')
  const recall = await openRecall(editor, { drugstore_ids: [id, silent.id] })
  expect((await editor.get('/admin/recalls/999999/report.csv')).status).toBe(404)
  await (
    await t.as(titulaire)
  ).post(`/recalls/${recall}/confirmation`, {
    outcome: 'withdrawn',
    found: [
      { lot: 'A12B', quantity: 3 },
      { lot: 'C34', quantity: 2 },
    ],
    comment: '@rayon',
  })
  await editor.post(`/admin/recalls/${recall}/close`, { note: 'Tout est revenu.' })

  const csv = await editor.get(`/admin/recalls/${recall}/report.csv`)
  const lines = csv.text.trim().split('\r\n')
  expect(csv.headers['content-disposition']).toContain('rappel-kalmeo-nuit-paisible-30-gelules-20260310.csv')
  expect(lines).toHaveLength(3)
  const line = lines.find((each) => each.includes('Viaduc')) ?? ''
  expect(line.startsWith("'=2+5")).toBe(true)
  expect(line).toContain('Lot retiré;5;A12B × 3 | C34 × 2')
  expect(line).toContain("'@rayon")
  expect(lines.find((each) => each.includes('Muette'))).toContain('Sans réponse')

  const response = await t.app.inject({
    url: `/api/v1/admin/recalls/${recall}/report.pdf`,
    headers: { authorization: `Bearer ${await signIn(t.db, editorPerson, t.clock.now())}` },
  })
  expect(response.headers['content-type']).toBe('application/pdf')
  const path = join(t.deps.env.dataDir, 'rappel.pdf')
  await writeFile(path, response.rawPayload)
  const text = (await readPdf(path))?.text ?? ''
  for (const part of ['Kalméo', 'A12B, C34', 'Tout est revenu.', 'Pharmacie Muette', 'Boîtes retirées'])
    expect(text).toContain(part)
})

test('D3-08 what somebody signed is theirs to read; erased, the answer of the pharmacy stays without a name', async () => {
  const { id, preparateur } = await pharmacy('Carhaix')
  const recall = await openRecall(editor, { drugstore_ids: [id] })
  const caller = await t.as(preparateur)
  await caller.post(`/recalls/${recall}/confirmation`, { outcome: 'none' })
  const { body: held } = await caller.get(`/users/${preparateur.user_id}/export`)
  expect(JSON.stringify(held)).toContain('Kalméo Nuit paisible')

  const admin = await t.as(await makeStaff(t.db, 1))
  expect((await admin.delete(`/users/${preparateur.user_id}`)).status).toBeLessThan(300)

  const { body } = await editor.get(`/admin/recalls/${recall}/drugstores`)
  expect(body.data).toMatchObject([{ answer: { outcome: 'none', confirmed_by: 'Personne effacée' } }])
})
