import { describe, expect, test } from 'vitest'
import type { AgreementFigures } from '@kiosque/contract/wire/agreements'
import { expectedText } from './agreement-words.ts'

const TODAY = '2026-11-18'
const projection = {
  low: 2_260_000,
  high: 2_322_000,
  basis: 'last_year' as const,
  low_rebate: 1,
  high_rebate: 2,
  low_tier: 'Palier 3',
  high_tier: 'Palier 3',
}

const figures = (changes: Partial<AgreementFigures> = {}): AgreementFigures => ({
  content_id: 1,
  year: 2026,
  laboratory: { id: 1, name: 'Évanor' },
  amount: 1_876_000,
  last_year: null,
  through: '2026-10-31',
  received_on: '2026-11-05',
  signed_on: null,
  tier: { title: 'Palier 2', rate: 3 },
  next: { title: 'Palier 3', threshold: 2_000_000, rate: 5, missing: 124_000 },
  progress: 93,
  earned: 56_280,
  months: [],
  tiers: [],
  projection,
  next_expected: { earliest: '2026-11-25', latest: '2026-12-02' },
  comparison: null,
  years: [],
  ...changes,
})

const expected = (earliest: string | null, latest: string | null) => ({ next_expected: { earliest, latest } })

describe('S2-43 when the next tier may come', () => {
  test.each<[string, Partial<AgreementFigures>, string]>([
    ['both ends to come', {}, 'vous l’atteindrez entre le 25 novembre et le 2 décembre.'],
    ['one day', expected('2026-11-25', '2026-11-25'), 'vous l’atteindrez vers le 25 novembre.'],
    ['already begun', expected('2026-11-17', '2026-11-19'), 'vous l’atteindrez d’ici au 19 novembre.'],
    ['both ends past', expected('2026-11-01', '2026-11-02'), 'les prochains chiffres d’Évanor le diront.'],
    ['at best, later', expected('2026-12-31', null), 'à partir du 31 décembre, sans que ce soit acquis.'],
    ['at best, past', expected('2026-11-02', null), 'd’ici à la fin de l’année, sans que ce soit acquis.'],
    ['not this year', expected(null, null), 'vous ne l’atteindriez pas avant la fin de l’année.'],
    ['two months known', { projection: null, next_expected: null }, 'Il est trop tôt pour dire'],
    [
      'nothing bought',
      { amount: 0, tier: null, projection: null, next_expected: null },
      'Aucun achat connu chez Évanor cette année.',
    ],
    [
      'a year that is over',
      { year: 2025, through: '2025-12-31', projection: null, next_expected: null },
      'L’année 2025 est close\u00A0: votre remise est celle du palier 2, 3\u00A0%.',
    ],
    [
      'a year over without a tier',
      { year: 2025, through: '2025-12-31', tier: null, projection: null, next_expected: null },
      'L’année 2025 est close, sans palier atteint.',
    ],
  ])('%s', (_name, changes, words) => {
    const text = expectedText(figures(changes), TODAY)

    expect(text.replaceAll('\u202F', '\u00A0')).toContain(words)
    expect(text.includes('trop tôt')).toBe(words.includes('trop tôt'))
  })
})
