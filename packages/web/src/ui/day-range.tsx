import { endOfParisDay, lastDay, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { DayField } from './day-input.tsx'

type DayRangeProps = {
  startsAt: string | null
  endsAt: string | null
  error?: string | undefined
  onChange: (startsAt: string | null, endsAt: string | null) => void
}

/** A window in whole days of Paris: from midnight of the first to midnight after the last. */
export function DayRange({ startsAt, endsAt, error, onChange }: DayRangeProps) {
  const first = startsAt === null ? '' : parisDay(startsAt)
  const last = endsAt === null ? '' : parisDay(lastDay(new Date(endsAt)))
  return (
    <div>
      <div className="grid grid--2">
        <DayField
          label="Du"
          optional
          value={first}
          onChange={(day) => onChange(day ? startOfParisDay(day).toISOString() : null, endsAt)}
        />
        <DayField
          label="Au"
          optional
          value={last}
          error={error}
          onChange={(day) => onChange(startsAt, day ? endOfParisDay(day).toISOString() : null)}
        />
      </div>
      <p className="hint">
        De 0&nbsp;h le premier jour à minuit le dernier. Sans date, c’est tout de suite et sans fin.
      </p>
    </div>
  )
}
