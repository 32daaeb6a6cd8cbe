import type { AdminVisit } from '@kiosque/contract/wire/visits'
import { useForm } from '../../lib/form/use-form.ts'
import { count, formatDateTime } from '../../lib/format.ts'
import { formatPhone } from '../../lib/phone.ts'
import { useNow } from '../../lib/use-now.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { VisitStatusBadge } from '../../parts/visit-status.tsx'
import { FormDialog } from '../../parts/desk/form-dialog.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { FactsList, type Fact } from '../../ui/facts-list.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { useAnswerVisit } from './visits.queries.ts'

type AnswerDialogProps = { visit: AdminVisit | null; onClose: () => void }

/** A request in full, and the answer of the head office while there is one to give. */
export function AnswerDialog({ visit, onClose }: AnswerDialogProps) {
  return (
    <FormDialog open={visit !== null} onClose={onClose} title={visit?.training.title ?? ''}>
      {visit && <Request visit={visit} onClose={onClose} />}
    </FormDialog>
  )
}

type RequestProps = { visit: AdminVisit; onClose: () => void }

function Request({ visit, onClose }: RequestProps) {
  const now = useNow().getTime()
  const isToCome = visit.slot !== null && Date.parse(visit.slot) > now
  const mayAnswer = visit.status === 'sent' || (visit.status === 'accepted' && isToCome)
  return (
    <div className="stack" style={{ gap: 20 }}>
      <FactsList facts={factsOf(visit)} />
      {mayAnswer ? (
        <AnswerForm visit={visit} onClose={onClose} />
      ) : (
        <div className="row bo-form__foot">
          <Button variant="outline" onClick={onClose}>
            Fermer
          </Button>
        </div>
      )}
    </div>
  )
}

/** What is known of it; what was not said has no line. */
function factsOf(visit: AdminVisit): Fact[] {
  const { drugstore, slot } = visit
  const facts: Fact[] = [
    { label: 'Officine', value: `${drugstore.name}, ${drugstore.city}` },
    { label: 'Téléphone', value: drugstore.phone && formatPhone(drugstore.phone) },
    { label: 'Demandée par', value: visit.requested_by },
    { label: 'Laboratoire', value: visit.laboratory },
    { label: 'Attendues', value: count(visit.people, 'personne') },
    { label: 'Message', value: visit.message },
    { label: 'État', value: <VisitStatusBadge status={visit.status} /> },
    { label: 'Créneau retenu', value: slot && formatDateTime(slot) },
    { label: 'Réponse', value: visit.comment },
    { label: 'Présents', value: visit.present.join(', ') },
  ]
  return facts.filter(({ value }) => value !== null && value !== '')
}

const REFUSE = 'refuse'

type Values = { slot: string; comment: string }

function AnswerForm({ visit, onClose }: RequestProps) {
  const answer = useAnswerVisit(visit.id)
  const now = useNow().getTime()
  const isAccepted = visit.status === 'accepted'
  const form = useForm<Values>({
    initial: { slot: isAccepted ? REFUSE : '', comment: '' },
    labels: { slot: 'Réponse', comment: 'Un mot à l’officine' },
    rules: {
      slot: (value) => (value === '' ? 'Choisissez un créneau, ou refusez la visite.' : undefined),
      comment: (text, { slot }) =>
        slot === REFUSE && text.trim() === '' ? 'Dites en un mot pourquoi.' : undefined,
    },
    onSubmit: async ({ slot, comment }) => {
      const isRefusal = slot === REFUSE
      await answer.mutateAsync({
        status: isRefusal ? 'refused' : 'accepted',
        slot: isRefusal ? null : slot,
        comment,
      })
      onClose()
    },
  })
  const { values, errors, set } = form
  const slots = visit.slots.map((slot) => {
    const isPast = Date.parse(slot) <= now
    return { value: slot, label: `${formatDateTime(slot)}${isPast ? ' (passé)' : ''}`, disabled: isPast }
  })
  const isRefusing = values.slot === REFUSE
  return (
    <form {...form.props} className="stack" style={{ gap: 20 }}>
      <FormErrors {...form.summary} />
      {isAccepted ? (
        <Alert tone="warn">La visite est acceptée. La refuser maintenant prévient l’officine.</Alert>
      ) : (
        <Radio
          legend="Créneau retenu avec le délégué"
          id={form.idOf('slot')}
          name="slot"
          value={values.slot}
          error={errors.slot}
          options={[...slots, { value: REFUSE, label: 'Refuser la visite' }]}
          onChange={(slot) => set('slot', slot)}
        />
      )}
      <FreeText
        {...form.text('comment')}
        optional={!isRefusing}
        rows={3}
        maxLength={500}
        hint={isRefusing ? 'L’officine lit pourquoi.' : 'Nom du délégué, matériel à prévoir…'}
      />
      <div className="row bo-form__foot">
        <Button variant="outline" onClick={onClose}>
          Fermer
        </Button>
        <Button type="submit" variant={isRefusing ? 'danger' : 'primary'} loading={form.submitting}>
          {isRefusing ? 'Refuser la visite' : 'Accepter la visite'}
        </Button>
      </div>
    </form>
  )
}
