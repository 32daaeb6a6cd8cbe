import { useQuery } from '@tanstack/react-query'
import { IconCalendar, IconLayoutList } from '@tabler/icons-react'
import type { EventList } from '@kiosque/contract/wire/events'
import { grouped, readDay, readMonth, weeksOf } from '../../features/agenda/agenda-days.ts'
import { eventsQuery } from '../../features/agenda/agenda.queries.ts'
import { AgendaSide } from '../../features/agenda/agenda-side.tsx'
import { EventRow } from '../../features/agenda/event-row.tsx'
import { MiniMonth } from '../../features/agenda/mini-month.tsx'
import { MonthView } from '../../features/agenda/month-view.tsx'
import { SubscriptionButton } from '../../features/agenda/subscription-dialog.tsx'
import { messageFor } from '../../lib/api.ts'
import { count, formatDate } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { useHasPharmacy } from '../../lib/use-has-pharmacy.ts'
import { useToday } from '../../lib/use-now.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Group } from '../../ui/group.tsx'
import { BlockSkeletons, rowsOf } from '../../ui/block-skeletons.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import '../../features/agenda/agenda.css'

const NAMES = ['vue', 'mois', 'jour', 'type', 'mes'] as const

/** D8-05: what the network meets for, as a list or by month. What is chosen lives in the address (D5-02). */
export function AgendaPage() {
  const state = useListState(NAMES)
  const today = useToday()
  // The head office and guests read it; only a team registers.
  const hasPharmacy = useHasPharmacy()
  const { vue, mes, type: kind } = state.filters
  const isMonth = vue === 'mois'
  const day = readDay(state.filters.jour)
  const month = readMonth(state.filters.mois ?? day?.slice(0, 7), today)
  const weeks = weeksOf(month)
  const own = mes === '1' ? { mine: 'true' } : {}
  const wholeMonth = { from: weeks[0]?.[0], to: weeks.at(-1)?.at(-1), ...own }
  const shown = useQuery(eventsQuery({ ...wholeMonth, kind }))
  const period = day === undefined ? { from: today } : { from: day, to: day }
  const list = useQuery(eventsQuery({ ...period, ...own, kind }))
  const { data, error, refetch } = isMonth ? shown : list
  const hrefOfMonth = (next: string) => state.hrefWith({ mois: next, jour: undefined })
  return (
    <div className="wrap">
      <PageHead
        title="Agenda"
        intro={`Réunions, webinaires, salons et formations ouverts ${hasPharmacy ? 'à votre équipe' : 'aux équipes du réseau'}.`}
        crumbs={[{ label: 'Accueil', href: paths.home() }, { label: 'Agenda' }]}
        actions={
          <>
            <SubscriptionButton />
            <Group className="seg" aria-label="Affichage">
              <button type="button" aria-pressed={!isMonth} onClick={() => state.set({ vue: undefined })}>
                <IconLayoutList className="i i--18" aria-hidden="true" />
                Liste
              </button>
              <button type="button" aria-pressed={isMonth} onClick={() => state.set({ vue: 'mois' })}>
                <IconCalendar className="i i--18" aria-hidden="true" />
                Mois
              </button>
            </Group>
          </>
        }
      />
      <div className="split split--left">
        <AgendaSide
          label={isMonth ? 'Filtres' : 'Calendrier et filtres'}
          chosen={[kind, day, mes].filter(Boolean).length}
        >
          {!isMonth && (
            <>
              <MiniMonth
                month={month}
                today={today}
                events={shown.data?.data ?? []}
                chosen={day}
                hrefOfMonth={(next) => state.hrefWith({ mois: next })}
                hrefOfDay={(next) => state.hrefWith({ jour: next === day ? undefined : next })}
              />
              <hr className="hr" />
            </>
          )}
          <KindFilter
            facets={data?.meta.facets.kind ?? []}
            chosen={kind}
            onChange={(next) => state.set({ type: next })}
          />
          {hasPharmacy && (
            <Checkbox
              label="Mes inscriptions"
              checked={mes === '1'}
              onChange={(isOn) => state.set({ mes: isOn ? '1' : undefined })}
            />
          )}
        </AgendaSide>
        <div>
          {!data && !error && <BlockSkeletons heights={rowsOf(8, 92)} />}
          {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
          {data && <Announcement className="sr-only">{count(data.meta.total, 'événement')}</Announcement>}
          {data && isMonth && (
            <MonthView month={month} today={today} events={data.data} hrefOfMonth={hrefOfMonth} />
          )}
          {data && !isMonth && (
            <>
              {day && (
                <p className="agenda-day">
                  <RemovableChip
                    label={`le filtre du ${formatDate(`${day}T12:00:00Z`)}`}
                    onRemove={() => state.set({ jour: undefined })}
                  >
                    Le {formatDate(`${day}T12:00:00Z`)}
                  </RemovableChip>
                </p>
              )}
              <Events
                list={data}
                today={today}
                day={day}
                onClear={kind || day || mes ? state.clear : undefined}
              />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

type Facets = EventList['meta']['facets']['kind']

/** None ticked is all of them. */
function KindFilter(props: {
  facets: Facets
  chosen: string | undefined
  onChange: (next: string | undefined) => void
}) {
  const chosen = new Set(props.chosen?.split(','))
  const toggle = (value: string, isOn: boolean) => {
    const next = props.facets
      .map((facet) => facet.value)
      .filter((each) => (each === value ? isOn : chosen.has(each)))
    props.onChange(next.join(',') || undefined)
  }
  return (
    <fieldset className="agenda-kinds">
      <legend className="label">Type</legend>
      {props.facets.map(({ value, label, count: found }) => (
        <Checkbox
          key={value}
          label={label}
          count={found}
          checked={chosen.has(value)}
          onChange={(isOn) => toggle(value, isOn)}
        />
      ))}
    </fieldset>
  )
}

type EventsProps = {
  list: EventList
  today: string
  day: string | undefined
  /** Absent where nothing is filtered. */
  onClear: (() => void) | undefined
}

function Events(props: EventsProps) {
  const { account } = useSignedIn()
  const mayRegister = (account?.type ?? 0) > 0 && account?.drugstore != null
  const { list, today, day } = props
  if (list.data.length === 0)
    return (
      <EmptyState
        title="Aucun événement à venir"
        actions={
          props.onClear && (
            <Button variant="secondary" onClick={props.onClear}>
              Effacer les filtres
            </Button>
          )
        }
      >
        {props.onClear && 'Rien ne correspond à ces filtres. '}Les prochains rendez-vous du réseau
        s’afficheront ici.
      </EmptyState>
    )
  const groups = day === undefined ? grouped(list.data, today) : [{ title: 'Ce jour-là', events: list.data }]
  return groups.map(({ title, events }) => (
    <section key={title} className="agenda-group">
      <h2 className="h3">{title}</h2>
      <ul className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} mayRegister={mayRegister} />
        ))}
      </ul>
    </section>
  ))
}
