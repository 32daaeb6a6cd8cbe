import { IconCalendarCheck, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { VISIT_STATUS_LABELS, type VisitStatus } from '@kiosque/contract/domain/visit-words'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const LOOKS: Record<VisitStatus, { tone: BadgeTone; icon: typeof IconCheck }> = {
  sent: { tone: 'blue', icon: IconClock },
  accepted: { tone: 'green', icon: IconCalendarCheck },
  refused: { tone: 'danger', icon: IconX },
  cancelled: { tone: 'neutral', icon: IconX },
  held: { tone: 'teal', icon: IconCheck },
}

/** Where a request for a visit stands: a word and a drawing, never a colour alone. */
export function VisitStatusBadge({ status }: { status: VisitStatus }) {
  const { tone, icon: Icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={<Icon className="i" aria-hidden="true" />}>
      {VISIT_STATUS_LABELS[status]}
    </Badge>
  )
}
