import { expect, test } from 'vitest'
import { arrivalsOf } from './arrivals.ts'
import { cleanPaste } from './clean-paste.ts'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const TABLE =
  '<table><tr><th>Zone</th><th>Jour</th></tr><tr><td><p>Ouest</p></td><td><b>lundi</b></td></tr><tr><td>Sud</td><td>&nbsp;</td></tr></table>'
const png = (name = 'photo.png') => new File(['x'], name, { type: 'image/png' })

test('S9-05 a pasted table becomes one line per row, and the writer is told', () => {
  expect(cleanPaste(`<p>Avant</p>${TABLE}`)).toBe(
    '<p>Avant</p><p><strong>Zone · Jour</strong></p><p>Ouest · <b>lundi</b></p><p>Sud</p>',
  )
  expect(arrivalsOf(TABLE, []).notices).toEqual([expect.stringContaining('Le tableau est devenu des lignes')])
})

test('a table that only lays out a mail keeps its paragraphs and needs no word', () => {
  const mail = `<table><tr><td><p>Bonjour,</p><table><tr><td>Merci.</td></tr></table></td></tr></table>`

  expect(cleanPaste(mail)).toBe('<p>Bonjour,</p><p>Merci.</p>')
  expect(arrivalsOf(mail, []).notices).toEqual([])
})

test('a picture the page carries is to be sent; one it only names is told as lost', () => {
  const arrived = arrivalsOf(
    `<p>Texte</p><img src="data:image/png;base64,${PIXEL}"><img src="file:///C:/temp/image001.png">`,
    [],
  )

  expect(arrived.pictures.map(({ name, type }) => [name, type])).toEqual([
    ['Image collée 1.png', 'image/png'],
  ])
  expect(arrived.notices).toEqual([expect.stringContaining('Une image n’a pas pu être reprise')])
  expect(arrived.isWhole).toBe(false)
})

test('a picture of the web stays as it is written', () => {
  expect(arrivalsOf('<p>A</p><img src="https://exemple.fr/a.png">', [])).toEqual({
    pictures: [],
    notices: [],
    isWhole: false,
  })
})

test('a file alone is the whole arrival; with a text, the picture of that text is not wanted', () => {
  const photo = png()

  expect(arrivalsOf('<img src="file:///C:/photo.png">', [photo])).toEqual({
    pictures: [photo],
    notices: [],
    isWhole: true,
  })
  expect(arrivalsOf('<p>Une feuille de calcul</p>', [png()]).pictures).toEqual([])
})

test('a file that is no picture is sent to the attachments, by its name', () => {
  const pdf = new File(['x'], 'tarif.pdf', { type: 'application/pdf' })

  expect(arrivalsOf('', [pdf]).notices).toEqual([expect.stringMatching(/tarif\.pdf.*Pièces jointes/)])
})
