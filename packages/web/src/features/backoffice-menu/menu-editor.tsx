import { useState } from 'react'
import { IconEye, IconEyeOff, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { Target } from '@kiosque/contract/domain/audience'
import type { AdminMenuItem } from '@kiosque/contract/wire/menu'
import { useForm } from '../../lib/form/use-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import type { SortableControls } from '../../ui/sortable-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LinkDialog, type MenuSlots } from './link-dialog.tsx'
import { changeItem, isArea, isLink, nameOf, newLink, putLink, removeItem } from './menu-items.ts'
import './menu.css'

type MenuEditorProps = {
  items: readonly AdminMenuItem[]
  onChange: (items: AdminMenuItem[]) => void
  slots: MenuSlots
}

/** A link is looked at with the area it is in, or would go to. */
type Open =
  | { what: 'entry'; item: AdminMenuItem }
  | { what: 'link'; link: AdminMenuItem | null; parent: string }

const isEveryone = (target: Target) => Object.values(target).every((values) => values.length === 0)

/** Areas and their entries, put in order by hand; each renamed, hidden or meant for some; links added to them. */
export function MenuEditor({ items, onChange, slots }: MenuEditorProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const areas = items.filter(isArea)
  const close = () => setOpen(null)
  const rowFor = (item: AdminMenuItem, controls: SortableControls, parent = '') => (
    <Row
      item={item}
      controls={controls}
      onOpen={() => setOpen(isLink(item) ? { what: 'link', link: item, parent } : { what: 'entry', item })}
      onToggle={() => onChange(changeItem(items, item.key, { is_hidden: !item.is_hidden }))}
      onRemove={isLink(item) ? () => onChange(removeItem(items, item.key)) : undefined}
    />
  )
  return (
    <>
      <Button
        className="menu-add"
        icon={<IconPlus className="i i--18" aria-hidden="true" />}
        onClick={() => setOpen({ what: 'link', link: null, parent: areas[0]?.key ?? '' })}
      >
        Ajouter un lien ou une page
      </Button>
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
            {(item.children.length > 1 || item.children.some(isLink)) && (
              <div className="menu-children">
                <SortableList
                  label={nameOf(item)}
                  items={item.children}
                  idOf={(child) => child.key}
                  labelOf={nameOf}
                  onChange={(children) => onChange(changeItem(items, item.key, { children }))}
                  rowClass="menu-child"
                >
                  {(child, _rank, childControls) => rowFor(child, childControls, item.key)}
                </SortableList>
              </div>
            )}
          </>
        )}
      </SortableList>
      {open?.what === 'entry' && (
        <EntryDialog
          item={open.item}
          targetPanel={slots.target}
          onClose={close}
          onSave={(patch) => {
            onChange(changeItem(items, open.item.key, patch))
            close()
          }}
        />
      )}
      {open?.what === 'link' && (
        <LinkDialog
          link={open.link}
          parent={open.parent}
          areas={areas}
          slots={slots}
          onClose={close}
          onSave={({ label, ...values }, parent) => {
            const link = open.link
              ? { ...open.link, ...values, default_label: label }
              : newLink(Date.now().toString(36), { label, ...values })
            onChange(putLink(items, link, parent))
            close()
          }}
        />
      )}
    </>
  )
}

type RowProps = {
  item: AdminMenuItem
  controls: SortableControls
  onOpen: () => void
  onToggle: () => void
  onRemove: (() => void) | undefined
}

function Row({ item, controls, onOpen, onToggle, onRemove }: RowProps) {
  const name = nameOf(item)
  return (
    <div className={item.is_hidden ? 'drag menu-row is-hidden' : 'drag menu-row'}>
      {controls.handle}
      <span className="grow">
        <b>{name}</b>{' '}
        {item.label !== null && <span className="small muted">(à l’origine {item.default_label})</span>}{' '}
        {isLink(item) && <span className="small muted menu-url">{item.url}</span>}{' '}
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
      {onRemove && (
        <IconButton size="sm" label={`Retirer ${name}`} onClick={onRemove}>
          <IconTrash className="i i--18" aria-hidden="true" />
        </IconButton>
      )}
      {controls.moves}
    </div>
  )
}

type EntryDialogProps = {
  item: AdminMenuItem
  targetPanel: MenuSlots['target']
  onClose: () => void
  onSave: (patch: Partial<AdminMenuItem>) => void
}

function EntryDialog({ item, targetPanel, onClose, onSave }: EntryDialogProps) {
  const form = useForm({
    initial: { label: item.label ?? '', target: item.target },
    labels: { label: 'Nom affiché', target: 'Pour qui' },
    onSubmit: ({ label, target }) => onSave({ label: label.trim() || null, target }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Modifier ${nameOf(item)}`}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" onClick={() => void form.submit()}>
            Valider
          </Button>
        </>
      }
    >
      <div className="stack">
        <TextField
          {...form.text('label')}
          maxLength={60}
          placeholder={item.default_label}
          hint={`Laissez vide pour garder «\u00a0${item.default_label}\u00a0».`}
        />
        {targetPanel({ value: form.values.target, onChange: (target) => form.set('target', target) })}
      </div>
    </Dialog>
  )
}
