import { IconTrash } from '@tabler/icons-react'
import type { DrugstoreNote } from '@kiosque/contract/wire/drugstore-sheet'
import { useForm } from '../../lib/form/use-form.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { FreeText } from '../../parts/free-text.tsx'
import { useAddNote, useRemoveNote } from './sheet.queries.ts'

/** What the head office notes for itself. What is typed stays until it is saved. */
export function SheetNotes({ drugstoreId, notes }: { drugstoreId: number; notes: readonly DrugstoreNote[] }) {
  const add = useAddNote(drugstoreId)
  const remove = useRemoveNote(drugstoreId)
  const form = useForm({
    initial: { text: '' },
    labels: { text: 'Nouvelle note' },
    onSubmit: async ({ text }) => {
      if (text.trim() === '') return
      await add.mutateAsync(text)
      form.reset()
    },
  })

  return (
    <Card title="Notes internes">
      <Refusal error={remove.error} />
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
                disabled={remove.isPending}
                onClick={() => remove.mutate(note.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <form className="stack no-print" {...form.props}>
        <FormErrors {...form.summary} />
        <FreeText {...form.text('text')} hint="Jamais visible de l’officine." rows={3} maxLength={2000} />
        <div>
          <Button size="sm" type="submit" loading={form.submitting} loadingLabel="Un instant…">
            Ajouter la note
          </Button>
        </div>
      </form>
    </Card>
  )
}
