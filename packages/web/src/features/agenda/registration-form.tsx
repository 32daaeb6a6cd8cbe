import { useCallback, useState } from 'react'
import { IconCheck, IconUserPlus } from '@tabler/icons-react'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { EventDetail } from '@kiosque/contract/wire/events'
import type { TeamMember } from '@kiosque/contract/wire/people'
import type { Registration } from '@kiosque/contract/wire/registrations'
import type { Errors } from '../../lib/form/errors.ts'
import { corrected, NOTHING, refusalOf } from '../../lib/form/refusal.ts'
import { count } from '../../lib/format.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { Alert } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeRegistration, useRegister } from './agenda.queries.ts'
import {
  bodyOf,
  draftOfAttendee,
  draftOfColleague,
  draftPath,
  missingIn,
  placeOf,
  typedDraft,
  type Draft,
} from './attendee-drafts.ts'
import { ColleagueFields, TypedFields } from './attendee-fields.tsx'
import { answersOf, unansweredIn } from './organiser-answers.ts'
import { OrganiserFields, type Answers, type Slots } from './organiser-fields.tsx'

type FormProps = {
  event: EventDetail
  team: readonly TeamMember[]
  /** Addresses already registered by another registration of the pharmacy. */
  taken: ReadonlySet<string>
  /** The one being changed. */
  registration?: Registration
  onDone?: () => void
}

/** One submit for several colleagues, picked from the team or typed (D8-02). */
export function RegistrationForm({ event, team, taken, registration, onDone }: FormProps) {
  const [drafts, setDrafts] = useState<Draft[]>(
    () => registration?.attendees.map((attendee) => draftOfAttendee(attendee, team)) ?? [],
  )
  const [comment, setComment] = useState(registration?.comment ?? '')
  const [{ errors }, setRefusal] = useState(NOTHING)
  const [isEmpty, setEmpty] = useState(false)
  const [answers, setAnswers] = useState<Answers>(() => answersOf(registration))
  const [slots, setSlots] = useState<Slots>(registration?.slots ?? {})
  const register = useRegister(event.id)
  const change = useChangeRegistration()
  const sending = registration ? change : register
  const once = useOneAtATime()
  const scope = registration ? `inscription-${registration.id}` : 'inscription'

  const fieldsOf = (draft: Draft) => (name: 'first_name' | 'last_name' | 'email' | 'position') => ({
    id: `${scope}-${draftPath(draft, name)}`,
    value: draft[name],
    error: errors[draftPath(draft, name)],
    onChange: (value: string) => {
      setDrafts((before) =>
        before.map((each) => (each.key === draft.key ? { ...each, [name]: value } : each)),
      )
      setRefusal((before) => corrected(before, `attendees.${draft.key}`))
    },
  })
  const drop = (key: string) => setDrafts((before) => before.filter((draft) => draft.key !== key))
  const add = (draft: Draft) => {
    setEmpty(false)
    setDrafts((before) => [...before, draft])
  }

  const answer = useCallback((id: string, value: string | number | undefined) => {
    setAnswers(({ [id]: _old, ...rest }) => (value === undefined ? rest : { ...rest, [id]: value }))
    setRefusal((before) => corrected(before, `answers.${id}`))
  }, [])

  async function submit() {
    setEmpty(drafts.length === 0)
    const missing = { ...missingIn(drafts), ...unansweredIn(event, answers, slots) }
    setRefusal({ errors: missing })
    if (drafts.length === 0) return
    if (Object.keys(missing).length > 0) return focusFirst(scope, missing)
    const body = { attendees: drafts.map(bodyOf), comment, answers, slots }
    try {
      await (registration ? change.mutateAsync({ id: registration.id, ...body }) : register.mutateAsync(body))
      if (!registration) {
        setDrafts([])
        setComment('')
        setAnswers({})
        setSlots({})
      }
      onDone?.()
    } catch (error) {
      // What has no field is said above: there the mutation says all of it.
      const refusal = refusalOf(error, (path) => placeOf(path, drafts))
      setRefusal(refusal)
      focusFirst(scope, refusal.errors)
    }
  }

  const typed = drafts.filter((draft) => draft.isTyped)
  return (
    <form
      className="stack"
      style={{ '--gap': '12px' } as React.CSSProperties}
      noValidate
      onSubmit={(submission) => {
        submission.preventDefault()
        void once(submit)
      }}
    >
      <Refusal error={sending.error} />
      <fieldset className="stack" style={{ '--gap': '10px' } as React.CSSProperties}>
        <legend className="sr-only">Qui participe</legend>
        {team.map((member, index) => {
          const key = `user-${member.user_id}`
          const draft = drafts.find((each) => each.key === key)
          const isTaken = !draft && member.email !== null && taken.has(member.email.toLowerCase())
          return (
            <div key={key} className="stack" style={{ '--gap': '8px' } as React.CSSProperties}>
              <Colleague
                member={member}
                tone={TONES[index % TONES.length] ?? 'teal'}
                isOn={draft !== undefined}
                isTaken={isTaken}
                onToggle={(isOn) => (isOn ? add(draftOfColleague(member)) : drop(key))}
              />
              {draft && (
                <ColleagueFields
                  draft={draft}
                  field={fieldsOf(draft)}
                  knowsEmail={member.email !== null && member.email !== ''}
                />
              )}
            </div>
          )
        })}
      </fieldset>
      {typed.map((draft, index) => (
        <TypedFields
          key={draft.key}
          number={index + 1}
          field={fieldsOf(draft)}
          onRemove={() => drop(draft.key)}
        />
      ))}
      <Button
        size="sm"
        variant="ghost"
        icon={<IconUserPlus className="i i--18" aria-hidden="true" />}
        onClick={() => add(typedDraft())}
      >
        Ajouter une autre personne
      </Button>
      <OrganiserFields
        scope={scope}
        event={event}
        answers={answers}
        slots={slots}
        errors={errors}
        before={registration?.answers ?? []}
        own={registration?.slots ?? {}}
        onAnswer={answer}
        onSlot={(sessionId, slotId) => setSlots((before) => ({ ...before, [sessionId]: slotId }))}
      />
      <TextField
        label="Précision"
        optional
        hint="Régime alimentaire, accès… N’indiquez aucune donnée de patient."
        maxLength={1000}
        value={comment}
        onChange={setComment}
      />
      {isEmpty && <Alert tone="danger">Choisissez au moins une personne.</Alert>}
      <WaitingNote event={event} asked={drafts.length} registration={registration} />
      <Button type="submit" variant="primary" size="lg" block loading={sending.isPending}>
        {submitLabel(event, drafts.length, registration)}
      </Button>
    </form>
  )
}

function focusFirst(scope: string, errors: Errors) {
  const [first] = Object.keys(errors)
  if (first) requestAnimationFrame(() => document.getElementById(`${scope}-${first}`)?.focus())
}

const waits = (event: EventDetail, asked: number) => event.places_left !== null && asked > event.places_left

function submitLabel(event: EventDetail, asked: number, registration: Registration | undefined): string {
  if (registration) return 'Enregistrer les changements'
  if (event.needs_approval) return 'Envoyer la demande'
  if (event.places_left === 0 || waits(event, asked)) return 'Rejoindre la liste d’attente'
  return asked === 0 ? 'Confirmer l’inscription' : `Confirmer ${count(asked, 'participant')}`
}

/** Said before one sends, not after: there is not room for all of them. */
function WaitingNote(props: { event: EventDetail; asked: number; registration: Registration | undefined }) {
  const { event, asked, registration } = props
  if (!registration && event.needs_approval)
    return <Alert>L’organisateur valide chaque inscription&nbsp;: nous vous dirons sa réponse.</Alert>
  if (registration || event.places_left === null || !(event.places_left === 0 || waits(event, asked)))
    return null
  return (
    <Alert
      tone="warn"
      title={event.places_left === 0 ? 'C’est complet' : `Il reste ${count(event.places_left, 'place')}`}
    >
      {asked > 1
        ? `Votre équipe est inscrite ensemble\u00A0: elle attendra que ${asked}\u00A0places se libèrent, et nous vous préviendrons.`
        : 'Votre inscription attendra qu’une place se libère, et nous vous préviendrons.'}
    </Alert>
  )
}

const TONES = ['green', 'blue', 'sand', 'teal'] as const

function Colleague(props: {
  member: TeamMember
  tone: (typeof TONES)[number]
  isOn: boolean
  isTaken: boolean
  onToggle: (isOn: boolean) => void
}) {
  const { member, tone, isOn, isTaken, onToggle } = props
  const name = `${member.first_name} ${member.last_name}`
  return (
    <label className="choice attendee-choice">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isTaken}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <span className="box" aria-hidden="true">
        <IconCheck className="i" />
      </span>
      <Avatar name={name} size="sm" tone={tone} />
      <span className="grow">
        <b>{name}</b>
        <small>{isTaken ? 'Déjà inscrit' : accountTypeLabel(member.type)}</small>
      </span>
    </label>
  )
}
