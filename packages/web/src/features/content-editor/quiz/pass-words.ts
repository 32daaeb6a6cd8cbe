import { answersToPass } from '@kiosque/contract/domain/quiz-question'
import type { OwnEntryOf } from '@kiosque/contract/kinds/own-values'
import type { quiz } from '@kiosque/contract/kinds/quiz'
import { count } from '../../../lib/format.ts'
import type { FormEntry } from '../field-types/field-view.ts'

const typedNumber = (typed: unknown): number | null => {
  const value = Number(String(typed).replace(',', '.').replace('%', '').trim())
  return String(typed).trim() === '' || Number.isNaN(value) ? null : value
}

function pointsOf({ values }: FormEntry): number {
  const { points }: OwnEntryOf<typeof quiz.fields.questions> = values
  return typedNumber(points) ?? 1
}

/** What the pass mark asks for in right answers, or in points where questions are not worth the same. */
export function passWords(
  passMark: unknown,
  drawCount: unknown,
  entries: readonly FormEntry[],
): string | null {
  const mark = typedNumber(passMark)
  if (mark === null || mark < 1 || mark > 100 || entries.length === 0) return null
  const asked = Math.min(typedNumber(drawCount) ?? entries.length, entries.length)
  const points = entries.map(pointsOf)
  if (new Set(points).size === 1) {
    const right = answersToPass(mark, asked)
    return `Soit ${count(right, 'bonne réponse', 'bonnes réponses')} sur ${asked}.`
  }
  if (asked < entries.length) return `Soit ${mark}\u00a0% des points des ${asked} questions tirées.`
  const total = points.reduce((sum, each) => sum + each, 0)
  return `Soit ${count(Math.ceil((mark * total) / 100), 'point')} sur ${total}.`
}

/** How many questions are asked, of how many there are. */
export function askedWords(drawCount: unknown, total: number): string {
  const asked = Math.min(typedNumber(drawCount) ?? total, total)
  if (total === 0) return 'Tirées au sort parmi celles du quiz. Vide\u00a0: toutes.'
  if (asked === total) return `Vide\u00a0: les ${total}, à chaque tentative.`
  return `${asked} sur ${total}, tirées au sort à chaque tentative.`
}
