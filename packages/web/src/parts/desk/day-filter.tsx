import { DayInput } from '../../ui/day-input.tsx'

type DayFilterProps = {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <label className="row row--nw small muted day-filter">
      {label}
      <DayInput
        className="input input--sm"
        value={value ?? ''}
        onChange={(day) => onChange(day || undefined)}
      />
    </label>
  )
}
