import { useState } from 'react'
import type { ReactNode } from 'react'
import { emptyTarget, type Target } from '@kiosque/contract/domain/audience'
import { EVENT_KINDS, eventKindLabel } from '@kiosque/contract/domain/events'
import type { EventDetail } from '@kiosque/contract/wire/events'
import type { FileRef } from '@kiosque/contract/wire/files'
import { FormDialog } from '../../parts/desk/form-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { Select } from '../../ui/select.tsx'
import { FreeText } from '../../parts/free-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { TrainingChoice } from './events-desk.queries.ts'
import { QuestionsField } from './questions-field.tsx'
import { SessionsField } from './sessions-field.tsx'
import { SponsorField } from './sponsor-field.tsx'
import { TrainingField } from './training-field.tsx'
import { useEventForm } from './use-event-form.ts'
import './events-desk.css'

/** Pieces of other features, given by the page. */
export type EventSlots = {
  target: (props: { value: Target; onChange: (target: Target) => void }) => ReactNode
  media: (props: { onPick: (file: FileRef) => void; onClose: () => void }) => ReactNode
  body: (props: { value: string; onChange: (html: string) => void }) => ReactNode
}

type EventDialogProps = {
  event: EventDetail | null
  slots: EventSlots
  onClose: () => void
  onSaved: (event: EventDetail) => void
}

const KINDS = EVENT_KINDS.map((value) => ({ value, label: eventKindLabel(value) }))
/** D8-01: everything an event is, on one sheet; published or kept as a draft. */
export function EventDialog({ event, slots, onClose, onSaved }: EventDialogProps) {
  const [target, setTarget] = useState<Target>(event?.target ?? emptyTarget())
  const [cover, setCover] = useState<{ id: number; name: string } | null>(event?.cover ?? null)
  const [body, setBody] = useState(event?.body ?? '')
  const [isPicking, setPicking] = useState(false)
  const form = useEventForm(event, { target, cover, body }, onSaved)
  /** What the training already says is not typed again. */
  const linkTraining = (training: TrainingChoice | null) => {
    form.set('training_id', training && { id: training.id, title: training.label })
    if (training === null) return
    if (form.values.title.trim() === '') {
      form.set('title', training.label)
      form.set('kind', 'formation')
    }
    const { laboratory } = training
    if (laboratory && form.values.laboratory_id.laboratory === null)
      form.set('laboratory_id', { ...form.values.laboratory_id, laboratory })
  }
  const moment = (name: 'starts_at' | 'ends_at' | 'registration_deadline', hint?: string) => (
    <MomentField
      {...form.text(name as never)}
      id={form.idOf(name)}
      name={name}
      label={form.text(name as never).label}
      error={form.errors[name]}
      hint={hint}
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
    />
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      size="lg"
      title={event === null ? 'Nouvel événement' : 'Modifier l’événement'}
    >
      <form className="stack" style={{ '--gap': '18px' } as object} {...form.props}>
        <FormErrors {...form.summary} />
        {event?.status !== 'cancelled' && (
          <div className="row">
            <Checkbox {...form.checkbox('published')} />
            {form.values.published && event?.status !== 'published' && (
              <Checkbox {...form.checkbox('announce')} />
            )}
          </div>
        )}
        <div className="grid grid--2">
          <TextField {...form.text('title')} maxLength={200} />
          <Select {...form.text('kind')} options={KINDS} />
        </div>
        <TrainingField
          id={form.idOf('training_id')}
          value={form.values.training_id}
          error={form.errors.training_id}
          onChange={linkTraining}
        />
        <FreeText {...form.text('excerpt')} rows={2} maxLength={600} optional />
        <div className="grid grid--3">
          {moment('starts_at')}
          {moment('ends_at')}
          {moment('registration_deadline', 'Vide : jusqu’au début.')}
        </div>
        <div className="grid grid--2">
          <TextField {...form.text('place')} maxLength={200} optional />
          <TextField {...form.text('city')} maxLength={120} optional />
          <TextField {...form.text('address')} maxLength={300} optional />
          <TextField
            {...form.text('link')}
            type="url"
            optional
            hint="Montré la veille à celles et ceux qui ont une place, et joint au rappel."
          />
          <TextField {...form.text('capacity')} inputMode="numeric" optional hint="Vide : sans limite." />
          <TextField
            {...form.text('max_per_drugstore')}
            inputMode="numeric"
            optional
            hint="Vide : sans limite."
          />
        </div>
        <Checkbox {...form.checkbox('needs_approval')} hint="Personne n’a de place avant votre accord." />
        {slots.body({ value: body, onChange: setBody })}
        <QuestionsField
          id={form.idOf('questions')}
          value={form.values.questions}
          error={form.errors.questions}
          onChange={(value) => form.set('questions', value)}
        />
        <SessionsField
          id={form.idOf('sessions')}
          value={form.values.sessions}
          error={form.errors.sessions}
          startsAt={form.values.starts_at}
          onChange={(value) => form.set('sessions', value)}
        />
        <SponsorField
          id={form.idOf('laboratory_id')}
          value={form.values.laboratory_id}
          error={form.errors.laboratory_id}
          onChange={(value) => form.set('laboratory_id', value)}
        />
        <div className="row">
          <Button onClick={() => setPicking(true)}>{cover ? 'Changer l’image' : 'Choisir une image'}</Button>
          {cover && (
            <>
              <span className="muted">{cover.name}</span>
              <Button variant="ghost" onClick={() => setCover(null)}>
                Retirer l’image
              </Button>
            </>
          )}
        </div>
        <section aria-label="Ciblage">
          <h3 className="h4" style={{ marginBottom: 10 }}>
            Pour qui
          </h3>
          {slots.target({ value: target, onChange: setTarget })}
        </section>
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {submitLabel(event, form.values.published)}
          </Button>
        </div>
      </form>
      {isPicking &&
        slots.media({
          onPick: (file) => {
            setCover(file)
            setPicking(false)
          },
          onClose: () => setPicking(false),
        })}
    </FormDialog>
  )
}

function submitLabel(event: EventDetail | null, isPublished: boolean): string {
  if (isPublished && event?.status !== 'published') return 'Enregistrer et publier'
  return event === null ? 'Enregistrer le brouillon' : 'Enregistrer'
}
