import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { handoffPersonalData } from '../../src/handoff/handoff.personal-data.ts'
import { checkPartners } from '../../src/handoff/partner-states.service.ts'
import { configureStandIns } from '../../src/handoff/stand-in.service.ts'
import { makeContent, target } from '../content/network.ts'
import { networkApp } from '../content/network-app.ts'
import { makeGuest } from '../factories.ts'

const { t, network, admin, editeur, titulaire, voisin } = await networkApp(
  'admin',
  'editeur',
  'titulaire',
  'voisin',
)
const drugstore = network.ouest.id
await configureStandIns(t.db, t.deps, t.clock.now())

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
const enter = async (partner: string, token: string) =>
  (await t.anonymous.get(`/partner-stand-in/${partner}?token=${encodeURIComponent(token)}`)).status
const sign = async (partner: string) =>
  tokenOf((await titulaire.get(`/sign/${partner}/${drugstore}`)).body.url)
const access = async (partner: string) =>
  (await titulaire.get('/handoff/partners')).body.data.find(
    (each: { partner: string }) => each.partner === partner,
  )
const address = async (partner: string) =>
  (await admin.get('/admin/handoff')).body.data.find((each: { partner: string }) => each.partner === partner)
    .url as string
const KEY = 'une-nouvelle-cle-de-plus-de-seize-caracteres'

describe('D11-01 two keys while one takes over from the other', () => {
  test('both are accepted, either signs, and the former dies with the rotation or after a week', async () => {
    const url = await address('adelya')
    const before = await sign('adelya')
    const kept = await admin.put('/admin/handoff/adelya', { url, secret: KEY, keep_previous: true })
    expect(kept.body.previous_until).not.toBeNull()
    expect(await enter('adelya', before)).toBe(200)
    expect(await enter('adelya', await sign('adelya'))).toBe(200)

    const signedNew = await sign('adelya')
    expect((await admin.post('/admin/handoff/adelya/rotation', { action: 'swap' })).status).toBe(200)
    const signedOld = await sign('adelya')
    expect((await admin.post('/admin/handoff/adelya/rotation', { action: 'swap' })).status).toBe(200)
    const finished = await admin.post('/admin/handoff/adelya/rotation', { action: 'finish' })

    expect(finished.body.previous_until).toBeNull()
    expect(await enter('adelya', signedOld)).toBe(401)
    expect(await enter('adelya', signedNew)).toBe(200)
    const over = await admin.post('/admin/handoff/adelya/rotation', { action: 'finish' })
    expect(over).toMatchObject({ status: 409, body: { code: 'no_rotation' } })
  })

  test('replaced without a word of it, the former key is refused at once', async () => {
    const url = await address('ospharm')
    const before = await sign('ospharm')
    await admin.put('/admin/handoff/ospharm', { url, secret: KEY })
    expect(await enter('ospharm', before)).toBe(401)
  })

  test.each([
    ['POST', 'rotation', { action: 'double' }],
    ['PUT', 'state', { is_down: 'oui' }],
    ['PUT', 'state', { is_down: true, note: 'x'.repeat(201) }],
  ] as const)('%s %s %o is refused by its field', async (method, path, body) => {
    const call = method === 'POST' ? admin.post : admin.put
    expect((await call(`/admin/handoff/adelya/${path}`, body)).status).toBe(422)
    expect((await call(`/admin/handoff/inconnu/${path}`, body)).status).toBeGreaterThanOrEqual(404)
  })
})

describe('D11-01 the test bench', () => {
  test('shows right 1 what a partner would be given, good for one entrance, and nothing of the key', async () => {
    const { status, body, text } = await admin.post('/admin/handoff/deporef/test')
    expect(status).toBe(200)
    expect(body.header).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(body.claims).toMatchObject({ aud: 'deporef', cip: '0000000', group: null })
    expect(body.claims.exp - body.claims.iat).toBe(60)
    expect(text).not.toContain('secret')
    expect(await enter('deporef', tokenOf(body.url))).toBe(200)
    expect(await enter('deporef', tokenOf(body.url))).toBe(401)
    for (const caller of [editeur, titulaire])
      expect((await caller.post('/admin/handoff/deporef/test')).status).toBe(403)
  })
})

describe('D11-01 whether a partner is there', () => {
  const servers: Server[] = []
  afterAll(() => servers.forEach((server) => server.close()))

  test('said to be down by the head office, it says so and signs nobody in until it is back', async () => {
    const note = 'Maintenance jusqu’à 14\u00A0h.'
    await admin.put('/admin/handoff/naocare/state', { is_down: true, note })
    expect(await access('naocare')).toMatchObject({ state: 'down', note })
    const refused = await titulaire.post('/sign/naocare', { drugstore_id: drugstore })
    expect(refused).toMatchObject({ status: 503, body: { code: 'partner_unavailable' } })
    expect(refused.body.message).toContain(note)
    await checkPartners(t.deps)
    expect(await access('naocare')).toMatchObject({ state: 'down' })

    await admin.put('/admin/handoff/naocare/state', { is_down: false })
    expect(await access('naocare')).toMatchObject({ state: 'open', note: '' })
    expect((await titulaire.post('/sign/naocare', { drugstore_id: drugstore })).status).toBe(200)
  })

  test('three checks without an answer tell everybody; one answer takes it back; people may try all the same', async () => {
    let status = 500
    const server = createServer((_request, response) => response.writeHead(status).end()).listen(
      0,
      '127.0.0.1',
    )
    servers.push(server)
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sso`
    await admin.put('/admin/handoff/affichactiv', { url, secret: KEY })

    for (const expected of ['open', 'open', 'down']) {
      await checkPartners(t.deps)
      expect((await access('affichactiv')).state).toBe(expected)
    }
    expect((await titulaire.get(`/sign/affichactiv/${drugstore}`)).status).toBe(200)
    status = 302
    await checkPartners(t.deps)
    expect(await access('affichactiv')).toMatchObject({ state: 'open', down_since: null })
  })

  test('one that comes with another pack says with which', async () => {
    const offer = (packs: string[]) =>
      makeContent(t, network, 'partnership', { handoff: 'naocare', target: target({ packs }) })
    await offer(['cBusiness'])

    expect(await access('naocare')).toMatchObject({ state: 'excluded', packs: ['Business'] })
    const { data: others } = (await voisin.get('/handoff/partners')).body
    expect(others).toContainEqual(expect.objectContaining({ partner: 'naocare', state: 'open' }))

    await offer(['bVitrine'])
    expect(await access('naocare')).toMatchObject({ state: 'open', packs: [] })
  })

  test('one that is not set is absent', async () => {
    await admin.delete('/admin/handoff/ec')
    expect((await access('ec')).state).toBe('absent')
  })
})

describe('D3-08 D11-01 agreeing at the first use', () => {
  test('is remembered for the person, taken back, told among one’s data and erased with them', async () => {
    expect((await access('deporef')).consented_at).toBeNull()
    for (const _ of [1, 2])
      expect((await titulaire.put('/handoff/partners/deporef/consent')).status).toBe(204)
    expect((await access('deporef')).consented_at).not.toBeNull()
    const { user_id } = network.people.titulaire
    expect((await titulaire.get(`/users/${user_id}/export`)).text).toContain('deporef')
    await titulaire.delete('/handoff/partners/deporef/consent')
    expect((await access('deporef')).consented_at).toBeNull()
    expect((await titulaire.put('/handoff/partners/inconnu/consent')).status).toBe(404)

    await titulaire.put('/handoff/partners/deporef/consent')
    await handoffPersonalData.erase(t.db, { id: user_id } as never, t.clock.now())
    expect((await access('deporef')).consented_at).toBeNull()
  })
})

describe('D11-01 what the people of a pharmacy opened', () => {
  test('is read by that pharmacy alone; guests and the head office have none', async () => {
    await titulaire.get(`/sign/deporef/${drugstore}`)
    const own = await titulaire.get('/handoff/log?per_page=1')
    expect(own.body.data).toEqual([
      expect.objectContaining({ partner: 'deporef', name: 'Déporef', person: expect.stringMatching(/\S/) }),
    ])
    expect(own.body.meta.total).toBeGreaterThan(1)
    expect((await voisin.get('/handoff/log')).body.data).toEqual([])
    const guest = await t.as(await makeGuest(t.db))
    for (const caller of [guest, admin])
      for (const path of ['/handoff/log', '/handoff/partners'])
        expect((await caller.get(path)).status).toBe(404)
    expect((await titulaire.get('/handoff/log', { headers: { counter: '1' } })).status).toBe(403)
    expect((await t.anonymous.get('/handoff/partners')).status).toBe(401)
  })
})
