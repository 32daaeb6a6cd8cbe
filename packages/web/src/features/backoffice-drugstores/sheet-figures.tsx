import type { DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import { count, formatDate, formatInteger, formatPercent, formatTime } from '../../lib/format.ts'

/** Four figures under the pharmacy's name. */
export function SheetFigures({ sheet }: { sheet: DrugstoreSheet }) {
  const { last_visit, reading, campaigns, trainings } = sheet
  const gap = reading.rate === null || reading.zone_rate === null ? null : reading.rate - reading.zone_rate
  const figures = [
    {
      label: 'Dernière connexion',
      value: last_visit ? formatDate(last_visit.at) : 'Jamais',
      note: last_visit ? `${formatTime(last_visit.at)}, ${last_visit.name}` : 'Personne n’est encore venu',
    },
    {
      label: 'Taux de lecture, 28 jours',
      value: reading.rate === null ? '–' : formatPercent(reading.rate),
      note:
        reading.rate === null
          ? 'Masqué\u00A0: moins de 5 personnes'
          : gap === null
            ? ''
            : `${gap < 0 ? '\u2212' : '+'}${formatInteger(Math.abs(gap))}\u00A0pts par rapport à la zone`,
    },
    {
      label: 'Campagnes suivies',
      value:
        campaigns.answered === 0
          ? '–'
          : `${formatInteger(campaigns.joined)} sur ${formatInteger(campaigns.answered)}`,
      note: campaigns.answered === 0 ? 'Aucune réponse pour le moment' : 'parmi ses réponses',
    },
    {
      label: 'Formations de l’équipe',
      value:
        trainings.total === 0 ? '–' : formatPercent(Math.round((trainings.done / trainings.total) * 100)),
      note:
        trainings.late_people === 0
          ? 'Aucun retard'
          : `${count(trainings.late_people, 'personne')} en retard`,
    },
  ]
  return (
    <div className="kpis sheet-kpis">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="card kpi">
          <span>{label}</span>
          <b>{value}</b>
          <span className="trend sheet-kpis__note">{note}</span>
        </div>
      ))}
    </div>
  )
}
