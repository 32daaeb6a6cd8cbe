import { IconBell } from '@tabler/icons-react'
import type { TeamProgress } from '@kiosque/contract/wire/trainings'
import { count } from '../../lib/format.ts'
import { inWords } from '../../lib/number-words.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { inList, latenessOf, nameOf, type Followed, type Member } from './training-words.ts'

type LateNoticeProps = {
  team: TeamProgress
  isReminding: boolean
  onRemind: (assignmentIds: number[]) => void
  onAsk: (training: Followed, members: Member[]) => void
}

/** The training longest overdue, who has not done it, and one press to tell them. */
export function LateNotice({ team, isReminding, onRemind, onAsk }: LateNoticeProps) {
  const [late] = latenessOf(team)
  if (!late) return null
  const { training, members } = late
  const asked = members.flatMap((member) =>
    member.trainings.flatMap(({ content_id, assignment_id }) =>
      content_id === training.id && assignment_id !== null ? [assignment_id] : [],
    ),
  )
  return (
    <div className="no-print" style={{ margin: '20px 0' }}>
      <Alert
        tone="warn"
        icon={<IconBell className="i" aria-hidden="true" />}
        actions={
          asked.length === members.length ? (
            <Button size="sm" loading={isReminding} onClick={() => onRemind(asked)}>
              {members.length === 1 ? 'Relancer' : `Relancer les ${inWords(members.length)}`}
            </Button>
          ) : (
            <Button size="sm" onClick={() => onAsk(training, members)}>
              Fixer une date
            </Button>
          )
        }
      >
        <b>
          {training.title}&nbsp;: {count(members.length, 'personne')} en retard.
        </b>{' '}
        {inList(members.map(nameOf))}.
      </Alert>
    </div>
  )
}
