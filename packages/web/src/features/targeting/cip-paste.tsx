import { useForm } from '../../lib/form/use-form.ts'
import { count } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Textarea } from '../../ui/text-field.tsx'
import { useResolveCips } from './targeting.queries.ts'
import { Announcement } from '../../ui/announcement.tsx'

/** A list of CIP codes pasted from a mail or a sheet; what is not known is named, nothing pasted is lost. */
export function CipPaste({ onAdd, onClose }: { onAdd: (ids: number[]) => void; onClose: () => void }) {
  const resolve = useResolveCips()
  const answer = resolve.data
  const form = useForm({
    initial: { text: '' },
    labels: { text: 'Codes CIP' },
    rules: { text: (text: string) => (text.trim() === '' ? 'Collez au moins un code CIP.' : undefined) },
    onSubmit: async ({ text }) => {
      const resolved = await resolve.mutateAsync(text)
      if (resolved.drugstores.length > 0) onAdd(resolved.drugstores.map((drugstore) => drugstore.id))
      // What remains is what is still to be corrected.
      form.reset({ text: resolved.unknown.join('\n') })
      if (resolved.drugstores.length === 0 && resolved.unknown.length === 0)
        form.setMessage('Aucun code CIP de 7 chiffres dans ce texte.')
    },
  })

  return (
    <div className="stack tgt__paste">
      <Textarea
        {...form.text('text')}
        rows={4}
        hint="Un par ligne, ou séparés par des espaces, virgules ou points-virgules."
        error={form.errors.text ?? form.message}
      />
      {answer && answer.drugstores.length > 0 && (
        <Announcement className="okmsg">
          {count(answer.drugstores.length, 'officine reconnue', 'officines reconnues')}
        </Announcement>
      )}
      {answer && answer.unknown.length > 0 && (
        <Alert tone="warn" title={count(answer.unknown.length, 'code inconnu', 'codes inconnus')}>
          {answer.unknown.slice(0, 20).join(', ')}
          {answer.unknown.length > 20 && '…'} {answer.unknown.length > 1 ? 'restent' : 'reste'} dans le champ
          pour que vous puissiez corriger.
        </Alert>
      )}
      <div className="row">
        <Button
          size="sm"
          variant="secondary"
          loading={form.submitting}
          loadingLabel="Recherche…"
          onClick={() => void form.submit()}
        >
          Ajouter ces officines
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </div>
  )
}
