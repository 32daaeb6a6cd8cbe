import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { IconSearch } from '@tabler/icons-react'
import { PHASE_LABELS } from '@kiosque/contract/domain/publication'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { messageFor } from '../../lib/api.ts'
import { TextField } from '../../ui/text-field.tsx'
import { choicesQuery } from './board.queries.ts'
import { Announcement } from '../../ui/announcement.tsx'
import './item-picker.css'

type ItemPickerProps = {
  productsOnly: boolean
  chosenId: number | null
  error: string | undefined
  onChoose: (row: AdminContentRow) => void
}

/** Search by title, then choose: a list of buttons, so that Tab and Enter are enough. */
export function ItemPicker({ productsOnly, chosenId, error, onChoose }: ItemPickerProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery(choicesQuery(q, productsOnly))
  const rows = found.data?.data ?? []
  return (
    <div className="stack" style={{ '--gap': '10px' } as object}>
      <TextField
        label={productsOnly ? 'Chercher un produit' : 'Chercher un contenu'}
        icon={<IconSearch className="i" aria-hidden="true" />}
        value={typed}
        maxLength={200}
        autoComplete="off"
        error={error}
        onChange={setTyped}
      />
      <ul className="item-choices" aria-label={productsOnly ? 'Produits trouvés' : 'Contenus trouvés'}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="item-choice"
              aria-pressed={row.id === chosenId}
              onClick={() => onChoose(row)}
            >
              <b>{row.title}</b>
              <small className="muted">
                {kindOf(row.kind)?.labels.singular}
                {row.phase === 'live' ? '' : `, ${PHASE_LABELS[row.phase].toLowerCase()}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <Announcement className="hint">
        {found.error
          ? messageFor(found.error)
          : found.isSuccess && rows.length === 0
            ? 'Rien ne correspond. Essayez un autre mot du titre.'
            : ''}
      </Announcement>
    </div>
  )
}
