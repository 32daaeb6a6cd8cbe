import { IconX } from '@tabler/icons-react'
import { POSITIONS } from '@kiosque/contract/domain/events'
import { ApiError } from '../../lib/api.ts'
import { drugstoreChoices } from '../../lib/drugstore-choices.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { useChoices } from '../../lib/use-choices.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAddAttendees } from './events-desk.queries.ts'

const OPTIONS = POSITIONS.map(({ id, label }) => ({ value: String(id), label }))
const REQUIRED = 'Ce champ est requis.'
const isGiven = (text: string) => (text.trim() ? undefined : REQUIRED)

/** Somebody who phoned: the head office registers them for their pharmacy, until the event is over. */
export function AddAttendeeDialog({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const add = useAddAttendees(eventId)
  const search = useChoices(drugstoreChoices)
  const form = useForm({
    initial: {
      drugstore_id: null as { id: number; name: string } | null,
      first_name: '',
      last_name: '',
      email: '',
      position_id: '',
      comment: '',
    },
    labels: {
      drugstore_id: 'Officine',
      first_name: 'Prénom',
      last_name: 'Nom',
      email: 'E-mail',
      position_id: 'Fonction',
      comment: 'Précision',
    },
    rules: {
      drugstore_id: (drugstore) => (drugstore ? undefined : 'Choisissez une officine.'),
      first_name: isGiven,
      last_name: isGiven,
      email: isGiven,
      position_id: (position) => (position ? undefined : 'Choisissez une fonction.'),
    },
    onSubmit: async ({ drugstore_id, position_id, comment, ...person }) => {
      const attendee = { ...person, position_id: Number(position_id) }
      try {
        await add.mutateAsync({ drugstore_id: drugstore_id?.id, attendees: [attendee], comment })
      } catch (error) {
        throw error instanceof ApiError ? aboutThePerson(error) : error
      }
      onClose()
    },
  })
  const drugstore = form.values.drugstore_id
  return (
    <Dialog open onClose={onClose} title="Ajouter un participant">
      <form className="stack" style={{ '--gap': '16px' } as object} {...form.props}>
        <FormErrors {...form.summary} />
        <Field label="Officine" id={form.idOf('drugstore_id')} error={form.errors.drugstore_id}>
          {(control) =>
            drugstore ? (
              <div className="affix">
                <input {...control} className="input" readOnly value={drugstore.name} />
                <IconButton
                  size="sm"
                  label="Choisir une autre officine"
                  style={{ right: 3 }}
                  onClick={() => form.set('drugstore_id', null)}
                >
                  <IconX className="i i--18" aria-hidden="true" />
                </IconButton>
              </div>
            ) : (
              <Combobox
                control={control}
                placeholder="Nom, ville ou code CIP"
                listLabel="Officines trouvées"
                none="Aucune officine ne correspond."
                search={search}
                onChoose={({ id, label }) => form.set('drugstore_id', { id, name: label })}
              />
            )
          }
        </Field>
        <div className="grid grid--2">
          <TextField {...form.text('first_name')} maxLength={80} autoComplete="off" />
          <TextField {...form.text('last_name')} maxLength={80} autoComplete="off" />
          <TextField {...form.text('email')} type="email" autoComplete="off" />
          <Select {...form.text('position_id')} options={OPTIONS} placeholder="Choisir une fonction" />
        </div>
        <TextField {...form.text('comment')} maxLength={1000} optional />
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Ajouter
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** `attendees.0.email` of the answer is the e-mail of the form. */
function aboutThePerson(error: ApiError): ApiError {
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([path, messages]) => [path.replace(/^attendees\.0\./, ''), messages]),
  )
  return Object.assign(Object.create(ApiError.prototype) as ApiError, error, {
    message: error.message,
    errors,
  })
}
