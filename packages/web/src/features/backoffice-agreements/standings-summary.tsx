import { count, formatDate, formatInteger } from '../../lib/format.ts'
import { trendText, wholeEuros } from '../../parts/agreement-words.ts'
import type { Standings } from './agreements.queries.ts'
import './agreements.css'

/** The zone at a glance; each of the last two is a filter of the list. */
export function StandingsSummary({ standings }: { standings: Standings }) {
  const { pharmacies, amount, compared, last_year, near, behind, through } = standings.summary
  const trend = trendText(compared, last_year)
  const facts = [
    {
      label: 'Officines suivies',
      value: formatInteger(pharmacies),
      text: through && `au ${formatDate(through)}`,
    },
    {
      label: `Achats ${standings.year}`,
      value: wholeEuros(amount),
      text: trend && `${trend} sur un an, à périmètre égal`,
    },
    { label: 'Paliers à portée', value: formatInteger(near), text: '85\u00A0% du chemin ou plus' },
    { label: 'En retrait', value: formatInteger(behind), text: 'de plus de 10\u00A0% sur un an' },
  ]
  return (
    <dl className="agreements-summary" aria-label={count(pharmacies, 'officine suivie', 'officines suivies')}>
      {facts.map(({ label, value, text }) => (
        <div className="card card--pad" key={label}>
          <dt className="small muted">{label}</dt>
          <dd>
            <b className="num">{value}</b>
            {text && <span className="xs muted">{text}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
