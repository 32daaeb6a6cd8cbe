import { useState } from 'react'
import {
  MOST_BOXES,
  recallOutcomeLabel,
  RECALL_OUTCOMES,
  type RecallOutcome,
} from '@kiosque/contract/domain/recalls'
import type { DeskRecall, RecallPharmacy } from '@kiosque/contract/wire/recalls'
import { useForm } from '../../lib/form/use-form.ts'
import { formatPhone } from '../../lib/phone.ts'
import { FormDialog } from '../../parts/desk/form-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useConfirmByPhone } from './desk-recalls.queries.ts'

type Props = { recall: DeskRecall; pharmacy: RecallPharmacy; onClose: () => void }

const OPTIONS = RECALL_OUTCOMES.map((value) => ({ value, label: recallOutcomeLabel(value) }))

/** A pharmacy that answers by telephone: who spoke, and what they found. */
export function PhoneDialog({ recall, pharmacy, onClose }: Props) {
  const confirm = useConfirmByPhone()
  const [counts, setCounts] = useState<Record<string, string>>({})
  const form = useForm({
    // Nothing is chosen ahead: what is noted here is a proof.
    initial: { name: '', outcome: '' },
    labels: { name: 'Qui vous a répondu', outcome: 'Réponse' },
    rules: {
      name: (name) => (name.trim() ? undefined : 'Indiquez qui vous a répondu.'),
      outcome: (outcome) => (outcome ? undefined : 'Choisissez la réponse de l’officine.'),
    },
    onSubmit: async ({ name, outcome }) => {
      const found = recall.lots
        .map((lot) => ({ lot, quantity: Number(counts[lot] ?? 0) }))
        .filter(({ quantity }) => quantity !== 0)
      await confirm.mutateAsync({
        id: recall.id,
        drugstoreId: pharmacy.drugstore.id,
        body: { name, outcome: outcome as RecallOutcome, found: outcome === 'none' ? [] : found },
      })
      onClose()
    },
  })
  const outcome = form.text('outcome')
  return (
    <FormDialog open onClose={onClose} title={`Réponse de ${pharmacy.drugstore.name}`}>
      <form className="stack" style={{ '--gap': '18px' } as object} {...form.props}>
        <FormErrors {...form.summary} />
        {pharmacy.drugstore.phone && (
          <p className="muted">Téléphone&nbsp;: {formatPhone(pharmacy.drugstore.phone)}</p>
        )}
        <TextField {...form.text('name')} maxLength={120} />
        <Radio
          legend={outcome.label}
          id={outcome.id}
          name={outcome.name}
          value={outcome.value}
          error={outcome.error}
          onChange={outcome.onChange}
          options={OPTIONS}
        />
        {form.values.outcome === 'withdrawn' &&
          recall.lots.map((lot) => (
            <TextField
              key={lot}
              label={`Boîtes du lot ${lot}`}
              type="number"
              min={0}
              max={MOST_BOXES}
              value={counts[lot] ?? ''}
              onChange={(value) => setCounts((before) => ({ ...before, [lot]: value }))}
            />
          ))}
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Noter la réponse
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
