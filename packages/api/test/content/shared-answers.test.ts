import { expect, test } from 'vitest'
import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { createSharedAnswers } from '../../src/answers/shared-answers.ts'
import { wholeOf } from '../../src/answers/written.ts'
import { EVERY_KIND, HIGHLIGHTS, type Topic } from '../../src/answers/topic.ts'
import { CONTENT_CHANNEL } from '../../src/db/channels.ts'
import { readerOf, type Reader } from '../../src/audience/visible-targets.ts'
import { publish } from '../../src/db/events.ts'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'

const { t, network, editeur: editor } = await networkApp('editeur')

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

interface Asked {
  topics?: readonly Topic[]
  isTyped?: boolean
  reader?: Reader | null
}

/** A store with room for a few answers of a kilobyte; asking says whether the answer had to be made. */
function smallStore() {
  const answers = createSharedAnswers(t.deps, { answers: 20_000, typed: 10_000, packed: 10_000 })
  return async (name: string, { topics = NEWS, isTyped = false, reader = null }: Asked = {}) => {
    let isMade = false
    await answers.find(reader, { name, topics, isTyped }, async () => {
      isMade = true
      return 'x'.repeat(1_000)
    })
    return isMade
  }
}
const NEWS: readonly Topic[] = ['news']
const QUIZ: readonly Topic[] = ['quiz']

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
  for (let n = 0; n < 200; n++) await isMade(`search ${n}`, { isTyped: true })

  expect(await isMade('home')).toBe(false)
  expect(await isMade('search 199', { isTyped: true })).toBe(false)
  expect(await isMade('search 0', { isTyped: true })).toBe(true)
})

test('a publication drops the answers that hold its kind, and no others', async () => {
  const isMade = smallStore()
  const ask = async () => [
    await isMade('news'),
    await isMade('quizzes', { topics: QUIZ }),
    await isMade('everything', { topics: EVERY_KIND }),
    await isMade('put forward', { topics: [HIGHLIGHTS] }),
  ]
  await ask()
  expect(await ask()).toEqual([false, false, false, false])
  await makeContent(t, network, 'news', { title: 'Toute neuve' })

  expect(await ask()).toEqual([true, false, true, true])
})

test('an instant at which a quiz ends drops the answers that hold quizzes, and no others', async () => {
  await makeContent(t, network, 'quiz', { title: 'Se termine', ends_at: '2026-03-10T09:00:30Z' })
  const isMade = smallStore()
  const ask = async () => [await isMade('news'), await isMade('quizzes', { topics: QUIZ })]
  await ask()
  t.clock.advance(30_000)

  expect(await ask()).toEqual([false, true])
})

test('D4-04 audiences that differ in nothing a content of the kind asks about share one answer', async () => {
  await makeContent(t, network, 'quiz', { title: 'Groupe 1', target: target({ groups: [1] }) })
  await makeContent(t, network, 'news', { title: 'Zone', target: target({ zones: [network.ouest.zone] }) })
  const isMade = smallStore()
  const titulaire = await readerOf(t.db, person({ zones: [network.ouest.zone] }))
  const elsewhere = await readerOf(t.db, person({ zones: [network.sud.zone] }))

  expect(await isMade('quizzes', { topics: QUIZ, reader: titulaire })).toBe(true)
  expect(await isMade('quizzes', { topics: QUIZ, reader: elsewhere })).toBe(false)
  expect(await isMade('news', { reader: titulaire })).toBe(true)
  expect(await isMade('news', { reader: elsewhere })).toBe(true)
})

test('after a drop an answer is made once, however many wait for it; begun before a change, it is not given after it', async () => {
  const answers = createSharedAnswers(t.deps)
  let made = 0
  const releases: (() => void)[] = []
  const ask = () =>
    answers.find(null, { name: 'slow', topics: NEWS }, async () => {
      made += 1
      const mine = made
      await new Promise<void>((resolve) => releases.push(resolve))
      return mine
    })
  const begun = async (count: number) => {
    while (releases.length < count) await new Promise((resolve) => setImmediate(resolve))
  }

  const before = [ask(), ask(), ask()]
  await begun(1)
  await publish(t.db, CONTENT_CHANNEL, { kind: 'news' })
  const after = [ask(), ask()]
  await begun(2)
  for (const release of releases) release()

  const bodies = (await Promise.all([...before, ...after])).map(({ body }) => wholeOf(body).toString())
  expect(bodies).toEqual(['1', '1', '1', '2', '2'])
})

const person = (part: Partial<AudienceViewer>): AudienceViewer => ({
  right_id: null,
  account_type: 200,
  drugstore_id: network.ouest.id,
  site: 1,
  environment: 0,
  group: 0,
  packs: [],
  zones: [],
  ...part,
})
