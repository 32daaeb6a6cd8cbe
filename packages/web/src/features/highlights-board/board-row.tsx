import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import {
  IconArrowDown,
  IconArrowsMove,
  IconArrowUp,
  IconDotsVertical,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { daysLeft, formatDay, lastDay } from '@kiosque/contract/domain/dates'
import { priceDiscount } from '@kiosque/contract/domain/discount'
import { NO_PRICE } from '@kiosque/contract/domain/discount-value'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { count } from '../../lib/format.ts'
import { IconButton } from '../../ui/button.tsx'
import { Ordinals } from '../../ui/ordinals.tsx'
import { Cover } from '../../ui/cover.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { shownThrough, titleOf, type BoardItem, type Lens, type Shown } from './board-model.ts'

export type RowActions = {
  onEdit: (item: BoardItem) => void
  onRemove: (item: BoardItem) => void
  onMoveTo: (item: BoardItem) => void
  onStep: (item: BoardItem, step: -1 | 1) => void
}

type BoardRowProps = RowActions & { item: BoardItem; index: number; total: number; lens: Lens }

const WHY: Record<Exclude<Shown, 'shown'>, string> = {
  coming: 'À venir à cette date',
  ended: 'Terminée à cette date',
  other_group: 'Pas pour ce groupe',
  other_device: 'Pas sur cet écran',
  hidden_content: 'Son contenu n’est pas publié',
  deleted_content: 'Contenu supprimé\u00a0: restaurez-le depuis la corbeille, ou retirez cette mise en avant',
}

export function BoardRow({ item, index, total, lens, ...actions }: BoardRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.key })
  const shown = shownThrough(item, lens)
  const title = titleOf(item)
  const place = CSS.Translate.toString(transform)
  const classes = ['drag', isDragging ? 'is-drag' : '', shown === 'shown' ? '' : 'is-off']
  return (
    <li
      ref={setNodeRef}
      className={classes.filter(Boolean).join(' ')}
      style={{ transform: isDragging ? `${place ?? ''} rotate(-1.4deg)` : place, transition }}
    >
      <button
        type="button"
        className="drag__h"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-roledescription="élément à déplacer"
        aria-label={`Déplacer\u00a0: ${title}`}
        style={{ touchAction: 'none' }}
      >
        <IconGripVertical className="i i--18" aria-hidden="true" />
      </button>
      <span className="thumb">
        <Thumb item={item} />
      </span>
      <div className="grow">
        <b>{title}</b>
        <small className={expiresSoon(item, lens.at) ? 'warn' : undefined}>
          <Ordinals text={lineOf(item, lens.at)} />
        </small>
        {shown !== 'shown' && <small>{WHY[shown]}</small>}
        {item.id !== null && <small>{countsOf(item)}</small>}
      </div>
      <div className="board-row__end">
        <span className="pos">
          <span className="sr-only">Position </span>
          {index + 1}
        </span>
        <RowMenu item={item} title={title} isFirst={index === 0} isLast={index === total - 1} {...actions} />
      </div>
    </li>
  )
}

function Thumb({ item: { face, key } }: { item: BoardItem }) {
  const picture = face.picture ?? face.cover
  if (picture === null) return <Cover seed={key} columns={2} rows={2} />
  const url = picture.sizes[0]?.url ?? picture.url
  return <img src={url} alt="" width={40} height={40} loading="lazy" />
}

const SOON_DAYS = 7

function expiresSoon({ values: { ends_at } }: BoardItem, at: Date): boolean {
  if (ends_at === null || new Date(ends_at) <= at) return false
  return daysLeft(ends_at, at) <= SOON_DAYS
}

/** « Actualité · jusqu’au 30/11/2026 », « 2 achetés = 1 offert · 31/12/2026 », « Expire dans 3 jours ». */
function lineOf(item: BoardItem, at: Date): string {
  const { values, face } = item
  const what = mechanicOf(item) || (face.kind === null ? 'Image' : (kindOf(face.kind)?.labels.singular ?? ''))
  if (values.ends_at === null) return what
  if (expiresSoon(item, at)) {
    const days = daysLeft(values.ends_at, at)
    const when = days === 0 ? 'aujourd’hui' : days === 1 ? 'demain' : `dans ${days}\u00a0jours`
    return `${what} · expire ${when}`
  }
  return `${what} · jusqu’au ${formatDay(lastDay(new Date(values.ends_at)))}`
}

function mechanicOf({ values: { discount } }: BoardItem): string {
  if (discount === null) return ''
  try {
    return priceDiscount({ type: discount.type, prix_moyen: NO_PRICE, discount }).label
  } catch {
    return ''
  }
}

const told = (value: number | null, word: string) =>
  value === null ? `moins de 5\u00a0${word}s` : count(value, word)
/** « 128 vues, moins de 5 clics »: fewer than five people might be recognised. */
const countsOf = ({ impressions, clicks }: BoardItem) =>
  `${told(impressions, 'vue')}, ${told(clicks, 'clic')}`

type RowMenuProps = RowActions & { item: BoardItem; title: string; isFirst: boolean; isLast: boolean }

function RowMenu({ item, title, isFirst, isLast, onEdit, onRemove, onMoveTo, onStep }: RowMenuProps) {
  const icon = (Icon: typeof IconPencil) => <Icon className="i i--18" aria-hidden="true" />
  return (
    <Menu
      label={`Actions sur ${title}`}
      width={220}
      trigger={(props) => (
        <IconButton size="xs" label={`Actions sur ${title}`} {...props}>
          <IconDotsVertical className="i i--18" aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuItem icon={icon(IconPencil)} onClick={() => onEdit(item)}>
        Modifier
      </MenuItem>
      <MenuItem icon={icon(IconArrowUp)} disabled={isFirst} onClick={() => onStep(item, -1)}>
        Monter
      </MenuItem>
      <MenuItem icon={icon(IconArrowDown)} disabled={isLast} onClick={() => onStep(item, 1)}>
        Descendre
      </MenuItem>
      <MenuItem icon={icon(IconArrowsMove)} onClick={() => onMoveTo(item)}>
        Déplacer vers…
      </MenuItem>
      <MenuLine />
      <MenuItem icon={icon(IconTrash)} danger onClick={() => onRemove(item)}>
        Retirer
      </MenuItem>
    </Menu>
  )
}
