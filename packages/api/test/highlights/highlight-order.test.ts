import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, makeNetwork, type Network } from '../content/network.ts'
import { makeHighlight, shown } from './highlight-calls.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let editor: Caller
let titulaire: Caller
let news: number

beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  const { people } = network
  editor = await t.as(people.editeur)
  titulaire = await t.as(people.titulaire)
  news = (await makeContent(t, network, 'news', { title: 'Vaccination' })).id
}, 60_000)
afterAll(() => t.close())

const make = (body: object) => makeHighlight(editor, { item_id: news, ...body })

describe('S9-09 order', () => {
  const idsIn = async (placement: number) =>
    (await shown(titulaire, placement)).map(({ id }: { id: number }) => id)

  test('is given whole, moves between placements, and keeps what was added meanwhile at the end', async () => {
    const [a, b, c] = [
      await make({ placement: 8 }),
      await make({ placement: 8 }),
      await make({ placement: 8 }),
    ]
    const d = await make({ placement: 8, order: 0 })
    expect(await idsIn(8)).toEqual([d.id, a.id, b.id, c.id])

    expect(
      (await editor.put('/admin/highlights/order', { placement: 8, ids: [c.id, a.id, b.id] })).status,
    ).toBe(204)
    expect(await idsIn(8)).toEqual([c.id, a.id, b.id, d.id])

    const moved = await editor.put('/admin/highlights/order', {
      placements: [
        { placement: 8, ids: [b.id, c.id] },
        { placement: 30, ids: [a.id] },
      ],
    })
    expect(moved.status).toBe(204)
    expect([await idsIn(8), await idsIn(30)]).toEqual([[b.id, c.id, d.id], [a.id]])
    expect((await editor.patch(`/admin/highlights/${a.id}`, { placement: 8, order: 1 })).body.order).toBe(1)
    expect(await idsIn(8)).toEqual([b.id, a.id, c.id, d.id])
  })

  test('with unknown or repeated ids is refused and changes nothing', async () => {
    const before = await idsIn(8)
    for (const ids of [[999_999], [before[0], before[0]]]) {
      expect((await editor.put('/admin/highlights/order', { placement: 8, ids })).body.errors).toHaveProperty(
        'ids',
      )
    }
    expect(await idsIn(8)).toEqual(before)
  })

  test('given by two people at once is one of the two, never a mix', async () => {
    const ids = await idsIn(8)
    const other = await (await t.another()).as(network.people.admin)
    const wanted = [ids, ids.toReversed()]
    for (let turn = 0; turn < 4; turn += 1) {
      const answers = await Promise.all([
        editor.put('/admin/highlights/order', { placement: 8, ids: wanted[0] }),
        other.put('/admin/highlights/order', { placement: 8, ids: wanted[1] }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([204, 204])
      expect(wanted).toContainEqual(await idsIn(8))
    }
  })
})
