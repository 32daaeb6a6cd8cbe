import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { targetHolds, type AudienceViewer, type Target } from '@kiosque/contract/domain/audience'
import { phaseOf } from '@kiosque/contract/domain/publication'
import { allKinds, type KindKey } from '@kiosque/contract/kinds/registry'
import { targetColumn, targetOf } from '../../src/audience/target-column.ts'
import { testApp, type Answer, type Caller, type TestApp } from '../test-app.ts'
import { makeContent, makeNetwork, target, type Network, type PersonName } from './network.ts'

/**
 * Every place where content can show through. A later endpoint adds a line here: its text must hold no mark of a
 * content its viewer may not see, and with `whole` every mark of those they may.
 */
interface Endpoint {
  path: string
  whole?: (row: Placed) => boolean
}

const lists: Endpoint[] = allKinds.map(({ key }) => ({
  path: `/contents/${key}?per_page=100`,
  whole: (row) => row.kind === key,
}))
const endpoints: Endpoint[] = [
  ...lists,
  { path: '/contents/news?per_page=100&q=repere', whole: (row) => row.kind === 'news' },
  { path: '/contents/news?per_page=1' },
  { path: '/contents/news?category=equipe' },
  { path: '/contents/faq?theme=secret' },
  { path: '/faq-themes' },
  { path: '/categories?kind=news' },
  { path: '/laboratories' },
  { path: '/partners' },
  { path: '/useful-links' },
  { path: '/menu' },
  { path: '/home' },
  { path: '/me/todo' },
  { path: '/me/marks' },
  { path: '/me/favourites' },
  { path: '/highlights?placement=homepage_news', whole: (row) => row.kind === 'news' },
  { path: '/highlights' },
  { path: '/popins' },
  { path: '/search?q=repere&per_page=100' },
  { path: '/search?q=repere+secret&kind=faq' },
  { path: '/search/suggestions?q=repere' },
]

interface Placed {
  id: number
  kind: string
  slug: string
  title: string
  isVisible: (viewer: AudienceViewer | null) => boolean
}

let t: TestApp
let network: Network
let placed: Placed[]
let callers: Record<
  PersonName | 'tablette' | 'passant',
  { caller: Caller; viewer: AudienceViewer | null; headers: object }
>

const person = (part: Partial<AudienceViewer>): AudienceViewer => ({
  right_id: null,
  account_type: null,
  drugstore_id: null,
  site: 1,
  environment: 0,
  group: null,
  packs: [],
  zones: [],
  ...part,
})

beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  await t.db
    .insertInto('faq_themes')
    .values([
      { slug: 'secret', label: 'Thème secret' },
      { slug: 'ouvert', label: 'Ouvert' },
    ])
    .execute()
  await placeContents()
  await putForward()
  await t.db
    .insertInto('useful_links')
    .values({ type: 'deporef', title: 'Repère lien', url: '/x', ...targetColumn(target({ groups: [1] })) })
    .execute()
  await peopleOf()
  // A hundred contents are written one by one, as an editor would.
}, 180_000)
afterAll(() => t.close())

/** Everything that can hide a content, once each. */
function variants(): Record<
  string,
  { target?: Target; status?: string; starts_at?: string; ends_at?: string }
> {
  const { ouest, sud } = network
  return {
    tous: {},
    groupe: { target: target({ groups: [1] }) },
    zone: { target: target({ zones: [sud.zone] }) },
    pack: { target: target({ packs: ['cBusiness'] }) },
    role: { target: target({ account_types: [100] }) },
    invites: { target: target({ account_types: [0] }) },
    nommee: { target: target({ drugstore_ids: [ouest.id] }) },
    exclue: { target: target({ excluded_drugstore_ids: [ouest.id] }) },
    tablette: { target: target({ environments: [1] }) },
    grand_public: { target: target({ sites: [0] }) },
    brouillon: { status: 'draft' },
    archive: { status: 'archived' },
    avenir: { starts_at: '2026-03-11T00:00:00Z' },
    passe: { starts_at: '2026-01-01T00:00:00Z', ends_at: '2026-03-10T09:00:00Z' },
  }
}

async function placeContents(): Promise<void> {
  const all = Object.entries(variants())
  for (const { key } of allKinds) {
    const wanted =
      key === 'news' || key === 'faq'
        ? all
        : all.filter(([name]) => ['tous', 'groupe', 'brouillon'].includes(name))
    for (const [name, part] of wanted) {
      const own = key === 'faq' ? { theme: name === 'tous' ? 'ouvert' : 'secret' } : {}
      const category = key === 'news' && name === 'groupe' ? { category: 'equipe' } : {}
      await makeContent(t, network, key as KindKey, {
        title: `Repère ${key} ${name}.`,
        excerpt: 'repère',
        ...own,
        ...category,
        ...part,
      })
    }
  }
  const rows = await t.db.selectFrom('content').selectAll().select(targetOf('content')).execute()
  placed = rows.map((row) => ({
    ...row,
    isVisible: (viewer) =>
      phaseOf(row, t.clock.now()) === 'live' && targetHolds(row.target, viewer, row.is_public),
  }))
}

/** Every news on the home page, each for its own target; the others in the menu, for everyone. */
async function putForward(): Promise<void> {
  const at = t.clock.now()
  await sql`INSERT INTO highlights (placement, item_type, content_id, created_at, updated_at, target_id)
    SELECT 3, 'content', id, ${at}, ${at}, target_id FROM content WHERE kind = 'news'`.execute(t.db)
  await sql`INSERT INTO highlights (placement, item_type, content_id, created_at, updated_at)
    SELECT 11, 'content', id, ${at}, ${at} FROM content WHERE kind <> 'news'`.execute(t.db)
}

async function peopleOf(): Promise<void> {
  const { ouest, sud, people } = network
  const here = { drugstore_id: ouest.id, group: 0, packs: ['bVitrine'], zones: [ouest.zone] }
  const there = { drugstore_id: sud.id, group: 1, packs: ['cBusiness'], zones: [sud.zone] }
  const as = async (name: PersonName, viewer: Partial<AudienceViewer>, headers: object = {}) => {
    return { caller: await t.as(people[name]), viewer: person(viewer), headers }
  }
  callers = {
    titulaire: await as('titulaire', { ...here, account_type: 200 }),
    preparateur: await as('preparateur', { ...here, account_type: 100 }),
    voisin: await as('voisin', { ...there, account_type: 200 }),
    invite: await as('invite', { account_type: 0 }),
    sans_compte: await as('sans_compte', {}),
    conseiller: await as('conseiller', { right_id: 3, account_type: 1000 }),
    editeur: await as('editeur', { right_id: 2, account_type: 1000 }),
    admin: await as('admin', { right_id: 1, account_type: 1000 }),
    tablette: await as('titulaire', { ...here, account_type: 200, environment: 1 }, { environment: '1' }),
    passant: { caller: t.anonymous, viewer: null, headers: {} },
  }
  // What was kept while visible must not show through once it is not.
  for (const { id } of placed.filter((row) => row.kind === 'news')) {
    await t.db
      .insertInto('content_favourite')
      .values({ user_id: people.titulaire.user_id, content_id: id, at: t.clock.now() })
      .execute()
  }
}

const NAMES = [
  'titulaire',
  'preparateur',
  'voisin',
  'invite',
  'sans_compte',
  'conseiller',
  'editeur',
  'admin',
  'tablette',
  'passant',
] as const

/** The same answer but for the id of the request. */
const anonymised = (answer: Answer) => answer.text.replace(/"request_id":"[^"]*"/, '"request_id":""')

describe.each(NAMES)('D4-02 D4-04 %s', (name) => {
  test('sees through no endpoint what is not for them, and in lists all that is', async () => {
    const { caller, viewer, headers } = callers[name]
    const leaks: string[] = []
    const gaps: string[] = []
    for (const { path, whole } of endpoints) {
      const answer = await caller.get(path, { headers: { ...headers } })
      // A passer-by is sent to sign in; whoever is signed in gets an answer everywhere.
      expect([path, viewer === null && answer.status === 401 ? 200 : answer.status]).toEqual([path, 200])
      const { text } = answer
      leaks.push(
        ...placed
          .filter((row) => text.includes(row.title) && !row.isVisible(viewer))
          .map((row) => `${path}: ${row.title}`),
      )
      const expected =
        answer.status === 200 && whole !== undefined
          ? placed.filter((row) => whole(row) && row.isVisible(viewer))
          : []
      gaps.push(...expected.filter((row) => !text.includes(row.title)).map((row) => `${path}: ${row.title}`))
    }
    expect({ leaks, gaps }).toEqual({ leaks: [], gaps: [] })
  })

  test('is told totals and facets of their own audience only', async () => {
    const { caller, viewer, headers } = callers[name]
    for (const { key } of allKinds) {
      const answer = await caller.get(`/contents/${key}?per_page=1`, { headers: { ...headers } })
      if (answer.status === 401) continue
      const visible = placed.filter((row) => row.kind === key && row.isVisible(viewer))
      expect([key, answer.body.meta.total]).toEqual([key, visible.length])
      const facets = Object.values(answer.body.meta.facets).flat() as { count: number }[]
      expect(facets.every((facet) => facet.count <= visible.length)).toBe(true)
    }
  })

  test('finds by id and by slug what is theirs; the rest is byte for byte like what does not exist', async () => {
    const { caller, viewer, headers } = callers[name]
    const absent = anonymised(await caller.get('/contents/news/999999', { headers: { ...headers } }))
    for (const row of placed.filter(({ kind }) => kind === 'news')) {
      for (const ref of [row.id, row.slug]) {
        const answer = await caller.get(`/contents/news/${ref}`, { headers: { ...headers } })
        const expected = viewer !== null && row.isVisible(viewer)
        const seen = answer.status === 200 ? 'its content' : anonymised(answer)
        expect([row.title, seen]).toEqual([row.title, expected ? 'its content' : absent])
      }
    }
  })
})

test('D15-04 what one may not see cannot be marked, voted on or downloaded, exactly as if it did not exist', async () => {
  const { caller } = callers.titulaire
  const hidden = placed.find((row) => row.title === 'Repère faq groupe.')
  const paths = (id: number | string) =>
    [
      ['PUT', `/me/reads/${id}`, undefined],
      ['PUT', `/me/favourites/${id}`, undefined],
      ['PUT', `/me/downloads/${id}`, { file_id: 1 }],
      ['POST', `/contents/faq/${id}/vote`, { useful: true }],
      ['GET', `/contents/faq/${id}/vote`, undefined],
    ] as const

  const attempts = paths(hidden?.id ?? 0)
  const absences = paths(999_999)
  for (const [index, [method, path, payload]] of attempts.entries()) {
    const answer = await caller.request(method, path, payload === undefined ? {} : { payload })
    const absent = await caller.request(
      method,
      absences[index]?.[1] ?? '',
      payload === undefined ? {} : { payload },
    )
    expect([path, answer.status, anonymised(answer)]).toEqual([path, 404, anonymised(absent)])
  }
})

test('D4-04 a pharmacy newly named is told apart at once from those that shared its answers', async () => {
  const { caller } = callers.voisin
  const before = (await caller.get('/contents/document')).body.meta.total
  const colleagues = callers.titulaire.caller
  const others = (await colleagues.get('/contents/document')).body.meta.total

  await makeContent(t, network, 'document', {
    title: 'Pour le Sud',
    target: target({ drugstore_ids: [network.sud.id] }),
  })

  expect((await caller.get('/contents/document')).body.meta.total).toBe(before + 1)
  expect((await colleagues.get('/contents/document')).body.meta.total).toBe(others)
})
