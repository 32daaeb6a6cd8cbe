import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { IconSearch } from '@tabler/icons-react'
import { eventKindLabel } from '@kiosque/contract/domain/events'
import type { EventCard } from '@kiosque/contract/wire/events'
import { messageFor } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { eventChoicesQuery } from './board.queries.ts'
import './item-picker.css'

type Props = {
  chosenId: number | null
  error: string | undefined
  onChoose: (event: EventCard) => void
}

/** Search among the events to come, then choose: as for a content. */
export function EventPicker({ chosenId, error, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery(eventChoicesQuery(q))
  const rows = found.data?.data ?? []
  return (
    <div className="stack" style={{ '--gap': '10px' } as object}>
      <TextField
        label="Chercher un événement"
        icon={<IconSearch className="i" aria-hidden="true" />}
        value={typed}
        maxLength={200}
        autoComplete="off"
        error={error}
        onChange={setTyped}
      />
      <ul className="item-choices" aria-label="Événements trouvés">
        {rows.map((event) => (
          <li key={event.id}>
            <button
              type="button"
              className="item-choice"
              aria-pressed={event.id === chosenId}
              onClick={() => onChoose(event)}
            >
              <b>{event.title}</b>
              <small className="muted">
                {eventKindLabel(event.kind)}, {formatDate(event.starts_at)}
                {event.status === 'draft' ? ', brouillon' : ''}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <Announcement className="hint">
        {found.error
          ? messageFor(found.error)
          : found.isSuccess && rows.length === 0
            ? 'Aucun événement à venir ne correspond.'
            : ''}
      </Announcement>
    </div>
  )
}
