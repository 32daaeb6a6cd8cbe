import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { csvCell, csvLine, inPages, sendCsv, writtenCell } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+33612345678', "'+33612345678"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\tdu texte', `"'\tdu texte"`],
  ['   =1', `"'   =1"`.replaceAll('"', '')],
  ['\u200B=1', "'\u200B=1"],
  ['\uFEFF@x', "'\uFEFF@x"],
  ['\u00A0+1', "'\u00A0+1"],
  ['\u202E=1', "'\u202E=1"],
  ['\u2800=1', "'\u2800=1"],
  ['\uFE0F=1', "'\uFE0F=1"],
  ['\n=1', `"'\n=1"`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
])('D8-03 the dangerous cell %j is neutralised by one apostrophe', (value, expected) => {
  expect(csvCell(value)).toBe(expected)
})

test.each([
  ['Évreux', 'Évreux'],
  ['a=b', 'a=b'],
  ['06 12 34 56 78', '06 12 34 56 78'],
  ['titulaire@officine.fr', 'titulaire@officine.fr'],
  ["l'officine", "l'officine"],
  ['−20 %', '−20 %'],
  ['«\u00A0oui\u00A0»', '«\u00A0oui\u00A0»'],
  ['Durand; fils', '"Durand; fils"'],
  ['dit "le grand"', '"dit ""le grand"""'],
  ['deux\nlignes', '"deux\nlignes"'],
  ['0212345', '"0212345"'],
  ['35600000000048', '"35600000000048"'],
  ['12E5', '"12E5"'],
  ['2012345', '2012345'],
  ['', ''],
  [null, ''],
  [-12.5, '-12,5'],
  [{ cents: 147_720 }, '"1477,20"'],
  [{ cents: -5 }, '"-0,05"'],
  [true, 'oui'],
  [new Date('2026-03-10T23:30:00Z'), '11/03/2026'],
])('D8-03 the legitimate cell %j is kept', (value, expected) => {
  expect(csvCell(value)).toBe(expected)
})

test.each(['=1+1', '-Pharmacie', '\u200B@x', '＝1', '+33612345678', 'l’été', "l'officine", "'", ''])(
  'D8-03 %j comes back from a file as it was written',
  (text) => {
    expect(writtenCell(csvCell(text))).toBe(text)
  },
)

test('D8-03 a file begins with a BOM, separates by semicolons and ends its lines for spreadsheets', async () => {
  const chunks: string[] = []
  const reply = {
    type: () => reply,
    header: () => reply,
    send(stream: Readable) {
      return stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    },
  }
  const stream = sendCsv(
    reply as unknown as FastifyReply,
    'x.csv',
    ['Nom', 'Ville'],
    [['Durand', 'Évreux']],
  ) as unknown as Readable
  await new Promise((resolve) => stream.on('end', resolve))

  expect(chunks.join('')).toBe('\uFEFFNom;Ville\r\nDurand;Évreux\r\n')
  expect(csvLine([1, null, 'a'])).toBe('1;;a\r\n')
})

test('G9 rows are read page after page until the last one', async () => {
  const all = Array.from({ length: 2500 }, (_, index) => ({ id: index + 1 }))
  const read: number[] = []

  for await (const row of inPages(async (after, size) => all.filter(({ id }) => id > after).slice(0, size))) {
    read.push(row.id)
  }

  expect(read).toEqual(all.map(({ id }) => id))
})
