import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnswerStore, type Keeping } from '../../src/audience/answer-store.ts'
import { CONTENT_CHANNEL } from '../../src/audience/shared-answers.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeContent, makeNetwork, type Network } from './network.ts'

let t: TestApp
let network: Network
let editor: Caller
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
})
afterAll(() => t.close())

/** What the processes are told while `work` is done. */
async function told(work: () => Promise<unknown>): Promise<number> {
  let times = 0
  const stop = t.deps.events.on(CONTENT_CHANNEL, () => (times += 1))
  await work()
  stop()
  return times
}

test('D16-07 a draft made, saved, archived, thrown away and taken back leaves every shared answer where it is', async () => {
  const times = await told(async () => {
    const { body } = await editor.post('/admin/contents/news', { title: 'Brouillon' })
    const path = `/admin/contents/news/${body.id}`
    expect((await editor.patch(path, { title: 'Brouillon relu', version: 1 })).status).toBe(200)
    expect((await editor.post(`${path}/archive`, {})).status).toBe(200)
    expect((await editor.delete(path)).status).toBeLessThan(300)
    expect((await editor.post(`/admin/trash/${body.id}/restore`, {})).status).toBe(200)
  })

  expect(times).toBe(0)
})

test('D4-02 whatever members see or will see is told each time: published, scheduled, archived, thrown away', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'À publier', status: 'draft' })
  const path = `/admin/contents/news/${id}`
  const steps = [
    () => editor.post(`${path}/publish`, { starts_at: '2027-01-01T08:00:00Z' }),
    () => editor.patch(path, { title: 'Programmée, relue', version: 2 }),
    () => editor.patch(path, { starts_at: null, version: 3 }),
    () => editor.post(`${path}/archive`, {}),
    () => editor.post(`${path}/publish`, {}),
    () => editor.delete(path),
    () => editor.post(`/admin/trash/${id}/restore`, {}),
  ]

  for (const [step, work] of steps.entries()) expect([step, await told(work)]).toEqual([step, 1])
})

/** A store with room for a few answers of a kilobyte; asking says whether the answer had to be made. */
function smallStore() {
  const store = createAnswerStore(t.deps, { portal: 20_000, typed: 10_000 })
  return async (query: string, keeping: Keeping = {}) => {
    let isMade = false
    await store.answer(
      null,
      query,
      async () => {
        isMade = true
        return 'x'.repeat(1_000)
      },
      keeping,
    )
    return isMade
  }
}

test('when the store is full the least recently used leaves, not everything', async () => {
  const isMade = smallStore()
  await isMade('home')
  for (let n = 0; n < 60; n++) {
    await isMade(`list ${n}`)
    expect(await isMade('home')).toBe(false)
  }

  expect(await isMade('list 59')).toBe(false)
  expect(await isMade('list 0')).toBe(true)
})

test('searches and suggestions never push the portal out, however many are typed', async () => {
  const isMade = smallStore()
  await isMade('home')
  for (let n = 0; n < 200; n++) await isMade(`search ${n}`, { shelf: 'typed', url: `/search?q=${n}` })

  expect(await isMade('home')).toBe(false)
  expect(await isMade('search 199', { shelf: 'typed' })).toBe(false)
  expect(await isMade('search 0', { shelf: 'typed' })).toBe(true)
})
