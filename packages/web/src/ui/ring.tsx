const RADIUS = 12.5
const AROUND = 2 * Math.PI * RADIUS

/** A share as a circle filling up; it accompanies a written value, which the page shows beside it. */
export function Ring({ percent, size = 30 }: { percent: number; size?: number }) {
  const shown = Math.min(100, Math.max(0, percent))
  const circle = { cx: 15, cy: 15, r: RADIUS, fill: 'none', strokeWidth: size > 40 ? 4 : 5 }
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true" style={{ flex: 'none' }}>
      <circle {...circle} stroke="var(--grey-150)" />
      {shown > 0 && (
        <circle
          {...circle}
          stroke="var(--green-800)"
          strokeLinecap="round"
          strokeDasharray={`${(shown / 100) * AROUND} ${AROUND}`}
          transform="rotate(-90 15 15)"
        />
      )}
    </svg>
  )
}
