import type { Correction, GivenAnswer } from '@kiosque/contract/wire/quizzes'
import { formatNumber } from '../../../lib/format.ts'

/** An answer in words: one line each, in an order that counts or not. */
export type Words = { lines: string[]; isOrdered: boolean }

const words = (lines: string[], isOrdered = false): Words => ({ lines, isOrdered })

const withUnit = (value: number, unit: string | null) =>
  `${formatNumber(value)}${unit === null ? '' : `\u00A0${unit}`}`

/** What was answered; no line when nothing was. */
export function givenWords(correction: Correction): Words {
  const { type, given, choices, matches, unit } = correction
  if (given === null) return words([])
  const labelOf = (id: number) => choices.find((choice) => choice.id === id)?.label ?? ''
  if (type === 'numeric') return words(given.value === null ? [] : [withUnit(given.value, unit)])
  if (type === 'matching') return words(pairLines(given, labelOf, matches))
  return words(given.choice_ids.map(labelOf), type === 'ordering')
}

function pairLines(
  { pairs }: GivenAnswer,
  labelOf: (id: number) => string,
  matches: Correction['matches'],
): string[] {
  return pairs.map(
    ({ choice_id, match_id }) =>
      `${labelOf(choice_id)}\u00A0→ ${matches.find(({ id }) => id === match_id)?.label ?? ''}`,
  )
}

/** What was expected. */
export function expectedWords({ type, choices, expected_value: value, unit }: Correction): Words {
  if (type === 'numeric') return words(value === null ? [] : [withUnit(value, unit)])
  if (type === 'matching') return words(choices.map(({ label, match }) => `${label}\u00A0→ ${match ?? ''}`))
  if (type === 'ordering')
    return words(
      choices.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)).map(({ label }) => label),
      true,
    )
  return words(choices.filter((choice) => choice.is_correct).map(({ label }) => label))
}
