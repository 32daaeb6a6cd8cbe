import { describe, expect, test } from 'vitest'
import { singulars, stem } from './french-stem.ts'

/** The stems that PostgreSQL's own french_stem gives, read from it once. */
const STEMS: Record<string, string> = {
  vaccination: 'vaccin',
  vacciner: 'vaccin',
  vaccinées: 'vaccin',
  continuellement: 'continuel',
  majestueusement: 'majestu',
  heureuses: 'heureux',
  pharmacienne: 'pharmacien',
  pharmaciens: 'pharmacien',
  préparatrice: 'prépar',
  solutions: 'solut',
  psychologie: 'psycholog',
  patience: 'patienc',
  excellence: 'excellent',
  activement: 'activ',
  activité: 'activ',
  actualités: 'actual',
  journaux: 'journal',
  gâteaux: 'gâteau',
  établissements: 'établ',
  constamment: 'const',
  évidemment: 'évident',
  finissons: 'fin',
  commandées: 'command',
  facturation: 'factur',
  premières: 'premi',
  personnelle: 'personnel',
  réductions: 'réduct',
  cigarettes: 'cigaret',
  payer: 'pai',
  ordonnances: 'ordon',
}

describe('G19 stems', () => {
  test('words of one family share a stem', () => {
    const families = [
      ['vaccination', 'vaccinations', 'vacciner', 'vaccinée', 'vaccins'],
      ['facture', 'factures', 'facturer', 'facturation'],
      ['pharmacien', 'pharmacienne', 'pharmaciennes'],
      ['heureux', 'heureuse'],
    ]
    for (const family of families) expect(new Set(family.map(stem)).size).toBe(1)
  })

  test('short words and long strings are their own stem', () => {
    expect(stem('la')).toBe('la')
    expect(stem('a'.repeat(61))).toBe('a'.repeat(61))
  })

  test.each(Object.entries(STEMS))('%s → %s', (word, expected) => {
    expect(stem(word)).toBe(expected)
  })
})

test('G19 plurals name the singulars they may come from', () => {
  expect(singulars('travaux')).toContain('travail')
  expect(singulars('locaux')).toContain('local')
  expect(singulars('tuyaux')).toContain('tuyau')
  expect(singulars('eaux')).toEqual(['eau'])
  expect(singulars('genoux')).toEqual(['genou'])
  expect(singulars('ordonnances')).toEqual(['ordonnance'])
  expect(singulars('bras')).toEqual(['bra'])
  expect(singulars('stress')).toEqual(['stress'])
  expect(singulars('os')).toEqual(['os'])
})
