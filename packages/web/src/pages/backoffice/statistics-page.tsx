import { useQuery } from '@tanstack/react-query'
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { Activity, Readings } from '@kiosque/contract/wire/statistics'
import { BarChart } from '../../parts/chart/bar-chart.tsx'
import { ChartTable } from '../../parts/chart/chart-table.tsx'
import { CsvButton } from '../../features/statistics/csv-button.tsx'
import { figureText, longDay, rateText, shortDay } from '../../lib/figure-text.ts'
import { Funnel } from '../../features/statistics/funnel.tsx'
import { HeatTable } from '../../features/statistics/heat-table.tsx'
import { LineChart } from '../../parts/chart/line-chart.tsx'
import {
  activityQuery,
  readingsQuery,
  statisticsQuery,
} from '../../features/statistics/statistics.queries.ts'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import '../../features/statistics/statistics.css'
import { messageFor } from '../../lib/api.ts'
import { count, formatInteger, formatTime } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { useListState } from '../../lib/list-state.ts'
import { StatisticsLists } from '../../features/statistics/statistics-lists.tsx'
import { readScope, StatisticsScope } from '../../features/statistics/statistics-scope.tsx'

/** D13-04: what the network reads. Whatever counts fewer than five people is hidden by the server itself. */
export function StatisticsPage() {
  const list = useListState(['period', 'zone_id'])
  const scope = readScope(list.filters)
  const { zoneOptions } = useNetwork()
  const general = useQuery(statisticsQuery(scope))
  const readings = useQuery(readingsQuery(scope))
  const activity = useQuery(activityQuery(scope))
  const error = general.error ?? readings.error ?? activity.error
  const { data } = general
  const retry = () => void Promise.all([general.refetch(), readings.refetch(), activity.refetch()])
  return (
    <>
      <PageHead
        title="Portée des contenus"
        intro={
          data
            ? `Du ${longDay(data.period.from)} au ${longDay(data.period.to)}, calculé à ${formatTime(data.computed_at)}. Les valeurs de moins de cinq personnes sont masquées.`
            : 'Les valeurs de moins de cinq personnes sont masquées.'
        }
        actions={
          <StatisticsScope
            scope={scope}
            zones={zoneOptions}
            onChange={list.set}
            csv={{ what: 'personnes par groupe, zone et rôle', path: '.csv' }}
          />
        }
      />
      {error && !data ? (
        <ErrorState onRetry={retry}>{messageFor(error)}</ErrorState>
      ) : (
        <>
          <div className="stat-grid" aria-busy={general.isPlaceholderData || undefined}>
            <Card
              title="De la cible à l’action"
              action={data && <span className="small muted">{count(data.contents, 'contenu')} en ligne</span>}
            >
              {data ? <Funnel statistics={data} /> : <LineSkeletons />}
            </Card>
            <ReadingsCard readings={readings.data} scope={scope} />
          </div>
          <div className="stat-grid" aria-busy={general.isPlaceholderData || undefined}>
            <Card title="Taux de lecture par zone et rôle">
              {data ? <HeatTable statistics={data} /> : <LineSkeletons />}
            </Card>
            <ActivityCard activity={activity.data} scope={scope} />
          </div>
        </>
      )}
      <StatisticsLists scope={scope} />
    </>
  )
}

type Scope = ReturnType<typeof readScope>

function ReadingsCard({ readings, scope }: { readings: Readings | undefined; scope: Scope }) {
  const isWeekly = scope.period === '364'
  const title = isWeekly ? 'Lectures par semaine' : 'Lectures par jour'
  if (!readings)
    return (
      <Card title={title}>
        <LineSkeletons />
      </Card>
    )
  const shown = readings.points.flatMap((point) => (point.reads === null ? [] : [point.reads]))
  const sentence =
    shown.length === 0
      ? `${title} : valeurs masquées, moins de cinq`
      : `${title} : de ${formatInteger(Math.min(...shown))} à ${formatInteger(Math.max(...shown))}`
  return (
    <Card
      title={title}
      action={
        <span className="row">
          {readings.trend !== null && <Trend trend={readings.trend} />}
          <CsvButton what={title} path="/readings.csv" query={scope} />
        </span>
      }
    >
      <LineChart
        label={sentence}
        points={readings.points.map((point) => ({ label: shortDay(point.from), value: point.reads }))}
      />
      <ChartTable
        summary={isWeekly ? 'Les chiffres par semaine' : 'Les chiffres par jour'}
        caption={title}
        head={[isWeekly ? 'Semaine du' : 'Jour', 'Lectures', 'Téléchargements']}
        rows={readings.points.map((point) => [
          longDay(point.from),
          figureText(point.reads),
          figureText(point.downloads),
        ])}
      />
    </Card>
  )
}

function Trend({ trend }: { trend: number }) {
  const Icon = trend < 0 ? IconTrendingDown : IconTrendingUp
  return (
    <span className={trend < 0 ? 'trend trend--down' : 'trend'}>
      <Icon className="i" aria-hidden="true" />
      {trend < 0 ? '\u2212' : '+'}
      {formatInteger(Math.abs(trend))}
      {'\u00A0%'} <small>sur la période d’avant</small>
    </span>
  )
}

function ActivityCard({ activity, scope }: { activity: Activity | undefined; scope: Scope }) {
  const title = 'Officines actives par semaine'
  if (!activity)
    return (
      <Card title={title}>
        <LineSkeletons />
      </Card>
    )
  const last = activity.weeks.at(-1)
  return (
    <Card title={title} action={<CsvButton what={title} path="/activity.csv" query={scope} />}>
      <BarChart
        label={`Officines actives par semaine : ${figureText(last?.drugstores ?? 0)} cette semaine, sur ${formatInteger(activity.all_drugstores)}`}
        points={activity.weeks.map((week) => ({ label: shortDay(week.week), value: week.drugstores }))}
      />
      <ChartTable
        summary="Les chiffres par semaine"
        caption={title}
        head={['Semaine du', 'Officines', 'Part', 'Visites']}
        rows={activity.weeks.map((week) => [
          longDay(week.week),
          figureText(week.drugstores),
          rateText(week.rate),
          figureText(week.visits),
        ])}
      />
    </Card>
  )
}
