import { IconClock, IconMapPin, IconUsers, IconVideo } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { EventDetail } from '@kiosque/contract/wire/events'
import { count, formatDateTime, formatLongDate } from '../../lib/format.ts'
import { isGuest, useSession } from '../../lib/session.ts'
import { useHasPharmacy } from '../../lib/use-has-pharmacy.ts'
import { hoursText, mapHref } from './event-words.ts'

/** When, where and how many, at a glance. */
export function EventFacts({ event }: { event: EventDetail }) {
  return (
    <div className="ev-facts">
      <Fact icon={<IconClock className="i" aria-hidden="true" />} title={hoursText(event)}>
        {formatLongDate(event.starts_at)}, heure&nbsp;de&nbsp;Paris
      </Fact>
      <Where event={event} />
      {/* A guest has no place to take: those that are left are none of theirs. */}
      {!isGuest(useSession()) && (
        <Fact
          icon={<IconUsers className="i" aria-hidden="true" />}
          title={count(event.confirmed_count, 'inscrit')}
        >
          {placesText(event)}
        </Fact>
      )}
    </div>
  )
}

function Fact({ icon, title, children }: { icon: ReactNode; title: ReactNode; children?: ReactNode }) {
  return (
    <div className="card row row--nw ev-fact">
      <span className="ic">{icon}</span>
      <div>
        <b>{title}</b>
        <p className="small muted">{children}</p>
      </div>
    </div>
  )
}

function Where({ event }: { event: EventDetail }) {
  const { place, address, city, is_online, link } = event
  const mayCome = useHasPharmacy()
  if (place === null && address === null && city === null)
    return (
      <Fact
        icon={
          is_online ? (
            <IconVideo className="i" aria-hidden="true" />
          ) : (
            <IconMapPin className="i" aria-hidden="true" />
          )
        }
        title={is_online ? 'En ligne' : 'Lieu à préciser'}
      >
        {link ? <a href={link}>Rejoindre la réunion</a> : is_online ? linkText(event, mayCome) : null}
      </Fact>
    )
  return (
    <Fact icon={<IconMapPin className="i" aria-hidden="true" />} title={place ?? city ?? address}>
      {[address, place === null ? null : city].filter(Boolean).join(', ')}
      <br />
      <a href={mapHref(event)} target="_blank" rel="noopener noreferrer">
        Voir le plan<span className="sr-only"> (nouvel onglet)</span>
      </a>
      {link && (
        <>
          <br />
          <a href={link}>Rejoindre à distance</a>
        </>
      )}
    </Fact>
  )
}

/** When those who come will find where to connect. */
function linkText(event: EventDetail, mayCome: boolean): string {
  const { link_opens_at: opens, my_registrations, registration_state: state } = event
  if (state === 'over' || state === 'cancelled') return ''
  if (!mayCome) return 'Le lien est donné aux inscrits'
  const isComing = my_registrations.some(({ status, is_mine }) => status === 'confirmed' && is_mine)
  if (!isComing) return 'Le lien s’affiche ici une fois inscrit'
  return opens === null ? '' : `Le lien s’affichera ici le ${formatDateTime(opens)}`
}

/** What is left to take, as long as somebody may take it. */
function placesText({
  registration_state: state,
  places_left,
  waiting_count,
  capacity,
}: EventDetail): string {
  if (state === 'cancelled') return ''
  if (state === 'over') return capacity === null ? '' : `Sur ${count(capacity, 'place')}`
  if (state === 'closed') return 'Inscriptions closes'
  if (places_left === null || capacity === null) return 'Sans limite de places'
  if (places_left > 0)
    return `${count(places_left, 'place restante', 'places restantes')} sur\u00A0${capacity}`
  return waiting_count > 0 ? `Complet, ${count(waiting_count, 'personne')} en attente` : 'Complet'
}
