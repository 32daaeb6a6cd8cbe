import { expect, test } from 'vitest'
import { sentenceMark, sentencesOf } from './search-sentences.ts'

test.each([
  ['Une phrase. Une autre ! Et « la dernière » ?', ['Une phrase.', 'Une autre !', 'Et « la dernière » ?']],
  ['Dit par M. Durand à 12.5 %. Fin', ['Dit par M. Durand à 12.5 %.', 'Fin']],
  ['« Tout va bien. » Elle sourit.', ['« Tout va bien. »', 'Elle sourit.']],
  ['Un titre\nSans point\n\n  Puis un texte.  ', ['Un titre', 'Sans point', 'Puis un texte.']],
  ['Environ 3 kg, etc. selon la taille', ['Environ 3 kg, etc. selon la taille']],
  ['', []],
])('S2-13 the sentences of « %s »', (text, expected) => {
  expect(sentencesOf(text)).toEqual(expected)
})

test('S2-13 a sentence is the same whatever its case, accents and spaces, and another in another kind', () => {
  const mark = sentenceMark('news', 'Déposez la PLV.')

  expect(sentenceMark('news', 'deposez  la plv')).toBe(mark)
  expect(sentenceMark('news', 'Déposez le PLV.')).not.toBe(mark)
  expect(sentenceMark('quiz', 'Déposez la PLV.')).not.toBe(mark)
})
