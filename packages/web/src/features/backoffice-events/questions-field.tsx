import { IconPlus, IconTrash } from '@tabler/icons-react'
import {
  QUESTION_TYPES,
  questionTypeLabel,
  type QuestionType,
} from '@kiosque/contract/domain/event-questions'
import { Button, IconButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { newKey, type QuestionDraft } from './organising-drafts.ts'

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: questionTypeLabel(value) }))

type Props = {
  id: string
  value: QuestionDraft[]
  error: string | undefined
  onChange: (value: QuestionDraft[]) => void
}

/** What each registration is asked: a text, a choice, a file. */
export function QuestionsField({ id, value, error, onChange }: Props) {
  const change = (key: string, part: Partial<QuestionDraft>) =>
    onChange(value.map((draft) => (draft.id === key ? { ...draft, ...part } : draft)))
  return (
    <section className="stack" style={{ '--gap': '12px' } as object} aria-label="Questions aux participants">
      <h3 className="h4">Questions aux participants</h3>
      {value.map((draft, index) => (
        <fieldset key={draft.id} className="ev-part">
          <legend className="label">Question {index + 1}</legend>
          <div className="ev-part__line">
            <TextField
              label="Intitulé"
              maxLength={200}
              value={draft.label}
              onChange={(label) => change(draft.id, { label })}
            />
            <Select
              label="Réponse"
              options={TYPES}
              value={draft.type}
              onChange={(type) => change(draft.id, { type: type as QuestionType })}
            />
            <IconButton
              size="sm"
              label={`Retirer la question ${index + 1}`}
              onClick={() => onChange(value.filter((each) => each.id !== draft.id))}
            >
              <IconTrash className="i i--18" aria-hidden="true" />
            </IconButton>
          </div>
          {draft.type === 'choice' && (
            <TextField
              label="Choix proposés"
              hint="Séparez-les par des points-virgules : Viande ; Poisson ; Végétarien."
              maxLength={2000}
              value={draft.choices}
              onChange={(choices) => change(draft.id, { choices })}
            />
          )}
          <Checkbox
            label="Réponse obligatoire"
            checked={draft.is_required}
            onChange={(is_required) => change(draft.id, { is_required })}
          />
        </fieldset>
      ))}
      {error && <FieldNote id={`${id}-note`} error={error} />}
      <div>
        <Button
          size="sm"
          id={id}
          icon={<IconPlus className="i i--18" aria-hidden="true" />}
          onClick={() =>
            onChange([...value, { id: newKey(), type: 'text', label: '', is_required: false, choices: '' }])
          }
        >
          Ajouter une question
        </Button>
      </div>
    </section>
  )
}
