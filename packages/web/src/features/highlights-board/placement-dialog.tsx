import type { PlacementOut } from '@kiosque/contract/wire/highlights'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangePlacement } from './board.queries.ts'

type PlacementDialogProps = { placement: PlacementOut; onClose: () => void; onSaved: () => void }

/** What people call a placement and how many fit; its number and key are the portal's. */
export function PlacementDialog({ placement, onClose, onSaved }: PlacementDialogProps) {
  const change = useChangePlacement(placement.id)
  const form = useForm({
    initial: { label: placement.label, capacity: String(placement.capacity) },
    labels: { label: 'Nom', capacity: 'Nombre de places' },
    rules: {
      label: (label) => (label.trim() ? undefined : 'Ce champ est requis.'),
      capacity: (text) =>
        /^[1-9][0-9]?$/.test(text.trim()) && Number(text) <= 50
          ? undefined
          : 'Saisissez un nombre entre 1 et 50.',
    },
    onSubmit: async ({ label, capacity }) => {
      await change.mutateAsync({ label: label.trim(), capacity: Number(capacity) })
      onSaved()
    },
  })
  return (
    <Dialog open onClose={onClose} size="sm" title={`Emplacement ${placement.id}\u00a0: ${placement.label}`}>
      <form className="stack" {...form.props}>
        <FormErrors {...form.summary} />
        <TextField {...form.text('label')} maxLength={80} />
        <TextField {...form.text('capacity')} inputMode="numeric" />
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Enregistrer
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
