import { useState } from 'react'
import type { ReactNode } from 'react'
import type { BankQuestion, BankQuestionBody } from '@kiosque/contract/wire/question-bank'
import { ApiError } from '../../../lib/api.ts'
import { NOTHING, refusalOf, type Refusal } from '../../../lib/form/refusal.ts'
import { focusFirst } from '../editor-errors.ts'
import { FormContext, mergeRefs, noRefs } from '../fields/form-context.ts'
import type { FormEntry } from '../field-types/field-view.ts'
import { SlotsContext, type EditorSlots } from '../slots.ts'
import { entryOfBank, newQuestion, readQuestion, withValues } from './question-entry.ts'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionPreview } from './question-preview.tsx'
import './quiz.css'

const PATH = 'questions.0'

/** What a question needs of other features: its picture, and the words of it. */
export type QuestionSlots = Pick<EditorSlots, 'media' | 'describe'>

const nothing = () => null
const UNUSED: Omit<EditorSlots, keyof QuestionSlots> = {
  target: nothing,
  dueDates: nothing,
  sendPicture: nothing,
  discount: nothing,
  bank: nothing,
  questionFile: nothing,
}

type FormProps = {
  opened: BankQuestion | null
  slots: QuestionSlots
  /** Before the question's own fields are sent: throws what the server refuses. */
  onSave: (body: BankQuestionBody) => Promise<void>
  onChange: () => void
  /** The bar that saves, given what saving does. */
  children: (save: () => Promise<void>) => ReactNode
  /** Below the preview: tags, uses. */
  aside: ReactNode
}

/** A question of the bank, written with the very editor of a quiz. */
export function QuestionForm({ opened, slots, onSave, onChange, children, aside }: FormProps) {
  const [entry, setEntry] = useState<FormEntry>(() =>
    opened ? withValues(entryOfBank(opened), { bank_id: '' }) : newQuestion(),
  )
  const [{ errors }, setRefusal] = useState(NOTHING)
  const [refs, setRefs] = useState(() =>
    mergeRefs(noRefs(), opened?.picture ? { files: { [opened.picture.id]: opened.picture } } : {}),
  )

  function refuse(found: Refusal) {
    setRefusal(found)
    focusFirst(found.errors, ['questions'])
  }
  async function save() {
    const problems = new Map<string, string>()
    const { id: _id, bank_id: _bank, ...read } = readQuestion(entry, 'questions', problems)
    if (problems.size > 0) return refuse({ errors: Object.fromEntries(problems) })
    try {
      await onSave({ ...EMPTY, ...read })
      setRefusal(NOTHING)
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) throw error
      refuse(refusalOf(error, (path) => `${PATH}.${path}`))
    }
  }

  return (
    <SlotsContext value={{ ...UNUSED, ...slots }}>
      <FormContext
        value={{
          errors,
          refs,
          remember: (more) => setRefs((before) => mergeRefs(before, more)),
          isEgalim: false,
        }}
      >
        <div className="bank-question">
          <QuestionEditor
            entry={entry}
            path={PATH}
            title={opened ? 'Modifier la question' : 'Nouvelle question'}
            onChange={(next) => {
              setEntry(next)
              setRefusal(NOTHING)
              onChange()
            }}
          />
          <div className="stack" style={{ gap: 16 }}>
            <QuestionPreview entry={entry} index={0} />
            {aside}
          </div>
        </div>
        {children(save)}
      </FormContext>
    </SlotsContext>
  )
}

/** What the form leaves out is emptied, not kept. */
const EMPTY: BankQuestionBody = {
  image: null,
  explanation: null,
  source: null,
  source_url: null,
  has_partial_credit: false,
  number: null,
  tolerance: null,
  unit: null,
  choices: [],
}
