import { IconAlertTriangle, IconBooks, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { count } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldId } from '../../../ui/field.tsx'
import { SortableList } from '../../../ui/sortable-list.tsx'
import type { FormEntry } from '../field-types/field-view.ts'
import { bankIdOf, faultsIn, QUESTIONS, textOf, typeLabel } from './question-entry.ts'

type ListProps = {
  entries: FormEntry[]
  currentKey: string | null
  onSelect: (key: string) => void
  onChange: (entries: FormEntry[]) => void
  onAdd: () => void
  /** Beside the title: from the bank, from a file. */
  actions: ReactNode
}

export const questionName = (entry: FormEntry, index: number): string =>
  textOf(entry, 'label') || `Question ${index + 1}`

/** The questions in their order: pick one to write, drag it or move it by keyboard. */
export function QuestionList({ entries, currentKey, onSelect, onChange, onAdd, actions }: ListProps) {
  return (
    <section className="card quiz-list" aria-label="Questions du quiz">
      <div className="row between quiz-list__head">
        <h2 className="h4">{entries.length === 0 ? 'Questions' : count(entries.length, 'question')}</h2>
        {actions}
      </div>
      {entries.length === 0 && (
        <p className="small muted quiz-list__none">
          Écrivez la première, reprenez-en de la banque, ou importez un fichier.
        </p>
      )}
      <SortableList
        label="Questions"
        items={entries}
        idOf={(entry) => entry.key}
        labelOf={questionName}
        onChange={onChange}
        rowClass="drag quiz-list__row"
      >
        {(entry, index, { handle, moves }) => {
          const isCurrent = entry.key === currentKey
          const [fault] = faultsIn(entry)
          const warning = fault ?? (hasNoExplanation(entry) ? 'Explication manquante' : null)
          return (
            <>
              {handle}
              <button
                type="button"
                className="quiz-list__pick grow"
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => onSelect(entry.key)}
              >
                <span className="quiz-list__pos num">{index + 1}</span>
                <span className="grow">
                  {questionName(entry, index)}
                  <small>
                    {typeLabel(entry)}
                    {bankIdOf(entry) !== null && (
                      <>
                        {' · '}
                        <IconBooks className="i i--16" aria-hidden="true" /> banque
                      </>
                    )}
                  </small>
                </span>
                {warning !== null && (
                  <span className={fault ? 'quiz-list__fault' : 'quiz-list__warn'} title={warning}>
                    <IconAlertTriangle className="i i--18" aria-hidden="true" />
                    <span className="sr-only">{warning}</span>
                  </span>
                )}
              </button>
              {isCurrent && entries.length > 1 && moves}
            </>
          )
        }}
      </SortableList>
      {entries.length < QUESTIONS.max && (
        <Button
          size="sm"
          block
          id={fieldId('questions')}
          icon={<IconPlus className="i i--18" aria-hidden="true" />}
          onClick={onAdd}
        >
          Ajouter une question
        </Button>
      )}
    </section>
  )
}

const hasNoExplanation = (entry: FormEntry) => textOf(entry, 'explanation') === ''
