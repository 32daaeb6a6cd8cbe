import './steps-list.css'

export type Step = { title: string; text?: string | null }

/** Numbered, one action per step; made to be printed. */
export function StepsList({ title, steps }: { title: string; steps: readonly Step[] }) {
  if (steps.length === 0) return null
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 14 }}>
        {title}
      </h2>
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
