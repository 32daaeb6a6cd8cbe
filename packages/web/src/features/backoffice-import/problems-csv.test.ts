import type { ImportProblem } from '@kiosque/contract/wire/people'
import { expect, test } from 'vitest'
import { problemsCsv } from './problems-csv.ts'

const problem: ImportProblem = {
  line: 2,
  column: 'Zone',
  value: 'Grand Ouest',
  message: 'Zone inconnue.',
  level: 'error',
  suggestion: 'Ouest',
}

test('D13-03 the problems of a dry run open in a French spreadsheet', () => {
  expect(problemsCsv([problem])).toBe(
    '\uFEFFLigne;Colonne;État;Valeur lue;Explication\r\n2;Zone;Refusée;Grand Ouest;Zone inconnue.\r\n',
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['+33 1', "'+33 1"],
  ['-2', "'-2"],
  ['@cmd', "'@cmd"],
  ['  =1', "'  =1"],
  ['a;b', '"a;b"'],
  ['il dit "oui"', '"il dit ""oui"""'],
  ['deux\nlignes', '"deux\nlignes"'],
  ['0203541', '0203541'],
])('D13-03 the value %j is written as text, never as a formula', (value, expected) => {
  expect(problemsCsv([{ ...problem, value }]).split('\r\n')[1]).toBe(
    `2;Zone;Refusée;${expected};Zone inconnue.`,
  )
})

test('D13-03 a problem of the whole line has empty column and value', () => {
  const csv = problemsCsv([{ ...problem, line: 9, column: null, value: null, level: 'warning' }])

  expect(csv.split('\r\n')[1]).toBe('9;;À vérifier;;Zone inconnue.')
})
