import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Announcement } from '../../ui/announcement.tsx'
import { IconButton } from '../../ui/button.tsx'
import { moved } from '../../ui/moved.ts'
import { orderOf } from './answer.ts'
import type { AnswersProps } from './answers-props.ts'

/** Steps moved by their two buttons, or by the arrows of the keyboard while the focus is on one of them. */
export function OrderingAnswers({ question, answer, onChange, labelledBy }: AnswersProps) {
  const [said, setSaid] = useState('')
  const order = orderOf(question, answer)
  const labels = new Map(question.choices.map(({ id, label }) => [id, label]))

  function move(from: number, to: number) {
    const id = order[from]
    if (id === undefined || to < 0 || to >= order.length) return
    onChange({ ...answer, choice_ids: moved(order, from, to) })
    setSaid(`${labels.get(id)}\u00A0: rang ${to + 1} sur ${order.length}.`)
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(index, index + step)
  }

  return (
    <>
      <ol className="quiz-answers" aria-labelledby={labelledBy}>
        {order.map((id, index) => (
          <li key={id} className="quiz-answer quiz-answer--step">
            <span className="quiz-key" aria-hidden="true">
              {index + 1}
            </span>
            <span className="grow">{labels.get(id)}</span>
            <span className="row row--nw" style={{ '--gap': '4px' } as React.CSSProperties}>
              <IconButton
                size="sm"
                line
                label={`Monter «\u00A0${labels.get(id)}\u00A0»`}
                aria-disabled={index === 0 || undefined}
                onKeyDown={(event) => onKeyDown(event, index)}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp className="i" aria-hidden="true" />
              </IconButton>
              <IconButton
                size="sm"
                line
                label={`Descendre «\u00A0${labels.get(id)}\u00A0»`}
                aria-disabled={index === order.length - 1 || undefined}
                onKeyDown={(event) => onKeyDown(event, index)}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown className="i" aria-hidden="true" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <Announcement className="sr">{said}</Announcement>
    </>
  )
}
