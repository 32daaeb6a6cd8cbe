import { expect, test } from 'vitest'
import { linesOf, tellAll, textsIn } from './told-contents.ts'

const told = tellAll('2026-11-17')
const texts = told.flatMap(({ title, excerpt, body, fields }) => [title, excerpt, body, ...textsIn(fields)])
const said = [...new Set(texts)].filter((text) => !/^https?:|^[\w.+-]+@/.test(text))
const printed = [...new Set(told.flatMap(({ documents }) => [...documents().values()].flatMap(linesOf)))]

const FAULTS: readonly (readonly [name: string, fault: RegExp])[] = [
  ['a straight apostrophe', /'/],
  ['a space that breaks before a sign', / [:;!?»€%]/],
  ['a space that breaks after «', /« /],
  ['a threshold with its cents', /\d[\u00A0\u202F ]?000,00/],
  ['a sentence that could be said of anything', /en savoir plus|cliquez ici|négociée pour|lorem|à définir/i],
  ['two sentences run together', /[a-zé]{3}\.[A-ZÉÀ][a-zé]/],
]

test.each(FAULTS)('no text of the demonstration has %s', (_, fault) => {
  expect(said.filter((text) => fault.test(text.replaceAll(/<[^>]+>/g, ' ').trim()))).toEqual([])
  expect(said.length).toBeGreaterThan(1_000)
})

test.each(FAULTS)('no document of the demonstration has %s', (_, fault) => {
  expect(printed.filter((line) => fault.test(line))).toEqual([])
})

test('« 1ᵉʳ » and « 2ᵉ » have raised letters', () => {
  expect(said.filter((text) => /\b1er\b|\b\d+e\b|\b\d+(?:ème|eme)\b/.test(text))).toEqual([])
})

test('a title says what its thing is, without a full stop', () => {
  expect(told.filter(({ title }) => title.endsWith('.')).map(({ title }) => title)).toEqual([])
})
