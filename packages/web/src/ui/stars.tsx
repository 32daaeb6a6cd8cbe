import { IconStar } from '@tabler/icons-react'
import { FieldNote } from './field.tsx'
import './styles/stars.css'

const STARS = [1, 2, 3, 4, 5] as const
const words = (count: number) =>
  count === 1 ? '1\u00A0étoile sur\u00A05' : `${count}\u00A0étoiles sur\u00A05`

/** A mark out of five that is read. */
export function Stars({ count }: { count: number }) {
  return (
    <span className="stars">
      {STARS.map((star) => (
        <IconStar
          key={star}
          className={star <= Math.round(count) ? 'i i--16 is-on' : 'i i--16'}
          aria-hidden="true"
        />
      ))}
      <span className="sr">{words(count)}</span>
    </span>
  )
}

type StarsInputProps = {
  legend: string
  id: string
  name: string
  /** 0 before one is chosen. */
  value: number
  error?: string | undefined
  onChange: (count: number) => void
}

/** The same to give one: five radios, by the arrows or by the mouse. */
export function StarsInput({ legend, id, name, value, error, onChange }: StarsInputProps) {
  const noteId = `${id}-note`
  return (
    <fieldset
      role="radiogroup"
      className="stars-input"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? noteId : undefined}
    >
      <legend className="label">{legend}</legend>
      <div className="row row--nw stars-input__row">
        {STARS.map((star) => (
          <label key={star} className={star <= value ? 'stars-input__star is-on' : 'stars-input__star'}>
            <input
              id={star === 1 ? id : `${id}-${star}`}
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <IconStar className="i i--24" aria-hidden="true" />
            <span className="sr">{words(star)}</span>
          </label>
        ))}
      </div>
      {error && <FieldNote id={noteId} error={error} hint={undefined} />}
    </fieldset>
  )
}
