import {
  IconArchive,
  IconChartBar,
  IconCheck,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconHistory,
  IconPencil,
  IconTarget,
  IconTrash,
} from '@tabler/icons-react'
import type { BulkAction } from '@kiosque/contract/wire/content-desk'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { paths } from '../../lib/paths.ts'
import { TRAINING_KINDS } from '../../lib/training-kinds.ts'
import { IconButton } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'

export type RowAction = BulkAction

const icon = { className: 'i i--18', 'aria-hidden': true } as const

export function RowMenu({ row, onAction }: { row: AdminContentRow; onAction: (action: RowAction) => void }) {
  const editor = paths.admin(`contents/${row.kind}/${row.id}`)
  return (
    <Menu
      label={`Actions sur ${row.title}`}
      width={240}
      floating
      trigger={({ ref, ...props }) => (
        <IconButton size="sm" label={`Actions sur ${row.title}`} ref={ref} {...props}>
          <IconDots className="i" aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuItem href={editor} icon={<IconPencil {...icon} />}>
        Modifier
      </MenuItem>
      {row.phase === 'live' && (
        <MenuItem href={row.url} icon={<IconExternalLink {...icon} />}>
          Voir sur le portail
        </MenuItem>
      )}
      <MenuItem href={`${editor}/history`} icon={<IconHistory {...icon} />}>
        Versions
      </MenuItem>
      {TRAINING_KINDS.has(row.kind) && (
        <MenuItem href={paths.admin(`trainings/${row.id}`)} icon={<IconChartBar {...icon} />}>
          Résultats
        </MenuItem>
      )}
      <MenuLine />
      {row.status !== 'published' && (
        <MenuItem onClick={() => onAction('publish')} icon={<IconCheck {...icon} />}>
          Publier
        </MenuItem>
      )}
      <MenuItem onClick={() => onAction('retarget')} icon={<IconTarget {...icon} />}>
        Modifier le ciblage
      </MenuItem>
      <MenuItem onClick={() => onAction('duplicate')} icon={<IconCopy {...icon} />}>
        Dupliquer
      </MenuItem>
      {row.status !== 'archived' && (
        <MenuItem onClick={() => onAction('archive')} icon={<IconArchive {...icon} />}>
          Archiver
        </MenuItem>
      )}
      <MenuItem danger onClick={() => onAction('delete')} icon={<IconTrash {...icon} />}>
        Mettre à la corbeille
      </MenuItem>
    </Menu>
  )
}
