import { IconMinus, IconPlus } from '@tabler/icons-react'
import { Group } from './group.tsx'
import './styles/stepper.css'

type StepperProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
}

/** Counts by one: minus, figure, plus, 44 px each. */
export function Stepper({ label, value, onChange, min = 0, max = 9999 }: StepperProps) {
  return (
    <Group as="span" className="stepper" aria-label={label}>
      <button
        type="button"
        aria-label="Retirer un"
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <IconMinus className="i" aria-hidden="true" />
      </button>
      <b aria-live="polite">{value}</b>
      <button
        type="button"
        aria-label="Ajouter un"
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <IconPlus className="i" aria-hidden="true" />
      </button>
    </Group>
  )
}
