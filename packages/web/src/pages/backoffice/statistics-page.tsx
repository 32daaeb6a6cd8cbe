import { useQuery } from '@tanstack/react-query'
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { Activity, Readings, Statistics } from '@kiosque/contract/wire/statistics'
import { BarChart } from '../../parts/chart/bar-chart.tsx'
import { ChartSkeleton } from '../../parts/chart/chart-skeleton.tsx'
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
import { useListState } from '../../lib/list-state.ts'
import { FunnelSkeleton, HeatSkeleton } from '../../features/statistics/statistics-skeletons.tsx'
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
  const isWhole = data && readings.data && activity.data
  const retry = () => void Promise.all([general.refetch(), readings.refetch(), activity.refetch()])
  return (
    <>
      <PageHead
        title="Portée des contenus"
        intro={<Intro statistics={data} />}
        actions={
          <StatisticsScope
            scope={scope}
            zones={zoneOptions}
            onChange={list.set}
            csv={{ what: 'personnes par groupe, zone et rôle', path: '.csv' }}
          />
        }
      />
      {error && !isWhole ? (
        <ErrorState onRetry={retry}>{messageFor(error)}</ErrorState>
      ) : (
        <div className="stat-cards">
          <div className="stat-grid" aria-busy={general.isPlaceholderData || undefined}>
            <Card
              title="De la cible à l’action"
              action={data && <span className="small muted">{count(data.contents, 'contenu')} en ligne</span>}
            >
              {data ? <Funnel statistics={data} /> : <FunnelSkeleton />}
            </Card>
            <ReadingsCard readings={readings.data} scope={scope} />
          </div>
          <div className="stat-grid" aria-busy={general.isPlaceholderData || undefined}>
            <Card title="Taux de lecture par zone et rôle">
              {data ? <HeatTable statistics={data} /> : <HeatSkeleton zones={zoneOptions.length} />}
            </Card>
            <ActivityCard activity={activity.data} scope={scope} />
          </div>
        </div>
      )}
      <StatisticsLists scope={scope} />
    </>
  )
}

type Scope = ReturnType<typeof readScope>

/** As long while it comes as once it is there: what follows does not move. */
function Intro({ statistics }: { statistics: Statistics | undefined }) {
  const from = longDay(statistics?.period.from ?? '2000-01-01')
  const to = longDay(statistics?.period.to ?? '2000-01-01')
  const hour = formatTime(statistics?.computed_at ?? '2000-01-01T12:00:00Z')
  return (
    <span style={statistics ? undefined : { visibility: 'hidden' }}>
      Du {from} au {to}, calculé à {hour}. Les valeurs de moins de cinq personnes sont masquées.
    </span>
  )
}

function ReadingsCard({ readings, scope }: { readings: Readings | undefined; scope: Scope }) {
  const isWeekly = scope.period === '364'
  const title = isWeekly ? 'Lectures par semaine' : 'Lectures par jour'
  return (
    <Card
      title={title}
      action={
        <span className="row">
          {readings ? (
            readings.trend !== null && <Trend trend={readings.trend} />
          ) : (
            <span style={{ visibility: 'hidden' }}>
              <Trend trend={10} />
            </span>
          )}
          <CsvButton what={title} path="/readings.csv" query={scope} />
        </span>
      }
    >
      {readings ? (
        <ReadingsChart title={title} readings={readings} isWeekly={isWeekly} />
      ) : (
        <ChartSkeleton shape="line" />
      )}
    </Card>
  )
}

type ReadingsChartProps = { title: string; readings: Readings; isWeekly: boolean }

function ReadingsChart({ title, readings: { points }, isWeekly }: ReadingsChartProps) {
  const shown = points.flatMap((point) => (point.reads === null ? [] : [point.reads]))
  const sentence =
    shown.length === 0
      ? `${title}\u00A0: valeurs masquées, moins de cinq`
      : `${title}\u00A0: de ${formatInteger(Math.min(...shown))} à ${formatInteger(Math.max(...shown))}`
  return (
    <>
      <LineChart
        label={sentence}
        points={points.map((point) => ({ label: shortDay(point.from), value: point.reads }))}
      />
      <ChartTable
        summary={isWeekly ? 'Les chiffres par semaine' : 'Les chiffres par jour'}
        caption={title}
        head={[isWeekly ? 'Semaine du' : 'Jour', 'Lectures', 'Téléchargements']}
        rows={points.map((point) => [
          longDay(point.from),
          figureText(point.reads),
          figureText(point.downloads),
        ])}
      />
    </>
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

const ACTIVITY = 'Officines actives par semaine'

function ActivityCard({ activity, scope }: { activity: Activity | undefined; scope: Scope }) {
  return (
    <Card title={ACTIVITY} action={<CsvButton what={ACTIVITY} path="/activity.csv" query={scope} />}>
      {activity ? <ActivityChart activity={activity} /> : <ChartSkeleton shape="bars" />}
    </Card>
  )
}

function ActivityChart({ activity: { weeks, all_drugstores } }: { activity: Activity }) {
  const last = figureText(weeks.at(-1)?.drugstores ?? 0)
  return (
    <>
      <BarChart
        label={`${ACTIVITY}\u00A0: ${last} cette semaine, sur ${formatInteger(all_drugstores)}`}
        points={weeks.map((week) => ({ label: shortDay(week.week), value: week.drugstores }))}
      />
      <ChartTable
        summary="Les chiffres par semaine"
        caption={ACTIVITY}
        head={['Semaine du', 'Officines', 'Part', 'Visites']}
        rows={weeks.map((week) => [
          longDay(week.week),
          figureText(week.drugstores),
          rateText(week.rate),
          figureText(week.visits),
        ])}
      />
    </>
  )
}
