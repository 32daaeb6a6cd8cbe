import { expect, test } from 'vitest'
import { news } from '@kiosque/contract/kinds/news'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { accepted, begun, recovered, replaced, settled, typed, type Editing } from './editing.ts'
import { whatToSend } from './what-to-send.ts'

const stored = (fields: object = {}) =>
  ({
    id: 7,
    version: 1,
    title: 'La toux',
    slug: 'la-toux',
    excerpt: '',
    status: 'draft',
    published_at: null,
    starts_at: null,
    ends_at: null,
    updated_at: '2026-03-10T09:00:00.000Z',
    ...fields,
  }) as unknown as AdminContentDetail
const type = (before: Editing, fields: object) =>
  Object.entries(fields).reduce((editing, [name, value]) => typed(editing, name, value), before)

test('the address follows the title until someone writes another', () => {
  const fresh = typed(begun(news, null), 'title', 'La toux')
  expect(fresh.form['slug']).toBe('la-toux')

  const own = type(fresh, { slug: 'conseils', title: 'Le rhume' })
  expect(own.form['slug']).toBe('conseils')
})

test('D13-01 what was typed while a save was on its way stays, and is all that is left to send', () => {
  const sent = type(begun(news, stored()), { excerpt: 'Premier' })
  const since = type(sent, { excerpt: 'Premier puis second' })

  const after = accepted(news, since, sent, stored({ excerpt: 'Premier', version: 2 }), ['excerpt'])

  expect(after.form['excerpt']).toBe('Premier puis second')
  expect(after.saved.content?.version).toBe(2)
  expect(whatToSend(news, after)).toEqual({ body: { excerpt: 'Premier puis second' }, problems: {} })
})

test('a window that cannot be read waits whole, and the rest is sent', () => {
  const window = {
    starts_at: { day: '13/11/2026', time: '' },
    ends_at: { day: '12/11/2026', time: '' },
  }

  const { body, problems } = whatToSend(news, type(begun(news, stored()), { excerpt: 'Oui', ...window }))

  expect(body).toEqual({ excerpt: 'Oui' })
  expect(problems).toEqual({ ends_at: 'La date de fin doit suivre la date de début.' })
})

test('D13-01 both versions seen, what was not taken from them goes on top of theirs', () => {
  const mine = type(begun(news, stored()), { title: 'Mon titre', excerpt: 'Mon chapô' })
  const theirs = stored({ title: 'Son titre', excerpt: 'Son chapô', version: 2 })

  const after = settled(news, { ...mine, theirs }, theirs, new Set(['excerpt', 'slug']))

  expect(after.theirs).toBeNull()
  expect(after.saved.content?.version).toBe(2)
  expect(whatToSend(news, after).body).toEqual({ title: 'Mon titre' })
})

test('a draft found again starts from the version it was changed from', () => {
  const after = recovered(begun(news, stored({ version: 4 })), { excerpt: 'Retrouvé' }, 3)

  expect(after.saved.content?.version).toBe(3)
  expect(whatToSend(news, after).body).toEqual({ excerpt: 'Retrouvé' })
})

test('published another way, a content keeps what was typed and its address', () => {
  const mine = type(begun(news, stored()), { excerpt: 'Pas encore envoyé' })

  const after = replaced(
    news,
    mine,
    stored({ status: 'published', published_at: '2026-03-11T09:00:00.000Z' }),
  )

  expect(after.form['excerpt']).toBe('Pas encore envoyé')
  expect(type(after, { title: 'Autre titre' }).form['slug']).toBe('la-toux')
})
