import { IconPlus } from '@tabler/icons-react'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { paths } from '../../lib/paths.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'

/** « Écrire » where no kind is chosen yet: one picks it first. */
export function WriteMenu() {
  return (
    <Menu
      label="Écrire"
      width={260}
      trigger={({ ref, ...props }) => (
        <button type="button" className="btn btn--primary btn--sm" {...props} ref={ref}>
          <IconPlus className="i i--18" aria-hidden="true" />
          Écrire
        </button>
      )}
    >
      <div className="write-kinds">
        {allKinds.map((kind) => (
          <MenuItem key={kind.key} href={paths.admin(`contents/${kind.key}/new`)}>
            {kind.labels.singular}
          </MenuItem>
        ))}
      </div>
    </Menu>
  )
}
