import type { Figure } from '@kiosque/contract/domain/masking'
import type { Statistics } from '@kiosque/contract/wire/statistics'
import { formatPercent } from '../../lib/format.ts'
import { ChartTable } from '../../parts/chart/chart-table.tsx'
import { useIsAdviser } from '../../lib/use-is-adviser.ts'
import { figureText, rateText } from '../../lib/figure-text.ts'

/** From everyone to those who act, one bar each. */
export function Funnel({ statistics }: { statistics: Statistics }) {
  const { total } = statistics
  const isAdviser = useIsAdviser()
  const steps: [string, string, Figure, string][] = [
    ['Ciblées', isAdviser ? 'dans vos zones' : 'personnes du réseau', total.people, 'var(--teal-600)'],
    ['Sont venues', 'au moins une visite', total.active, 'var(--teal-500)'],
    ['Ont lu', 'au moins un contenu', total.readers, 'var(--blue-400)'],
    ['Ont téléchargé', 'au moins un fichier', total.downloaders, 'var(--green-500)'],
  ]
  const share = (figure: Figure) =>
    figure === null || !total.people ? null : Math.min(100, Math.round((figure / total.people) * 100))
  return (
    <>
      <div className="funnel">
        {steps.map(([title, hint, figure, color], index) => {
          const percent = share(figure)
          return (
            <div key={title}>
              <span>
                {title}
                <small>{hint}</small>
              </span>
              <i style={{ width: `${Math.max(2, percent ?? 2)}%`, background: color }} />
              <span>
                <b className={figure === null ? 'funnel__masked' : undefined}>{figureText(figure)}</b>
                {index > 0 && percent !== null && <small>{formatPercent(percent)}</small>}
              </span>
            </div>
          )
        })}
      </div>
      <ChartTable
        summary="Par groupe, zone et rôle"
        caption="Personnes ciblées, venues, lectrices, par groupe, zone et rôle"
        head={['', 'Ciblées', 'Venues', 'Ont lu', 'Taux', 'Ont téléchargé']}
        rows={[...statistics.by_group, ...statistics.by_zone, ...statistics.by_role].map((line) => [
          line.label,
          figureText(line.people),
          figureText(line.active),
          figureText(line.readers),
          rateText(line.rate),
          figureText(line.downloaders),
        ])}
      />
    </>
  )
}
