import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { IconAlertTriangle, IconPencil, IconPlus } from '@tabler/icons-react'
import type { PlacementOut } from '@kiosque/contract/wire/highlights'
import { Button, IconButton } from '../../ui/button.tsx'
import { BoardRow, type RowActions } from './board-row.tsx'
import { shownThrough, type BoardItem, type Lens } from './board-model.ts'
import { columnId } from './board-steps.ts'
import { MiniMap } from './mini-map.tsx'
import { Announcement } from '../../ui/announcement.tsx'

type BoardColumnProps = RowActions & {
  placement: PlacementOut
  items: readonly BoardItem[]
  lens: Lens
  onAdd: (placement: number) => void
  onRename: (placement: PlacementOut) => void
}

/** One placement: where it is, how full it is, and what it shows in which order. */
export function BoardColumn({ placement, items, lens, onAdd, onRename, ...actions }: BoardColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: columnId(placement.id) })
  const shown = items.filter((item) => shownThrough(item, lens) === 'shown').length
  return (
    <section className={isOver ? 'col is-over' : 'col'} aria-label={placement.label}>
      <div className="col__head">
        <MiniMap page={placement.page} placementKey={placement.key} />
        <div>
          <h2 className="col__name">{placement.label}</h2>
        </div>
        <small className="num">
          {shown} sur {placement.capacity}
        </small>
        <IconButton
          size="xs"
          label={`Régler l’emplacement ${placement.label}`}
          onClick={() => onRename(placement)}
        >
          <IconPencil className="i i--16" aria-hidden="true" />
        </IconButton>
      </div>
      {shown > placement.capacity && (
        <Announcement className="small board-warn">
          <IconAlertTriangle className="i i--16" aria-hidden="true" />
          {'Plus d’éléments que prévu en même temps\u00a0: la page s’allonge.'}
        </Announcement>
      )}
      <SortableContext items={items.map((item) => item.key)} strategy={verticalListSortingStrategy}>
        <ul ref={setNodeRef} className="stack board-list" aria-label={`Contenus de ${placement.label}`}>
          {items.map((item, index) => (
            <BoardRow
              key={item.key}
              item={item}
              index={index}
              total={items.length}
              lens={lens}
              {...actions}
            />
          ))}
          {items.length === 0 && (
            <li className="small muted board-empty">
              Emplacement vide&nbsp;: le bloc est masqué sur le portail.
            </li>
          )}
        </ul>
      </SortableContext>
      {items.length > 0 && shown === 0 && (
        <p className="small muted board-empty">Rien ne s’affiche ici pour ce groupe à cette date.</p>
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={<IconPlus className="i i--18" aria-hidden="true" />}
        aria-label={`Ajouter dans ${placement.label}`}
        onClick={() => onAdd(placement.id)}
      >
        Ajouter
      </Button>
    </section>
  )
}
