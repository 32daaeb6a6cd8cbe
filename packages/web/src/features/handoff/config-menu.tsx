import {
  IconAlertTriangle,
  IconCircleCheck,
  IconDotsVertical,
  IconFlask,
  IconTrash,
} from '@tabler/icons-react'
import type { HandoffConfig } from '@kiosque/contract/wire/handoff'
import { IconButton } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'

export type Action = 'test' | 'down' | 'remove'

type Props = { config: HandoffConfig; onOpen: (action: Action) => void; onBack: () => void }

/** What is done now and then with a partner that is set. */
export function ConfigMenu({ config, onOpen, onBack }: Props) {
  return (
    <Menu
      floating
      label={`Actions sur ${config.name}`}
      trigger={(trigger) => (
        <IconButton {...trigger} size="sm" label={`Actions sur ${config.name}`}>
          <IconDotsVertical className="i" aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuItem icon={<IconFlask className="i" aria-hidden="true" />} onClick={() => onOpen('test')}>
        Essayer l’entrée
      </MenuItem>
      {config.is_down_by_hand ? (
        <MenuItem icon={<IconCircleCheck className="i" aria-hidden="true" />} onClick={onBack}>
          Rétablir
        </MenuItem>
      ) : (
        <MenuItem
          icon={<IconAlertTriangle className="i" aria-hidden="true" />}
          onClick={() => onOpen('down')}
        >
          Annoncer une panne
        </MenuItem>
      )}
      <MenuItem icon={<IconTrash className="i" aria-hidden="true" />} onClick={() => onOpen('remove')}>
        Retirer
      </MenuItem>
    </Menu>
  )
}
