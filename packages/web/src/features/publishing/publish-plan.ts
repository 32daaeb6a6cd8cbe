import type { PublishBody } from '@kiosque/contract/wire/contents'
import { parisInstant, parisWall } from './paris-time.ts'

export type PublishPlan = {
  when: 'now' | 'later'
  startDay: string
  startTime: string
  hasEnd: boolean
  endDay: string
  endTime: string
  notify: boolean
}

type Planned = { version: number; starts_at: string | null; ends_at: string | null }

const HOUR_MS = 3_600_000

/** What the dialog opens with: the window already chosen, or tomorrow at eight as a first idea of « later ». */
export function firstPlan(content: Planned, now: Date): PublishPlan {
  const isLater = content.starts_at !== null && new Date(content.starts_at) > now
  const start = isLater
    ? parisWall(content.starts_at ?? now)
    : { day: parisWall(new Date(now.getTime() + 24 * HOUR_MS)).day, time: '08:00' }
  const end = content.ends_at === null ? { day: '', time: '23:59' } : parisWall(content.ends_at)
  return {
    when: isLater ? 'later' : 'now',
    startDay: start.day,
    startTime: start.time,
    hasEnd: content.ends_at !== null,
    endDay: end.day,
    endTime: end.time,
    notify: true,
  }
}

export type PlanErrors = { start?: string; end?: string }

/** What is sent, or what is wrong with it, in French, beside its field. */
export function bodyOf(
  plan: PublishPlan,
  content: Planned,
  now: Date,
): { body: PublishBody; errors: PlanErrors } {
  const errors: PlanErrors = {}
  const start = plan.when === 'later' ? parisInstant(plan.startDay, plan.startTime) : null
  const end = plan.hasEnd ? parisInstant(plan.endDay, plan.endTime) : null
  if (plan.when === 'later' && start === null) errors.start = 'Indiquez un jour et une heure.'
  else if (start !== null && start <= now) errors.start = 'Cette date est déjà passée.'
  if (plan.hasEnd && end === null) errors.end = 'Indiquez un jour et une heure.'
  else if (end !== null && end <= (start ?? now))
    errors.end = start === null ? 'Cette date est déjà passée.' : 'La fin doit suivre le début.'
  // A window that has already begun keeps its beginning: publishing now does not make old news new.
  const hasBegun = content.starts_at !== null && new Date(content.starts_at) <= now
  const body: PublishBody = {
    version: content.version,
    ends_at: end?.toISOString() ?? null,
    notify: plan.notify,
  }
  if (plan.when === 'later') body.starts_at = start?.toISOString() ?? null
  else if (!hasBegun) body.starts_at = null
  return { body, errors }
}
