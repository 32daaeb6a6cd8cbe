import { IconCircleCheck } from '@tabler/icons-react'

export type PasswordCheck = { label: string; ok: boolean }

type PasswordMeterProps = {
  id: string
  /** 0 to 4. */
  strength: number
  checks: readonly PasswordCheck[]
}

/** Four bars and a list: what is met is ticked as it is typed, and said in words. */
export function PasswordMeter({ id, strength, checks }: PasswordMeterProps) {
  return (
    <div id={id}>
      <div className="pwd-meter" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={bar <= strength ? 'on' : undefined} />
        ))}
      </div>
      <ul className="small" style={{ marginTop: 12, display: 'grid', gap: 6 }}>
        {checks.map((check) =>
          check.ok ? (
            <li key={check.label} className="okmsg" style={{ margin: 0 }}>
              <IconCircleCheck className="i" aria-hidden="true" />
              {check.label}
              <span className="sr-only">&nbsp;: rempli</span>
            </li>
          ) : (
            <li key={check.label} className="row row--nw" style={{ gap: 6, color: 'var(--text-2)' }}>
              <span
                className="box box--r"
                aria-hidden="true"
                style={{ width: 16, height: 16, margin: '0 1px' }}
              />
              {check.label}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
