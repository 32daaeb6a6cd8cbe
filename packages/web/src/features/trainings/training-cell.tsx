import {
  IconAlertTriangle,
  IconBell,
  IconCalendarPlus,
  IconCheck,
  IconRotateClockwise,
  IconX,
} from '@tabler/icons-react'
import type { TeamTraining } from '@kiosque/contract/wire/trainings'
import { formatDate } from '../../lib/format.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { cellOf, nameOf, type CellTone, type Followed, type Member } from './training-words.ts'

const ICONS: Partial<Record<CellTone, typeof IconCheck>> = {
  ok: IconCheck,
  ko: IconRotateClockwise,
  late: IconAlertTriangle,
}

export type CellActions = {
  onRemind: (assignmentId: number) => void
  onWithdraw: (own: TeamTraining, member: Member, training: Followed) => void
  onAsk: (training: Followed, member: Member) => void
}

type CellProps = { training: Followed; member: Member; actions: CellActions }

/** Where one person stands with one training; what is not done opens what may be done about it. */
export function TrainingCell({ training, member, actions }: CellProps) {
  const own = member.trainings.find(({ content_id }) => content_id === training.id)
  if (!own) return <span className="tcell tcell--no">Non concerné</span>
  const { tone, text } = cellOf(training.kind, own)
  const Icon = ICONS[tone]
  const look = (
    <>
      {Icon && <Icon className="i" aria-hidden="true" />}
      {text}
    </>
  )
  const name = tone === 'todo' ? 'tcell' : `tcell tcell--${tone}`
  if (own.status === 'passed') return <span className={name}>{look}</span>
  return (
    <Menu
      label={`${training.title}, ${nameOf(member)}`}
      floating
      trigger={({ ref, ...props }) => (
        <button
          type="button"
          className={`${name} tcell--btn`}
          {...props}
          ref={ref}
          title={own.due_on === null ? undefined : `À faire avant le ${formatDate(own.due_on)}`}
        >
          {look}
          <span className="sr-only">
            {' '}
            pour {nameOf(member)}, {training.title}
          </span>
        </button>
      )}
    >
      <Choices own={own} training={training} member={member} actions={actions} />
    </Menu>
  )
}

function Choices({ own, training, member, actions }: CellProps & { own: TeamTraining }) {
  const { assignment_id: assignmentId } = own
  return (
    <>
      {assignmentId !== null && (
        <MenuItem
          icon={<IconBell className="i" aria-hidden="true" />}
          onClick={() => actions.onRemind(assignmentId)}
        >
          Relancer
        </MenuItem>
      )}
      <MenuItem
        icon={<IconCalendarPlus className="i" aria-hidden="true" />}
        onClick={() => actions.onAsk(training, member)}
      >
        {assignmentId === null ? 'Demander pour une date' : 'Changer la date'}
      </MenuItem>
      {assignmentId !== null && (
        <MenuItem
          danger
          icon={<IconX className="i" aria-hidden="true" />}
          onClick={() => actions.onWithdraw(own, member, training)}
        >
          Retirer la demande
        </MenuItem>
      )}
    </>
  )
}
