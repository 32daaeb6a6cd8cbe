import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Field, Fields } from '@kiosque/contract/kinds/fields'
import { allKinds, kinds } from '@kiosque/contract/kinds/registry'
import { createSchema } from '@kiosque/contract/kinds/values-schema'
import {
  blankForm,
  changedNames,
  formNames,
  formOf,
  labelOf,
  readForm,
  withEntryIds,
} from './content-form.ts'
import type { FormEntry } from '../field-types/field-view.ts'
import { blankEntry } from './form-value.ts'

const word = fc.stringMatching(/^[a-zéèà]{1,12}( [a-zéèà]{1,12}){0,3}$/)
const id = fc.integer({ min: 1, max: 2_000_000_000 })
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const minute = fc
  .integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 })
  .map((count) => new Date(count * 60_000).toISOString())
/** Random instants seldom fall in the hour that one night of autumn says twice. */
const instant = fc.oneof(minute, fc.constantFrom('2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'))

/** Any value the server may hold for this field. */
function stored(field: Field): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'integer':
      return fc.integer({ min: field.min, max: field.max })
    case 'money_cents':
      return fc.integer({ min: field.min, max: Math.min(field.max, 999_999_999) })
    case 'percent':
    case 'decimal':
      return fc.integer({ min: field.min * 100, max: field.max * 100 }).map((hundredths) => hundredths / 100)
    case 'date':
      return day
    case 'datetime':
      return instant
    case 'boolean':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...field.options.map((option) => option.value))
    case 'multi_choice':
      return fc.subarray(field.options.map((option) => option.value))
    case 'image':
    case 'file':
      return id
    case 'images':
    case 'files':
      return fc.uniqueArray(id, { maxLength: 3 })
    case 'video':
      return fc.oneof(
        id.map((file_id) => ({ file_id })),
        fc.constant({ url: 'https://player.vimeo.com/video/12' }),
      )
    case 'reference':
      return field.to === 'faq_theme' ? fc.constant('vaccination') : id
    case 'content_refs':
      return field.max === 1 ? id : fc.uniqueArray(id, { maxLength: Math.min(3, field.max) })
    case 'discount':
      return fc.constant({ type: 3, amount: 20 })
    case 'items':
      return fc.array(entry(field.fields, field.with_ids === true), { maxLength: 3 })
    case 'url':
      return fc.constant('https://exemple.fr/page')
    case 'email':
      return fc.constant('claire@exemple.fr')
    case 'phone':
      return fc.constantFrom('+33612345678', '+262692123456')
    case 'rich_text':
      return word.map((text) => `<p>${text}</p>`)
    default:
      return word.map((text) => text.slice(0, field.max).trim())
  }
}

function entry(fields: Fields, hasIds: boolean): fc.Arbitrary<Record<string, unknown>> {
  const required = Object.entries(fields).filter(([, field]) => field.required === true)
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, stored(field)]))
  const requiredKeys = [...required.map(([name]) => name), ...(hasIds ? ['id'] : [])]
  return fc.record(
    { ...shape, ...(hasIds ? { id } : {}) },
    { requiredKeys: requiredKeys as 'id'[] },
  ) as fc.Arbitrary<Record<string, unknown>>
}

function content(kind: Kind): fc.Arbitrary<Record<string, unknown>> {
  const own = Object.entries(kind.fields)
    .filter(([name]) => name !== kind.title_from)
    .map(([name, field]) => [name, field.required === true ? stored(field) : fc.option(stored(field))])
  return fc.record({
    ...(Object.fromEntries(own) as Record<string, fc.Arbitrary<unknown>>),
    title: word,
    slug: fc.constant('une-adresse'),
    excerpt: fc.oneof(fc.constant(''), word),
    [kind.body.name]: word.map((text) => `<p>${text}</p>`),
    cover_id: fc.option(id),
    attachment_ids: fc.uniqueArray(id, { maxLength: 3 }),
    category: fc.option(fc.constant('equipe')),
    laboratory_id: fc.option(id),
    author_id: fc.option(id),
    starts_at: fc.option(instant),
    ends_at: fc.constant(null),
    target: fc.constant({ sites: [1], zones: [3] }),
  })
}

/** An absent list, an absent flag: the form cannot tell them from an empty list and from no. */
function settled(kind: Kind, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const type = kind.fields[name]?.type
      if (value !== null) return [name, value]
      if (type === 'boolean') return [name, false]
      const isList =
        ['items', 'images', 'files', 'multi_choice'].includes(type ?? '') ||
        (type === 'content_refs' && (kind.fields[name] as { max: number }).max !== 1)
      return [name, isList ? [] : null]
    }),
  )
}

describe.each(allKinds.map((kind) => [kind.key, kind] as const))('D13-01 the form of %s', (_, kind) => {
  test('gives back what it was given, and counts nothing as changed', () => {
    fc.assert(
      fc.property(content(kind), (values) => {
        const form = formOf(kind, values)
        const { values: read, problems } = readForm(kind, form, formNames(kind))
        expect([...problems]).toEqual([])
        expect(read).toEqual(settled(kind, values))
        expect(changedNames(kind, form, formOf(kind, values))).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  test('starts blank with what the server would accept, once it has a title', () => {
    const { values } = readForm(
      kind,
      { ...blankForm(kind), title: 'Un titre', slug: 'un-titre' },
      formNames(kind),
    )
    const required = Object.values(kind.fields).some((field) => field.required === true)
    expect(createSchema(kind).safeParse(values).success).toBe(!required)
  })

  test('has a French label for every field, and for every error the server can name', () => {
    for (const name of formNames(kind)) expect(labelOf(kind, name)).not.toBe(name)
  })
})

describe('D13-01 what is wrong is said at its field', () => {
  const bad = (kind: Kind, changes: Record<string, unknown>) => {
    const form = { ...blankForm(kind), title: 'Un titre', slug: 'un-titre', ...changes }
    return Object.fromEntries(readForm(kind, form, formNames(kind)).problems)
  }

  test.each([
    ['an empty title', { title: '  ' }, 'title', 'requis'],
    ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }, 'title', '200'],
    ['a day that does not exist', { read_before: '31/02/2026' }, 'read_before', 'date'],
    [
      'a window that ends before it starts',
      { starts_at: { day: '12/11/2026', time: '' }, ends_at: { day: '11/11/2026', time: '' } },
      'ends_at',
      'suivre',
    ],
    ['an hour without its day', { starts_at: { day: '', time: '9h' } }, 'starts_at', 'jour'],
    ['an address with capitals', { slug: 'Été' }, 'slug', 'Minuscules'],
  ])('%s', (_, changes, field, words) => {
    expect(bad(kinds.news, changes)[field]).toContain(words)
  })

  test('inside a repeated group the path is the server’s', () => {
    const fields = kinds.quiz.fields.questions.fields
    const question = { ...blankEntry(fields), key: 'a' }
    const problems = bad(kinds.quiz, { questions: [question] })
    expect(problems).toMatchObject({
      'questions.0.type': 'Ce champ est requis.',
      'questions.0.label': 'Ce champ est requis.',
    })
    expect(labelOf(kinds.quiz, 'questions.0.choices.1.label')).toBe(
      'Questions, 1, Réponses proposées, 2, Réponse',
    )
  })

  test('an amount is read in euros, as people type them', () => {
    const { values } = readForm(kinds.product, { ...blankForm(kinds.product), price: '1 234,5' }, ['price'])
    expect(values).toEqual({ price: 123_450 })
  })
})

test('D7-01 entries saved for the first time keep the ids the server gave, wherever they moved since', () => {
  const fields = kinds.quiz.fields.questions.fields
  const [one, two] = [blankEntry(fields), blankEntry(fields)]
  const sent = { ...blankForm(kinds.quiz), questions: [one, two] }
  const moved = { ...sent, questions: [two, one] }

  const merged = withEntryIds(kinds.quiz, moved, sent, { questions: [{ id: 11 }, { id: 22 }] })

  expect((merged['questions'] as FormEntry[]).map((each) => each.id)).toEqual([22, 11])
})
