import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRepeatEvent } from './events-desk.queries.ts'

const RHYTHMS = [
  { value: 'week', label: 'Chaque semaine' },
  { value: 'fortnight', label: 'Toutes les deux semaines' },
  { value: 'month', label: 'Chaque mois' },
] as const

/** The same event at other dates, each with its own places. */
export function RepeatDialog({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const repeat = useRepeatEvent(eventId)
  const form = useForm({
    initial: { every: 'week' as string, times: '3' },
    labels: { every: 'Rythme', times: 'Nombre de dates à ajouter' },
    rules: {
      times: (text) => {
        const times = Number(text)
        return Number.isInteger(times) && times >= 1 && times <= 26
          ? undefined
          : 'Saisissez un nombre de 1 à 26.'
      },
    },
    onSubmit: async ({ every, times }) => {
      await repeat.mutateAsync({ every: every as 'week' | 'fortnight' | 'month', times: Number(times) })
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title="Répéter l’événement">
      <form className="stack" style={{ '--gap': '16px' } as object} {...form.props}>
        <FormErrors {...form.summary} />
        <p>
          Chaque date a la même heure, ses propres places et ses propres inscriptions. La page de l’événement
          propose les autres dates de la série.
        </p>
        <div className="grid grid--2">
          <Select {...form.text('every')} options={RHYTHMS} />
          <TextField {...form.text('times')} inputMode="numeric" />
        </div>
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Créer les dates
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
