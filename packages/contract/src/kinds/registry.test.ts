import { expect, test } from 'vitest'
import { contentPath, defineKind } from './define-kind.ts'
import { editorForm, missingFields } from './editor-form.ts'
import { items, text } from './fields.ts'
import { memberValues } from './member-values.ts'
import { allKinds, kindOf, kinds } from './registry.ts'
import { searchableText } from './searchable-text.ts'
import { createSchema, defaultValues, updateSchema } from './values-schema.ts'

const D5_KINDS = [
  'news',
  'page',
  'faq',
  'health_test',
  'quiz',
  'tutorial',
  'laboratory_training',
  'academy',
  'one_time_campaign',
  'loyalty_campaign',
  'monthly_animation',
  'partnership',
  'laboratory_thematic',
  'merchandising',
  'promotional_offer',
  'technical_file',
  'performance',
  'referral_laboratory',
  'gallery',
  'catalogue',
  'product',
  'document',
]

test('S1-03 every content area of D5 is declared, once, under its own key and route', () => {
  expect(allKinds.map((kind) => kind.key).toSorted()).toEqual(D5_KINDS.toSorted())
  expect(Object.keys(kinds)).toEqual(allKinds.map((kind) => kind.key))
  expect(new Set(allKinds.map((kind) => kind.route)).size).toBe(allKinds.length)
  expect(kindOf('toString')).toBeNull()
})

test.each(allKinds)('D5 $key has its words, a form, and accepts a title alone', (kind) => {
  expect(Object.values(kind.labels).every((label) => label.trim() !== '')).toBe(true)
  expect(createSchema(kind).safeParse({ title: 'Un titre' }).success).toBe(true)
  expect(createSchema(kind).safeParse({ title: 'Un titre', ...defaultValues(kind) }).success).toBe(true)
  expect(editorForm(kind).flatMap((section) => section.fields.map(({ name }) => name))).toContain(
    kind.body.name,
  )
  const [path, query] = contentPath(kind, { id: 3, slug: 'a-b', theme: 'commandes' }).split('?')
  expect(path).toMatch(/^\/[a-z/-]+(3|a-b)?$/)
  expect(query === undefined).toBe(kind.key !== 'document')
})

test('D5 a document, which has no page, is linked to where it is found', () => {
  const path = contentPath(kinds.document, { id: 3, slug: 'a-b', title: 'Grille d’écart & suivi' })
  expect(path).toBe(`/search-results?kind=document&q=${encodeURIComponent('Grille d’écart & suivi')}`)
})

test.each(allKinds)('D2-05 $key refuses by name what it does not declare', (kind) => {
  const read = createSchema(kind).safeParse({ title: 'Un titre', is_admin: true })

  expect(read.success).toBe(false)
  expect(read.error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['is_admin'] })
})

test('D15-01 a change carries the version it was made on', () => {
  expect(updateSchema(kinds.news).safeParse({ title: 'Autre' }).success).toBe(false)
  expect(updateSchema(kinds.news).safeParse({ title: 'Autre', version: 2 }).success).toBe(true)
})

test.each([
  [{ post_type: 9 }, 'post_type'],
  [{ pinned: 'oui' }, 'pinned'],
  [{ read_before: '2026-02-30' }, 'read_before'],
  [{ starts_at: 'demain' }, 'starts_at'],
  [{ starts_at: '0000-01-01T00:00:00Z' }, 'starts_at'],
  [{ title: 'a\nb' }, 'title'],
  [{ title: '   ' }, 'title'],
  [{ title: 'a'.repeat(201) }, 'title'],
  [{ slug: 'Majuscule' }, 'slug'],
  [{ target: { groups: [4] } }, 'target'],
  [{ target: { account_types: [5] } }, 'target'],
  [{ target: { sites: 'all' } }, 'target'],
  [{ cover_id: 0 }, 'cover_id'],
  [{ related_posts: [2 ** 31] }, 'related_posts'],
])('D2-03 %o is refused under its own name', (body, field) => {
  const read = createSchema(kinds.news).safeParse({ title: 'Un titre', ...body })

  expect(read.error?.issues[0]?.path[0]).toBe(field)
})

test('S5-04 a mechanic asks exactly its own fields', () => {
  const schema = createSchema(kinds.promotional_offer)
  const mechanics = (value: object) => schema.safeParse({ title: 'Offre', mechanics: value }).success

  expect(mechanics({ type: 3, amount: 20 })).toBe(true)
  expect(mechanics({ type: 4, nbProducts: 3, offeredProducts: 1 })).toBe(true)
  expect(mechanics({ type: 3 })).toBe(false)
  expect(mechanics({ type: 9 })).toBe(false)
  expect(mechanics({ type: 5, nbProducts: 1, amount: 50 })).toBe(false)
})

test('D7-01 D15-08 members learn how many questions a quiz has, never their answers', () => {
  const questions = [
    { id: 1, type: 'single', label: 'Vrai\u00a0?', choices: [{ id: 2, label: 'Oui', is_correct: true }] },
  ]
  const seen = memberValues(kinds.quiz, { questions, pass_mark: 80 }, 'detail')

  expect(seen).toMatchObject({ questions_count: 1, pass_mark: 80 })
  expect(JSON.stringify(seen)).not.toContain('Oui')
})

test('D5-01 members see declared fields only, editors’ notes never', () => {
  const values = { question: 'Q', synonyms: 'caché', secret: 'x' }

  expect(memberValues(kinds.faq, values, 'detail')).not.toHaveProperty('synonyms')
  expect(memberValues(kinds.faq, values, 'detail')).not.toHaveProperty('secret')
  expect(searchableText(kinds.faq, values).words).toContain('caché')
})

test('D5-01 codes are told apart from words', () => {
  const found = searchableText(kinds.product, { ean: '3400930000001', sizes: 'Taille M', range: 'mdd' })

  expect(found.codes).toEqual(['3400930000001'])
  expect(found.words).toEqual(['Taille M', 'Marque du réseau'])
})

test('D13-01 the editor is reminded of what is expected before publication', () => {
  expect(missingFields(kinds.catalogue, { pdf: null }).map(({ name }) => name)).toEqual(['pdf'])
})

const labels = { singular: 'Essai', plural: 'Essais', a: 'un essai', empty: 'Rien.', intro: 'Essais.' }

test.each([
  ['hides a common field', { fields: { title: text('Titre') } }],
  ['filters on a list', { fields: { list: items('Liste', {}) }, filters: { list: { label: 'Liste' } } }],
  [
    'sorts by an unknown field',
    { fields: {}, sorts: { x: { label: 'X', field: 'absent', direction: 'asc' } } },
  ],
  ['has an unknown default sort', { fields: {}, default_sort: 'absent' }],
  ['names an absent period', { fields: {}, period: { start: 'a', end: 'b' } }],
])('a kind that %s does not load', (_, part) => {
  const declared = { key: 'essai', route: '/essais', area: null, labels, ...part }

  expect(() => defineKind(declared as never)).toThrow(/essai/)
})
