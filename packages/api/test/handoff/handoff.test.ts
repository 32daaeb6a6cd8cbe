import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configureStandIns } from '../../src/handoff/stand-in.service.ts'
import { seal, unseal } from '../../src/handoff/seal.ts'
import { makeAccount, makeDrugstore, makeGuest, makeMember, makeStaff, type Person } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

const SECRET = 'un-secret-partage-de-quarante-caracteres'
const URL_OSPHARM = 'https://sso.ospharm.test/entree?client=7'

let t: TestApp
let admin: Caller
let editor: Caller
let member: Caller
let person: Person
let drugstore: number
let cip: string
beforeAll(async () => {
  t = await testApp()
  admin = await t.as(await makeStaff(t.db, 1))
  editor = await t.as(await makeStaff(t.db, 2))
  const made = await makeDrugstore(t.db, { group_id: 1 })
  ;[drugstore, cip] = [made.id, made.cip_officine]
  person = await makeMember(t.db, { drugstore_id: drugstore })
  member = await t.as(person)
})
afterAll(() => t.close())

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
const part = (token: string, rank: number) =>
  JSON.parse(Buffer.from(token.split('.')[rank] ?? '', 'base64url').toString())
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hmac = (secret: string, head: string, hash = 'sha256') =>
  createHmac(hash, secret).update(head).digest('base64url')
const configure = (partner: string, url = `https://${partner}.test/sso`, secret = SECRET) =>
  admin.put(`/admin/handoff/${partner}`, { url, secret })

describe('configuration', () => {
  test('D15-10 right 1 sets, replaces and removes a partner; no answer ever holds the secret', async () => {
    const made = await configure('adelya')
    const moved = await admin.put('/admin/handoff/adelya', { url: 'https://autre.test/' })
    const listed = await admin.get('/admin/handoff')
    const gone = await admin.delete('/admin/handoff/adelya')
    const twice = await admin.delete('/admin/handoff/adelya')
    const audit = await admin.get('/admin/audit')

    expect(made).toMatchObject({ status: 200, body: { partner: 'adelya', configured: true } })
    expect(moved).toMatchObject({ status: 200, body: { url: 'https://autre.test/' } })
    expect(listed.body.data).toHaveLength(6)
    expect(gone.status).toBe(204)
    expect(twice.status).toBe(404)
    for (const { text } of [made, moved, listed, audit]) expect(text).not.toContain(SECRET)
    expect(audit.text).toContain('handoff.configure')
  })

  test('D11-01 the secret lies encrypted in the database, tied to its partner', async () => {
    await configure('deporef')
    const row = await t.db
      .selectFrom('handoff_partner')
      .selectAll()
      .where('partner', '=', 'deporef')
      .executeTakeFirstOrThrow()
    const key = t.deps.env.secretKey
    expect(row.secret).not.toContain(SECRET)
    expect(unseal(key, row.secret, 'deporef')).toBe(SECRET)
    expect(unseal(key, row.secret, 'ec')).toBeNull()
    expect(unseal('another key of more than thirty-two characters', row.secret, 'deporef')).toBeNull()
    // In its middle: the last letters may differ and stand for the same bytes.
    const middle = Math.floor(row.secret.length / 2)
    const other = row.secret[middle] === 'A' ? 'B' : 'A'
    const altered = row.secret.slice(0, middle) + other + row.secret.slice(middle + 1)
    expect(unseal(key, altered, 'deporef')).toBeNull()
    expect(seal(key, SECRET, 'ec')).not.toBe(seal(key, SECRET, 'ec'))
    await admin.delete('/admin/handoff/deporef')
  })

  test('D15-10 everybody else is refused, bad input is named, unknown partners do not exist', async () => {
    for (const caller of [editor, member]) {
      expect((await caller.put('/admin/handoff/ec', { url: 'https://a.test', secret: SECRET })).status).toBe(
        403,
      )
      expect((await caller.get('/admin/handoff')).status).toBe(403)
      expect((await caller.get('/admin/handoff/log')).status).toBe(403)
      expect((await caller.delete('/admin/handoff/ec')).status).toBe(403)
    }
    const short = await admin.put('/admin/handoff/ec', { url: 'https://a.test/', secret: 'x'.repeat(15) })
    expect(short).toMatchObject({
      status: 422,
      body: { errors: { secret: [expect.stringContaining('16')] } },
    })
    const bad = await admin.put('/admin/handoff/ec', { url: 'javascript:alert(1)', secret: 'court', x: 1 })
    expect(bad.status).toBe(422)
    expect(Object.keys(bad.body.errors).toSorted()).toEqual(['secret', 'url', 'x'])
    const without = await admin.put('/admin/handoff/ec', { url: 'https://a.test/' })
    expect(without).toMatchObject({ status: 422, body: { errors: { secret: expect.any(Array) as unknown } } })
    expect((await configure('inconnu')).status).toBe(404)
    expect(
      (await admin.get('/admin/handoff')).body.data.some((row: { configured: boolean }) => row.configured),
    ).toBe(false)
  })
})

describe('signing', () => {
  const calls = (id: number) =>
    [
      ['GET', `/sign/ec/${id}/accueil`],
      ['GET', `/sign/affichactiv/${id}`],
      ['GET', `/sign/ospharm/${id}?produit=12`],
      ['GET', `/sign/adelya/${id}`],
      ['GET', `/sign/deporef/${id}`],
      ['POST', '/sign/naocare'],
    ] as const
  const call = (caller: Caller, [method, path]: readonly [string, string], id: number) =>
    method === 'GET' ? caller.get(path) : caller.post(path, { drugstore_id: id })

  test('D11-01 a partner that is not set is unavailable', async () => {
    for (const each of calls(drugstore)) {
      const answer = await call(member, each, drugstore)
      expect(answer).toMatchObject({ status: 503, body: { code: 'partner_unavailable' } })
    }
  })

  test('D2-03 bad input is judged before the partner: a 4xx, even where none is set', async () => {
    const bad: [string, number][] = [
      [`/sign/ospharm/${drugstore}?produit=%00`, 422],
      [`/sign/ospharm/${drugstore}?${'x=1&'.repeat(21)}y=1`, 422],
      [`/sign/ospharm/${drugstore}?produit=${'9'.repeat(501)}`, 422],
      [`/sign/adelya/${drugstore}?x=1`, 422],
      ['/sign/deporef/abc', 404],
      ['/sign/affichactiv/2147483648', 404],
      [`/sign/ec/${drugstore}/${'a'.repeat(81)}`, 404],
    ]
    for (const [path, status] of bad) expect([path, (await member.get(path)).status]).toEqual([path, status])
    for (const drugstore_id of ['1', 1.5, 0, null, [drugstore]])
      expect((await member.post('/sign/naocare', { drugstore_id })).status).toBe(422)
  })

  test('S7-60 S7-61 S7-62 S7-63 S7-64 S7-65 each opens for a minute with a signed token of the drugstore', async () => {
    for (const partner of ['ec', 'affichactiv', 'adelya', 'deporef', 'naocare']) await configure(partner)
    await configure('ospharm', URL_OSPHARM)
    const partners = ['ec', 'affichactiv', 'ospharm', 'adelya', 'deporef', 'naocare']
    const subjects = new Set<string>()
    for (const [rank, each] of calls(drugstore).entries()) {
      const answer = await call(member, each, drugstore)
      expect([each[1], answer.status]).toEqual([each[1], 200])
      expect(Object.keys(answer.body).toSorted()).toEqual(['expires_at', 'url'])
      expect(answer.headers['cache-control']).toBe('no-store')
      const token = tokenOf(answer.body.url)
      const [head, body, signature] = token.split('.')
      expect(part(token, 0)).toEqual({ alg: 'HS256', typ: 'JWT' })
      expect(signature).toBe(hmac(SECRET, `${head}.${body}`))
      const claims = part(token, 1)
      expect(Object.keys(claims).toSorted()).toEqual([
        'aud',
        'cip',
        'exp',
        'group',
        'iat',
        'iss',
        'jti',
        'sub',
      ])
      expect(claims).toMatchObject({ aud: partners[rank], cip, exp: claims.iat + 60 })
      expect(new Date(answer.body.expires_at).getTime()).toBe(claims.exp * 1000)
      expect(claims.sub).toMatch(/^[\w-]{32}$/)
      subjects.add(claims.sub)
    }
    // Partners cannot compare notes on who came.
    expect(subjects.size).toBe(6)
    const again = await member.get(`/sign/adelya/${drugstore}`)
    expect(subjects.has(part(tokenOf(again.body.url), 1).sub)).toBe(true)
  })

  test('S7-60 S7-62 the page and the query reach the partner, and replace neither its own parameters nor the token', async () => {
    const ec = await member.get(`/sign/ec/${drugstore}/commande-rapide`)
    const query = 'produit=12&produit=13&client=1&token=faux&mot=%C3%A9t%C3%A9'
    const ospharm = await member.get(`/sign/ospharm/${drugstore}?${query}`)
    expect(new URL(ec.body.url).searchParams.get('page')).toBe('commande-rapide')
    const url = new URL(ospharm.body.url)
    expect(url.origin).toBe('https://sso.ospharm.test')
    expect(url.searchParams.getAll('produit')).toEqual(['12', '13'])
    expect(url.searchParams.getAll('client')).toEqual(['7'])
    expect(url.searchParams.get('mot')).toBe('été')
    expect(url.searchParams.getAll('token')).toHaveLength(1)
    expect(tokenOf(ospharm.body.url).split('.')).toHaveLength(3)
    expect((await member.get(`/sign/ec/${drugstore}/..%2F..%2Fadmin`)).status).toBe(404)
    expect((await member.get(`/sign/adelya/${drugstore}?x=1`)).status).toBe(422)
  })

  test('D11-01 somebody else’s drugstore, guests and the head office: 404; nobody: 401', async () => {
    const other = await makeDrugstore(t.db)
    const guest = await t.as(await makeGuest(t.db))
    const second = await makeDrugstore(t.db)
    await makeAccount(t.db, { user_id: person.user_id, type: 200, drugstore_id: second.id })
    const outsiders: [Caller, number][] = [
      [member, other.id],
      // One's own, but not the one of the open account.
      [member, second.id],
      [guest, drugstore],
      [admin, drugstore],
      [editor, drugstore],
    ]
    for (const [caller, id] of outsiders)
      for (const each of calls(id))
        expect([each[1], (await call(caller, each, id)).status]).toEqual([each[1], 404])
    for (const each of calls(drugstore)) expect((await call(t.anonymous, each, drugstore)).status).toBe(401)
    expect((await member.post('/sign/naocare', { drugstore_id: drugstore, aud: 'x' })).status).toBe(422)
    expect((await member.post('/sign/naocare', {})).status).toBe(422)
    expect((await member.get('/sign/inconnu/1')).status).toBe(404)
  })

  test('D11-01 each handoff is logged, exported with the person’s data, and forgotten with them', async () => {
    const log = await admin.get('/admin/handoff/log?partner=ec')
    const exported = await member.get(`/users/${person.user_id}/export`)
    expect(log.body.data[0]).toMatchObject({
      partner: 'ec',
      page: 'commande-rapide',
      drugstore: { id: drugstore },
    })
    expect(log.text).not.toContain('eyJ')
    expect(exported.body.handoffs ?? JSON.stringify(exported.body)).toBeTruthy()
    expect(exported.text).toContain('ospharm')
    expect((await admin.get('/admin/handoff/log?partner=inconnu')).status).toBe(422)
  })
})

describe('the stand-in', () => {
  const open = (partner: string, token: string) =>
    t.anonymous.get(`/partner-stand-in/${partner}?token=${encodeURIComponent(token)}`)

  test('D15-10 it lets in what Kiosque signed, once, and is not there for a real partner', async () => {
    expect((await open('ec', 'x')).status).toBe(404)
    await configureStandIns(t.db, t.deps, t.clock.now())
    const { body } = await member.get(`/sign/deporef/${drugstore}`)
    expect(body.url.startsWith('https://kiosque.test/api/v1/partner-stand-in/deporef?token=')).toBe(true)
    const first = await open('deporef', tokenOf(body.url))
    const second = await open('deporef', tokenOf(body.url))
    expect(first.status).toBe(200)
    expect(first.text).toContain('Déporef')
    expect(first.text).toContain(cip)
    expect(second.status).toBe(401)
  })

  test('D11-01 forged, altered, foreign, old and malformed tokens are all refused', async () => {
    const fresh = async () => tokenOf((await member.get(`/sign/ec/${drugstore}/x`)).body.url)
    const foreign = tokenOf((await member.get(`/sign/adelya/${drugstore}`)).body.url)
    const good = await fresh()
    const [head = '', body = '', signature = ''] = good.split('.')
    const claims = part(good, 1)
    const signedBy = (secret: string, header: unknown, payload: unknown, hash?: string) => {
      const start = `${encoded(header)}.${encoded(payload)}`
      return `${start}.${hmac(secret, start, hash)}`
    }
    const HS = { alg: 'HS256', typ: 'JWT' }
    const cases: Record<string, string> = {
      empty: '',
      word: 'jeton',
      'two parts': `${head}.${body}`,
      'four parts': `${good}.x`,
      'no signature': `${head}.${body}.`,
      'no body': `${head}..${signature}`,
      'no header': `.${body}.${signature}`,
      'alg none': `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`,
      'alg None': `${encoded({ alg: 'None' })}.${body}.${signature}`,
      'alg none, signed': signedBy(SECRET, { alg: 'none' }, claims),
      'alg HS512': signedBy(SECRET, { alg: 'HS512', typ: 'JWT' }, claims, 'sha512'),
      'alg RS256': signedBy(SECRET, { alg: 'RS256', typ: 'JWT' }, claims),
      'own key in the header': signedBy('k', { ...HS, jwk: { kty: 'oct', k: 'aw' } }, claims),
      'kid to a file': signedBy('', { ...HS, kid: '/dev/null' }, claims),
      crit: signedBy(SECRET, { ...HS, crit: ['x'] }, claims),
      'empty key': signedBy('', HS, claims),
      'guessed key': signedBy('secret', HS, claims),
      'former key': signedBy(SECRET, HS, claims),
      'other cip': `${head}.${encoded({ ...claims, cip: '9999999' })}.${signature}`,
      'other audience': `${head}.${encoded({ ...claims, aud: 'adelya' })}.${signature}`,
      'longer life': `${head}.${encoded({ ...claims, exp: claims.exp + 3600 })}.${signature}`,
      'one letter of the body': `${head}.${body.slice(0, -1)}${body.endsWith('A') ? 'B' : 'A'}.${signature}`,
      'one letter of the signature': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'cut signature': `${head}.${body}.${signature.slice(0, -1)}`,
      'longer signature': `${good}A`,
      'signature in hex': `${head}.${body}.${Buffer.from(signature, 'base64url').toString('hex')}`,
      'padded base64': `${head}=.${body}.${signature}`,
      'space before': ` ${good}`,
      'another partner’s': foreign,
      'body that is not JSON': `${head}.${Buffer.from('non').toString('base64url')}.${signature}`,
    }
    for (const [name, token] of Object.entries(cases))
      expect([name, (await open('ec', token)).status]).toEqual([name, 401])
    expect((await t.anonymous.get('/partner-stand-in/ec')).status).toBe(401)
    expect((await t.anonymous.get(`/partner-stand-in/ec?token=${good}&token=${good}`)).status).toBe(401)
    const old = await fresh()
    t.clock.advance(60_000)
    expect((await open('ec', old)).status).toBe(401)
    expect((await open('ec', await fresh())).status).toBe(200)
  })
})
