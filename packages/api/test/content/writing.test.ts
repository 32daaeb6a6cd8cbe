import { expect, test } from 'vitest'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'

const { t, network, editeur: editor, titulaire } = await networkApp('editeur', 'titulaire')

test('D15-01 D13-01 a draft is written, read back, published and then seen by members', async () => {
  const made = await editor.post('/admin/contents/news', {
    title: 'L’été en officine',
    excerpt: 'Prêts\u00a0?',
    body: '<p>Oui</p><script>x</script>',
    category: 'commerce',
    pinned: true,
  })
  expect(made).toMatchObject({
    status: 201,
    body: { slug: 'l-ete-en-officine', status: 'draft', version: 1, body: '<p>Oui</p>' },
  })
  expect(made.body).toMatchObject({ category: 'commerce', pinned: true, post_type: 1, phase: 'draft' })
  expect((await titulaire.get(`/contents/news/${made.body.id}`)).status).toBe(404)

  const published = await editor.post(`/admin/contents/news/${made.body.id}/publish`, { version: 1 })
  expect(published).toMatchObject({ status: 200, body: { status: 'published', phase: 'live', version: 2 } })
  expect(published.body.published_at).toBe(t.clock.now().toISOString())

  const seen = await titulaire.get('/contents/news/l-ete-en-officine')
  expect(seen).toMatchObject({
    status: 200,
    body: {
      title: 'L’été en officine',
      category: { value: 'commerce', label: 'Commerce' },
      author: { name: 'Le siège' },
    },
  })
  expect(seen.body).not.toHaveProperty('target')
  expect(seen.body).not.toHaveProperty('version')
})

test('D15-01 published or archived twice is done once: no version more, no line more in the journal', async () => {
  const { body: made } = await editor.post('/admin/contents/news', {
    title: 'Cliquée deux fois',
    excerpt: 'Une seule parution.',
  })
  const path = `/admin/contents/news/${made.id}`
  for (const [verb, version] of [
    ['publish', 2],
    ['archive', 3],
  ] as const) {
    expect((await editor.post(`${path}/${verb}`, {})).body.version).toBe(version)
    expect((await editor.post(`${path}/${verb}`, {})).body.version).toBe(version)
  }
  expect((await editor.get(`${path}/versions`)).body.data).toHaveLength(3)
})

test('D13-01 a save on an old version is refused with the current one, and changes nothing', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Deux éditeurs' })
  await editor.patch(`/admin/contents/news/${id}`, { title: 'Premier', version: 1 })

  const late = await editor.patch(`/admin/contents/news/${id}`, { title: 'Second', version: 1 })

  expect(late).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect(late.body.errors).toEqual({ version: [expect.stringMatching(/^Quelqu’un a enregistré .* la 2\. /)] })
  expect(late.headers['x-current-version']).toBe('2')
  expect((await editor.get(`/admin/contents/news/${id}`)).body).toMatchObject({
    title: 'Premier',
    version: 2,
  })
})

test('G12 twelve saves of the same version at once: one passes', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Course' })

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, rank) =>
      editor.patch(`/admin/contents/news/${id}`, { excerpt: `n° ${rank}`, version: 1 }),
    ),
  )

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
})

test('D15-01 slugs are unique within a kind: made ones get a number, given ones are refused', async () => {
  const first = await editor.post('/admin/contents/document', { title: 'Charte' })
  const second = await editor.post('/admin/contents/document', { title: 'Charte' })
  const elsewhere = await editor.post('/admin/contents/page', { title: 'Charte' })
  const taken = await editor.post('/admin/contents/document', { title: 'Autre', slug: 'charte' })
  const moved = await editor.patch(`/admin/contents/document/${second.body.id}`, {
    slug: 'charte',
    version: 1,
  })

  expect([first, second, elsewhere].map(({ body }) => body.slug)).toEqual(['charte', 'charte-2', 'charte'])
  expect(taken).toMatchObject({ status: 422, body: { errors: { slug: [expect.any(String)] } } })
  expect(moved.status).toBe(422)
})

test.each([
  ['a laboratory', { laboratory_id: 999_999 }, 'laboratory_id'],
  ['an author', { author_id: 999_999 }, 'author_id'],
  ['a category', { category: 'inconnue' }, 'category'],
  ['a category of another kind', { category: 'energie' }, 'category'],
  ['a cover', { cover_id: 999_999 }, 'cover_id'],
  ['an attachment', { attachment_ids: [999_999] }, 'attachment_ids'],
  ['a picture in the text', { body: '<img src="/api/v1/files/999999" alt="">' }, 'body'],
  ['a related content', { related_posts: [999_999] }, 'related_posts'],
  ['a zone', { target: { zones: [999_999] } }, 'target.zones'],
  ['a pack', { target: { packs: ['dOr'] } }, 'target.packs'],
  ['a drugstore', { target: { drugstore_ids: [999_999] } }, 'target.drugstore_ids'],
  [
    'an excluded drugstore',
    { target: { excluded_drugstore_ids: [999_999] } },
    'target.excluded_drugstore_ids',
  ],
  [
    'a window that ends where it starts',
    { starts_at: '2026-04-01T00:00:00Z', ends_at: '2026-04-01T00:00:00Z' },
    'ends_at',
  ],
  ['a field of another kind', { offer_type: 'direct' }, 'offer_type'],
  ['a right', { right_id: 1 }, 'right_id'],
  ['an unknown dimension', { target: { countries: ['FR'] } }, 'target.countries'],
  ['an unreadable character', { title: 'a\u0000b' }, 'title'],
])('D2-03 D2-05 %s that cannot be is refused by name, and nothing is written', async (_, body, field) => {
  const before = await t.db
    .selectFrom('content')
    .select(t.db.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()

  const answer = await editor.post('/admin/contents/news', { title: 'Essai', ...body })

  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
  expect(Object.keys(answer.body.errors)).toContain(field)
  const after = await t.db
    .selectFrom('content')
    .select(t.db.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(after).toEqual(before)
})

test('D2-03 errors inside lists name the very entry', async () => {
  const answer = await editor.post('/admin/contents/partnership', {
    title: 'Énergie',
    partner: 999_999,
    advantages: [{ title: 'Prix' }, { text: 'Sans titre' }],
  })
  const unknown = await editor.post('/admin/contents/gallery', { title: 'Album', media: [{ file: 999_999 }] })

  expect(Object.keys(answer.body.errors)).toEqual(['advantages.1.title'])
  expect(Object.keys(unknown.body.errors)).toEqual(['media.0.file'])
})

test.each([
  ['zones', () => ({ zones: [network.ouest.zone] })],
  ['packs', () => ({ packs: ['cBusiness'] })],
  ['named drugstores', () => ({ drugstore_ids: [network.ouest.id] })],
  ['exclusions', () => ({ excluded_drugstore_ids: [network.ouest.id] })],
])('D6-05 a loyalty campaign narrowed by %s is refused with its reason', async (_, part) => {
  const answer = await editor.post('/admin/contents/loyalty_campaign', { title: 'Carte', target: part() })

  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { target: [expect.stringContaining('fidélité')] } },
  })
})

test('D6-05 a loyalty campaign for the whole network, or a whole group, is accepted', async () => {
  const all = await editor.post('/admin/contents/loyalty_campaign', { title: 'Carte' })
  const group = await editor.post('/admin/contents/loyalty_campaign', {
    title: 'Carte',
    target: { groups: [0] },
  })

  expect([all.status, group.status]).toEqual([201, 201])
})

test('D5 a question is its own title; its answer is its text', async () => {
  const made = await editor.post('/admin/contents/faq', {
    question: 'Comment commander\u00a0?',
    answer: '<p>Ainsi.</p>',
  })
  const renamed = await editor.patch(`/admin/contents/faq/${made.body.id}`, {
    title: 'Où commander\u00a0?',
    version: 1,
  })

  expect(made).toMatchObject({
    status: 201,
    body: { title: 'Comment commander\u00a0?', answer: '<p>Ainsi.</p>' },
  })
  expect(made.body).not.toHaveProperty('body')
  expect(renamed.body).toMatchObject({ title: 'Où commander\u00a0?', question: 'Où commander\u00a0?' })
  const both = await editor.post('/admin/contents/faq', {
    title: 'Retours',
    question: 'Comment rendre\u00a0?',
  })
  expect(both.body).toMatchObject({ title: 'Retours', question: 'Comment rendre\u00a0?' })
})

test('D15-08 questions and choices keep their ids from save to save', async () => {
  const questions = [
    { type: 'single', label: 'Q1', choices: [{ label: 'A', is_correct: true }, { label: 'B' }] },
  ]
  const made = await editor.post('/admin/contents/quiz', { title: 'Quiz', questions })
  const ids = made.body.questions[0].choices.map((choice: { id: number }) => choice.id)
  const saved = await editor.patch(`/admin/contents/quiz/${made.body.id}`, {
    questions: made.body.questions,
    version: 1,
  })

  expect(new Set([made.body.questions[0].id, ...ids]).size).toBe(3)
  expect(saved.body.questions).toEqual(made.body.questions)
})

test('D13-04 every change leaves an audit line and a version, and a version can be restored', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Un', body: '<p>un</p>' })
  await editor.patch(`/admin/contents/news/${id}`, { title: 'Deux', body: '<p>deux</p>', version: 1 })
  await editor.post(`/admin/contents/news/${id}/archive`)

  const versions = await editor.get(`/admin/contents/news/${id}/versions`)
  expect(versions.body.data.map((row: { action: string }) => row.action)).toEqual([
    'archive',
    'update',
    'create',
  ])
  expect((await editor.get(`/admin/contents/news/${id}/versions/1`)).body.snapshot).toMatchObject({
    title: 'Un',
    body: '<p>un</p>',
  })

  const restored = await editor.post(`/admin/contents/news/${id}/versions/1/restore`, { version: 3 })
  expect(restored.body).toMatchObject({ title: 'Un', body: '<p>un</p>', version: 4, status: 'archived' })
  const audit = await t.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(audit.map((row) => row.action)).toEqual([
    'content.create',
    'content.update',
    'content.archive',
    'content.restore',
  ])
})

test('D13-01 a copy is a draft of its own', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Modèle', target: target({ groups: [1] }) })
  const copy = await editor.post(`/admin/contents/news/${id}/duplicate`)

  expect(copy).toMatchObject({
    status: 201,
    body: { title: 'Copie de Modèle', status: 'draft', published_at: null, version: 1 },
  })
  expect(copy.body.target.groups).toEqual([1])
  expect(copy.body.id).not.toBe(id)
})

test('D15-01 a deleted content is gone for all, and deleting it again is 404', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Éphémère' })

  expect((await titulaire.get(`/contents/news/${id}`)).status).toBe(200)
  expect((await editor.delete(`/admin/contents/news/${id}`)).status).toBe(204)
  expect((await titulaire.get(`/contents/news/${id}`)).status).toBe(404)
  expect((await editor.delete(`/admin/contents/news/${id}`)).status).toBe(404)
})

test('D15-01 the editors’ list finds by words and state, and counts each state', async () => {
  await makeContent(t, network, 'merchandising', { title: 'Vitrine d’été' })
  await makeContent(t, network, 'merchandising', {
    title: 'Vitrine d’hiver',
    starts_at: '2027-01-01T00:00:00Z',
  })
  await makeContent(t, network, 'merchandising', { title: 'Brouillon', status: 'draft' })

  const scheduled = await editor.get('/admin/contents/merchandising?status=scheduled&q=VITRINE')
  expect(scheduled.body.data.map((row: { title: string }) => row.title)).toEqual(['Vitrine d’hiver'])
  expect(scheduled.body.meta.facets.status).toEqual(
    expect.arrayContaining([
      { value: 'live', label: 'Publié', count: 1 },
      { value: 'scheduled', label: 'Programmé', count: 1 },
    ]),
  )
})

test('D1-02 advisers and members never write', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Intouchable' })
  for (const person of ['titulaire', 'conseiller', 'invite'] as const) {
    const caller = await t.as(network.people[person])
    const answers = [
      await caller.get('/admin/contents/news'),
      await caller.post('/admin/contents/news', { title: 'x' }),
      await caller.patch(`/admin/contents/news/${id}`, { title: 'x', version: 1 }),
      await caller.post(`/admin/contents/news/${id}/publish`),
      await caller.delete(`/admin/contents/news/${id}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  }
})

test('RELIABILITY 14 a title or a name that nobody can see is asked for again', async () => {
  const admin = await t.as(network.people.admin)
  for (const blank of ['\u200b', '\u3164', ' \u2060\u00ad '])
    for (const [path, body] of [
      ['/admin/contents/news', { title: blank }],
      ['/admin/contents/faq', { question: blank }],
      ['/admin/laboratories', { name: blank }],
      ['/admin/popins', { title: blank }],
      ['/admin/zones', { name: blank }],
    ] as const) {
      const answer = await admin.post(path, body)
      expect([path, answer.status, Object.keys(answer.body.errors)]).toEqual([path, 422, Object.keys(body)])
    }
})
