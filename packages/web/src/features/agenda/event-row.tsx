import { IconCheck, IconClock } from '@tabler/icons-react'
import { parisDay } from '@kiosque/contract/domain/dates'
import type { EventCard } from '@kiosque/contract/wire/events'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { isGuest, useSession } from '../../lib/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DateTile } from '../../ui/date-tile.tsx'
import { Progress } from '../../ui/progress.tsx'
import { hoursText, KIND_TONES, kindWord, namesText, whereText } from './event-words.ts'
import './agenda.css'

/** An event in the list: when, what, where, and how one stands with it. */
export function EventRow({ event, mayRegister }: { event: EventCard; mayRegister: boolean }) {
  const isOwn = event.my_registrations.length > 0
  return (
    <li className="card card--link ev-row">
      <span className={isOwn && event.status === 'published' ? 'ev-tile ev-tile--on' : 'ev-tile'}>
        <DateTile day={parisDay(event.starts_at)} />
      </span>
      <div>
        <p className="meta ev-row__meta">
          <Badge tone={KIND_TONES[event.kind]}>{kindWord(event.kind)}</Badge>
          <span>
            {hoursText(event)} · {whereText(event)}
          </span>
        </p>
        <h3>
          <a className="cover" href={paths.agenda(event.id)}>
            {event.title}
          </a>
        </h3>
        <Standing event={event} />
      </div>
      <div className="ev-row__act">
        <Action event={event} mayRegister={mayRegister} />
      </div>
    </li>
  )
}

function Standing({ event }: { event: EventCard }) {
  const { registration_state: state, capacity, places_left: left } = event
  const people = event.my_registrations.flatMap(({ attendees }) => attendees)
  const isWaiting = event.my_registrations.every(({ status }) => status === 'waiting')
  const isTeamless = isGuest(useSession())
  const isOffered = event.my_registrations.some(({ confirm_by }) => confirm_by !== null)
  if (state === 'cancelled') return <p className="small ev-row__note ev-off">Événement annulé</p>
  if (people.length > 0)
    return (
      <p className="small ev-row__note">
        {isOffered
          ? `${namesText(people)}\u00A0: place à confirmer`
          : `${namesText(people)} ${comeWord(people.length, isWaiting)}`}
      </p>
    )
  if (state === 'over') return <p className="small muted ev-row__note">Événement terminé</p>
  // Whoever has no team has no place to take, nor to miss.
  if (isTeamless) return null
  if (state === 'closed') return <p className="small muted ev-row__note">Inscriptions closes</p>
  if (state === 'full') return <p className="small ev-row__note ev-full">Complet, liste d’attente ouverte</p>
  if (capacity === null || left === null)
    return <p className="small muted ev-row__note">Inscriptions ouvertes</p>
  const text = `${count(left, 'place restante', 'places restantes')} sur\u00A0${capacity}`
  return (
    <div className="seats ev-row__note">
      <Progress thin label="Places prises" value={capacity - left} max={capacity} text={text} />
      {text}
    </div>
  )
}

function comeWord(people: number, isWaiting: boolean): string {
  if (isWaiting) return people > 1 ? 'attendent une place' : 'attend une place'
  return people > 1 ? 'sont inscrits' : 'participe'
}

function Action({ event, mayRegister }: { event: EventCard; mayRegister: boolean }) {
  const { registration_state: state, my_registrations: own } = event
  // Its state is said on its line.
  if (state === 'cancelled') return null
  const confirmed = own.filter(({ status }) => status === 'confirmed').flatMap(({ attendees }) => attendees)
  const offered = own.filter(({ confirm_by }) => confirm_by !== null)
  if (offered.some(({ is_mine }) => is_mine))
    return (
      <ButtonLink
        size="sm"
        variant="primary"
        href={`${paths.agenda(event.id)}#inscription`}
        aria-label={`Confirmer ma venue\u00A0: ${event.title}`}
      >
        Confirmer ma venue
      </ButtonLink>
    )
  // A colleague's place is theirs to take.
  if (offered.length > 0)
    return (
      <Badge tone="warn" icon={<IconClock className="i" aria-hidden="true" />}>
        À confirmer
      </Badge>
    )
  if (confirmed.length > 0)
    return (
      <Badge tone="green" icon={<IconCheck className="i" aria-hidden="true" />}>
        {count(confirmed.length, 'inscrit')}
      </Badge>
    )
  const [waiting] = own
  if (waiting)
    return (
      <Badge tone="warn" icon={<IconClock className="i" aria-hidden="true" />}>
        {waiting.is_approved ? <>Liste d’attente, n°&nbsp;{waiting.waiting_rank ?? 1}</> : 'À valider'}
      </Badge>
    )
  if (!mayRegister) return null
  const href = `${paths.agenda(event.id)}#inscription`
  if (state === 'open')
    return (
      <ButtonLink size="sm" variant="primary" href={href} aria-label={`S’inscrire\u00A0: ${event.title}`}>
        S’inscrire
      </ButtonLink>
    )
  if (state === 'full')
    return (
      <ButtonLink size="sm" href={href} aria-label={`Liste d’attente\u00A0: ${event.title}`}>
        Liste d’attente
      </ButtonLink>
    )
  return null
}
