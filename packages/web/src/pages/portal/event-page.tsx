import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { parisDay } from '@kiosque/contract/domain/dates'
import type { EventDetail } from '@kiosque/contract/wire/events'
import { eventQuery } from '../../features/agenda/agenda.queries.ts'
import { EventFacts } from '../../features/agenda/event-facts.tsx'
import { OtherDates, SponsorNote, TrainingNote } from '../../features/agenda/event-notes.tsx'
import { KIND_TONES, kindWord } from '../../features/agenda/event-words.ts'
import { RegistrationBox } from '../../features/agenda/registration-box.tsx'
import { Picture } from '../../features/contents/parts/picture.tsx'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/title.ts'
import { useHasPharmacy } from '../../lib/use-has-pharmacy.ts'
import { MissingPage } from '../../parts/missing-page.tsx'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Announcement } from '../../ui/announcement.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DateTile } from '../../ui/date-tile.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import '../../features/agenda/event.css'

/** D8-05: one event, and the registration of one's team. */
export function EventPage() {
  const { id } = useParams({ from: '/default/auth/agenda/$id' })
  const hasPharmacy = useHasPharmacy()
  const { data, error, refetch } = useQuery(eventQuery(id))
  usePageTitle(data?.title)
  const crumbs = [
    { label: 'Accueil', href: paths.home() },
    { label: 'Agenda', href: paths.agenda() },
    { label: data?.title ?? 'Événement' },
  ]
  return (
    <div className="wrap">
      <Breadcrumb items={crumbs} />
      {!data && !error && <EventPlaces />}
      {error && !data && (
        <MissingPage
          isPage
          error={error}
          onRetry={() => void refetch()}
          absent={{
            title: 'Cet événement n’existe pas',
            text: `Il a été retiré, ou ne ${hasPharmacy ? 'concerne pas votre officine' : 'vous est pas destiné'}.`,
            back: 'Voir l’agenda',
            href: paths.agenda(),
          }}
        />
      )}
      {data && <Event event={data} />}
    </div>
  )
}

/** While it is on its way: its picture, its day beside its title, its facts, and the form. */
function EventPlaces() {
  return (
    <Announcement as="div" className="late" aria-busy="true" aria-label="Chargement en cours" data-awaited>
      <div className="split" style={{ marginTop: 20 }} aria-hidden="true">
        <div className="stack" style={{ '--gap': '28px' } as React.CSSProperties}>
          <div className="ev-cover sk" />
          <div className="ev-head">
            <Skeleton width={84} height={112} />
            <div className="grow stack">
              <Skeleton width={96} height={24} />
              <Skeleton width="78%" height={44} />
            </div>
          </div>
          <div className="ev-facts">
            {[1, 2, 3].map((fact) => (
              <Skeleton key={fact} height={82} />
            ))}
          </div>
          <Lines />
        </div>
        <div className="card regbox">
          <Lines />
        </div>
      </div>
    </Announcement>
  )
}

const Lines = () => (
  <div className="stack">
    {[94, 77, 86, 69, 90, 62].map((width) => (
      <Skeleton key={width} width={`${width}%`} height={18} />
    ))}
  </div>
)

function Event({ event }: { event: EventDetail }) {
  return (
    <div className="split split--print" style={{ marginTop: 20 }}>
      <article className="stack" style={{ '--gap': '28px' } as React.CSSProperties}>
        <div className="ev-cover">
          <Picture
            file={event.cover}
            seed={event.id}
            of={{ title: event.title, kind: 'event' }}
            columns={8}
            rows={3}
            sizes="(min-width: 960px) 66vw, 100vw"
            eager
          />
        </div>
        {event.status === 'cancelled' && (
          <Alert tone="danger" title="Cet événement est annulé">
            {event.cancel_reason}
          </Alert>
        )}
        <div className="ev-head">
          <span className={event.my_registrations.length > 0 ? 'ev-tile--lg ev-tile--on' : 'ev-tile--lg'}>
            <DateTile day={parisDay(event.starts_at)} />
          </span>
          <div>
            <Badge tone={KIND_TONES[event.kind]}>{kindWord(event.kind)}</Badge>
            <h1>{event.title}</h1>
          </div>
        </div>
        {event.can_register && (
          <ButtonLink
            className="ev-jump no-print"
            variant="primary"
            size="lg"
            block
            href="#inscription"
            data-native
          >
            {event.my_registrations.length > 0 ? 'Voir notre inscription' : 'Inscrire mon équipe'}
          </ButtonLink>
        )}
        <EventFacts event={event} />
        <TrainingNote training={event.training} />
        <SponsorNote sponsor={event.sponsor} />
        {(event.body !== '' || event.excerpt !== '') && <RichText html={event.body} intro={event.excerpt} />}
        <OtherDates series={event.series} />
      </article>
      <RegistrationBox event={event} />
    </div>
  )
}
