import { IconAlertTriangle, IconCopy, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { QUESTION_TYPES, type QuestionType } from '@kiosque/contract/domain/quiz-question'
import { Alert } from '../../../ui/alert.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { fieldId } from '../../../ui/field.tsx'
import type { FormEntry } from '../field-types/field-view.ts'
import { FieldControl } from '../fields/field-control.tsx'
import { useFormContext } from '../fields/form-context.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { choicesOf, QUESTION_FIELDS, typeOf, withType, withValues } from './question-entry.ts'
import type { QuestionName } from './question-entry.ts'

type EditorProps = {
  entry: FormEntry
  path: string
  title: string
  onChange: (entry: FormEntry) => void
  onDuplicate?: () => void
  onRemove?: () => void
  /** After the answers: send to the bank, say. */
  actions?: ReactNode
}

/** One question being written: the same in a quiz and in the bank. */
export function QuestionEditor(props: EditorProps) {
  const { entry, path, title, onChange, onDuplicate, onRemove, actions } = props
  const { errors } = useFormContext()
  const type = typeOf(entry)
  const own = errors[path]
  return (
    <section className="card card--pad quiz-write" aria-labelledby={fieldId(path)}>
      <div className="row between quiz-write__head">
        <h2 className="h3" id={fieldId(path)} tabIndex={-1}>
          {title}
        </h2>
        <div className="row row--nw" style={{ gap: 6 }}>
          <select
            className="select select--sm"
            aria-label="Type de question"
            value={type}
            onChange={(event) => onChange(withType(entry, event.target.value as QuestionType))}
          >
            {QUESTION_TYPES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {onDuplicate && (
            <IconButton size="sm" label="Dupliquer la question" onClick={onDuplicate}>
              <IconCopy className="i i--18" aria-hidden="true" />
            </IconButton>
          )}
          {onRemove && (
            <IconButton size="sm" label="Supprimer la question" onClick={onRemove}>
              <IconTrash className="i i--18" aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      <div className="stack" style={{ gap: 18 }}>
        {own && (
          <Alert tone="danger" icon={<IconAlertTriangle className="i" aria-hidden="true" />}>
            {own}
          </Alert>
        )}
        <One {...props} name="label" label="Énoncé" />
        {type === 'numeric' ? (
          <div className="quiz-write__three">
            <One {...props} name="number" />
            <One {...props} name="tolerance" />
            <One {...props} name="unit" />
          </div>
        ) : (
          <ChoiceRows
            type={type}
            path={`${path}.choices`}
            choices={choicesOf(entry)}
            onChange={(choices) => onChange(withValues(entry, { choices }))}
          />
        )}
        <One {...props} name="explanation" help="Affichée avec la correction, une fois le quiz rendu." />
        <div className="quiz-write__two">
          <One {...props} name="source" help="" />
          <One {...props} name="source_url" />
        </div>
        <div className="quiz-write__two">
          <One {...props} name="points" help={'De 1 à 10. Vide\u00a0: un point.'} />
          {(type === 'multiple' || type === 'ordering' || type === 'matching') && (
            <One {...props} name="has_partial_credit" />
          )}
        </div>
        <One {...props} name="image" label="Image, avec son texte alternatif" />
        {actions}
      </div>
    </section>
  )
}

type OneProps = Pick<EditorProps, 'entry' | 'path' | 'onChange'> & {
  name: QuestionName
  label?: string
  help?: string
}

/** One of the fields a quiz declares for its questions, in the words of this screen. */
function One({ entry, path, onChange, name, label, help }: OneProps) {
  const declared = QUESTION_FIELDS[name]
  if (!declared) return null
  const field = {
    ...declared,
    ...(label === undefined ? {} : { label }),
    ...(help === undefined ? {} : { help }),
  }
  return (
    <FieldControl
      field={field}
      path={`${path}.${name}`}
      value={entry.values[name]}
      beside={entry.values}
      onChange={(value) => onChange(withValues(entry, { [name]: value }))}
    />
  )
}
