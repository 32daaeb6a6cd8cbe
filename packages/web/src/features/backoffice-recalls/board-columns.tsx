import { recallOutcomeLabel } from '@kiosque/contract/domain/recalls'
import type { RecallPharmacy } from '@kiosque/contract/wire/recalls'
import { count, formatDateTime, formatTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { formatPhone } from '../../lib/phone.ts'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'

export type BoardRow = RecallPharmacy & { id: number }

type Handlers = {
  isOpen: boolean
  mayAskAgain: boolean
  onPhone: (row: BoardRow) => void
  onAskAgain: (row: BoardRow) => void
}

/** Pharmacy by pharmacy: what it answered, who signed, or whom to call. */
export function boardColumns({ isOpen, mayAskAgain, onPhone, onAskAgain }: Handlers): Column<BoardRow>[] {
  return [
    {
      key: 'drugstore',
      header: 'Officine',
      cell: ({ drugstore }) => (
        <a href={paths.admin(`drugstores/${drugstore.id}`)}>
          <b>{drugstore.name}</b>
          <span className="xs muted bo-who__sub">
            {drugstore.city}
            {drugstore.zone && `, ${drugstore.zone}`}
          </span>
        </a>
      ),
    },
    { key: 'state', header: 'Réponse', cell: (row) => <State row={row} isOpen={isOpen} /> },
    {
      key: 'who',
      header: 'Signée par, ou à appeler',
      cell: ({ answer, drugstore }) =>
        answer ? (
          <span>
            {answer.confirmed_by}
            <span className="xs muted bo-who__sub">
              {formatDateTime(answer.confirmed_at)}
              {answer.is_by_phone && ', par téléphone'}
            </span>
          </span>
        ) : (
          drugstore.phone && (
            <a className="link nowrap" href={`tel:${drugstore.phone}`}>
              {formatPhone(drugstore.phone)}
            </a>
          )
        ),
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      align: 'right',
      cell: (row) => {
        if (!isOpen) return null
        if (!row.answer)
          return (
            <Button
              size="sm"
              aria-label={`Noter la réponse de ${row.drugstore.name}`}
              onClick={() => onPhone(row)}
            >
              Noter la réponse
            </Button>
          )
        return (
          mayAskAgain && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Redemander à ${row.drugstore.name}`}
              onClick={() => onAskAgain(row)}
            >
              Redemander
            </Button>
          )
        )
      },
    },
  ]
}

function State({ row: { answer, escalated_at, has_team }, isOpen }: { row: BoardRow; isOpen: boolean }) {
  if (answer?.outcome === 'withdrawn')
    return (
      <span>
        <Status tone="green">
          {recallOutcomeLabel('withdrawn')}, {count(answer.quantity, 'boîte')}
        </Status>
        <span className="xs muted bo-who__sub">
          {answer.found.map(({ lot, quantity }) => `${lot} × ${quantity}`).join(', ')}
        </span>
      </span>
    )
  if (answer) return <Status tone="green">{recallOutcomeLabel('none')}</Status>
  return (
    <span>
      <Status tone={isOpen ? (escalated_at ? 'danger' : 'warn') : 'grey'}>Sans réponse</Status>
      <span className="xs muted bo-who__sub">
        {!has_team && 'Personne n’a de compte\u00a0: à appeler'}
        {has_team && escalated_at && `Titulaire prévenu à ${formatTime(escalated_at)}`}
      </span>
    </span>
  )
}
