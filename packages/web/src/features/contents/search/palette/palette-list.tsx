/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the field keeps the focus and the keys, no tag says so */
import { IconCornerDownLeft } from '@tabler/icons-react'
import { createElement } from 'react'
import { Ticket } from '../../../../parts/ticket.tsx'
import { Marked } from '../marked.tsx'
import type { PaletteGroup, PaletteLine } from './palette-lines.ts'

type ListProps = {
  id: string
  groups: readonly PaletteGroup[]
  active: string | null
  onChoose: (line: PaletteLine) => void
}

/** Lines by group; the field keeps the focus and names the active one. */
export function PaletteList({ id, groups, active, onChoose }: ListProps) {
  return (
    <div id={id} role="listbox" aria-label="Résultats" className="palette__list" tabIndex={-1}>
      {groups.map(({ label, lines }) => (
        <div key={label} role="group" aria-label={label}>
          <span className="palette__h" aria-hidden="true">
            {label}
          </span>
          {lines.map((line) => (
            <Line
              key={line.id}
              id={`${id}-${line.id}`}
              line={line}
              isActive={line.id === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type LineProps = { id: string; line: PaletteLine; isActive: boolean; onChoose: (line: PaletteLine) => void }

function Line({ id, line, isActive, onChoose }: LineProps) {
  const { title, note, icon, tone, facts } = line
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? 'palette__i is-on' : 'palette__i'}
      // The field keeps the focus: the press must not take it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(line)}
    >
      <span className={tone === 'teal' ? 'ic' : `ic ic--${tone}`} aria-hidden="true">
        {createElement(icon, { className: 'i' })}
      </span>
      <div>
        <b>
          <Marked text={title} />
        </b>
        {note && <small>{note}</small>}
      </div>
      {facts && (facts.ticket || facts.price) && (
        <span className="palette__price">
          {facts.ticket && <Ticket discount={facts.ticket} />}
          {facts.price && <strong>{facts.price}</strong>}
        </span>
      )}
      {isActive && (
        <span className="kbd palette__enter" aria-hidden="true">
          <IconCornerDownLeft className="i i--16" />
        </span>
      )}
    </div>
  )
}
