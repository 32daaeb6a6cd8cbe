import { useState } from 'react'
import type { ResolvedCips } from '@kiosque/contract/wire/audience'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Textarea } from '../../ui/text-field.tsx'
import { resolveCips } from './targeting.queries.ts'
import { Announcement } from '../../ui/announcement.tsx'

/** A list of CIP codes pasted from a mail or a sheet; what is not known is named, nothing pasted is lost. */
export function CipPaste({ onAdd, onClose }: { onAdd: (ids: number[]) => void; onClose: () => void }) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<ResolvedCips>()
  const [problem, setProblem] = useState<string>()

  async function add() {
    if (text.trim() === '') return setProblem('Collez au moins un code CIP.')
    setBusy(true)
    setProblem(undefined)
    try {
      const resolved = await resolveCips(text)
      setAnswer(resolved)
      if (resolved.drugstores.length > 0) onAdd(resolved.drugstores.map((drugstore) => drugstore.id))
      if (resolved.drugstores.length === 0 && resolved.unknown.length === 0)
        setProblem('Aucun code CIP de 7 chiffres dans ce texte.')
      // What remains is what is still to be corrected.
      setText(resolved.unknown.join('\n'))
    } catch (error) {
      setProblem(messageFor(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="stack tgt__paste">
      <Textarea
        label="Codes CIP"
        rows={4}
        hint="Un par ligne, ou séparés par des espaces, virgules ou points-virgules."
        value={text}
        error={problem}
        onChange={setText}
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
          loading={busy}
          loadingLabel="Recherche…"
          onClick={() => void add()}
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
