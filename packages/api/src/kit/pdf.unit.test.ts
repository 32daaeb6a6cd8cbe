import { describe, expect, test } from 'vitest'
import { cut, drawable, drawPdf, widthOf, write } from './pdf.ts'

const at = new Date('2026-11-16T06:40:00Z')

describe('S1-06 words are drawn with glyphs that the standard fonts have', () => {
  test.each([
    ['Élodie Œuvrard, 12,90\u00a0€ « l’unité »…', 'Élodie Œuvrard, 12,90\u00a0€ « l’unité »…'],
    ['\u221220\u202F%', '–20\u00a0%'],
    ['Łukasz Dvořák', 'Lukasz Dvorák'],
    ['e\u0301te\u0301', 'été'],
    ['≥ 3 → offert', '>= 3 > offert'],
    ['ﬁn ½ 5 μg', 'fin ½ 5 µg'],
    ['Bravo 🎉 !', 'Bravo  !'],
    ['deux\nlignes\tici', 'deux\nlignes ici'],
  ])('%s', (text, expected) => {
    expect(drawable(text)).toBe(expected)
  })

  test('whatever is written, nothing outside Windows-1252 is drawn', () => {
    const everything = Array.from({ length: 0x3_000 }, (_, code) => String.fromCodePoint(code)).join('')
    expect(drawable(everything)).toMatch(/^[\n\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/)
  })
})

test('S1-06 a line that is too long ends with « … » and never passes its width', async () => {
  const style = { size: 10, bold: true }
  await drawPdf({ title: 'Essai', at }, (doc) => {
    const long = 'Crème réparatrice pour les mains très sèches et abîmées, lot de trois tubes'
    for (const width of [5, 40, 120, 200]) {
      const shown = cut(doc, long, width, style)
      expect(shown).toMatch(/…$/)
      expect(shown.length < 2 || widthOf(doc, shown, style) <= width).toBe(true)
    }
    expect(cut(doc, 'Court', 200, style)).toBe('Court')
    expect(cut(doc, 'une\n  fois', 200, style)).toBe('une fois')
  })
})

test('S1-06 the ordinal of the first of a month is raised', async () => {
  await drawPdf({ title: 'Essai', at }, (doc) => {
    const style = { size: 10 }
    expect(widthOf(doc, 'du 1ᵉʳ au 7', style)).toBeLessThan(widthOf(doc, 'du 1er au 7', style))
    expect(write(doc, 'du 1ᵉʳ au 7', [0, 0], style)).toBeCloseTo(widthOf(doc, 'du 1ᵉʳ au 7', style), 5)
  })
})
