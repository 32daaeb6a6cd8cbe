import type { PublishBody } from '@kiosque/contract/wire/contents'
import { momentText, readMoment, type MomentEdge, type TypedMoment } from '../../lib/typed-moment.ts'

export type PublishPlan = {
  when: 'now' | 'later'
  start: TypedMoment
  hasEnd: boolean
  end: TypedMoment
  notify: boolean
}

type Planned = { version: number; starts_at: string | null; ends_at: string | null }

const DAY_MS = 86_400_000

/** What the dialog opens with: the window already chosen, or tomorrow at eight as a first idea of « later ». */
export function firstPlan(content: Planned, now: Date): PublishPlan {
  const isLater = content.starts_at !== null && new Date(content.starts_at) > now
  const tomorrow = momentText(new Date(now.getTime() + DAY_MS).toISOString(), 'start')
  return {
    when: isLater ? 'later' : 'now',
    start: isLater ? momentText(content.starts_at, 'start') : { ...tomorrow, time: '8\u00a0h\u00a000' },
    hasEnd: content.ends_at !== null,
    end: momentText(content.ends_at, 'end'),
    notify: true,
  }
}

export type PlanErrors = { start?: string; end?: string }

type Edge = { at: Date | null; error?: string }

function edgeOf(typed: TypedMoment, side: MomentEdge): Edge {
  const read = readMoment(typed, side)
  if (!read.ok) return { at: null, error: read.message }
  return read.value === null ? { at: null, error: 'Indiquez un jour.' } : { at: new Date(read.value) }
}

/** What is sent, or what is wrong with it, in French, beside its field. */
export function bodyOf(
  plan: PublishPlan,
  content: Planned,
  now: Date,
): { body: PublishBody; errors: PlanErrors } {
  const errors: PlanErrors = {}
  const start: Edge = plan.when === 'later' ? edgeOf(plan.start, 'start') : { at: null }
  const end: Edge = plan.hasEnd ? edgeOf(plan.end, 'end') : { at: null }
  if (start.error !== undefined) errors.start = start.error
  else if (start.at !== null && start.at <= now) errors.start = 'Cette date est déjà passée.'
  if (end.error !== undefined) errors.end = end.error
  else if (end.at !== null && end.at <= (start.at ?? now))
    errors.end = start.at === null ? 'Cette date est déjà passée.' : 'La fin doit suivre le début.'
  // A window that has already begun keeps its beginning: publishing now does not make old news new.
  const hasBegun = content.starts_at !== null && new Date(content.starts_at) <= now
  const body: PublishBody = {
    version: content.version,
    ends_at: end.at?.toISOString() ?? null,
    notify: plan.notify,
  }
  if (plan.when === 'later') body.starts_at = start.at?.toISOString() ?? null
  else if (!hasBegun) body.starts_at = null
  return { body, errors }
}
