/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the field keeps the focus and the keys, no tag says so */
import { IconCornerDownLeft } from '@tabler/icons-react'
import { createElement } from 'react'
import type { DeskGroup, DeskLine } from './desk-lines.ts'

type ListProps = {
  id: string
  groups: readonly DeskGroup[]
  active: string | null
  onChoose: (href: string) => void
}

/** Lines by group; the field keeps the focus and names the active one. */
export function DeskList({ id, groups, active, onChoose }: ListProps) {
  return (
    <div id={id} role="listbox" aria-label="Résultats" className="palette__list" tabIndex={-1}>
      {groups.map(({ label, lines }) => (
        <div key={label} role="group" aria-label={label}>
          <span className="palette__h" aria-hidden="true">
            {label}
          </span>
          {lines.map((line) => (
            <Line
              key={line.href}
              id={`${id}-${line.href}`}
              line={line}
              isActive={line.href === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type LineProps = { id: string; line: DeskLine; isActive: boolean; onChoose: (href: string) => void }

function Line({ id, line: { href, title, note, icon, tone }, isActive, onChoose }: LineProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? 'palette__i is-on' : 'palette__i'}
      // The field keeps the focus: the press must not take it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(href)}
    >
      <span className={tone === 'teal' ? 'ic' : `ic ic--${tone}`} aria-hidden="true">
        {createElement(icon, { className: 'i' })}
      </span>
      <div>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </div>
      {isActive && (
        <span className="kbd palette__enter" aria-hidden="true">
          <IconCornerDownLeft className="i i--16" />
        </span>
      )}
    </div>
  )
}
