import { useState } from 'react'
import type { ReactNode } from 'react'
import { emptyTarget, type Target } from '@kiosque/contract/domain/audience'
import { EVENT_KINDS, eventKindLabel, type EventKind } from '@kiosque/contract/domain/events'
import type { EventDetail } from '@kiosque/contract/wire/events'
import type { FileRef } from '@kiosque/contract/wire/files'
import { useForm } from '../../lib/form.tsx'
import { momentText, readMoment, type TypedMoment } from '../../lib/typed-moment.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { Select } from '../../ui/select.tsx'
import { FreeText } from '../../parts/free-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { changeEvent, createEvent, type TrainingChoice } from './events-desk.queries.ts'
import {
  advantagesOf,
  questionDrafts,
  questionFault,
  questionsOf,
  sessionDrafts,
  sessionFault,
  sessionsOf,
  sponsorDraft,
  sponsorFault,
} from './organising-drafts.ts'
import { QuestionsField } from './questions-field.tsx'
import { SessionsField } from './sessions-field.tsx'
import { SponsorField } from './sponsor-field.tsx'
import { TrainingField } from './training-field.tsx'
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
const isCount = (text: string) => text.trim() === '' || /^[1-9][0-9]{0,5}$/.test(text.trim())
const countOf = (text: string) => (text.trim() === '' ? null : Number(text))
const COUNT = 'Saisissez un nombre entier d’au moins 1, ou laissez vide.'

const required = (moment: TypedMoment) => {
  const read = readMoment(moment, 'start')
  if (!read.ok) return read.message
  return read.value === null ? 'Ce champ est requis.' : undefined
}
const momentOf = (moment: TypedMoment) => {
  const read = readMoment(moment, 'start')
  return read.ok ? read.value : null
}

/** D8-01: everything an event is, on one sheet; published or kept as a draft. */
export function EventDialog({ event, slots, onClose, onSaved }: EventDialogProps) {
  const [target, setTarget] = useState<Target>(event?.target ?? emptyTarget())
  const [cover, setCover] = useState<{ id: number; name: string } | null>(event?.cover ?? null)
  const [body, setBody] = useState(event?.body ?? '')
  const [isPicking, setPicking] = useState(false)
  const form = useForm({
    initial: {
      title: event?.title ?? '',
      kind: (event?.kind ?? 'reunion') as string,
      excerpt: event?.excerpt ?? '',
      starts_at: momentText(event?.starts_at ?? null, 'start'),
      ends_at: momentText(event?.ends_at ?? null, 'start'),
      registration_deadline: momentText(event?.registration_deadline ?? null, 'start'),
      place: event?.place ?? '',
      address: event?.address ?? '',
      city: event?.city ?? '',
      link: event?.link ?? '',
      capacity: String(event?.capacity ?? ''),
      max_per_drugstore: String(event?.max_per_drugstore ?? ''),
      published: event?.status === 'published',
      announce: true,
      needs_approval: event?.needs_approval ?? false,
      questions: questionDrafts(event),
      sessions: sessionDrafts(event),
      training_id: (event?.training ?? null) as { id: number; title: string } | null,
      laboratory_id: sponsorDraft(event),
    },
    labels: {
      title: 'Titre',
      kind: 'Type',
      excerpt: 'Présentation en deux phrases',
      starts_at: 'Début',
      ends_at: 'Fin',
      registration_deadline: 'Clôture des inscriptions',
      place: 'Lieu',
      address: 'Adresse',
      city: 'Ville',
      link: 'Lien de connexion',
      capacity: 'Nombre de places',
      max_per_drugstore: 'Places par officine',
      published: 'Publier dans l’agenda',
      announce: 'Prévenir les personnes concernées',
      needs_approval: 'Valider chaque inscription',
      questions: 'Questions aux participants',
      sessions: 'Ateliers et créneaux',
      training_id: 'Formation laboratoire',
      laboratory_id: 'Laboratoire organisateur',
    },
    rules: {
      title: (title) => (title.trim() ? undefined : 'Ce champ est requis.'),
      starts_at: required,
      ends_at: (ends, values) => {
        const missing = required(ends)
        if (missing) return missing
        const [from, to] = [momentOf(values.starts_at), momentOf(ends)]
        return from !== null && to !== null && to <= from ? 'La fin doit venir après le début.' : undefined
      },
      registration_deadline: (moment) => {
        const read = readMoment(moment, 'start')
        return read.ok ? undefined : read.message
      },
      capacity: (text) => (isCount(text) ? undefined : COUNT),
      max_per_drugstore: (text) => (isCount(text) ? undefined : COUNT),
      questions: questionFault,
      sessions: sessionFault,
      laboratory_id: sponsorFault,
    },
    onSubmit: async (values) => {
      const sent = {
        title: values.title.trim(),
        kind: values.kind as EventKind,
        excerpt: values.excerpt.trim(),
        body,
        cover_id: cover?.id ?? null,
        starts_at: momentOf(values.starts_at) ?? '',
        ends_at: momentOf(values.ends_at) ?? '',
        registration_deadline: momentOf(values.registration_deadline),
        place: values.place.trim() || null,
        address: values.address.trim() || null,
        city: values.city.trim() || null,
        link: values.link.trim() || null,
        capacity: countOf(values.capacity),
        max_per_drugstore: countOf(values.max_per_drugstore),
        target,
        needs_approval: values.needs_approval,
        questions: questionsOf(values.questions),
        sessions: sessionsOf(values.sessions),
        training_id: values.training_id?.id ?? null,
        laboratory_id: values.laboratory_id.laboratory?.id ?? null,
        advantages: values.laboratory_id.laboratory ? advantagesOf(values.laboratory_id) : {},
        convention_number: values.laboratory_id.convention,
        announce: values.announce,
        ...(event?.status === 'cancelled'
          ? {}
          : { status: values.published ? ('published' as const) : ('draft' as const) }),
      }
      onSaved(
        event === null
          ? await createEvent(sent)
          : await changeEvent(event.id, { ...sent, version: event.version }),
      )
    },
  })
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
    <Dialog
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
    </Dialog>
  )
}

function submitLabel(event: EventDetail | null, isPublished: boolean): string {
  if (isPublished && event?.status !== 'published') return 'Enregistrer et publier'
  return event === null ? 'Enregistrer le brouillon' : 'Enregistrer'
}
