import type { HandoffConfig } from '@kiosque/contract/wire/handoff'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { useRemoveHandoff } from './handoff.queries.ts'

/** Takes the partner away from every pharmacy. */
export function RemoveDialog({
  config,
  onClose,
  onRemoved,
}: {
  config: HandoffConfig
  onClose: () => void
  onRemoved: () => void
}) {
  const remove = useRemoveHandoff(config.partner)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Retirer ${config.name}\u202F?`}
      confirmLabel="Retirer la configuration"
      onConfirm={() => remove.mutateAsync().then(onRemoved)}
    >
      <div className="stack">
        <Refusal error={remove.error} />
        <p>Les officines ne pourront plus ouvrir ce service depuis Kiosque. Le secret est effacé.</p>
      </div>
    </ConfirmDialog>
  )
}
