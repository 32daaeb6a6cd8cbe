import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { MenuHighlight } from '../../features/contents/placements/menu-highlight.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Cover } from '../../ui/cover.tsx'
import type { Session } from '../../lib/session-store.ts'
import { visibleColumns } from '../navigation.ts'
import type { NavArea, NavEntry } from '../navigation/nav-area.ts'
import { Group } from '../../ui/group.tsx'

type MegaMenuProps = {
  id: string
  area: NavArea
  session: Session
  pathname: string
  onClose: (refocus: boolean) => void
  /** Opened by the arrow that leads into it. */
  isEntered: boolean
}

/** The panel of one area. Arrows walk its links, Escape closes it and gives focus back. */
export function MegaMenu({ id, area, session, pathname, onClose, isEntered }: MegaMenuProps) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isEntered) panel.current?.querySelector('a')?.focus()
  }, [isEntered, area.key])

  useEffect(() => {
    const outside = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('.header')) return
      onClose(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [onClose])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const links = [...(panel.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1
    event.preventDefault()
    links[(next + links.length) % links.length]?.focus()
  }

  return (
    <Group className="mega" id={id} ref={panel} onKeyDown={onKeyDown} aria-label={area.label}>
      <div
        className="wrap mega__in"
        role="presentation"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose(false)
        }}
      >
        {visibleColumns(area, session).map((column) => (
          <div key={column.title}>
            <h2 className="mega__title">{column.title}</h2>
            {column.entries.map((entry) => (
              <Entry key={entry.href} entry={entry} current={entry.href === pathname} />
            ))}
          </div>
        ))}
        <MenuHighlight area={area.key} fallback={<AreaCard area={area} />} />
      </div>
    </Group>
  )
}

function AreaCard({ area }: { area: NavArea }) {
  if (!area.card) return null
  return (
    <a className="card card--link mega__card" href={area.card.href}>
      <div className="mega__art">
        <Cover seed={`menu-${area.key}`} columns={7} rows={2} />
      </div>
      <div style={{ padding: '16px 20px 18px' }}>
        <Badge tone="solid">{area.card.badge}</Badge>
        <p className="h h4" style={{ marginTop: 8 }}>
          {area.card.title}
        </p>
        <p className="small" style={{ color: 'var(--green-900)' }}>
          {area.card.text}
        </p>
      </div>
    </a>
  )
}

function Entry({ entry, current }: { entry: NavEntry; current: boolean }) {
  const { icon: Icon } = entry
  return (
    <a className="item" href={entry.href} aria-current={current ? 'page' : undefined}>
      <span className={entry.tone && entry.tone !== 'teal' ? `ic ic--${entry.tone}` : 'ic'}>
        <Icon className="i" aria-hidden="true" />
      </span>
      <span>
        <b>{entry.label}</b>
        {entry.hint && <small>{entry.hint}</small>}
      </span>
    </a>
  )
}
