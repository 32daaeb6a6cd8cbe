import { useQuery } from '@tanstack/react-query'
import { IconCertificate } from '@tabler/icons-react'
import type { ContentStatistics } from '@kiosque/contract/wire/statistics'
import { figureText, longDay, rateText, shortDay } from '../../lib/figure-text.ts'
import { ChartTable } from '../../parts/chart/chart-table.tsx'
import { LineChart } from '../../parts/chart/line-chart.tsx'
import { FilmDropOff } from '../../features/statistics/film-drop-off.tsx'
import { contentStatisticsQuery } from '../../features/statistics/statistics.queries.ts'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import '../../features/statistics/statistics.css'
import { formatDate, formatInteger, formatTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { TRAINING_KINDS } from '../../lib/training-kinds.ts'
import { usePageTitle } from '../../lib/title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Table } from '../../ui/table.tsx'
import { useListState } from '../../lib/list-state.ts'
import { readScope, StatisticsScope } from '../../features/statistics/statistics-scope.tsx'
import { NotLoaded } from '../../parts/desk/loaded.tsx'
import { TableSkeleton } from '../../parts/desk/table-skeleton.tsx'
import { useId } from '../../lib/use-id.ts'

/** One content: whom it is for, who read it, since when. */
export function ContentStatisticsPage() {
  const id = useId('/backoffice/is-admin/admin/statistics/contents/$id')
  const list = useListState(['period', 'zone_id'])
  const scope = readScope(list.filters)
  const { zoneOptions } = useNetwork()
  const { data, error, refetch } = useQuery(contentStatisticsQuery(id, scope))
  usePageTitle(data?.content.title)
  if (!data && error) return <NotLoaded isPage error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={5} />
  const { content } = data
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Statistiques', href: paths.admin('statistics') }, { label: content.title }]}
        title={content.title}
        intro={`${content.kind_label} du ${formatDate(content.published_at)}. Calculé à ${formatTime(data.computed_at)}, les valeurs de moins de cinq personnes sont masquées.`}
        actions={
          <>
            <StatisticsScope
              scope={scope}
              zones={zoneOptions}
              onChange={list.set}
              csv={{ what: content.title, path: `/contents/${id}/export.csv` }}
            />
            {TRAINING_KINDS.has(content.kind) && (
              <ButtonLink
                size="sm"
                href={paths.admin(`trainings/${id}`)}
                icon={<IconCertificate className="i i--18" aria-hidden="true" />}
              >
                Résultats
              </ButtonLink>
            )}
          </>
        }
      />
      <Figures data={data} />
      <div className="stat-grid">
        <Card padded={false} className="bo-list">
          <Lines data={data} />
        </Card>
        <div className="stack" style={{ '--gap': '16px' } as React.CSSProperties}>
          <Readings data={data} isWeekly={scope.period === '364'} />
          {content.kind === 'tutorial' && <FilmDropOff id={id} />}
        </div>
      </div>
    </>
  )
}

function Figures({ data: { total } }: { data: ContentStatistics }) {
  const figures = [
    ['Personnes ciblées', figureText(total.reach)],
    ['Ont lu', figureText(total.reads)],
    ['Taux de lecture', rateText(total.rate)],
    ['Ont téléchargé', figureText(total.downloads)],
  ]
  return (
    <div className="kpis">
      {figures.map(([label, value]) => (
        <div key={label} className="card kpi">
          <span>{label}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  )
}

function Lines({ data }: { data: ContentStatistics }) {
  const lines = [
    ...data.by_group.map((line) => ({ ...line, what: 'Groupe' })),
    ...data.by_zone.map((line) => ({ ...line, what: 'Zone' })),
    ...data.by_role.map((line) => ({ ...line, what: 'Rôle' })),
  ]
  return (
    <Table
      caption="Portée et lectures par groupe, zone et rôle, depuis la publication"
      dense
      rows={lines}
      rowKey={(line) => `${line.what} ${line.key}`}
      columns={[
        {
          key: 'label',
          header: 'Depuis la publication',
          cell: (line) => (
            <span>
              <b>{line.label}</b>
              <span className="xs muted bo-who__sub">{line.what}</span>
            </span>
          ),
        },
        { key: 'reach', header: 'Ciblées', align: 'right', cell: (line) => figureText(line.reach) },
        { key: 'reads', header: 'Ont lu', align: 'right', cell: (line) => figureText(line.reads) },
        {
          key: 'rate',
          header: 'Taux',
          cell: (line) => (
            <span className="row row--nw rate-cell">
              {line.rate !== null && (
                <Progress thin label={`Taux de lecture, ${line.label}`} value={line.rate} />
              )}
              <b className="num">{rateText(line.rate)}</b>
            </span>
          ),
        },
        {
          key: 'downloads',
          header: 'Ont téléchargé',
          align: 'right',
          cell: (line) => figureText(line.downloads),
        },
      ]}
    />
  )
}

function Readings({ data, isWeekly }: { data: ContentStatistics; isWeekly: boolean }) {
  const title = isWeekly ? 'Premières lectures par semaine' : 'Premières lectures par jour'
  const most = Math.max(0, ...data.points.map((point) => point.reads ?? 0))
  return (
    <Card title={title}>
      <LineChart
        label={`${title} : ${formatInteger(most)} au plus`}
        points={data.points.map((point) => ({ label: shortDay(point.from), value: point.reads }))}
      />
      <ChartTable
        summary={isWeekly ? 'Les chiffres par semaine' : 'Les chiffres par jour'}
        caption={title}
        head={[isWeekly ? 'Semaine du' : 'Jour', 'Lectures', 'Téléchargements']}
        rows={data.points.map((point) => [
          longDay(point.from),
          figureText(point.reads),
          figureText(point.downloads),
        ])}
      />
    </Card>
  )
}
