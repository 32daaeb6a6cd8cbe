import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { IconX } from '@tabler/icons-react'
import { cleanTags, TAG_MAX, TAGS_MAX } from '@kiosque/contract/domain/quiz-tags'
import { Field } from '../../ui/field.tsx'
import { bankTagsQuery } from './question-bank.queries.ts'
import './question-bank.css'

type TagsProps = { value: readonly string[]; error?: string | undefined; onChange: (tags: string[]) => void }

/** Words typed one by one, Enter or comma between them; those already in use are proposed. */
export function TagsField({ value, error, onChange }: TagsProps) {
  const [typed, setTyped] = useState('')
  const known = useQuery(bankTagsQuery)
  const listId = useId()
  const add = (text: string) => {
    const next = cleanTags([...value, ...text.split(/[,;]/)])
    if (next.length !== value.length) onChange(next.slice(0, TAGS_MAX))
    setTyped('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    if (typed.trim() !== '') add(typed)
  }
  return (
    <div className="stack" style={{ gap: 8 }}>
      <Field
        label="Étiquettes"
        name="tags"
        optional
        error={error}
        hint="Entrée ou virgule après chacune&nbsp;: «&nbsp;angine&nbsp;», «&nbsp;comptoir&nbsp;»…"
      >
        {(control) => (
          <input
            {...control}
            className="input"
            list={listId}
            maxLength={TAG_MAX}
            disabled={value.length >= TAGS_MAX}
            value={typed}
            onKeyDown={onKeyDown}
            onBlur={() => typed.trim() !== '' && add(typed)}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <datalist id={listId}>
        {(known.data ?? [])
          .filter(({ tag }) => !value.includes(tag))
          .map(({ tag }) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
      </datalist>
      {value.length > 0 && (
        <ul className="bank-tags" aria-label="Étiquettes choisies">
          {value.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="chip"
                aria-label={`Retirer l’étiquette ${tag}`}
                onClick={() => onChange(value.filter((each) => each !== tag))}
              >
                {tag}
                <IconX className="i i--16" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
