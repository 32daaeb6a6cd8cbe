import { IconCheck, IconClock, IconHourglassEmpty, IconX } from '@tabler/icons-react'
import type { TrainingStatus } from '@kiosque/contract/wire/quizzes'
import { Badge } from '../ui/badge.tsx'
import type { BadgeTone } from '../ui/badge.tsx'

const LOOKS: Record<TrainingStatus, { label: string; tone: BadgeTone; icon: typeof IconCheck }> = {
  todo: { label: 'À faire', tone: 'teal', icon: IconClock },
  in_progress: { label: 'En cours', tone: 'blue', icon: IconHourglassEmpty },
  passed: { label: 'Réussi', tone: 'green', icon: IconCheck },
  failed: { label: 'Échoué', tone: 'danger', icon: IconX },
  expired: { label: 'Expiré', tone: 'warn', icon: IconClock },
}

/** Where somebody stands with a training: a word and a drawing, never a colour alone. */
export function TrainingChip({ status }: { status: TrainingStatus }) {
  const { label, tone, icon: Icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={<Icon className="i" aria-hidden="true" />}>
      {label}
    </Badge>
  )
}
