import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './taking.css'

type FrameProps = {
  title: string
  leaveHref: string
  onLeave: () => void
  /** One for each question: answered, or not yet. */
  answered: readonly boolean[]
  /** The question shown; past the last one, the summary. */
  step: number
  timer: ReactNode
  /** A quiet line under the head: the network is away, say. */
  notice: ReactNode
  foot: ReactNode
  children: ReactNode
}

/** The whole screen, without the portal's menus: how far one is above, the question, what to do below. */
export function QuizFrame(props: FrameProps) {
  const { title, leaveHref, onLeave, answered, step, timer, notice, foot, children } = props
  const total = answered.length
  const shown = Math.min(step + 1, total)
  const stateOf = (isAnswered: boolean, index: number) =>
    index === step ? 'is-current' : isAnswered ? 'is-done' : undefined
  return (
    <div className="quiz">
      <header className="quiz__head">
        <div className="wrap quiz__top">
          <a
            className="iconbtn iconbtn--line"
            href={leaveHref}
            aria-label="Quitter le quiz"
            onClick={(event) => {
              event.preventDefault()
              onLeave()
            }}
          >
            <IconX className="i" aria-hidden="true" />
          </a>
          <span className="quiz__title h4 hide-xs">{title}</span>
          <div
            className="quiz-segs"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a progress each in its own way
            role="progressbar"
            aria-label="Avancement"
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={answered.filter(Boolean).length}
            aria-valuetext={`${answered.filter(Boolean).length} sur ${total}`}
          >
            {answered.map((isAnswered, index) => (
              <i key={index} className={stateOf(isAnswered, index)} />
            ))}
          </div>
          {timer}
          <span className="small nowrap">
            <strong>{shown}</strong> sur {total}
          </span>
        </div>
        {notice}
      </header>
      <main id="contenu" className="quiz__main" tabIndex={-1}>
        {children}
      </main>
      <footer className="quiz__foot">
        <div className="wrap quiz__actions">{foot}</div>
      </footer>
    </div>
  )
}
