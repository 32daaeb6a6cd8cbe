import { IconCheck, IconClock } from '@tabler/icons-react'
import { parisDay } from '@kiosque/contract/domain/dates'
import { formatDate } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useMayAnswer, useOwnAnswers } from './enrolments.queries.ts'

type Asking = { id: number; enrolment_open: boolean | null; enrolment_deadline: string | null }

/** An answer may still be given, as far as the campaign says. */
export const isAsking = ({ enrolment_open, enrolment_deadline }: Asking, now: Date): boolean =>
  enrolment_open === true && (enrolment_deadline === null || enrolment_deadline >= parisDay(now))

/** Where the pharmacy stands with a campaign: what it answered, or that an answer is awaited. */
export function AnswerChip({ card }: { card: Asking }) {
  const now = useNow()
  const answer = useOwnAnswers()(card.id)
  const mayAnswer = useMayAnswer()
  if (answer === true)
    return (
      <Badge tone="green" icon={<IconCheck className="i i--16" aria-hidden="true" />}>
        Vous participez
      </Badge>
    )
  if (answer === false) return <Badge>Vous ne participez pas</Badge>
  if (!isAsking(card, now)) return null
  if (!mayAnswer || answer === undefined || card.enrolment_deadline === null)
    return <Badge tone="lime">Inscription ouverte</Badge>
  return (
    <Badge tone="warn" icon={<IconClock className="i i--16" aria-hidden="true" />}>
      À décider avant le {formatDate(card.enrolment_deadline)}
    </Badge>
  )
}
