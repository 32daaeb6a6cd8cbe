import { IconBooks, IconDots, IconDownload, IconFileImport, IconTarget } from '@tabler/icons-react'
import { useState } from 'react'
import type { GateLine } from '@kiosque/contract/kinds/publication-gate'
import type { BankQuestion, QuestionImportReport } from '@kiosque/contract/wire/question-bank'
import { count } from '../../../lib/format.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { sayRefusal } from '../../../ui/refusal.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useFormContext } from '../fields/form-context.ts'
import type { FormEntry } from '../field-types/field-view.ts'
import { goToField } from '../go-to-field.ts'
import { MissingList } from '../missing-list.tsx'
import { useSlots } from '../slots.ts'
import type { Editor } from '../use-editor.ts'
import { BankNote } from './bank-note.tsx'
import { exportQuestions, useSendToBank } from './bank.queries.ts'
import {
  bankIdOf,
  copyOf,
  entryOfBank,
  entryOfQuestion,
  faultsIn,
  newQuestion,
  QUESTIONS,
  readQuestion,
  withValues,
} from './question-entry.ts'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionList, questionName } from './question-list.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { Attempts, Flags, PassMark, questionsOf, TimeLimit } from './settings-fields.tsx'

type TabProps = {
  editor: Editor
  gate: readonly GateLine[]
  /** The key of the question on the screen. */
  current: string | null
  onSelect: (key: string) => void
}

const sayNotSent = sayRefusal('La question n’a pas pu être ajoutée à la banque')

/** Three columns: the questions, the one being written with its preview, what it takes to pass. */
export function QuestionsTab({ editor, gate, current, onSelect }: TabProps) {
  const [open, setOpen] = useState<'bank' | 'file' | null>(null)
  const slots = useSlots()
  const { remember } = useFormContext()
  const entries = questionsOf(editor)
  const index = Math.max(
    0,
    entries.findIndex(({ key }) => key === current),
  )
  const entry = entries[index]
  const change = (next: FormEntry[]) => editor.set('questions', next)

  function append(more: FormEntry[]) {
    const room = QUESTIONS.max - entries.length
    const kept = more.slice(0, room)
    change([...entries, ...kept])
    if (kept[0]) onSelect(kept[0].key)
    if (kept.length < more.length)
      toast({ title: `Un quiz compte ${QUESTIONS.max} questions au plus`, tone: 'info' })
  }
  function add() {
    const added = newQuestion()
    change([...entries, added])
    onSelect(added.key)
    requestAnimationFrame(() => goToField(`questions.${entries.length}.label`))
  }
  function fromBank(picked: BankQuestion[]) {
    setOpen(null)
    remember({
      files: Object.fromEntries(picked.flatMap(({ picture }) => (picture ? [[picture.id, picture]] : []))),
    })
    append(picked.map(entryOfBank))
    toast({ title: `${count(picked.length, 'question ajoutée', 'questions ajoutées')} depuis la banque` })
  }
  function fromFile(questions: QuestionImportReport['questions']) {
    setOpen(null)
    append(questions.map(({ tags: _tags, ...question }) => entryOfQuestion(question)))
    toast({ title: count(questions.length, 'question importée', 'questions importées') })
  }

  return (
    <div className="quiz-cols">
      <QuestionList
        entries={entries}
        currentKey={entry?.key ?? null}
        onSelect={onSelect}
        onChange={change}
        onAdd={add}
        actions={
          <span className="row row--nw" style={{ gap: 2 }}>
            <Button
              size="sm"
              variant="ghost"
              icon={<IconBooks className="i i--16" aria-hidden="true" />}
              onClick={() => setOpen('bank')}
            >
              Banque
            </Button>
            <FileMenu
              quizId={editor.content?.id ?? null}
              hasQuestions={entries.length > 0}
              onImport={() => setOpen('file')}
            />
          </span>
        }
      />
      <div className="stack" style={{ gap: 16, minWidth: 0 }}>
        {entry && (
          <Written
            editor={editor}
            entries={entries}
            index={index}
            entry={entry}
            onChange={change}
            onSelect={onSelect}
          />
        )}
        {entry && <QuestionPreview key={entry.key} entry={entry} index={index} />}
      </div>
      <aside className="stack" style={{ gap: 16 }} aria-label="Réussite et publication">
        <div className="card panel">
          <section>
            <h2>
              <IconTarget className="i" aria-hidden="true" />
              Réussite
            </h2>
            <div className="stack" style={{ gap: 14 }}>
              <PassMark editor={editor} />
              <Attempts editor={editor} />
              <TimeLimit editor={editor} />
            </div>
          </section>
          <section>
            <Flags
              editor={editor}
              names={['shuffle_questions', 'shuffle_choices', 'has_certificate', 'is_mandatory']}
            />
          </section>
          <section>
            <p className="small muted">
              Mention affichée&nbsp;: <b>«&nbsp;Ne vaut pas DPC&nbsp;»</b>.
            </p>
          </section>
        </div>
        {editor.content?.status !== 'published' && <MissingList gate={gate} />}
      </aside>
      {open === 'bank' &&
        slots.bank({
          taken: entries.flatMap((each) => bankIdOf(each) ?? []),
          onPick: fromBank,
          onClose: () => setOpen(null),
        })}
      {open === 'file' && slots.questionFile({ onPick: fromFile, onClose: () => setOpen(null) })}
    </div>
  )
}

type WrittenProps = {
  editor: Editor
  entries: FormEntry[]
  index: number
  entry: FormEntry
  onChange: (entries: FormEntry[]) => void
  onSelect: (key: string) => void
}

/** The question on the screen: written here, or followed from the bank. */
function Written({ editor, entries, index, entry, onChange, onSelect }: WrittenProps) {
  const send = useSendToBank()
  const path = `questions.${index}`
  const title = `Question ${index + 1}`
  const bankId = bankIdOf(entry)
  const replace = (next: FormEntry) => onChange(entries.map((each) => (each.key === entry.key ? next : each)))

  function remove() {
    onChange(entries.filter((each) => each.key !== entry.key))
    const neighbour = entries[index + 1] ?? entries[index - 1]
    if (neighbour) onSelect(neighbour.key)
    toast({
      title: `${questionName(entry, index)}\u00a0: retirée`,
      tone: 'info',
      action: {
        label: 'Annuler',
        onClick: () => onChange([...entries.slice(0, index), entry, ...entries.slice(index + 1)]),
      },
    })
  }
  function duplicate() {
    const copy = copyOf(entry)
    onChange([...entries.slice(0, index + 1), copy, ...entries.slice(index + 1)])
    onSelect(copy.key)
  }
  async function toBank() {
    const { id: _id, bank_id: _bank, ...body } = readQuestion(entry, path)
    try {
      const made = await send.mutateAsync(body)
      replace(withValues(entry, { bank_id: String(made.id) }))
      toast({ title: 'Question ajoutée à la banque', text: 'Ce quiz la suit désormais.' })
    } catch (error) {
      sayNotSent(error)
    }
  }

  if (bankId !== null)
    return (
      <BankNote
        entry={entry}
        bankId={bankId}
        path={path}
        title={title}
        onDetach={() => replace(withValues(entry, { bank_id: '' }))}
        onRemove={remove}
      />
    )
  const isReady = faultsIn(entry).length === 0
  return (
    <QuestionEditor
      key={entry.key}
      entry={entry}
      path={path}
      title={title}
      onChange={replace}
      onDuplicate={duplicate}
      onRemove={remove}
      actions={
        editor.content !== null && (
          <div>
            <Button
              size="sm"
              variant="ghost"
              disabled={!isReady}
              loading={send.isPending}
              icon={<IconBooks className="i i--18" aria-hidden="true" />}
              onClick={() => void toBank()}
            >
              Ajouter à la banque
            </Button>
          </div>
        )
      }
    />
  )
}

type FileMenuProps = { quizId: number | null; hasQuestions: boolean; onImport: () => void }

function FileMenu({ quizId, hasQuestions, onImport }: FileMenuProps) {
  return (
    <Menu
      label="Questions en fichier"
      trigger={(props) => (
        <IconButton size="sm" label="Importer ou exporter des questions" {...props}>
          <IconDots className="i i--18" aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuItem icon={<IconFileImport className="i i--18" aria-hidden="true" />} onClick={onImport}>
        Importer un fichier CSV
      </MenuItem>
      {quizId !== null && hasQuestions && (
        <MenuItem
          icon={<IconDownload className="i i--18" aria-hidden="true" />}
          onClick={() =>
            void exportQuestions(quizId).catch(sayRefusal('Les questions n’ont pas pu être exportées'))
          }
        >
          Exporter en CSV
        </MenuItem>
      )}
    </Menu>
  )
}
