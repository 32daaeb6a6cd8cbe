import { expect, test } from 'vitest'
import { currentStart, linesOf, piecesOf } from './transcript-lines.ts'

test('D5 a transcript is read line by line, with its times where it has any', () => {
  expect(linesOf('0:00 Bonjour\n\n12:34 Frottez\nSans heure 3:00')).toEqual([
    { start: 0, text: 'Bonjour' },
    { start: 754, text: 'Frottez' },
    { start: null, text: 'Sans heure 3:00' },
  ])
})

test.each([
  ['Les amygdales gonflées', 'GONFLEES', ['gonflées']],
  ['Été, été', 'ete', ['Été', 'été']],
  ['Rien', 'absent', []],
  ['Rien', '  ', []],
])('in « %s », « %s » is found without minding accents or case', (text, asked, found) => {
  const pieces = piecesOf(text, asked)

  expect(pieces.filter((piece) => piece.isFound).map((piece) => piece.text)).toEqual(found)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

test('the current line is the last begun', () => {
  expect([0, 2.9, 3, 100].map((time) => currentStart([0, 3, 6], time))).toEqual([0, 0, 3, 6])
  expect(currentStart([2], 1)).toBeNull()
})
