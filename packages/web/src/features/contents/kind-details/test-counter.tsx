import { formatDate, formatMonth } from '../../../lib/format.ts'
import { useToday } from '../../../lib/use-now.ts'
import { Stepper } from '../../../ui/stepper.tsx'
import { useDayCounts } from '../parts/day-counts.ts'

const LINES = ['Tests réalisés', 'Dont positifs', 'Orientés vers le médecin'] as const

/** How many were done today and this month: numbers only, which this device keeps. */
export function TestCounter({ id }: { id: number }) {
  const today = useToday()
  const { counts, month, count } = useDayCounts(`test-${id}`, today, LINES.length)
  const done = counts[0] ?? 0
  return (
    <section className="card card--pad test-counter no-print" aria-labelledby="compter">
      <h2 id="compter" className="h3">
        Compter les tests du jour
      </h2>
      <p className="small muted">
        {formatDate(today)}. Des nombres seulement&nbsp;: ne saisissez aucune donnée de patient.
      </p>
      {LINES.map((label, line) => (
        <div key={label} className="test-counter__line">
          <b>{label}</b>
          <Stepper
            label={label}
            value={counts[line] ?? 0}
            // Fewer tests than positive ones, or than people sent to the doctor, would be a slip of the thumb.
            min={line === 0 ? Math.max(...counts.slice(1)) : 0}
            max={line === 0 ? 999 : done}
            onChange={(value) => count(line, value)}
          />
        </div>
      ))}
      <dl className="test-counter__month">
        <dt>En {formatMonth(today).split(' ')[0]}</dt>
        <dd>
          {month[0]} {(month[0] ?? 0) > 1 ? 'tests' : 'test'}, {month[1]}{' '}
          {(month[1] ?? 0) > 1 ? 'positifs' : 'positif'}
        </dd>
      </dl>
      <p className="xs muted">Gardé sur cet appareil, pour votre officine seulement.</p>
    </section>
  )
}
