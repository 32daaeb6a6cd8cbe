import { useQuery } from '@tanstack/react-query'
import { useListState } from '../../lib/list-state.ts'
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Dashboard } from '@kiosque/contract/wire/dashboard'
import {
  GroupActivity,
  MostRead,
  Pharmacies,
  SearchMisses,
} from '../../features/dashboard/dashboard-cards.tsx'
import { dashboardQuery, type DashboardPeriod } from '../../features/dashboard/dashboard.queries.ts'
import { TodoList } from '../../features/dashboard/todo-list.tsx'
import { ChartSkeleton } from '../../parts/chart/chart-skeleton.tsx'
import { ChartTable } from '../../parts/chart/chart-table.tsx'
import { figureText, longDay, rateText, shortDay } from '../../lib/figure-text.ts'
import { LineChart } from '../../parts/chart/line-chart.tsx'
import '../../features/statistics/statistics.css'
import '../../features/dashboard/dashboard.css'
import { messageFor } from '../../lib/api.ts'
import { count, formatInteger } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Group } from '../../ui/group.tsx'
import { Announcement } from '../../ui/announcement.tsx'

const PERIODS: readonly { key: DashboardPeriod; label: string }[] = [
  { key: '7', label: '7 jours' },
  { key: '28', label: '28 jours' },
  { key: '364', label: 'Année' },
]

/** Where the head office begins its day: what waits for this person, then how the network lives (D13-05). */
export function BackofficeHomePage() {
  const { me } = useSignedIn()
  const list = useListState(['period'])
  const period = PERIODS.find(({ key }) => key === list.filters.period)?.key ?? '7'
  const { data, error, refetch, isPlaceholderData } = useQuery(dashboardQuery(period))
  const isAdviser = me.right_id === 3
  return (
    <>
      <PageHead
        title={`Bonjour ${me.first_name}`}
        intro={
          data
            ? `Du ${longDay(data.statistics.period.from)} au ${longDay(data.statistics.period.to)}${isAdviser ? ', dans vos zones' : ''}.`
            : 'Votre journée en un coup d’œil.'
        }
        actions={
          <Group className="seg seg--sm" aria-label="Période">
            {PERIODS.map(({ key, label }) => (
              <button
                key={key}
                type="button"
                aria-pressed={period === key}
                onClick={() => list.set({ period: key === '7' ? undefined : key })}
              >
                {label}
              </button>
            ))}
          </Group>
        }
      />
      {data ? (
        <div aria-busy={isPlaceholderData || undefined}>
          <Figures data={data} isAdviser={isAdviser} />
          <Today data={data} />
        </div>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Figures({ data, isAdviser }: { data: Dashboard; isAdviser: boolean }) {
  const { statistics, drugstores, readings } = data
  const { total } = statistics
  return (
    <div className="kpis">
      <Kpi
        label="Officines actives"
        value={figureText(drugstores.active)}
        note={`sur ${count(drugstores.all, 'officine')} ${isAdviser ? 'de vos zones' : 'du réseau'}`}
        href={paths.admin('drugstores')}
      />
      <Kpi
        label="Personnes connectées"
        value={figureText(total.active)}
        note={total.people === null ? 'sur cette période' : `sur ${count(total.people, 'personne')}`}
        href={paths.admin('statistics')}
      />
      <Kpi
        label="Taux de lecture"
        value={rateText(total.rate)}
        note={`${count(statistics.contents, 'contenu')} en ligne`}
        href={paths.admin('statistics')}
      />
      <Kpi
        label="Lectures"
        value={figureText(readings.total.reads)}
        note={<Trend trend={readings.trend} />}
        href={paths.admin('statistics')}
      />
    </div>
  )
}

function Kpi({ label, value, note, href }: { label: string; value: string; note: ReactNode; href: string }) {
  return (
    <a className="card kpi" href={href}>
      <span>{label}</span>
      <b>{value}</b>
      <span className="trend" style={{ color: 'var(--text-2)', fontWeight: 400, whiteSpace: 'normal' }}>
        {note}
      </span>
    </a>
  )
}

function Trend({ trend }: { trend: number | null }) {
  if (trend === null) return 'sur cette période'
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

/** The chart goes when there is nothing to draw, and what waits takes the whole width. */
function Today({ data }: { data: Dashboard }) {
  const { points } = data.readings
  const known = points.flatMap(({ reads }) => (reads === null ? [] : [reads]))
  const hasActivity = points.some(({ reads }) => reads === null || reads > 0)
  return (
    <>
      <div className={hasActivity ? 'bo-grid bo-grid--2 dash-today' : 'bo-grid'}>
        <section className="card card--pad dash-todo">
          <div className="card__head" style={{ marginBottom: 8 }}>
            <h2 className="h3">À traiter</h2>
          </div>
          <TodoList todo={data.todo} />
        </section>
        {hasActivity && (
          <section className="card card--pad">
            <div className="card__head">
              <h2 className="h3">Lectures</h2>
            </div>
            <LineChart
              label={
                known.length === 0
                  ? 'Lectures : moins de cinq à chaque fois'
                  : `Lectures\u00A0: de ${formatInteger(Math.min(...known))} à ${formatInteger(Math.max(...known))}`
              }
              points={points.map((point) => ({ label: shortDay(point.from), value: point.reads }))}
            />
            <ChartTable
              summary="Les chiffres"
              caption="Lectures"
              head={['À partir du', 'Lectures', 'Téléchargements']}
              rows={points.map((point) => [
                longDay(point.from),
                figureText(point.reads),
                figureText(point.downloads),
              ])}
            />
          </section>
        )}
      </div>
      <div className="bo-grid bo-grid--3">
        <Pharmacies rows={data.pharmacies} />
        <MostRead rows={data.most_read} />
        <GroupActivity rows={data.statistics.by_group} />
        <SearchMisses rows={data.misses} />
      </div>
    </>
  )
}

/** The page's own shape while it comes. */
function Waiting() {
  return (
    <Announcement as="div" className="late" aria-busy="true" aria-label="Chargement en cours">
      <div className="kpis">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="card kpi dash-skeleton">
            <Skeleton width="60%" />
            <Skeleton width={72} height={30} />
            <Skeleton width="50%" />
          </div>
        ))}
      </div>
      <div className="bo-grid bo-grid--2 dash-today">
        <div className="card card--pad stack">
          <Skeleton width={120} height={22} />
          <ChartSkeleton shape="line" />
        </div>
        <div className="card card--pad stack dash-todo">
          <Skeleton width={120} height={22} />
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <div key={key} className="todo">
              <span className="sk dash-skeleton__mark" />
              <div className="grow stack">
                <Skeleton width="70%" height={16} />
                <Skeleton width="50%" height={12} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Announcement>
  )
}
