import type { DeskSummary } from '@kiosque/contract/wire/claims-desk'
import { count, formatCents, formatInteger } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'

/** How the queue stands, before anything is filtered. */
export function QueueFigures({ summary }: { summary: DeskSummary }) {
  const { waiting, waiting_amount, oldest_days, flagged, owed, late, control_days, to_batch } = summary
  const figures = [
    {
      label: 'À contrôler',
      value: formatInteger(waiting),
      note: [
        formatCents(waiting_amount),
        oldest_days !== null && `la plus ancienne attend depuis ${count(oldest_days, 'jour')}`,
      ],
      href: paths.admin('bri'),
    },
    {
      label: 'Avec un signal',
      value: formatInteger(flagged),
      note: [
        control_days !== null &&
          `délai moyen de contrôle ${count(Math.max(1, Math.round(control_days)), 'jour')}`,
      ],
      href: paths.admin('bri?flagged=true&sort=risk'),
    },
    {
      label: 'Dû par les laboratoires',
      value: formatCents(owed.amount),
      note: [count(owed.claims, 'demande'), to_batch > 0 && `${formatInteger(to_batch)} hors d’un lot`],
      href: paths.admin('bri?state=accepted'),
    },
    {
      label: 'En retard de règlement',
      value: formatCents(late.amount),
      note: [count(late.claims, 'demande')],
      href: paths.admin('bri?state=late'),
    },
  ]
  return (
    <div className="kpis claims-figures">
      {figures.map(({ label, value, note, href }) => (
        <a key={label} className="card kpi" href={href}>
          <span>{label}</span>
          <b>{value}</b>
          <span className="trend">{note.filter(Boolean).join(', ')}</span>
        </a>
      ))}
    </div>
  )
}
