import { expect, test } from 'vitest'
import { PLACEMENTS } from '@kiosque/contract/domain/placements'
import type { DemoApp } from '../demo-app.ts'

/** What it puts forward, and whom it tells. */
export function aboutHighlights({ t: world, signedIn }: DemoApp): void {
  test('D14-02 every placement is filled for every member of a pharmacy and shows a title and an address', async () => {
    for (const name of ['titulaire', 'adjoint', 'preparateur', 'autre']) {
      const { body } = await (await signedIn(name)).get('/highlights')
      const filled = new Set(body.data.map(({ placement }: { placement: number }) => placement))
      expect(PLACEMENTS.filter(({ id }) => !filled.has(id)).map(({ key }) => key)).toEqual([])
      expect(body.data.filter((one: { title: string; url: string }) => !one.title || !one.url)).toEqual([])
    }
  })

  test('D6-03 promotions show their mechanic and their price; targets differ', async () => {
    const titulaire = (await (await signedIn('titulaire')).get('/highlights')).body.data
    const preparateur = (await (await signedIn('preparateur')).get('/highlights')).body.data
    const discounted = titulaire.filter(({ type }: { type: number }) => type > 0)
    expect(new Set(discounted.map(({ type }: { type: number }) => type)).size).toBeGreaterThanOrEqual(5)
    expect(discounted.filter(({ price }: { price: unknown }) => price === null)).toEqual([])
    expect(preparateur.length).toBeLessThan(titulaire.length)
  })

  test('S3-16 D9-03 the cotitulaire has a message to read, the préparateur none', async () => {
    const popins = async (name: string) => (await (await signedIn(name)).get('/popins')).body.data
    expect(await popins('cotitulaire')).toMatchObject([{ type: 0, frequency: 'once' }])
    expect(await popins('preparateur')).toEqual([])
  })

  test('D6-01 the sign-in page has its picture for a passer-by', async () => {
    const { body } = await world.anonymous.get('/highlights?placement=login_image')
    expect(body.data).toHaveLength(1)
    expect((await world.anonymous.get(body.data[0].image.url.replace('/api/v1', ''))).status).toBe(200)
  })

  test('D14-02 the bell of each person has something to read and something read, that they may open', async () => {
    for (const name of ['titulaire', 'adjoint', 'preparateur', 'autre', 'invite', 'conseiller', 'editeur']) {
      const caller = await signedIn(name)
      const { body: user } = await caller.get('/users/me')
      for (const state of ['unread', 'read']) {
        const { status, body } = await caller.get(`/notifications/user/${user.id}/${state}`)
        expect([name, state, status, body.meta?.total > 0]).toEqual([name, state, 200, true])
      }
    }
  })
}
