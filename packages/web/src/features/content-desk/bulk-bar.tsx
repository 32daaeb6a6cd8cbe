import { IconArchive, IconCheck, IconCopy, IconTarget, IconTrash, IconX } from '@tabler/icons-react'
import type { BulkAction } from '@kiosque/contract/wire/content-desk'
import { formatInteger } from '../../lib/format.ts'
import { IconButton } from '../../ui/button.tsx'
import { Group } from '../../ui/group.tsx'
import { Announcement } from '../../ui/announcement.tsx'

const ACTIONS = [
  { action: 'publish', label: 'Publier', Icon: IconCheck },
  { action: 'retarget', label: 'Modifier le ciblage', Icon: IconTarget },
  { action: 'duplicate', label: 'Dupliquer', Icon: IconCopy },
  { action: 'archive', label: 'Archiver', Icon: IconArchive },
  { action: 'delete', label: 'Corbeille', Icon: IconTrash },
] as const

type BulkBarProps = {
  count: number
  busy: boolean
  onAction: (action: BulkAction) => void
  onClear: () => void
  /** « Sélectionner les 143 résultats », when the page is not all there is. */
  more?: { label: string; onClick: () => void } | undefined
}

/** Stays in sight while one scrolls the rows it is about. */
export function BulkBar({ count, busy, onAction, onClear, more }: BulkBarProps) {
  return (
    <Group className="bulk bulk--sticky on-dark" aria-label="Actions sur la sélection">
      <Announcement as="strong">
        {formatInteger(count)} {count > 1 ? 'sélectionnés' : 'sélectionné'}
      </Announcement>
      {more && (
        <button type="button" className="btn btn--sm" onClick={more.onClick}>
          {more.label}
        </button>
      )}
      <span className="grow" />
      {ACTIONS.map(({ action, label, Icon }) => (
        <button
          key={action}
          type="button"
          className="btn btn--sm"
          aria-disabled={busy || undefined}
          onClick={() => !busy && onAction(action)}
        >
          <Icon className="i i--18" aria-hidden="true" />
          {label}
        </button>
      ))}
      <IconButton size="sm" label="Tout désélectionner" onClick={onClear}>
        <IconX className="i" aria-hidden="true" />
      </IconButton>
    </Group>
  )
}
