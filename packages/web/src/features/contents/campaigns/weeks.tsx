import { IconCheck } from '@tabler/icons-react'
import type { Step } from '../parts/steps-list.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { partsOf, stepAt } from './period-parts.ts'
import './campaigns.css'

type WeeksProps = { steps: readonly Step[]; start: string | null; end: string | null }

/** The times of a campaign side by side: done, now, to come. Without a period they only follow one another. */
export function Weeks({ steps, start, end }: WeeksProps) {
  const now = useNow()
  if (steps.length === 0) return null
  const at = start !== null && end !== null ? stepAt({ start, end }, steps.length, now) : null
  const days = start !== null && end !== null ? partsOf({ start, end }, steps.length) : []
  return (
    <section aria-labelledby="deroule">
      <h2 id="deroule" className="h3" style={{ marginBottom: 14 }}>
        Déroulé
      </h2>
      <div className={steps.length % 3 === 0 ? 'weeks weeks--3' : 'weeks'}>
        {steps.map((step, index) => {
          const isDone = at !== null && index < at
          const isNow = index === at
          return (
            <div
              key={index}
              className={isDone ? 'week done' : 'week'}
              aria-current={isNow ? 'step' : undefined}
            >
              <small>
                {isDone && <IconCheck className="i i--16" aria-hidden="true" />}
                {isNow ? 'En ce moment' : (days[index] ?? `Temps ${index + 1}`)}
                {isDone && <span className="sr">, fait</span>}
              </small>
              <b>{step.title}</b>
              {step.text && <p>{step.text}</p>}
            </div>
          )
        })}
      </div>
    </section>
  )
}
