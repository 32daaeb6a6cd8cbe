import { useState } from 'react'
import { IconCheck } from '@tabler/icons-react'
import { Chip } from '../../ui/chip.tsx'

type ChipLineProps<Value extends number | string> = {
  legend: string
  /** What an empty line means: « tous », « toutes ». */
  none?: string
  choices: readonly { value: Value; label: string }[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** Past this many, one looks for a choice instead of reading them all. */
const MANY = 24

/** One dimension: any of the chosen values will do, none chosen means everyone. */
export function ChipLine<Value extends number | string>({
  legend,
  none = 'tous',
  choices,
  value,
  onChange,
}: ChipLineProps<Value>) {
  const [typed, setTyped] = useState('')
  // What the target holds but the list no longer offers can still be taken away.
  const gone = value.filter((each) => !choices.some((choice) => choice.value === each))
  const all = [...choices, ...gone.map((each) => ({ value: each, label: `${each} (n’existe plus)` }))]
  const isLong = choices.length > MANY
  const shown = isLong
    ? all.filter((choice) => value.includes(choice.value) || matches(choice.label, typed))
    : all
  const toggle = (each: Value) =>
    onChange(value.includes(each) ? value.filter((kept) => kept !== each) : [...value, each])
  return (
    <fieldset className="tgt">
      <legend className="label">
        {legend}{' '}
        <span className="opt">{value.length === 0 ? none : `${value.length} sur ${all.length}`}</span>
      </legend>
      {isLong && (
        <input
          className="input input--sm tgt__filter"
          type="search"
          aria-label={`Filtrer\u00a0: ${legend}`}
          placeholder="Filtrer"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div className="row">
        {shown.map((choice) => {
          const pressed = value.includes(choice.value)
          return (
            <Chip
              key={choice.value}
              pressed={pressed}
              icon={pressed ? <IconCheck className="i i--16" aria-hidden="true" /> : undefined}
              onClick={() => toggle(choice.value)}
            >
              {choice.label}
            </Chip>
          )
        })}
      </div>
    </fieldset>
  )
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const matches = (label: string, typed: string) => folded(label).includes(folded(typed.trim()))
