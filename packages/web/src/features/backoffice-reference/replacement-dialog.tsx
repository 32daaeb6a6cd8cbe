import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Select } from '../../ui/select.tsx'
import { referenceQuery, useDeleteReference } from './reference-admin.queries.ts'
import type { ReferenceKind, ReferenceRow } from './reference-kind.ts'

type ReplacementDialogProps = {
  kind: ReferenceKind
  row: ReferenceRow
  onClose: () => void
  onDeleted: () => void
}

/** Deleting what is used asks what takes its place: its uses move there in one go. */
export function ReplacementDialog({ kind, row, onClose, onDeleted }: ReplacementDialogProps) {
  const [replacement, setReplacement] = useState('')
  const [missing, setMissing] = useState<string>()
  const deletion = useDeleteReference(kind, row)
  const others = useQuery(referenceQuery(kind, {})).data?.data ?? []
  const by = kind.order?.by
  const candidates = others.filter(
    (each) => kind.idOf(each) !== kind.idOf(row) && (by === undefined || each[by] === row[by]),
  )
  const isUsed = row.uses > 0
  const uses = count(row.uses, kind.use)

  async function remove() {
    if (isUsed && replacement === '') {
      setMissing(`Choisissez ce qui prend sa place\u00a0: ${uses}.`)
      throw new Error('a replacement is needed')
    }
    await deletion.mutateAsync(replacement || undefined)
    onDeleted()
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={remove}
      title={`Supprimer ${kind.the} ${kind.nameOf(row)}\u202F?`}
      confirmLabel={`Supprimer ${kind.the}`}
    >
      <div className="stack">
        <Refusal error={deletion.error} />
        {isUsed && (
          <>
            <p>
              {kind.isFeminine ? 'Elle est utilisée' : 'Il est utilisé'}&nbsp;: {uses}. Tout sera rattaché au
              remplaçant choisi.
            </p>
            <Select
              label="Remplacer par"
              name="replacement"
              value={replacement}
              placeholder="Choisissez…"
              options={candidates.map((each) => ({ value: kind.idOf(each), label: kind.nameOf(each) }))}
              error={missing}
              onChange={(value) => {
                setReplacement(value)
                setMissing(undefined)
              }}
            />
          </>
        )}
        <p>Cette action ne peut pas être annulée.</p>
      </div>
    </ConfirmDialog>
  )
}
