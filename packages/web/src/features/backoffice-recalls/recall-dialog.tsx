import { useState } from 'react'
import type { ReactNode } from 'react'
import { emptyTarget, type Target } from '@kiosque/contract/domain/audience'
import { ESCALATION_HOURS, readLots, USUAL_ESCALATION_HOURS } from '@kiosque/contract/domain/recalls'
import type { DeskRecall } from '@kiosque/contract/wire/recalls'
import { useForm } from '../../lib/form/use-form.ts'
import { momentText, readMoment } from '../../lib/typed-moment.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { FormDialog } from '../../parts/desk/form-dialog.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { changeRecall, createRecall } from './desk-recalls.queries.ts'

type Props = {
  recall: DeskRecall | null
  /** Lent by the page: whom it is for. */
  target: (props: { value: Target; onChange: (target: Target) => void }) => ReactNode
  onClose: () => void
  onSaved: (recall: DeskRecall) => void
}

const HOURS = ESCALATION_HOURS.map((hours) => ({ value: String(hours), label: `${hours}\u00a0heures` }))
const REQUIRED = 'Ce champ est requis.'
const codesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

/** Product, codes, lots, reason, delay and pharmacies on one sheet; sent afterwards, in an act of its own. */
export function RecallDialog({ recall, target: drawTarget, onClose, onSaved }: Props) {
  const [target, setTarget] = useState<Target>(recall?.target ?? emptyTarget())
  const isOpen = recall?.status === 'open'
  const form = useForm({
    initial: {
      product: recall?.product ?? '',
      cips: recall?.cips.join(', ') ?? '',
      lots: recall?.lots.join(', ') ?? '',
      reason: recall?.reason ?? '',
      instructions: recall?.instructions ?? '',
      deadline_at: momentText(recall?.deadline_at ?? null, 'start'),
      escalate_after_hours: String(recall?.escalate_after_hours ?? USUAL_ESCALATION_HOURS),
    },
    labels: {
      product: 'Produit',
      cips: 'Codes CIP',
      lots: 'Lots',
      reason: 'Motif',
      instructions: 'Consignes aux officines',
      deadline_at: 'Réponse attendue avant',
      escalate_after_hours: 'Écrire au titulaire et au conseiller après',
    },
    rules: {
      product: (text) => (text.trim() ? undefined : REQUIRED),
      lots: (text) => (readLots(text).length > 0 ? undefined : 'Indiquez au moins un numéro de lot.'),
      cips: (text) =>
        codesIn(text).every((code) => /^(?:\d{7}|\d{13})$/.test(code))
          ? undefined
          : 'Un code CIP compte 7 ou 13 chiffres.',
      reason: (text) => (text.trim() ? undefined : REQUIRED),
      deadline_at: (moment) => {
        const read = readMoment(moment, 'start')
        return read.ok ? (read.value === null ? REQUIRED : undefined) : read.message
      },
    },
    onSubmit: async (values) => {
      const read = readMoment(values.deadline_at, 'start')
      const later = {
        instructions: values.instructions,
        deadline_at: (read.ok && read.value) || '',
        escalate_after_hours: Number(values.escalate_after_hours),
      }
      const whole = {
        ...later,
        product: values.product.trim(),
        cips: codesIn(values.cips),
        lots: readLots(values.lots),
        reason: values.reason.trim(),
        target,
      }
      onSaved(
        recall === null
          ? await createRecall(whole)
          : await changeRecall(recall.id, { ...(isOpen ? later : whole), version: recall.version }),
      )
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      size="lg"
      title={recall === null ? 'Nouveau rappel de lot' : 'Modifier le rappel'}
    >
      <form className="stack" style={{ '--gap': '18px' } as object} {...form.props}>
        <FormErrors {...form.summary} />
        {isOpen && (
          <Alert tone="info">
            Ce rappel est parti&nbsp;: seules l’échéance, l’escalade et les consignes peuvent encore changer.
          </Alert>
        )}
        {!isOpen && (
          <>
            <TextField {...form.text('product')} maxLength={200} />
            <div className="grid grid--2">
              <TextField {...form.text('lots')} hint="Séparés par des virgules." />
              <TextField {...form.text('cips')} optional hint="7 ou 13 chiffres, séparés par des virgules." />
            </div>
            <FreeText {...form.text('reason')} rows={2} maxLength={2000} />
          </>
        )}
        <FreeText {...form.text('instructions')} rows={3} maxLength={4000} optional />
        <div className="grid grid--2">
          <MomentField
            id={form.idOf('deadline_at')}
            name="deadline_at"
            label="Réponse attendue avant"
            error={form.errors.deadline_at}
            value={form.values.deadline_at}
            onChange={(value) => form.set('deadline_at', value)}
          />
          <Select {...form.text('escalate_after_hours')} options={HOURS} hint="Sans réponse de l’officine." />
        </div>
        {!isOpen && (
          <section aria-label="Officines concernées">
            <h3 className="h4" style={{ marginBottom: 10 }}>
              Officines concernées
            </h3>
            {drawTarget({ value: target, onChange: setTarget })}
          </section>
        )}
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {recall === null ? 'Enregistrer le brouillon' : 'Enregistrer'}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
