import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { emptyTarget, type Target } from '@kiosque/contract/domain/audience'
import type { AdminContentRow } from '@kiosque/contract/wire/contents'
import { TargetPanel } from './target-panel.tsx'
import { count } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type RetargetDialogProps = {
  rows: readonly AdminContentRow[]
  onClose: () => void
  onApply: (target: Target) => Promise<void>
}

/** One target for all of them, starting from the one they share where they do. */
export function RetargetDialog({ rows, onClose, onApply }: RetargetDialogProps) {
  const [target, setTarget] = useState<Target>(() => sharedTarget(rows))
  const apply = useMutation({ mutationFn: onApply })
  const [only] = rows
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={
        rows.length === 1 && only
          ? `Cibler «\u00A0${only.title}\u00A0»`
          : `Cibler ${count(rows.length, 'contenu')}`
      }
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant="primary"
            loading={apply.isPending}
            loadingLabel="Un instant…"
            onClick={() => apply.mutate(target)}
          >
            Appliquer ce ciblage
          </Button>
        </>
      }
    >
      {rows.length > 1 && (
        <p className="muted" style={{ marginBottom: 12 }}>
          Ce ciblage remplace celui de chaque contenu choisi. Vous pourrez annuler.
        </p>
      )}
      <TargetPanel value={target} onChange={setTarget} />
    </Dialog>
  )
}

function sharedTarget(rows: readonly AdminContentRow[]): Target {
  const texts = new Set(rows.map((row) => JSON.stringify(row.target)))
  return texts.size === 1 && rows[0] ? (rows[0].target as Target) : emptyTarget()
}
