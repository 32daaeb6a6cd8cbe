type ProgressProps = { label: string; value: number; max?: number; thin?: boolean; text?: string }

/** The bar accompanies a written value, which the page shows beside it. */
export function Progress({ label, value, max = 100, thin, text }: ProgressProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <div
      className={thin ? 'progress progress--thin' : 'progress'}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a progress each in its own way
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}
