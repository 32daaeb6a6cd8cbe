import { expect, test } from 'vitest'
import { inOwnFrame, securityHeaders } from '../../src/http/security-headers.ts'
import type { Caller } from '../test-app.ts'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'

const { t, network, editeur: editor } = await networkApp('editeur')

const read = (caller: Caller, path: string, who: Record<string, string | number> = {}) =>
  caller.get(
    `/admin/preview/read?${new URLSearchParams({ drugstore_id: String(network.ouest.id), ...who, path }).toString()}`,
  )

test('D15-02 the portal’s reads are answered as the pharmacy, role and date would have them', async () => {
  const ouest = await makeContent(t, network, 'news', {
    title: 'Pour l’Ouest',
    target: target({ zones: [network.ouest.zone] }),
  })
  const later = await makeContent(t, network, 'news', {
    title: 'Plus tard',
    starts_at: '2026-06-01T00:00:00Z',
  })
  const titles = async (who: Record<string, string | number>) =>
    (await read(editor, '/contents/news?sort=recent', who)).body.data.map(
      (card: { title: string }) => card.title,
    )

  expect(await titles({})).toEqual(['Pour l’Ouest'])
  expect(await titles({ drugstore_id: network.sud.id })).toEqual([])
  expect(await titles({ at: '2026-06-02T00:00:00Z', account_type: 100 })).toContain('Plus tard')
  expect((await read(editor, `/contents/news/${ouest.id}`)).body.title).toBe('Pour l’Ouest')
  expect((await read(editor, `/contents/news/${later.id}`)).status).toBe(404)
  for (const path of ['/home', '/menu', '/search?q=ouest', '/highlights?placement=4', '/faq-themes'])
    expect((await read(editor, path)).status).toBe(200)
})

test('D13-01 the content its editor looks at is shown even as a draft; no other one is', async () => {
  const draft = await makeContent(t, network, 'news', { title: 'Brouillon', status: 'draft' })
  const other = await makeContent(t, network, 'news', { title: 'Autre brouillon', status: 'draft' })
  expect((await read(editor, `/contents/news/${draft.id}`, { content_id: draft.id })).body.title).toBe(
    'Brouillon',
  )
  expect((await read(editor, `/contents/news/${other.id}`, { content_id: draft.id })).status).toBe(404)
})

test('nothing is recorded: no reading, no search in vain; what is personal is empty', async () => {
  await read(editor, '/search?q=introuvablement')
  const misses = await t.db.selectFrom('search_miss').selectAll().execute()
  expect(misses).toEqual([])
  expect((await read(editor, '/me/marks')).body).toEqual({ read: [], favourites: [] })
  expect((await read(editor, '/notifications/user/0/unread')).body.data).toEqual([])
  expect((await read(editor, '/me/trainings')).body).toEqual({ data: [], certificates: [] })
  expect((await read(editor, '/quizzes/1/attempts')).body).toMatchObject({
    data: [],
    standing: { status: 'todo', open_attempt_id: null },
  })
})

test.each(['/users/1', '/admin/users', '/drugstores/1/team', '/me/sessions', '/contents/inconnu'])(
  'D4-02 the preview opens nothing else: %s does not exist there',
  async (path) => {
    expect((await read(editor, path)).status).toBe(404)
  },
)

test('D1-02 only the head office looks as somebody else', async () => {
  for (const who of ['titulaire', 'invite'] as const)
    expect((await read(await t.as(network.people[who]), '/home')).status).toBe(403)
  expect((await read(t.anonymous, '/home')).status).toBe(401)
  expect((await read(editor, 'home')).status).toBe(422)
  expect((await read(editor, '/contents/news?tri=1')).status).toBe(422)
})

test('only a frame of this very site may hold the portal', () => {
  const policy = securityHeaders({ publicUrl: 'https://kiosque.test', sentryDsn: null, matomo: null })[
    'content-security-policy'
  ]!
  const own = inOwnFrame({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }, policy)
  expect(own['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(inOwnFrame({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }, policy)).toEqual({})
  expect(inOwnFrame({ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }, policy)).toEqual({})
})
