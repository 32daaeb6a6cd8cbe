import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { Button, IconButton } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'

type Handlers<Row> = {
  nameOf: (row: Row) => string
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
}

/** The last column of a list one writes in: change this one, remove it. */
export function rowActions<Row>({ nameOf, onEdit, onDelete }: Handlers<Row>): Column<Row> {
  return {
    key: 'actions',
    header: <span className="sr-only">Actions</span>,
    cell: (row) => (
      <span className="row row--nw bo-actions">
        <IconButton size="sm" label={`Modifier ${nameOf(row)}`} onClick={() => onEdit(row)}>
          <IconPencil className="i i--18" aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={`Supprimer ${nameOf(row)}`} onClick={() => onDelete(row)}>
          <IconTrash className="i i--18" aria-hidden="true" />
        </IconButton>
      </span>
    ),
  }
}

/** The one primary button of such a list, above it and again when it is empty. */
export function CreateButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button
      variant="primary"
      size="sm"
      icon={<IconPlus className="i i--18" aria-hidden="true" />}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
