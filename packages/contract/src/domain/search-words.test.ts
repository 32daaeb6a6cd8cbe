import { describe, expect, test } from 'vitest'
import { closeCodes, codesIn, codeTyped, editDistance, lettersLeftOut, tokensOf } from './search-words.ts'

const words = (text: string) => tokensOf(text).map((token) => token.word)

describe('G19 words of a text', () => {
  test.each([
    ['L’ordonnance d’un patient', ['ordonnance', 'un', 'patient']],
    ['Lʼordonnance dʼun patient', ['ordonnance', 'un', 'patient']],
    ['Œufs, cœur & vitæ', ['oeufs', 'coeur', 'vitae']],
    ['Crème anti-âge', ['creme', 'anti', 'age']],
    ['Aujourd’hui', ['aujourd', 'hui']],
    ['B.R.I. ouverts', ['bri', 'ouverts']],
    ['100ml de B12', ['100', 'ml', 'de', 'b', '12']],
    ['e\u0301te\u0301', ['ete']],
    ['👩‍⚕️ 💊 !?', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  test('a compound is also known in one piece, and each word by its place', () => {
    const [anti, age] = tokensOf('Crème anti-âge').slice(1)

    expect(anti).toMatchObject({ joined: 'antiage', start: 6, end: 10 })
    expect('Crème anti-âge'.slice(age?.start, age?.end)).toBe('âge')
  })

  test.each(['a'.repeat(100_000), `a${'𠀀'.repeat(5000)}`, 'é'.repeat(9000), `x-${'y'.repeat(9000)}`])(
    'RELIABILITY 14 no form of an endless word is endless, nor cut inside a character',
    (text) => {
      for (const { word, stems, joined } of tokensOf(text))
        for (const form of [word, ...stems, joined ?? '']) {
          expect(form.length).toBeLessThanOrEqual(60)
          expect(form.isWellFormed()).toBe(true)
        }
    },
  )

  test('very long input gives no more words than it has', () => {
    for (const piece of ["l'", 'a-', 'é', '1 ', '.', 'a.', '’'.repeat(3)])
      expect(tokensOf(piece.repeat(20_000)).length).toBeLessThanOrEqual(20_000)
  })
})

describe('G19 codes', () => {
  test.each([
    ['EAN 3401560000123', ['3401560000123', '6000012']],
    ['3400 930 000 120', ['3400930000120', '3000012']],
    ['ACL 765.43.21', ['7654321']],
    ['06 12 34 56 78', []],
    ['RPPS 10001234567', []],
    ['prix 1234567890123456', []],
    ['version12345678', []],
  ])('%s', (text, expected) => {
    expect(codesIn(text)).toEqual(expected)
  })

  test('a code typed alone is told from words and other numbers', () => {
    expect(codeTyped(' CIP : 3400 930\u00a0000 120 ')).toBe('3400930000120')
    expect(codeTyped('7654321')).toBe('7654321')
    expect(codeTyped('765432')).toBeNull()
    expect(codeTyped('crème 7654321')).toBeNull()
    expect(closeCodes('la crème 3401 5600 00123 du 06 12 34 56 78')).toBe(
      'la crème 3401560000123 du 06 12 34 56 78',
    )
  })
})

test('G19 distances count a swap of neighbours as one letter', () => {
  expect(editDistance('vaccination', 'vaccination')).toBe(0)
  expect(editDistance('vacination', 'vaccination')).toBe(1)
  expect(editDistance('vaccinatoin', 'vaccination')).toBe(1)
  expect(editDistance('vaxination', 'vaccination')).toBe(2)
  expect(editDistance('', 'abc')).toBe(3)
  expect(lettersLeftOut('toux')).toEqual(['toux', 'oux', 'tux', 'tox', 'tou'])
})
