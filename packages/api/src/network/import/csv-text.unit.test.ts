import { describe, expect, test } from 'vitest'
import { decodeText, guessSeparator, readRows } from './csv-text.ts'

const rows = (text: string) => [...readRows(text, ';')]

describe('D15-06 reading a CSV file', () => {
  test.each([
    [
      'plain cells',
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'Windows line ends and a last one',
      'a;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'old Mac line ends',
      'a;b\rc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['empty cells at the end', 'a;;\n', [['a', '', '']]],
    ['blank lines left out', 'a\n\n ;\nb', [['a'], ['b']]],
    ['a separator and quotes inside quotes', '"a;""b""";c', [['a;"b"', 'c']]],
    ['a quote never closed', 'a;"b\nc', [['a', 'b\nc']]],
    ['text after a closing quote', '"a"b;c', [['ab', 'c']]],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => {
    expect(rows(text).map((row) => row.cells)).toEqual(expected)
  })

  test('a line number counts the line breaks inside quotes', () => {
    expect(rows('h\n"a\nb"\n\nc').map((row) => row.line)).toEqual([1, 2, 5])
  })

  test.each([
    ['a;b,c;d', ';'],
    ['a,b,c', ','],
    ['a\tb\tc', '\t'],
    ['a|b|c', '|'],
    ['"x,y,z";b', ';'],
    ['seul', ';'],
  ])('the separator of %j is %j', (text, expected) => {
    expect(guessSeparator(text)).toBe(expected)
  })

  test.each([
    ['UTF-8', Buffer.from('été')],
    ['UTF-8', Buffer.from('\uFEFFété')],
    ['Windows-1252 (Latin-1)', Buffer.from('été', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFété', 'utf16le')],
  ])('%s is recognised', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: 'été', encoding })
  })
})
