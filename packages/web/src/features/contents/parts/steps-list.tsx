import type { ReactNode } from 'react'
import './steps-list.css'

export type Step = { title: string; text?: string | null }

type Props = {
  title: string
  steps: readonly Step[]
  /** At right of the title. */
  action?: ReactNode
}

/** Numbered, one action per step; made to be printed. */
export function StepsList({ title, steps, action }: Props) {
  if (steps.length === 0) return null
  return (
    <section>
      <div className="card__head" style={{ marginBottom: 14 }}>
        <h2 className="h3">{title}</h2>
        {action && <span className="no-print">{action}</span>}
      </div>
      <ol className="protocol">
        {steps.map((step, index) => (
          <li key={index}>
            <div>
              <h3>{step.title}</h3>
              {step.text && <p>{step.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
