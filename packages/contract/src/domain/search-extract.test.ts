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

  expect(extract).toContain('<mark>Grippe</mark> et <mark>vaccination</mark> ensemble.')
  expect(extract.startsWith('… ')).toBe(true)
  expect(extract.length).toBeLessThan(320)
})

test('D15-03 an extract never cuts a character in two', () => {
  for (let pad = 0; pad < 4; pad += 1) {
    const extract = extractOf('x'.repeat(pad) + '💊'.repeat(400), readQuery('mot'))

    expect(extract.isWellFormed()).toBe(true)
  }
})
