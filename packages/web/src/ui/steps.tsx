import { IconCheck } from '@tabler/icons-react'
import './styles/steps.css'

/** Where one stands in a form of several screens; `current` counts from zero. */
export function Steps({
  label,
  steps,
  current,
}: {
  label: string
  steps: readonly string[]
  current: number
}) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && <IconCheck className="i" aria-hidden="true" />} {step}
          {index < current && <span className="sr-only"> (terminé)</span>}
        </li>
      ))}
    </ol>
  )
}
