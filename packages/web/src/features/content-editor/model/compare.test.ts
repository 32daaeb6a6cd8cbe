import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kinds } from '@kiosque/contract/kinds/registry'
import { conflicts, differences } from './compare.ts'
import type { Names } from '../field-types/field-view.ts'
import { describeField } from './describe-value.ts'
import { richLines } from './rich-lines.ts'
import { parseDraft } from './local-draft.ts'
import { wordDiff } from './word-diff.ts'

describe('D13-01 differences word by word', () => {
  test('what is kept, removed and added', () => {
    expect(wordDiff('Au-delà de cinq jours, orientez.', 'Au-delà de trois jours, orientez vite.')).toEqual([
      { kind: 'same', text: 'Au-delà de ' },
      { kind: 'removed', text: 'cinq' },
      { kind: 'added', text: 'trois' },
      { kind: 'same', text: ' jours, orientez' },
      { kind: 'added', text: ' vite' },
      { kind: 'same', text: '.' },
    ])
  })

  test('both texts can be read back from the pieces, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('le ', 'chat', ' ', 'dort', '.', 'l’été', '\n', '€'))
      .map((words) => words.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDiff(before, after)
        const read = (but: string) =>
          pieces
            .filter(({ kind }) => kind !== but)
            .map((piece) => piece.text)
            .join('')
        expect(read('added')).toBe(before)
        expect(read('removed')).toBe(after)
      }),
    )
  })

  test('two long unlike texts do not keep the reader waiting', () => {
    const long = (word: string) => `${word} `.repeat(20_000)
    const started = performance.now()
    wordDiff(long('un'), long('deux'))
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('D13-01 two editors', () => {
  const base = { title: 'Titre', excerpt: 'Chapô', body: '<p>Un</p>', category: null }
  const theirs = { ...base, excerpt: 'Leur chapô', body: '<p>Deux</p>' }
  const mine = { ...base, title: 'Mon titre', body: '<p>Trois</p>' }

  test('each field says who touched it, and equal fields are left out', () => {
    expect(conflicts(kinds.news, base, theirs, mine).map(({ name, touched }) => [name, touched])).toEqual([
      ['title', 'mine'],
      ['excerpt', 'theirs'],
      ['body', 'both'],
    ])
  })

  test('a picture whose link was signed anew is the same picture', () => {
    const signed = (sig: string) => ({ body: `<p><img src="/api/v1/files/3?exp=1&sig=${sig}" alt="" /></p>` })
    expect(differences(kinds.news, signed('a'), signed('b'))).toEqual([])
    expect(differences(kinds.news, { category: null }, { category: '' })).toEqual([])
  })
})

describe('a value as a person reads it', () => {
  const name = (word: string) => (id: number | string) => `${word} ${id}`
  const names: Names = {
    file: name('fichier'),
    laboratory: name('labo'),
    partner: name('partenaire'),
    author: name('auteur'),
    content: name('contenu'),
    category: name('catégorie'),
    zone: name('zone'),
  }
  const said = (field: string, value: unknown) => describeField(kinds.news, field, value, names)

  test('targets, dates, flags and references are worded', () => {
    expect(said('target', { sites: [1], zones: [4], account_types: [200] })).toBe(
      'Sites\u00a0: Réseau Référence\nZones\u00a0: zone 4\nRôles\u00a0: Titulaire',
    )
    expect(said('target', {})).toBe('Tout le monde')
    expect(said('ends_at', '2027-02-28T23:00:00.000Z')).toBe('28/02/2027 inclus')
    expect(said('pinned', true)).toBe('Oui')
    expect(said('related_posts', [1, 2])).toBe('contenu 1\ncontenu 2')
    expect(said('cover_id', null)).toBe('')
  })

  test('rich text is compared as lines, with its links, pictures and videos named', () => {
    expect(
      richLines(
        '<h2>Un</h2><p>Deux <a href="/x" target="_blank" rel="noopener">ici</a></p><ul><li>a &amp; b</li></ul><p><img src="/f" alt="Une boîte" /></p>',
      ),
    ).toBe('Un\nDeux ici (/x)\n• a & b\n[Image\u00a0: Une boîte]')
  })
})

test('a broken local draft is no draft', () => {
  for (const raw of [null, '', '{', '[]', '{"version":"1"}', 'null']) expect(parseDraft(raw)).toBeNull()
})
