import { IconPlus, IconX } from '@tabler/icons-react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { fieldId } from '../../../ui/field.tsx'
import { FieldNote } from '../../../ui/field.tsx'
import { SortableList } from '../../../ui/sortable-list.tsx'
import { addAndFocus } from '../add-and-focus.ts'
import type { FormEntry } from '../field-types/field-view.ts'
import { useFormContext } from '../fields/form-context.ts'
import { CHOICES, newChoice, ownOfChoice, ranked, textOf, withRight, withValues } from './question-entry.ts'
import type { ChoiceName } from './question-entry.ts'

export type RowsProps = {
  type: 'single' | 'multiple' | 'true_false' | 'ordering' | 'matching'
  choices: FormEntry[]
  path: string
  onChange: (choices: FormEntry[]) => void
}

const WORDS = {
  single: { legend: 'Réponses', hint: 'cochez la bonne', one: 'Réponse', add: 'Ajouter une réponse' },
  multiple: {
    legend: 'Réponses',
    hint: 'cochez toutes les bonnes',
    one: 'Réponse',
    add: 'Ajouter une réponse',
  },
  true_false: { legend: 'La bonne réponse', hint: '', one: 'Réponse', add: '' },
  ordering: {
    legend: 'Étapes',
    hint: 'dans l’ordre attendu\u00a0: elles seront mélangées',
    one: 'Étape',
    add: 'Ajouter une étape',
  },
  matching: {
    legend: 'Associations',
    hint: 'chaque élément avec ce qui lui correspond',
    one: 'Élément',
    add: 'Ajouter une association',
  },
} as const

/** The answers of a question, one to a row: which are right, in what order, with what they go. */
export function ChoiceRows({ type, choices, path, onChange }: RowsProps) {
  const { errors } = useFormContext()
  const words = WORDS[type]
  const isFixed = type === 'true_false'
  const change = (list: FormEntry[]) => onChange(type === 'ordering' ? ranked(list) : list)
  const nameOf = (choice: FormEntry, index: number) => textOf(choice, 'label') || `${words.one} ${index + 1}`

  function add() {
    addAndFocus(() => change([...choices, newChoice()]), fieldId(`${path}.${choices.length}.label`))
  }

  return (
    <fieldset className="field quiz-write__choices" id={fieldId(path)} tabIndex={-1}>
      <legend className="label">
        {words.legend} {words.hint && <span className="opt">{words.hint}</span>}
      </legend>
      <SortableList
        label={words.legend}
        items={choices}
        idOf={(choice) => choice.key}
        labelOf={nameOf}
        onChange={change}
        rowClass="quiz-write__row"
      >
        {(choice, index, { handle, moves }) => (
          <>
            {!isFixed && handle}
            <Row
              type={type}
              choice={choice}
              index={index}
              path={path}
              name={nameOf(choice, index)}
              onChange={(next) => change(choices.map((each) => (each.key === choice.key ? next : each)))}
              onRight={() => onChange(withRight(choices, choice.key))}
            />
            {!isFixed && choices.length > 1 && moves}
            {!isFixed && (
              <IconButton
                size="sm"
                label={`Retirer ${nameOf(choice, index)}`}
                disabled={choices.length <= 1}
                onClick={() => change(choices.filter((each) => each.key !== choice.key))}
              >
                <IconX className="i i--18" aria-hidden="true" />
              </IconButton>
            )}
          </>
        )}
      </SortableList>
      {!isFixed && choices.length < CHOICES.max && (
        <Button
          variant="ghost"
          size="sm"
          icon={<IconPlus className="i i--18" aria-hidden="true" />}
          onClick={add}
        >
          {words.add}
        </Button>
      )}
      {errors[path] && <FieldNote id={`${fieldId(path)}-note`} error={errors[path]} />}
    </fieldset>
  )
}

type RowProps = {
  type: RowsProps['type']
  choice: FormEntry
  index: number
  path: string
  name: string
  onChange: (choice: FormEntry) => void
  onRight: () => void
}

function Row({ type, choice, index, path, name, onChange, onRight }: RowProps) {
  const set = (part: ChoiceName) => (text: string) => onChange(withValues(choice, { [part]: text }))
  const isRight = ownOfChoice(choice).is_correct === true
  const own = `${path}.${index}`
  const isMarked = type === 'single' || type === 'multiple' || type === 'true_false'
  return (
    <>
      {isMarked && (
        <label className="quiz-write__right">
          <input
            className="sr"
            type={type === 'multiple' ? 'checkbox' : 'radio'}
            name={`${path}-right`}
            checked={isRight}
            aria-label={`Bonne réponse\u00a0: ${name}`}
            onChange={(event) =>
              type === 'multiple'
                ? onChange(withValues(choice, { is_correct: event.target.checked }))
                : onRight()
            }
          />
          <span className={type === 'multiple' ? 'box' : 'box box--r'} aria-hidden="true" />
        </label>
      )}
      {type === 'ordering' && <span className="quiz-write__rank num">{index + 1}</span>}
      {type === 'true_false' ? (
        <span className="grow quiz-write__verdict">{name}</span>
      ) : (
        <TextCell
          path={`${own}.label`}
          label={`${WORDS[type].one} ${index + 1}`}
          value={String(ownOfChoice(choice).label)}
          isRight={isMarked && isRight}
          onChange={set('label')}
        />
      )}
      {type === 'matching' && (
        <>
          <span className="muted" aria-hidden="true">
            →
          </span>
          <TextCell
            path={`${own}.match`}
            label={`Va avec (${index + 1})`}
            value={String(ownOfChoice(choice).match)}
            onChange={set('match')}
          />
        </>
      )}
    </>
  )
}

type CellProps = {
  path: string
  label: string
  value: string
  isRight?: boolean
  onChange: (text: string) => void
}

function TextCell({ path, label, value, isRight = false, onChange }: CellProps) {
  const { errors } = useFormContext()
  const error = errors[path]
  const noteId = `${fieldId(path)}-note`
  return (
    <span className="grow quiz-write__cell">
      <input
        className={isRight ? 'input quiz-write__good' : 'input'}
        id={fieldId(path)}
        aria-label={label}
        placeholder={label}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && <FieldNote id={noteId} error={error} />}
    </span>
  )
}
