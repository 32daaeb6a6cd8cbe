import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeContent, makeNetwork, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import * as samples from './samples.ts'
import { send } from './upload-form.ts'

let t: TestApp
let network: Network
let editor: Caller
let titulaire: Caller

beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
  titulaire = await t.as(network.people.titulaire)
  await makeContent(t, network, 'news', { title: 'Déjà lue' })
}, 60_000)
afterAll(() => t.close())

const LIST = '/contents/news'

/** How often the list had to be made anew for what is done meanwhile. */
async function madeFor(what: () => Promise<unknown>): Promise<number> {
  await titulaire.get(LIST)
  const { now } = t.deps.answers.counts
  await what()
  await titulaire.get(LIST)
  return t.deps.answers.counts.now - now
}

async function picture(caller: Caller, path: string): Promise<number> {
  const answer = await send(caller, path, { name: 'photo.png', bytes: await samples.png(800, 400) })
  expect(answer.status).toBe(201)
  await t.jobs.runSent()
  return answer.body.id
}

test('D15-03 what a member sends is in no answer of others: they stand', async () => {
  expect(await madeFor(() => picture(titulaire, '/files'))).toBe(0)
})

test('D15-03 a picture drops answers once something that is shown holds it, not while it waits in a draft', async () => {
  let image = 0
  expect(await madeFor(async () => (image = await picture(editor, '/admin/media')))).toBe(0)
  const draft = await makeContent(t, network, 'news', {
    title: 'Illustrée',
    cover_id: image,
    status: 'draft',
  })
  const describe = (alt: string) => editor.patch(`/admin/media/${image}`, { alt })
  expect(await madeFor(() => describe('Une vitrine'))).toBe(0)

  await editor.post(`/admin/contents/news/${draft.id}/publish`, { version: draft.version })
  expect(await madeFor(() => describe('Une vitrine d’hiver'))).toBe(1)
  const { data } = (await titulaire.get(LIST)).body
  expect(data.map((card: { cover: { alt: string } | null }) => card.cover?.alt)).toContain(
    'Une vitrine d’hiver',
  )
})

test('D15-03 taken from the library without having been shown, it drops nothing', async () => {
  const image = await picture(editor, '/admin/media')
  expect(await madeFor(() => editor.delete(`/admin/media/${image}`))).toBe(0)
})

test('D12-01 a picture that only a popin shows is used, and answers follow it', async () => {
  const image = await picture(editor, '/admin/media')
  const unused = async () =>
    (await editor.get('/admin/media?usage=unused&per_page=100')).body.data.map(({ id }: { id: number }) => id)
  expect(await unused()).toContain(image)

  expect((await editor.post('/admin/popins', { title: 'Essai', image_id: image })).status).toBe(201)

  expect(await unused()).not.toContain(image)
  expect(await madeFor(() => editor.patch(`/admin/media/${image}`, { alt: 'Une popin' }))).toBe(1)
})
