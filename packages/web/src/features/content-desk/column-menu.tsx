import { IconColumns } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Switch } from '../../ui/checkbox.tsx'
import { Menu } from '../../ui/menu.tsx'
import { DESK_COLUMNS, type DeskLook } from './desk-columns.ts'

type ColumnMenuProps = { look: DeskLook; onChange: (look: DeskLook) => void; hidden: readonly string[] }

/** Which columns, and how close the lines are: remembered on this device. */
export function ColumnMenu({ look, onChange, hidden }: ColumnMenuProps) {
  return (
    <Menu
      label="Affichage"
      width={260}
      trigger={({ ref: _ref, ...props }) => (
        <Button size="sm" icon={<IconColumns className="i i--18" aria-hidden="true" />} {...props}>
          Affichage
        </Button>
      )}
    >
      <div className="desk-look">
        <fieldset>
          <legend className="label">Colonnes</legend>
          {DESK_COLUMNS.filter((column) => !hidden.includes(column.key)).map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={look.columns.includes(key)}
              onChange={(checked) =>
                onChange({
                  ...look,
                  columns: checked ? [...look.columns, key] : look.columns.filter((other) => other !== key),
                })
              }
            />
          ))}
        </fieldset>
        <Switch
          label="Lignes serrées"
          checked={look.dense}
          onChange={(dense) => onChange({ ...look, dense })}
        />
      </div>
    </Menu>
  )
}
