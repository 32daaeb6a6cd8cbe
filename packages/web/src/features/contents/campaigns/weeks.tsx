import { IconCheck } from '@tabler/icons-react'
import { endOfParisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import type { Step } from '../parts/steps-list.tsx'
import './campaigns.css'

type WeeksProps = { steps: readonly Step[]; start: string | null; end: string | null; now?: Date }

/** The times of a campaign side by side: done, now, to come. Without a period they only follow one another. */
export function Weeks({ steps, start, end, now = new Date() }: WeeksProps) {
  if (steps.length === 0) return null
  const at = start !== null && end !== null ? stepAt(start, end, steps.length, now) : null
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
                {isNow ? 'En ce moment' : isDone ? 'Fait' : `Temps ${index + 1}`}
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

/** Which of the equal parts of the period one is in; before it none, after it all are done. */
function stepAt(start: string, end: string, parts: number, now: Date): number | null {
  const from = startOfParisDay(start).getTime()
  const to = endOfParisDay(end).getTime()
  if (now.getTime() < from) return null
  return Math.min(parts, Math.floor(((now.getTime() - from) / (to - from)) * parts))
}
