type DayFilterProps = {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <label className="row row--nw small muted day-filter">
      {label}
      <input
        className="input input--sm"
        type="date"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </label>
  )
}
