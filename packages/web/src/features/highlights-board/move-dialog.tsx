import { useState } from 'react'
import type { PlacementOut } from '@kiosque/contract/wire/highlights'
import { PLACEMENT_PAGES, type PlacementPage } from '@kiosque/contract/domain/placements'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'

type MoveDialogProps = {
  title: string
  current: number
  placements: readonly PlacementOut[]
  onMove: (placement: number) => void
  onClose: () => void
}

/** « Déplacer vers… »: to any placement, for whoever does not drag. */
export function MoveDialog({ title, current, placements, onMove, onClose }: MoveDialogProps) {
  const [wanted, setWanted] = useState(String(current))
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={`Déplacer ${title}`}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant="primary"
            disabled={Number(wanted) === current}
            onClick={() => onMove(Number(wanted))}
          >
            Déplacer
          </Button>
        </>
      }
    >
      <Field label="Emplacement" name="placement">
        {(control) => (
          <select
            {...control}
            className="select"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          >
            {(Object.keys(PLACEMENT_PAGES) as PlacementPage[]).map((page) => (
              <optgroup key={page} label={PLACEMENT_PAGES[page]}>
                {placements
                  .filter((placement) => placement.page === page)
                  .map((placement) => (
                    <option key={placement.id} value={placement.id}>
                      {placement.label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
    </Dialog>
  )
}
