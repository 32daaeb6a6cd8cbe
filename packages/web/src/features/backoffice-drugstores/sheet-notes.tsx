import { useState } from 'react'
import { IconTrash } from '@tabler/icons-react'
import type { DrugstoreNote } from '@kiosque/contract/wire/drugstore-sheet'
import { messageFor } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Textarea } from '../../ui/text-field.tsx'
import { addNote, removeNote } from './sheet.queries.ts'

type SheetNotesProps = { drugstoreId: number; notes: readonly DrugstoreNote[]; onChanged: () => void }

/** What the head office notes for itself. What is typed stays until it is saved. */
export function SheetNotes({ drugstoreId, notes, onChanged }: SheetNotesProps) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function run(action: () => Promise<unknown>, after?: () => void) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await action()
      after?.()
      onChanged()
    } catch (error) {
      setProblem(messageFor(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title="Notes internes">
      {problem && <Alert tone="danger">{problem}</Alert>}
      <ul className="bo-rows">
        {notes.map((note) => (
          <li key={note.id} className="row row--nw between">
            <span>
              <span className="sheet-note">{note.text}</span>
              <small className="xs muted bo-who__sub">
                {note.author ?? 'Compte supprimé'}, {formatDate(note.at)}
              </small>
            </span>
            {note.can_delete && (
              <Button
                variant="ghost"
                size="sm"
                className="no-print"
                aria-label={`Supprimer la note du ${formatDate(note.at)}`}
                icon={<IconTrash className="i i--18" aria-hidden="true" />}
                onClick={() => void run(() => removeNote(drugstoreId, note.id))}
              />
            )}
          </li>
        ))}
      </ul>
      <form
        className="stack no-print"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim())
            void run(
              () => addNote(drugstoreId, text),
              () => setText(''),
            )
        }}
      >
        <Textarea
          label="Nouvelle note"
          name="note"
          hint="Jamais visible de l’officine. N’y écrivez aucune donnée de patient."
          rows={3}
          maxLength={2000}
          value={text}
          onChange={setText}
        />
        <div>
          <Button size="sm" type="submit" loading={busy} loadingLabel="Un instant…">
            Ajouter la note
          </Button>
        </div>
      </form>
    </Card>
  )
}
