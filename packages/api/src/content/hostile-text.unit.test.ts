import { expect, test } from 'vitest'
import { plainText } from '@kiosque/contract/domain/rich-text'
import { HONEST_TEXT, HOSTILE_TEXT } from '../../../../test/hostile-text.ts'
import { survivorsIn } from '../../test/content/survivors.ts'
import { cleanHtml } from './clean-html.ts'

test.each(Object.entries(HOSTILE_TEXT))(
  'S9-05 D5-03 of the %s family, nothing outside the list survives, and cleaning twice changes nothing',
  (_, vectors) => {
    const faults = vectors.flatMap((typed) => {
      // Alone, and amid a text that was open before and goes on after.
      return [typed, `<p>avant <strong>${typed}</strong> après</p>`, `<ul><li>${typed}`].flatMap((html) => {
        const clean = cleanHtml(html)
        const problems = survivorsIn(clean)
        if (cleanHtml(clean) !== clean) problems.push('cleaning twice changes it')
        return problems.length > 0 ? [{ html, clean, problems }] : []
      })
    })

    expect(faults).toEqual([])
  },
)

test.each(HONEST_TEXT)('S9-05 the words of « %s » are all kept', (typed, words) => {
  const clean = cleanHtml(typed)

  expect(survivorsIn(clean)).toEqual([])
  expect(oneSpaced(plainText(clean))).toBe(oneSpaced(words))
})

const oneSpaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
