import { expect, test } from 'vitest'
import { readQuery } from './french-search.ts'
import { extractOf, marked } from './search-extract.ts'

test.each([
  ['Les vaccinations d’hiver', 'vaccination', 'Les <mark>vaccinations</mark> d’hiver'],
  ['L’ordonnance', "l'ordonnance", 'L’<mark>ordonnance</mark>'],
  ['Œufs de Pâques', 'oeuf paques', '<mark>Œufs</mark> de <mark>Pâques</mark>'],
  ['Crème anti-âge', 'antiage', 'Crème <mark>anti</mark>-<mark>âge</mark>'],
  ['Prix < 5 & "net"', 'prix', '<mark>Prix</mark> &lt; 5 &amp; &quot;net&quot;'],
  ['<script>alert(1)</script>', 'alert', '&lt;script&gt;<mark>alert</mark>(1)&lt;/script&gt;'],
  ['Rien de tel', 'xyz', 'Rien de tel'],
  ['', 'a', ''],
])('D15-03 %s, asked %s', (text, q, expected) => {
  expect(marked(text, readQuery(q))).toBe(expected)
})

test('D15-03 the extract is the passage with the most words asked for', () => {
  const filler = 'Un texte sans rapport avec la question posée. '.repeat(20)
  const text = `${filler}La grippe seule. ${filler}Grippe et vaccination ensemble. ${filler}`

  const extract = extractOf(text, readQuery('vaccination grippe'))

  expect(extract.startsWith('<mark>Grippe</mark> et <mark>vaccination</mark> ensemble. Un texte')).toBe(true)
  expect(extract.endsWith('question posée.')).toBe(true)
  expect(extract.length).toBeLessThan(320)
})

test('D15-03 an extract never cuts a character in two', () => {
  for (let pad = 0; pad < 4; pad += 1) {
    const extract = extractOf('x'.repeat(pad) + '💊'.repeat(400), readQuery('mot'))

    expect(extract.isWellFormed()).toBe(true)
  }
})

test.each([
  ['Attention : un mot', 'Attention\u00a0: un <mark>mot</mark>'],
  ['Un mot ; un autre ! Et lui ?', 'Un <mark>mot</mark>\u202f; un autre\u202f! Et lui\u202f?'],
  ['Dit « mot » et 5 % ou 3 €', 'Dit «\u00a0<mark>mot</mark>\u00a0» et 5\u00a0% ou 3\u00a0€'],
  ['Un\u00a0mot\u202f: oui', 'Un\u00a0<mark>mot</mark>\u00a0: oui'],
  ['À 10:30, https://exemple.fr?mot', 'À 10:30, https://exemple.fr?<mark>mot</mark>'],
])('D5-01 the extract of « %s » has the spaces of French', (text, expected) => {
  expect(extractOf(text, readQuery('mot'))).toBe(expected)
})

test('S2-13 an extract is made of sentences: neighbours of another field are left out', () => {
  const text = 'Deux mesures au repos.\nAutopiqueur\nLa mesure se fait le matin. Elle se note.\nCompresses'

  expect(extractOf(text, readQuery('matin'))).toBe('La mesure se fait le <mark>matin</mark>. Elle se note.')
  expect(extractOf(text, readQuery('rien'))).toBe('Deux mesures au repos.')
  expect(extractOf(text, readQuery('compresse'))).toBe('<mark>Compresses</mark>')
})

test('S2-13 a sentence without end is cut between words around what was asked for', () => {
  const long = `${'des mots encore '.repeat(40)}une pommade ${'et puis d’autres '.repeat(40)}`

  const extract = extractOf(long, readQuery('pommade'))

  expect(extract).toMatch(/^… .*<mark>pommade<\/mark>.* …$/)
  expect(extract.length).toBeLessThan(260)
})
