import { useState } from 'react'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SortableList } from '../../../ui/sortable-list.tsx'
import { inOrder, tileKey, type PartnerOrder } from './partner-order.ts'
import { tileName } from '../parts/partners.ts'

type ChoiceProps = {
  tiles: readonly Highlight[]
  own: PartnerOrder
  onSave: (own: PartnerOrder) => void
  onClose: () => void
}

/** « Personnaliser »: which accesses one wants, and in which order. */
export function PartnerChoice({ tiles, own, onSave, onClose }: ChoiceProps) {
  const [order, setOrder] = useState(() => inOrder(tiles, own))
  const [hidden, setHidden] = useState(own.hidden)
  const toggle = (key: string) =>
    setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key])
  return (
    <Dialog
      open
      onClose={onClose}
      title="Mes accès directs"
      footer={
        <>
          <Button onClick={() => onSave({ order: [], hidden: [] })}>Rétablir</Button>
          <Button variant="primary" onClick={() => onSave({ order: order.map(tileKey), hidden })}>
            Enregistrer
          </Button>
        </>
      }
    >
      <p className="muted" style={{ marginBottom: 16 }}>
        Gardez ceux qui vous servent, dans l’ordre qui vous convient. Votre choix reste sur cet appareil.
      </p>
      <SortableList
        label="Mes accès directs"
        items={order}
        idOf={tileKey}
        labelOf={tileName}
        onChange={setOrder}
      >
        {(tile, _, { handle, moves }) => (
          <>
            {handle}
            <span className="grow">
              <Checkbox
                label={tileName(tile)}
                checked={!hidden.includes(tileKey(tile))}
                onChange={() => toggle(tileKey(tile))}
              />
            </span>
            {moves}
          </>
        )}
      </SortableList>
    </Dialog>
  )
}
