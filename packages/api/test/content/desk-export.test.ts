import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeContent, makeNetwork, target, type Network } from './network.ts'

let t: TestApp
let network: Network
let editor: Caller
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
  await makeContent(t, network, 'news', { title: '=HYPERLINK("http://x")' })
  await makeContent(t, network, 'news', {
    title: 'Été ; solaires',
    status: 'draft',
    target: target({ groups: [0], zones: [network.ouest.zone], account_types: [160] }),
  })
  await makeContent(t, network, 'page', { title: 'Mentions' })
})
afterAll(() => t.close())

const lines = async (query: string) => {
  const answer = await editor.get(`/admin/contents/export${query}`)
  return { answer, lines: answer.text.trimEnd().split('\r\n') }
}

test('D8-03 the list of contents leaves as a French spreadsheet without a live formula', async () => {
  const { answer, lines: all } = await lines('')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="contenus.csv"')
  expect(all[0]).toMatch(/^\uFEFFNuméro;Rubrique;Titre;État;/)
  expect(all).toHaveLength(4)
  expect(all[1]).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(all[2]).toContain('"Été ; solaires";Brouillon;')
  expect(all[2]).toContain(';MPR;;Ouest;Adjoint;')
})

test('D13-01 it follows the filters of the list, and leaves a trace', async () => {
  expect((await lines('?kind=page')).lines).toHaveLength(2)
  expect((await lines('?state=draft&q=solaires')).lines).toHaveLength(2)
  expect((await lines(`?zone=${network.sud.zone}`)).lines).toHaveLength(1)
  const admin = await t.as(network.people.admin)
  const { data } = (await admin.get('/admin/audit?action=content.export_list')).body
  expect(data[0]).toMatchObject({ actor: { id: network.people.editeur.user_id } })
})

test('D1-02 advisers and members are refused, and an unknown filter is named', async () => {
  for (const person of [network.people.conseiller, network.people.titulaire]) {
    expect((await (await t.as(person)).get('/admin/contents/export')).status).toBe(403)
  }
  expect((await t.anonymous.get('/admin/contents/export')).status).toBe(401)
  const refused = await editor.get('/admin/contents/export?kind=planet&page=2')
  expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([422, ['kind', 'page']])
})
