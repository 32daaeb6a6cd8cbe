import { delayText } from '@kiosque/contract/domain/contact'
import type { ContactTopic } from '@kiosque/contract/wire/contact'
import { FieldNote } from '../../ui/field.tsx'

type Props = {
  id: string
  topics: readonly ContactTopic[]
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** What it is about: the desk that will answer and the delay it promises follow from it. */
export function TopicChoice({ id, topics, value, error, onChange }: Props) {
  const chosen = topics.find((topic) => String(topic.id) === value)
  const noteId = `${id}-note`
  return (
    <fieldset aria-describedby={noteId}>
      <legend className="label">Votre demande concerne</legend>
      <div className="row contact-topics">
        {topics.map((topic, index) => (
          <label key={topic.id} className="chip contact-topic" title={topic.description || undefined}>
            <input
              type="radio"
              name="topic"
              // The summary of errors leads to the first.
              id={index === 0 ? id : undefined}
              value={topic.id}
              checked={value === String(topic.id)}
              onChange={() => onChange(String(topic.id))}
            />
            {topic.label}
          </label>
        ))}
      </div>
      <FieldNote
        id={noteId}
        error={error}
        hint={
          chosen
            ? `${chosen.desk.name} vous répond ${delayText(chosen.delay_hours)}.`
            : 'Votre message part au service qui sait répondre.'
        }
      />
    </fieldset>
  )
}
