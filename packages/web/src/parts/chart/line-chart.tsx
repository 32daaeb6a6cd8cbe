import { useId } from 'react'
import type { Figure } from '@kiosque/contract/domain/masking'
import { formatInteger } from '../../lib/format.ts'
import { axisOf } from './axis.ts'

export type Point = { label: string; value: Figure }

const LEFT = 44
const RIGHT = 600
const TOP = 18
const BOTTOM = 266

/** A line over time. Hidden points lie on the ground, hollow: the line does not pretend to know them. */
export function LineChart({ points, label }: { points: readonly Point[]; label: string }) {
  const gradient = useId()
  const axis = axisOf(Math.max(0, ...points.map((point) => point.value ?? 0)))
  const most = axis.at(-1) ?? 1
  const x = (index: number) => LEFT + (index / Math.max(1, points.length - 1)) * (RIGHT - LEFT)
  const y = (value: number) => BOTTOM - (value / most) * (BOTTOM - TOP)
  const path = points
    .map(
      (point, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(point.value ?? 0).toFixed(1)}`,
    )
    .join('')
  const peak = points.reduce(
    (best, point, at) => ((point.value ?? 0) > (points[best]?.value ?? 0) ? at : best),
    0,
  )
  const highest = points[peak]?.value ?? 0
  const every = Math.max(1, Math.ceil(points.length / 5))
  return (
    <div className="chart-box">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: there is no file for an img */}
      <svg className="chart" viewBox="0 0 610 296" role="img" aria-label={label}>
        <defs>
          <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="var(--green-500)" stopOpacity=".34" />
            <stop offset="1" stopColor="var(--green-500)" stopOpacity="0" />
          </linearGradient>
        </defs>
        {axis.map((step) => (
          <g key={step}>
            <line x1={LEFT} x2={RIGHT} y1={y(step)} y2={y(step)} stroke="var(--line)" />
            <text x={LEFT - 8} y={y(step) + 4} textAnchor="end">
              {formatInteger(step)}
            </text>
          </g>
        ))}
        <path d={`${path}L${x(points.length - 1)} ${BOTTOM}L${LEFT} ${BOTTOM}Z`} fill={`url(#${gradient})`} />
        <path d={path} fill="none" stroke="var(--green-700)" strokeWidth="2.5" strokeLinejoin="round" />
        {points.map(
          (point, index) =>
            point.value === null && (
              <circle
                key={point.label}
                cx={x(index)}
                cy={BOTTOM}
                r="3.5"
                fill="var(--white)"
                stroke="var(--grey-400)"
                strokeWidth="2"
              />
            ),
        )}
        {points.map(
          (point, index) =>
            index % every === 0 && (
              <text
                key={point.label}
                x={x(index)}
                y={BOTTOM + 22}
                textAnchor={index === 0 ? 'start' : index === points.length - 1 ? 'end' : 'middle'}
              >
                {point.label}
              </text>
            ),
        )}
        {highest > 0 && (
          <>
            <circle
              cx={x(peak)}
              cy={y(highest)}
              r="5"
              fill="var(--white)"
              stroke="var(--green-700)"
              strokeWidth="3"
            />
            <text
              className="chart__peak"
              x={x(peak) + (peak > points.length / 2 ? -10 : 10)}
              y={y(highest) - 6}
              textAnchor={peak > points.length / 2 ? 'end' : 'start'}
            >
              {formatInteger(highest)}
            </text>
          </>
        )}
      </svg>
    </div>
  )
}
