import { deadlineWords } from '@kiosque/contract/domain/offer-deadline'
import type { DeadlineWords } from '@kiosque/contract/domain/offer-deadline'
import { Deadline } from '../../../parts/deadline.tsx'

/** What a period says of itself today. */
export const periodWords = (start: string | null, end: string | null, now: Date): DeadlineWords =>
  deadlineWords({ period_start: start, period_end: end }, now)

/** Days in Paris (`2026-11-30`), both included; what also has to be ordered by a day is shown by `Deadline` itself. */
export function Validity({ start, end, now }: { start: string | null; end: string | null; now?: Date }) {
  return <Deadline days={{ period_start: start, period_end: end }} {...(now && { now })} />
}
