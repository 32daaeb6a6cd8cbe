import { useQuery } from '@tanstack/react-query'
import { CLAIM_REASON_LABELS } from '@kiosque/contract/domain/claims'
import type { ClaimStatistics } from '@kiosque/contract/wire/claims-desk'
import { saveReport, statisticsQuery } from '../../features/backoffice-claims/claims-desk.queries.ts'
import { ClaimsTabs } from '../../features/backoffice-claims/claims-tabs.tsx'
import { count, formatCents, formatInteger, formatNumber, formatPercent } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { usePageTitle } from '../../lib/title.ts'
import { useToday } from '../../lib/use-now.ts'
import { BarChart } from '../../parts/chart/bar-chart.tsx'
import { ChartTable } from '../../parts/chart/chart-table.tsx'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Group } from '../../ui/group.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import '../../features/backoffice-claims/claims-desk.css'

type Row = ClaimStatistics['laboratories'][number]
const MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
]
const days = (value: number | null) =>
  value === null ? '–' : `${formatNumber(Math.round(value * 10) / 10)}\u00A0j`
const rate = (value: number | null) => (value === null ? '–' : formatPercent(value))

const COLUMNS: Column<Row>[] = [
  { key: 'laboratory', header: 'Laboratoire', cell: ({ laboratory }) => <b>{laboratory.name}</b> },
  { key: 'claims', header: 'Demandes', align: 'right', cell: ({ claims }) => formatInteger(claims) },
  { key: 'asked', header: 'Demandé', align: 'right', cell: ({ asked }) => formatCents(asked) },
  { key: 'accepted', header: 'Accepté', align: 'right', cell: ({ accepted }) => formatCents(accepted) },
  { key: 'paid', header: 'Réglé', align: 'right', cell: ({ paid }) => formatCents(paid) },
  {
    key: 'owed',
    header: 'Reste dû',
    align: 'right',
    cell: ({ accepted, paid }) => formatCents(accepted - paid),
  },
  { key: 'refusal', header: 'Refus', align: 'right', cell: ({ refusal_rate }) => rate(refusal_rate) },
  {
    key: 'corrected',
    header: 'Corrigées',
    align: 'right',
    cell: ({ corrected_claims }) => formatInteger(corrected_claims),
  },
  { key: 'control', header: 'Contrôle', align: 'right', cell: ({ control_days }) => days(control_days) },
  { key: 'payment', header: 'Règlement', align: 'right', cell: ({ payment_days }) => days(payment_days) },
]

/** A year of claims: amounts, delays, refusals, by laboratory; on paper it is the yearly report. */
export function ClaimStatisticsPage() {
  usePageTitle('Statistiques BRI')
  const list = useListState(['annee'])
  const year = /^20\d\d$/.test(list.filters.annee ?? '') ? Number(list.filters.annee) : undefined
  const query = useQuery(statisticsQuery(year))
  return (
    <>
      <Loaded isPage query={query}>
        {(data) => <Report data={data} onYear={(next) => list.set({ annee: String(next) })} />}
      </Loaded>
    </>
  )
}

function Report({ data, onYear }: { data: ClaimStatistics; onYear: (year: number) => void }) {
  const { year, total, months, reasons, laboratories } = data
  const thisYear = Number(useToday().slice(0, 4))
  const firstYear = Math.min(data.first_year, year)
  return (
    <>
      <PageHead
        title={`Compensation BRI en ${year}`}
        intro="Demandes envoyées dans l’année&nbsp;: ce qu’elles valent, ce qu’elles deviennent, en combien de temps."
        actions={
          <>
            <Button size="sm" onClick={() => print()}>
              Imprimer
            </Button>
            <DownloadButton failure="Le rapport n’a pas pu être préparé" save={() => saveReport(year)}>
              Rapport annuel, CSV
            </DownloadButton>
          </>
        }
      />
      <ClaimsTabs current="Statistiques" />
      <Group className="seg seg--sm claims-years no-print" aria-label="Année">
        {Array.from({ length: thisYear - firstYear + 1 }, (_, rank) => firstYear + rank).map((each) => (
          <button key={each} type="button" aria-pressed={each === year} onClick={() => onYear(each)}>
            {each}
          </button>
        ))}
      </Group>
      <div className="kpis claims-figures">
        <Figure label="Demandé" value={formatCents(total.asked)} note={count(total.claims, 'demande')} />
        <Figure
          label="Accepté"
          value={formatCents(total.accepted)}
          note={`${rate(total.refusal_rate)} de refus, ${count(total.corrected_claims, 'corrigée')}`}
        />
        <Figure
          label="Réglé"
          value={formatCents(total.paid)}
          note={`reste ${formatCents(total.accepted - total.paid)}`}
        />
        <Figure
          label="Délai de contrôle"
          value={days(total.control_days)}
          note={`règlement ${days(total.payment_days)} après l’acceptation`}
        />
      </div>
      {total.claims === 0 ? (
        <EmptyState title={`Aucune demande en ${year}`}>Choisissez une autre année.</EmptyState>
      ) : (
        <>
          <div className="bo-grid bo-grid--2">
            <Card title="Demandes par mois">
              <BarChart
                label={`Demandes envoyées chaque mois de ${year}`}
                points={months.map(({ month, claims }) => ({
                  label: MONTHS[month - 1] ?? '',
                  value: claims,
                }))}
              />
              <ChartTable
                summary="Les chiffres par mois"
                caption={`Demandes de ${year} par mois`}
                head={['Mois', 'Demandes', 'Demandé', 'Accepté', 'Réglé']}
                rows={months.map(({ month, claims, asked, accepted, paid }) => [
                  MONTHS[month - 1] ?? '',
                  formatInteger(claims),
                  formatCents(asked),
                  formatCents(accepted),
                  formatCents(paid),
                ])}
              />
            </Card>
            <Card title="Motifs donnés">
              {reasons.length === 0 ? (
                <p className="muted">Aucune demande n’a été renvoyée ni refusée.</p>
              ) : (
                <ul className="bo-rows">
                  {reasons.map(({ code, count: times }) => (
                    <li key={code} className="row between">
                      {CLAIM_REASON_LABELS[code]}
                      <b className="num">{formatInteger(times)}</b>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          </div>
          <div className="card bo-list claims-labs">
            <Table
              caption="Par laboratoire"
              dense
              columns={COLUMNS}
              rows={laboratories}
              rowKey={(row) => row.laboratory.id}
            />
          </div>
        </>
      )}
    </>
  )
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="card kpi">
      <span>{label}</span>
      <b>{value}</b>
      <span className="trend">{note}</span>
    </div>
  )
}
