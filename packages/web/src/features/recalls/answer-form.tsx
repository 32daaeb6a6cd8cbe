import { useState } from 'react'
import { IconShieldCheck } from '@tabler/icons-react'
import {
  MOST_BOXES,
  recallOutcomeLabel,
  RECALL_OUTCOMES,
  type RecallOutcome,
} from '@kiosque/contract/domain/recalls'
import type { Recall } from '@kiosque/contract/wire/recalls'
import { formatInteger } from '../../lib/format.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useConfirmRecall } from './recalls.queries.ts'

type Place = Recall['pharmacies'][number]
type Props = { recall: Recall; place: Place; signer: string }

const HINTS: Record<RecallOutcome, string> = {
  withdrawn: 'Des boîtes étaient en rayon ou en réserve\u00a0: elles sont isolées.',
  none: 'Rayon, réserve et retours vérifiés\u00a0: rien trouvé.',
}
const OPTIONS = RECALL_OUTCOMES.map((value) => ({
  value,
  label: recallOutcomeLabel(value),
  hint: HINTS[value],
}))

const countOf = (text: string | undefined) => {
  const typed = (text ?? '').trim()
  return typed === '' ? 0 : /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
}

/** « Lot retiré » with what was found lot by lot, or « Aucune boîte »; signed by whoever sends it. */
export function AnswerForm({ recall, place, signer }: Props) {
  const confirm = useConfirmRecall(recall.id)
  const [counts, setCounts] = useState<Record<string, string>>({})
  const [countError, setCountError] = useState<string>()
  const form = useForm({
    initial: { outcome: '', comment: '' },
    labels: { outcome: 'Votre réponse', comment: 'Précision' },
    rules: {
      outcome: (outcome) =>
        outcome ? undefined : 'Choisissez «\u00a0Lot retiré\u00a0» ou «\u00a0Aucune boîte\u00a0».',
    },
    onSubmit: async ({ outcome, comment }) => {
      const found = foundIn(outcome as RecallOutcome)
      if (found === null) return
      await confirm.mutateAsync({
        outcome: outcome as RecallOutcome,
        found,
        comment,
        drugstore_id: place.drugstore_id,
      })
      toast({ title: 'Réponse enregistrée', text: 'Le siège la voit dès maintenant. Merci.' })
    },
  })

  /** What was typed, or null with the reason said. */
  function foundIn(outcome: RecallOutcome) {
    setCountError(undefined)
    if (outcome === 'none') return []
    const typed = recall.lots.map((lot) => ({ lot, quantity: countOf(counts[lot]) }))
    const isWrong = typed.some(({ quantity }) => Number.isNaN(quantity) || quantity > MOST_BOXES)
    const found = typed.filter(({ quantity }) => quantity > 0)
    if (isWrong)
      setCountError(`Saisissez des nombres entiers, ${formatInteger(MOST_BOXES)} boîtes au plus par lot.`)
    else if (found.length === 0)
      setCountError('Indiquez au moins une boîte, ou choisissez «\u00a0Aucune boîte\u00a0».')
    return isWrong || found.length === 0 ? null : found
  }

  const outcome = form.text('outcome')
  return (
    <form className="stack recall-form" {...form.props}>
      <FormErrors {...form.summary} />
      <Radio
        legend={outcome.label}
        id={outcome.id}
        name={outcome.name}
        value={outcome.value}
        onChange={outcome.onChange}
        error={outcome.error}
        options={OPTIONS}
        cards
      />
      {form.values.outcome === 'withdrawn' && (
        <fieldset className="recall-counts" aria-describedby={countError ? 'recall-count-error' : undefined}>
          <legend className="label">Boîtes retirées, lot par lot</legend>
          <div className="recall-lots">
            {recall.lots.map((lot) => (
              <TextField
                key={lot}
                label={`Lot ${lot}`}
                inputMode="numeric"
                maxLength={6}
                placeholder="0"
                value={counts[lot] ?? ''}
                onChange={(value) => setCounts((before) => ({ ...before, [lot]: value }))}
              />
            ))}
          </div>
          {countError && (
            <p id="recall-count-error" className="err" role="alert">
              {countError}
            </p>
          )}
        </fieldset>
      )}
      <FreeText {...form.text('comment')} rows={2} maxLength={600} optional />
      <p className="recall-sign small">
        <IconShieldCheck className="i i--18" aria-hidden="true" />
        <span>
          En envoyant, vous signez sous votre nom, <b>{signer}</b>, pour <b>{place.name}</b>. La date et
          l’heure sont conservées.
        </span>
      </p>
      <div>
        <Button type="submit" variant="primary" size="lg" loading={form.submitting} loadingLabel="Envoi…">
          Signer et envoyer la réponse
        </Button>
      </div>
    </form>
  )
}
