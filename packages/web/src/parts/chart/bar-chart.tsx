import { formatInteger } from '../../lib/format.ts'
import { axisOf } from './axis.ts'
import type { Point } from './line-chart.tsx'

const LEFT = 30
const WIDTH = 560
const TOP = 14
const BOTTOM = 160

type BarChartProps = {
  points: readonly Point[]
  label: string
  /** A second measure, drawn as a dotted line. */
  mean?: readonly (number | null)[]
}

/** One bar a week; where the figure is hidden, a hatched stub that only says that there is something. */
export function BarChart({ points, label, mean }: BarChartProps) {
  const highest = Math.max(
    0,
    ...points.map((point) => point.value ?? 0),
    ...(mean ?? []).map((value) => value ?? 0),
  )
  const axis = axisOf(highest)
  const most = axis.at(-1) ?? 1
  const y = (value: number) => BOTTOM - (value / most) * (BOTTOM - TOP)
  const slot = WIDTH / Math.max(1, points.length)
  const bar = Math.min(28, slot * 0.62)
  const middle = (index: number) => LEFT + slot * (index + 0.5)
  const every = Math.max(1, Math.ceil(points.length / 14))
  const line = (mean ?? []).map(
    (value, index) => `${index === 0 ? 'M' : 'L'}${middle(index)} ${y(value ?? 0)}`,
  )
  return (
    <div className="chart-box">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: there is no file for an img */}
      <svg className="chart" viewBox="0 0 600 190" role="img" aria-label={label}>
        {axis.map((step) => (
          <g key={step}>
            <line x1={LEFT} x2={LEFT + WIDTH} y1={y(step)} y2={y(step)} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(step) + 4} textAnchor="end">
              {formatInteger(step)}
            </text>
          </g>
        ))}
        {points.map((point, index) => (
          <g key={point.label}>
            <rect
              x={middle(index) - bar / 2}
              y={y(point.value ?? 0) - (point.value === null ? 6 : 0)}
              width={bar}
              height={BOTTOM - y(point.value ?? 0) + (point.value === null ? 6 : 0)}
              rx="4"
              fill={point.value === null ? 'var(--grey-300)' : 'var(--green-500)'}
            />
            {index % every === 0 && (
              <text
                className={(index / every) % 2 === 1 ? 'chart__between' : undefined}
                x={middle(index)}
                y={BOTTOM + 20}
                textAnchor="middle"
              >
                {point.label}
              </text>
            )}
          </g>
        ))}
        {mean && (
          <path
            d={line.join('')}
            fill="none"
            stroke="var(--teal-600)"
            strokeWidth="2.5"
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
        )}
      </svg>
    </div>
  )
}
