import { useState } from 'react'
import type { ReactNode } from 'react'
import { IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react'
import type { Target } from '@kiosque/contract/domain/audience'
import type { AdminMenuItem } from '@kiosque/contract/wire/menu'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import type { SortableControls } from '../../ui/sortable-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import './menu.css'

export type TargetSlot = (props: { value: Target; onChange: (target: Target) => void }) => ReactNode

type MenuEditorProps = {
  items: readonly AdminMenuItem[]
  onChange: (items: AdminMenuItem[]) => void
  targetPanel: TargetSlot
}

const isEveryone = (target: Target) => Object.values(target).every((values) => values.length === 0)

const nameOf = (item: AdminMenuItem) => item.label ?? item.default_label

/** Areas and their entries, put in order by hand; each renamed, hidden or meant for some. */
export function MenuEditor({ items, onChange, targetPanel }: MenuEditorProps) {
  const [open, setOpen] = useState<AdminMenuItem | null>(null)
  const change = (key: string, patch: Partial<AdminMenuItem>) =>
    onChange(items.map((item) => changed(item, key, patch)))
  const rowFor = (item: AdminMenuItem, controls: SortableControls) => (
    <Row
      item={item}
      controls={controls}
      onOpen={() => setOpen(item)}
      onToggle={() => change(item.key, { is_hidden: !item.is_hidden })}
    />
  )
  return (
    <>
      <SortableList
        label="Menu"
        items={items}
        idOf={(item) => item.key}
        labelOf={nameOf}
        onChange={onChange}
        rowClass="menu-area"
      >
        {(item, _index, controls) => (
          <>
            {rowFor(item, controls)}
            {item.children.length > 1 && (
              <div className="menu-children">
                <SortableList
                  label={nameOf(item)}
                  items={item.children}
                  idOf={(child) => child.key}
                  labelOf={nameOf}
                  onChange={(children) => change(item.key, { children })}
                  rowClass="menu-child"
                >
                  {(child, _rank, childControls) => rowFor(child, childControls)}
                </SortableList>
              </div>
            )}
          </>
        )}
      </SortableList>
      {open && (
        <EntryDialog
          item={open}
          targetPanel={targetPanel}
          onClose={() => setOpen(null)}
          onSave={(patch) => {
            change(open.key, patch)
            setOpen(null)
          }}
        />
      )}
    </>
  )
}

function changed(item: AdminMenuItem, key: string, patch: Partial<AdminMenuItem>): AdminMenuItem {
  if (item.key === key) return { ...item, ...patch }
  if (!item.children.some((child) => child.key === key)) return item
  return { ...item, children: item.children.map((child) => changed(child, key, patch)) }
}

type RowProps = { item: AdminMenuItem; controls: SortableControls; onOpen: () => void; onToggle: () => void }

function Row({ item, controls, onOpen, onToggle }: RowProps) {
  const name = nameOf(item)
  return (
    <div className={item.is_hidden ? 'drag menu-row is-hidden' : 'drag menu-row'}>
      {controls.handle}
      <span className="grow">
        <b>{name}</b>{' '}
        {item.label !== null && <span className="small muted">(à l’origine {item.default_label})</span>}{' '}
        {item.is_hidden && <Badge>Masqué</Badge>}{' '}
        {!isEveryone(item.target) && <Badge tone="blue">Ciblé</Badge>}
      </span>
      <IconButton size="sm" label={`Modifier ${name}`} onClick={onOpen}>
        <IconPencil className="i i--18" aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={item.is_hidden ? `Afficher ${name}` : `Masquer ${name}`}
        onClick={onToggle}
      >
        {item.is_hidden ? (
          <IconEyeOff className="i i--18" aria-hidden="true" />
        ) : (
          <IconEye className="i i--18" aria-hidden="true" />
        )}
      </IconButton>
      {controls.moves}
    </div>
  )
}

type EntryDialogProps = {
  item: AdminMenuItem
  targetPanel: TargetSlot
  onClose: () => void
  onSave: (patch: Partial<AdminMenuItem>) => void
}

function EntryDialog({ item, targetPanel, onClose, onSave }: EntryDialogProps) {
  const [label, setLabel] = useState(item.label ?? '')
  const [target, setTarget] = useState(item.target)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Modifier ${nameOf(item)}`}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" onClick={() => onSave({ label: label.trim() || null, target })}>
            Valider
          </Button>
        </>
      }
    >
      <div className="stack">
        <TextField
          label="Nom affiché"
          name="menu_label"
          value={label}
          onChange={setLabel}
          maxLength={60}
          placeholder={item.default_label}
          hint={`Laissez vide pour garder «\u00a0${item.default_label}\u00a0».`}
        />
        {targetPanel({ value: target, onChange: setTarget })}
      </div>
    </Dialog>
  )
}
