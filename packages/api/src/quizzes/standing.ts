import { parisDay } from '@kiosque/contract/domain/dates'
import type { OwnFieldName, OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { QuizStanding, TrainingStatus } from '@kiosque/contract/wire/quizzes'
import type { AttemptRow } from './attempts.sql.ts'

/** What the quiz allows today, whatever it allowed when earlier attempts began. */
export interface AttemptRules {
  max_attempts: number | null
  cooldown_hours: number | null
  validity_months: number | null
}

const HOUR_MS = 3_600_000

export const rulesOf = (fields: OwnValuesOf<'quiz'>): AttemptRules => {
  const number = (name: OwnFieldName<'quiz'>) => (typeof fields[name] === 'number' ? fields[name] : null)
  return {
    max_attempts: number('max_attempts'),
    cooldown_hours: number('cooldown_hours'),
    validity_months: number('validity_months'),
  }
}

/** The last day a success counts; null when it counts for ever. */
export function validUntil(passedAt: Date, months: number | null): string | null {
  if (months === null) return null
  const [year = 0, month = 1, day = 1] = parisDay(passedAt).split('-').map(Number)
  // The 31st of a shorter month is its last day.
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

export const isOpen = (row: AttemptRow) => row.submitted_at === null

/** Where somebody stands with a quiz, from all they tried at it. */
export function standingOf(attempts: readonly AttemptRow[], rules: AttemptRules, now: Date): QuizStanding {
  const open = attempts.findLast(isOpen)
  const closed = attempts.filter((row) => !isOpen(row))
  const success = closed.findLast((row) => row.passed)
  const until = success?.submitted_at ? validUntil(success.submitted_at, rules.validity_months) : null
  const hasLapsed = until !== null && until < parisDay(now)
  // What has lapsed is taken again from the start: tries made before it do not count any more.
  const counted = hasLapsed ? attempts.filter((row) => row.id > (success?.id ?? 0)) : attempts
  const left = rules.max_attempts === null ? null : Math.max(0, rules.max_attempts - counted.length)
  const scores = closed.flatMap((row) => row.score ?? [])
  return {
    status: statusOf({
      isOpen: open !== undefined,
      isPassed: success !== undefined,
      hasLapsed,
      hasTried: closed.length > 0,
    }),
    open_attempt_id: open?.id ?? null,
    attempts_left: left,
    next_attempt_at: left === 0 ? null : nextAttempt(counted, rules, now),
    best_score: scores.length > 0 ? Math.max(...scores) : null,
    valid_until: until,
  }
}

interface Facts {
  isOpen: boolean
  isPassed: boolean
  hasLapsed: boolean
  hasTried: boolean
}

function statusOf({ isOpen: hasOpen, isPassed, hasLapsed, hasTried }: Facts): TrainingStatus {
  if (hasOpen) return 'in_progress'
  if (isPassed) return hasLapsed ? 'expired' : 'passed'
  return hasTried ? 'failed' : 'todo'
}

function nextAttempt(counted: readonly AttemptRow[], rules: AttemptRules, now: Date): string | null {
  const last = counted.findLast((row) => !isOpen(row))?.submitted_at
  if (!last || !rules.cooldown_hours) return null
  const at = new Date(last.getTime() + rules.cooldown_hours * HOUR_MS)
  return at > now ? at.toISOString() : null
}
