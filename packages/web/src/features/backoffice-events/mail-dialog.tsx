import type { AttendeesMailBody } from '@kiosque/contract/wire/registrations'
import { useForm } from '../../lib/form/use-form.ts'
import { count } from '../../lib/format.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { FormDialog } from '../../parts/desk/form-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useWriteToAttendees } from './events-desk.queries.ts'

type Props = {
  eventId: number
  /** Those ticked, or everybody the filters show. */
  to: Pick<AttendeesMailBody, 'attendee_ids' | 'filter'>
  people: number
  isFiltered: boolean
  onClose: () => void
}

const REQUIRED = 'Ce champ est requis.'

/** A word to those who come, by mail and in the portal. */
export function MailDialog({ eventId, to, people, isFiltered, onClose }: Props) {
  const write = useWriteToAttendees(eventId)
  const form = useForm({
    initial: { subject: '', message: '' },
    labels: { subject: 'Objet', message: 'Message' },
    rules: {
      subject: (text) => (text.trim() ? undefined : REQUIRED),
      message: (text) => (text.trim() ? undefined : REQUIRED),
    },
    onSubmit: async (values) => {
      await write.mutateAsync({ ...values, subject: values.subject.trim(), ...to })
      onClose()
    },
  })
  const who = to.attendee_ids
    ? `${count(people, 'personne choisie', 'personnes choisies')}.`
    : isFiltered
      ? `Toutes les personnes que montrent les filtres (${people}), sauf celles qui ont annulé.`
      : 'Toutes les personnes inscrites ou en attente.'
  return (
    <FormDialog open onClose={onClose} title="Écrire aux inscrits">
      <form className="stack" style={{ '--gap': '16px' } as object} {...form.props}>
        <FormErrors {...form.summary} />
        <p>{who}</p>
        <TextField {...form.text('subject')} maxLength={200} />
        <FreeText
          {...form.text('message')}
          rows={7}
          maxLength={5000}
          hint="Chacun reçoit un e-mail, et une notification s’il a un compte."
        />
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Envoyer
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
