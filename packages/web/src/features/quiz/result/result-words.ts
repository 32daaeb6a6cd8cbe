import type { Attempt, AttemptComparison } from '@kiosque/contract/wire/quizzes'
import { count, formatPercent } from '../../../lib/format.ts'

type Result = Pick<Attempt, 'score' | 'passed' | 'pass_mark' | 'corrections' | 'status'>

/** Within this many points of the pass mark, it was nearly there. */
const NEAR = 15

export function resultTitle({ score, passed, pass_mark }: Result, firstName: string): string {
  if (passed) return score === 100 ? `Sans faute, ${firstName}\u00A0!` : `Beau score, ${firstName}\u00A0!`
  return (score ?? 0) >= pass_mark - NEAR
    ? `Vous y êtes presque, ${firstName}`
    : `Ne lâchez rien, ${firstName}`
}

/** The score, what was asked for, and what is left to look at again. */
export function resultWords({ score, passed, pass_mark, corrections, status }: Result): string {
  const wrong = corrections?.filter((correction) => !correction.is_right).length ?? null
  const sentences = [
    status === 'expired' ? 'Vos réponses données à temps ont été comptées.' : null,
    passed
      ? `Vous obtenez ${formatPercent(score ?? 0)}.`
      : `Vous obtenez ${formatPercent(score ?? 0)}\u00A0; il en fallait ${formatPercent(pass_mark)}.`,
    wrong === null || wrong === 0
      ? null
      : wrong === 1
        ? 'Une notion reste à revoir.'
        : `${count(wrong, 'notion')} restent à revoir.`,
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

/** Said only where it pleases. */
export function betterThanWords(comparison: AttemptComparison | null): string | null {
  const share = comparison?.better_than ?? 0
  return share >= 50 ? `Vous faites mieux que ${formatPercent(share)} des participants.` : null
}
