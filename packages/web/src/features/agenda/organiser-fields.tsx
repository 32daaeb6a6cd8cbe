import { lazy, Suspense } from 'react'
import type { EventQuestion } from '@kiosque/contract/domain/event-questions'
import type { EventDetail } from '@kiosque/contract/wire/events'
import type { ShownAnswer } from '@kiosque/contract/wire/event-parts'
import { count, formatTime } from '../../lib/format.ts'
import { Radio } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Few organisers ask for a file: what sends one comes where it is asked for. */
const FileQuestion = lazy(async () => ({ default: (await import('./file-question.tsx')).FileQuestion }))

export type Answers = Record<string, string | number>
export type Slots = Record<string, string>

type FieldsProps = {
  /** What the fields of this form are called by: a page has one to register, and one in a dialog to change. */
  scope: string
  event: EventDetail
  answers: Answers
  slots: Slots
  /** By `answers.<question>` and `slots.<session>`. */
  errors: Readonly<Record<string, string>>
  /** What was answered before: its file is named. */
  before: readonly ShownAnswer[]
  /** The slots one has already keep their room. */
  own: Slots
  onAnswer: (id: string, value: string | number | undefined) => void
  onSlot: (sessionId: string, slotId: string) => void
}

/** What the organiser asks, and the sessions to choose from. */
export function OrganiserFields(props: FieldsProps) {
  const { scope, event, answers, slots, errors, own } = props
  return (
    <>
      {event.sessions.map((session) => (
        <Radio
          key={session.id}
          legend={session.title}
          id={fieldOf(scope, 'slots', session.id)}
          name={`slots.${session.id}`}
          value={slots[session.id] ?? ''}
          error={errors[`slots.${session.id}`]}
          cards
          onChange={(slotId) => props.onSlot(session.id, slotId)}
          options={session.slots.map((slot) => ({
            value: slot.id,
            label: slot.label || `${formatTime(slot.starts_at)} à ${formatTime(slot.ends_at)}`,
            hint: slotHint(slot),
            disabled: slot.places_left === 0 && own[session.id] !== slot.id,
          }))}
        />
      ))}
      {event.questions.map((question) => (
        <Question
          key={question.id}
          id={fieldOf(scope, 'answers', question.id)}
          question={question}
          value={answers[question.id]}
          error={errors[`answers.${question.id}`]}
          before={props.before.find(({ question_id }) => question_id === question.id)}
          onChange={(value) => props.onAnswer(question.id, value)}
        />
      ))}
    </>
  )
}

const fieldOf = (scope: string, part: string, id: string) => `${scope}-${part}.${id}`

type Slot = EventDetail['sessions'][number]['slots'][number]
function slotHint({ label, starts_at, ends_at, places_left: left }: Slot): string {
  const hours = label ? `${formatTime(starts_at)} à ${formatTime(ends_at)}` : ''
  const room = left === null ? '' : left === 0 ? 'Complet' : count(left, 'place restante', 'places restantes')
  return [hours, room].filter(Boolean).join(', ')
}

export type QuestionProps = {
  id: string
  question: EventQuestion
  value: string | number | undefined
  error: string | undefined
  before: ShownAnswer | undefined
  onChange: (value: string | number | undefined) => void
}

function Question(props: QuestionProps) {
  const { id, question, value, error, onChange } = props
  const text = typeof value === 'string' ? value : ''
  if (question.type === 'file')
    return (
      <Suspense fallback={<Skeleton height={120} />}>
        <FileQuestion {...props} />
      </Suspense>
    )
  if (question.type === 'choice')
    return (
      <Select
        id={id}
        label={question.label}
        optional={!question.is_required}
        placeholder="Choisir une réponse"
        options={question.choices.map((choice) => ({ value: choice, label: choice }))}
        value={text}
        error={error}
        onChange={onChange}
      />
    )
  return (
    <TextField
      id={id}
      label={question.label}
      optional={!question.is_required}
      maxLength={2000}
      value={text}
      error={error}
      onChange={onChange}
    />
  )
}
