import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export type ActiveFilter = { label: string; remove: () => void }

type NoMatchProps = {
  /** « Aucun utilisateur ne correspond ». */
  title: string
  filters: readonly ActiveFilter[]
  onClear: () => void
}

/** Nothing left after filtering: each filter in use is named and can be taken away on its own. */
export function NoMatch({ title, filters, onClear }: NoMatchProps) {
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {filters.map((filter) => (
            <Button key={filter.label} size="sm" onClick={filter.remove}>
              Retirer {filter.label}
            </Button>
          ))}
          {filters.length > 1 && (
            <Button size="sm" variant="ghost" onClick={onClear}>
              Tout effacer
            </Button>
          )}
        </>
      }
    >
      {filters.length === 1
        ? 'Retirez le filtre pour élargir la liste.'
        : 'Retirez un des filtres pour élargir la liste.'}
    </EmptyState>
  )
}
