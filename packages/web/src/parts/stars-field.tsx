import { IconStarFilled } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import './stars-field.css'

const NOTES = [1, 2, 3, 4, 5]

type Props = { legend: ReactNode; value: number; onChange: (note: number) => void }

/** A mark from one to five; none chosen is 0. */
export function StarsField({ legend, value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="stars">
        {NOTES.map((note) => (
          <label key={note} className={note <= value ? 'is-on' : undefined}>
            <input
              type="radio"
              name={name}
              value={note}
              checked={value === note}
              onChange={() => onChange(note)}
            />
            <IconStarFilled className="i i--24" aria-hidden="true" />
            <span className="sr">{note} sur 5</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
