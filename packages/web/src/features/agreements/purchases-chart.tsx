import { useId } from 'react'
import { MONTHS, SHORT_MONTHS } from '@kiosque/contract/domain/french-days'
import type { AgreementFigures } from '@kiosque/contract/wire/agreements'
import { axisOf } from '../../parts/chart/axis.ts'
import { ChartTable } from '../../parts/chart/chart-table.tsx'
import { formatCents, formatDate, formatInteger } from '../../lib/format.ts'
import { rangeText, tierInSentence, wholeEuros } from '../../parts/agreement-words.ts'
import { tierRange } from './agreement-words.ts'

type Size = { width: number; height: number; left: number; isSmall: boolean }
const WIDE: Size = { width: 830, height: 336, left: 58, isSmall: false }
const NARROW: Size = { width: 334, height: 240, left: 38, isSmall: true }

/** Purchases added up month after month, this year and the last, and between which two amounts the year may end. */
export function PurchasesChart({ figures }: { figures: AgreementFigures }) {
  const { year, months, projection } = figures
  const hasLastYear = months.some(({ last_year }) => last_year !== null)
  return (
    <section className="card card--pad agree-chart">
      <div className="card__head">
        <h2 className="h3">Achats cumulés</h2>
        <div className="legend">
          <Key color="var(--green-800)">{year}</Key>
          {projection && <Key color="var(--teal-300)">Estimation</Key>}
          {hasLastYear && <Key color="var(--blue-500)">{year - 1}</Key>}
        </div>
      </div>
      <div className="hide-xs">
        <Drawing figures={figures} size={WIDE} />
      </div>
      <div className="only-xs">
        <Drawing figures={figures} size={NARROW} />
      </div>
      {projection && (
        <p className="small muted agree-chart__note">
          Au {formatDate(`${year}-12-31`)}, {rangeText(projection.low, projection.high)} quatre fois sur cinq,
          soit {tierRange(projection)}.{' '}
          {projection.basis === 'last_year'
            ? `Estimé d’après le déroulement de ${year - 1} et vos écarts d’un mois à l’autre.`
            : 'Estimé d’après le rythme de l’année, faute d’une année précédente complète.'}
        </p>
      )}
      <ChartTable
        summary="Voir le tableau des douze mois"
        caption={`Achats hors taxes de ${year}, mois par mois`}
        head={['Mois', `${year}`, 'Cumul', `${year - 1}`, `Cumul ${year - 1}`]}
        rows={months.map(({ month, amount, cumulative, last_year, last_year_cumulative }) => [
          MONTHS[month - 1] ?? '',
          ...[amount, cumulative, last_year, last_year_cumulative].map((value) =>
            value === null ? '–' : formatCents(value),
          ),
        ])}
      />
    </section>
  )
}

function Key({ color, children }: { color: string; children: React.ReactNode }) {
  return (
    <span>
      <i style={{ background: color }} />
      {children}
    </span>
  )
}

type DrawingProps = { figures: AgreementFigures; size: Size }

function Drawing({ figures, size }: DrawingProps) {
  const gradient = useId()
  const { width, height, left, isSmall } = size
  const { months, projection, next, year } = figures
  const known = months.flatMap(({ cumulative }) => cumulative ?? [])
  const before = months.flatMap(({ last_year_cumulative }) => last_year_cumulative ?? [])
  const most = Math.max(0, ...known, ...before, projection?.high ?? 0, next ? next.threshold * 1.02 : 0)
  const axis = axisOf(most / 100)
  const top = (axis.at(-1) ?? 1) * 100
  const right = width - (isSmall ? 8 : 10)
  const bottom = height - (isSmall ? 28 : 36)
  const x = (index: number) => left + (index / 11) * (right - left)
  const y = (cents: number) => bottom - (Math.max(0, cents) / top) * (bottom - 16)
  const path = (values: readonly number[]) =>
    values
      .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
      .join('')
  const lastIndex = known.length - 1
  const end = known.at(-1) ?? 0
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: there is no file for an img
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={labelOf(figures)}>
      <defs>
        <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--green-500)" stopOpacity=".32" />
          <stop offset="1" stopColor="var(--green-500)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {axis.map((step) => (
        <g key={step}>
          <line x1={left} x2={right} y1={y(step * 100)} y2={y(step * 100)} stroke="var(--line)" />
          <text x={left - 8} y={y(step * 100) + 4} textAnchor="end">
            {axisText(step, top / 100)}
          </text>
        </g>
      ))}
      {next && (
        <g>
          <line
            x1={left}
            x2={right}
            y1={y(next.threshold)}
            y2={y(next.threshold)}
            stroke="var(--green-800)"
            strokeDasharray="6 5"
          />
          <text x={left + 4} y={y(next.threshold) - 8} className="agree-chart__tier">
            {next.title}
          </text>
        </g>
      )}
      {SHORT_MONTHS.map((name, index) =>
        isSmall && ![0, 3, 6, 9, 11].includes(index) ? null : (
          <text
            key={name}
            x={x(index)}
            y={height - 10}
            textAnchor={index === 0 ? 'start' : index === 11 ? 'end' : 'middle'}
          >
            {name}
          </text>
        ),
      )}
      {before.length > 1 && (
        <path
          d={path(before)}
          fill="none"
          stroke="var(--blue-500)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      )}
      {known.length > 0 && (
        <>
          <path
            d={`${path(known)}L${x(lastIndex)} ${bottom}L${left} ${bottom}Z`}
            fill={`url(#${gradient})`}
          />
          <path
            d={path(known)}
            fill="none"
            stroke="var(--green-800)"
            strokeWidth="3.5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </>
      )}
      {projection && (
        <Range
          from={[x(lastIndex), y(end)]}
          low={[x(11), y(projection.low)]}
          high={[x(11), y(projection.high)]}
        />
      )}
      {known.length > 0 && (
        <circle
          cx={x(lastIndex)}
          cy={y(end)}
          r="6"
          fill="var(--white)"
          stroke="var(--green-800)"
          strokeWidth="3"
        />
      )}
      {projection && !isSmall && (
        <g transform={`translate(${right - 208} ${Math.min(bottom - 60, y(projection.low) + 46)})`}>
          <rect width="208" height="48" rx="10" fill="var(--teal-900)" />
          <text x="14" y="20" className="agree-chart__tip">
            Estimation au 31/12/{year}
          </text>
          <text x="14" y="38" className="agree-chart__tip-value">
            {wholeEuros(projection.low)} à {wholeEuros(projection.high)}
          </text>
        </g>
      )}
    </svg>
  )
}

type Spot = readonly [x: number, y: number]

/** A fan, never a line: the year may end anywhere inside. */
function Range({ from, low, high }: { from: Spot; low: Spot; high: Spot }) {
  const edge = {
    fill: 'none',
    stroke: 'var(--teal-600)',
    strokeWidth: 2,
    strokeDasharray: '2 6',
    strokeLinecap: 'round',
  } as const
  return (
    <g>
      <path
        d={`M${from.join(' ')}L${high.join(' ')}L${low.join(' ')}Z`}
        fill="var(--teal-300)"
        fillOpacity=".45"
      />
      <path d={`M${from.join(' ')}L${high.join(' ')}`} {...edge} />
      <path d={`M${from.join(' ')}L${low.join(' ')}`} {...edge} />
    </g>
  )
}

const axisText = (euros: number, top: number) =>
  top >= 4_000 ? `${formatInteger(Math.round(euros / 100) / 10)}\u00A0k€` : `${formatInteger(euros)}\u00A0€`

function labelOf({ amount, through, projection, next }: AgreementFigures): string {
  const parts = [
    through ? `${wholeEuros(amount)} au ${formatDate(through)}` : 'aucun achat transmis',
    projection && `fin d’année ${rangeText(projection.low, projection.high)}`,
    next && `${tierInSentence(next.title)} à ${wholeEuros(next.threshold)}`,
  ].filter(Boolean)
  return `Achats cumulés\u00A0: ${parts.join(', ')}`
}
