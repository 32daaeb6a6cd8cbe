/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the field keeps the focus and the keys, no tag says so */
import { IconCornerDownLeft, type Icon } from '@tabler/icons-react'
import { createElement } from 'react'
import type { ReactNode } from 'react'

export type Tone = 'teal' | 'green' | 'blue' | 'sand'
type Shown = { note: string; icon: Icon; tone: Tone }

type ListProps<Line extends Shown> = {
  id: string
  groups: readonly { label: string; lines: readonly Line[] }[]
  active: string | null
  idOf: (line: Line) => string
  titleOf: (line: Line) => ReactNode
  /** What stands at the end of a line: a price. */
  endOf?: (line: Line) => ReactNode
  onChoose: (line: Line) => void
}

/** Lines by group; the field keeps the focus and names the active one. */
export function PaletteList<Line extends Shown>(props: ListProps<Line>) {
  const { id, groups, active, idOf, titleOf, endOf, onChoose } = props
  return (
    <div id={id} role="listbox" aria-label="Résultats" className="palette__list" tabIndex={-1}>
      {groups.map(({ label, lines }) => (
        <div key={label} role="group" aria-label={label}>
          <span className="palette__h" aria-hidden="true">
            {label}
          </span>
          {lines.map((line) => (
            <Option
              key={idOf(line)}
              id={`${id}-${idOf(line)}`}
              line={line}
              title={titleOf(line)}
              end={endOf?.(line)}
              isActive={idOf(line) === active}
              onChoose={() => onChoose(line)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  line: Shown
  title: ReactNode
  end: ReactNode
  isActive: boolean
  onChoose: () => void
}

function Option({ id, line: { note, icon, tone }, title, end, isActive, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? 'palette__i is-on' : 'palette__i'}
      // The field keeps the focus: the press must not take it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={tone === 'teal' ? 'ic' : `ic ic--${tone}`} aria-hidden="true">
        {createElement(icon, { className: 'i' })}
      </span>
      <div>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </div>
      {end}
      {isActive && (
        <span className="kbd palette__enter" aria-hidden="true">
          <IconCornerDownLeft className="i i--16" />
        </span>
      )}
    </div>
  )
}
