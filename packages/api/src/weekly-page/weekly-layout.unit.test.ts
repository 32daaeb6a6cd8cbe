import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layoutOf } from './weekly-layout.ts'
import { moreOf, shortName, weekAt, type SectionKey, type WeekSection } from './weekly-page.ts'
import { weeklyPdf } from './weekly-pdf.ts'

const KEYS: SectionKey[] = ['recalls', 'ending', 'starting', 'animation', 'trainings', 'events', 'claims']
const AVAILABLE = 694

const sectionOf = (key: SectionKey, count: number, word = 'Chose'): WeekSection => ({
  key,
  title: `Section ${key}`,
  lines: Array.from({ length: count }, (_, rank) => ({
    title: `${word} ${rank + 1}`,
    aside: '12,90\u00a0€',
    note: word,
    when: 'avant le jeudi\u00a019',
  })),
  more: moreOf('une', 'offre'),
  empty: key === 'animation' || key === 'claims' ? null : 'Rien cette semaine.',
})

const anyPage = fc
  .array(fc.integer({ min: 0, max: 50 }), { minLength: 7, maxLength: 7 })
  .map((counts) => KEYS.map((key, rank) => sectionOf(key, counts[rank] ?? 0)))

describe('D13-05 one page, whatever the amount', () => {
  test('what is drawn never passes the page, and nothing is left out in silence', () => {
    fc.assert(
      fc.property(anyPage, (sections) => {
        const layout = layoutOf(sections, AVAILABLE)
        expect(layout.height).toBeLessThanOrEqual(AVAILABLE)
        for (const { section, shown } of layout.sections) {
          expect(shown).toBeLessThanOrEqual(section.lines.length)
          expect(shown).toBeGreaterThanOrEqual(Math.min(1, section.lines.length))
        }
        const expected = sections.filter(({ lines, empty }) => lines.length > 0 || empty !== null)
        expect(layout.sections.map(({ section }) => section)).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  test('all of what fits is there, and larger when there is little', () => {
    const few = layoutOf(
      KEYS.map((key) => sectionOf(key, 1)),
      AVAILABLE,
    )
    const more = layoutOf(
      KEYS.map((key) => sectionOf(key, 2)),
      AVAILABLE,
    )
    expect(more.sections.every(({ section, shown }) => shown === section.lines.length)).toBe(true)
    expect(few.scale).toBeGreaterThan(more.scale)
  })

  test('recalls are cut last', () => {
    const { sections } = layoutOf(
      KEYS.map((key) => sectionOf(key, 50)),
      AVAILABLE,
    )
    const shown = new Map(sections.map(({ section, shown: lines }) => [section.key, lines]))
    for (const key of KEYS.slice(1)) expect(shown.get('recalls')).toBeGreaterThan(shown.get(key) ?? 0)
  })

  test('every document has one page, with any words in it', async () => {
    const words = fc.record({
      counts: fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 7, maxLength: 7 }),
      word: fc.string({ maxLength: 300, unit: 'grapheme' }),
      name: fc.constantFrom(
        'Pharmacie du Port',
        'Pharmacie de l’Hôtel de Ville et du Grand Marché couvert '.repeat(4),
      ),
    })
    for (const [rank, { counts, word, name }] of fc.sample(words, { numRuns: 25, seed: 47 }).entries()) {
      const at = new Date(Date.UTC(2026, 0, 5 + rank * 7, 7))
      const pdf = await weeklyPdf(
        [
          {
            pharmacy: { id: 1, name, city: 'Évreux' },
            week: weekAt(at).monday,
            reader: 'Claire Morvan',
            at,
            sections: KEYS.map((key, place) => sectionOf(key, counts[place] ?? 0, word)),
          },
        ],
        'https://kiosque.test',
      )
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    }
  })
})

test('D13-05 what is left out is counted in French', () => {
  expect(moreOf('une', 'offre')(7)).toBe('et 7\u00a0autres offres')
  expect(moreOf('un', 'rappel')(1)).toBe('et un autre rappel')
})

test('D13-05 people are told apart on the wall by their first name and an initial', () => {
  expect(shortName({ first_name: 'Inès', last_name: 'benali' })).toBe('Inès\u00a0B.')
  expect(shortName({ first_name: '', last_name: 'Morvan' })).toBe('Morvan')
})

test.each([
  ['a Sunday evening before summer time', '2026-03-29T21:59:00Z', '2026-03-23'],
  ['the Monday after it began', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['a Sunday evening of the hour that comes twice', '2026-10-25T22:59:00Z', '2026-10-19'],
  ['the Monday after it ended', '2026-10-25T23:00:00Z', '2026-10-26'],
])('G18 %s is in the week of Paris', (_, instant, monday) => {
  expect(weekAt(new Date(instant)).monday).toBe(monday)
})
