import { useQuery } from '@tanstack/react-query'
import { figureText, rateText } from '../../lib/figure-text.ts'
import { formatPercent } from '../../lib/format.ts'
import { ChartTable } from '../../parts/chart/chart-table.tsx'
import { LineChart } from '../../parts/chart/line-chart.tsx'
import { Card } from '../../ui/card.tsx'
import { maskedRate } from '@kiosque/contract/domain/masking'
import { dropOffQuery } from './statistics.queries.ts'

/** Of a film: how many came as far as each part of it, so that one sees where it loses people. */
export function FilmDropOff({ id }: { id: number }) {
  const { data } = useQuery({ ...dropOffQuery(id), throwOnError: false })
  if (!data || data.curve.length === 0) return null
  const { people, completed } = data
  // A point that would tell of one to four people is left out: the line goes on to the next that may be told.
  const curve = data.curve.filter((point) => point.people !== null)
  const title = 'Jusqu’où la vidéo est regardée'
  return (
    <Card title={title}>
      <p className="small muted">
        {people === 0
          ? 'Personne ne l’a encore commencée.'
          : `Commencée par ${figureText(people)} personnes${completed === null ? '' : `, vue jusqu’au bout par ${figureText(completed)} (${rateText(maskedRate(completed, people))})`}.`}
      </p>
      {people !== 0 && people !== null && (
        <>
          <LineChart
            label={`${title}\u00A0: ${figureText(people)} au début`}
            points={curve.map((point) => ({ label: formatPercent(point.percent), value: point.people }))}
          />
          <ChartTable
            summary="Les chiffres par part de la vidéo"
            caption={title}
            head={['Part de la vidéo', 'Personnes encore là']}
            rows={curve.map((point) => [formatPercent(point.percent), figureText(point.people)])}
          />
        </>
      )}
    </Card>
  )
}
