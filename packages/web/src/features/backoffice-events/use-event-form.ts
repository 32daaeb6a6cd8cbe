import type { Target } from '@kiosque/contract/domain/audience'
import type { EventKind } from '@kiosque/contract/domain/events'
import type { EventDetail } from '@kiosque/contract/wire/events'
import { useForm } from '../../lib/form/use-form.ts'
import { momentText, readMoment, type TypedMoment } from '../../lib/typed-moment.ts'
import { changeEvent, createEvent } from './events-desk.queries.ts'
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

/** What is not typed in a field of the form, but chosen beside it. */
interface Beside {
  target: Target
  cover: { id: number } | null
  body: string
}

/** D8-01: everything an event is, as it is typed, checked and sent; a new one where there is none yet. */
export function useEventForm(
  event: EventDetail | null,
  { target, cover, body }: Beside,
  onSaved: (event: EventDetail) => void,
) {
  return useForm({
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
}
