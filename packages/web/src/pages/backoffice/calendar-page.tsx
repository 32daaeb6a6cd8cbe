import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { CalendarItem } from '@kiosque/contract/wire/calendar'
import { areaOf, CALENDAR_AREAS, coloursOf, kindsOf } from '../../features/calendar/calendar-areas.ts'
import { entriesOf } from '../../features/calendar/calendar-entries.ts'
import { CalendarGrid } from '../../features/calendar/calendar-grid.tsx'
import { CalendarList } from '../../features/calendar/calendar-list.tsx'
import { UndatedPanel, WatchPanel } from '../../features/calendar/calendar-side.tsx'
import { warningsOf } from '../../features/calendar/calendar-warnings.ts'
import {
  readDay,
  readView,
  step,
  weeksOf,
  type CalendarView,
} from '../../features/calendar/calendar-weeks.ts'
import { calendarQuery } from '../../features/calendar/calendar.queries.ts'
import { PlanDialog } from '../../features/calendar/plan-dialog.tsx'
import { useMove } from '../../features/calendar/use-move.ts'
import { authorsQuery } from '../../features/content-desk/desk.queries.ts'
import { formatDate, formatMonth } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { useNow, useToday } from '../../lib/use-now.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import '../../features/calendar/calendar.css'
import { FilterSelect } from '../../parts/desk/filter-bar.tsx'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import { WriteMenu } from '../../features/content-desk/write-menu.tsx'
import { Group } from '../../ui/group.tsx'

const VIEWS: readonly { key: CalendarView; label: string }[] = [
  { key: 'month', label: 'Mois' },
  { key: 'week', label: 'Semaine' },
  { key: 'list', label: 'Liste' },
]

/** The address says which days, how and whose: going back restores it. */
function useCalendarAddress() {
  const { filters, hrefWith, set } = useListState(['view', 'date', 'area', 'zone', 'author', 'mine'])
  // A month does not fit a telephone: there it is a list, unless the address says otherwise.
  const isNarrow = window.matchMedia('(max-width: 599.98px)').matches
  return {
    view: filters.view === undefined && isNarrow ? ('list' as const) : readView(filters.view ?? null),
    day: readDay(filters.date ?? null, useNow()),
    area: filters.area,
    zone: filters.zone,
    author: filters.author,
    mine: filters.mine === 'true',
    hrefWith,
    set,
  }
}

export function CalendarPage() {
  const address = useCalendarAddress()
  const { view, day, hrefWith, set } = address
  const today = useToday()
  const network = useNetwork()
  const authors = useQuery(authorsQuery)
  const authorOptions = (authors.data ?? []).map((author) => ({
    value: String(author.id),
    label: author.name,
  }))
  const area = CALENDAR_AREAS.find((one) => one.key === address.area)?.key
  const weeks = weeksOf(view, day)
  const [first, last] = [weeks[0]?.[0] ?? day, weeks.at(-1)?.at(-1) ?? day]
  const query = useQuery(
    calendarQuery({
      from: first,
      to: last,
      zone: network.zoneOptions.find((option) => option.value === address.zone)?.value,
      author: authorOptions.find((option) => option.value === address.author)?.value,
      mine: address.mine ? 'true' : undefined,
    }),
  )
  const [planned, setPlanned] = useState<{ item: CalendarItem; day?: string } | null>(null)
  const { move } = useMove()
  const items = query.data?.items ?? []
  const shown = items.filter((item) => area === undefined || areaOf(item.kind) === area)
  const entries = entriesOf(shown)
  const title =
    view === 'week'
      ? `Semaine du ${formatDate(first)}`
      : capital(formatMonth(`${day.slice(0, 7)}-15T12:00:00Z`))

  function drop(key: string, on: string) {
    const entry = entries.find((one) => one.key === key)
    if (entry) return move(entry, on)
    const item = query.data?.undated.items.find((one) => `undated-${one.id}` === key)
    if (item) setPlanned({ item, day: on })
  }

  return (
    <>
      <div className="page-head">
        <div className="row" style={{ gap: 14 }}>
          <h1>{title}</h1>
          <span className="row" style={{ gap: 4 }}>
            <a
              className="iconbtn iconbtn--sm iconbtn--line"
              href={hrefWith({ date: step(view, day, -1) })}
              aria-label={view === 'week' ? 'Semaine précédente' : 'Mois précédent'}
            >
              <IconChevronLeft className="i i--18" aria-hidden="true" />
            </a>
            <ButtonLink size="sm" href={hrefWith({ date: undefined })}>
              Aujourd’hui
            </ButtonLink>
            <a
              className="iconbtn iconbtn--sm iconbtn--line"
              href={hrefWith({ date: step(view, day, 1) })}
              aria-label={view === 'week' ? 'Semaine suivante' : 'Mois suivant'}
            >
              <IconChevronRight className="i i--18" aria-hidden="true" />
            </a>
          </span>
        </div>
        <div className="row">
          <Group className="seg seg--sm" aria-label="Vue">
            {VIEWS.map(({ key, label }) => (
              <button
                key={key}
                type="button"
                aria-pressed={view === key}
                onClick={() => set({ view: key, date: day === today ? undefined : day })}
              >
                {label}
              </button>
            ))}
          </Group>
          <WriteMenu />
        </div>
      </div>
      {/* With what it counts: its lines would push the days down. */}
      {!query.isPending && (
        <div className="toolbar bo-filters">
          <Group className="cal-legend" aria-label="Rubriques">
            {CALENDAR_AREAS.map(({ key, label }) => {
              const number = items.filter((item) => areaOf(item.kind) === key).length
              if (number === 0 && area !== key) return null
              return (
                <Chip
                  key={key}
                  pressed={area === key}
                  icon={<i style={coloursOf(kindsOf(key).split(',')[0] ?? '')} aria-hidden="true" />}
                  onClick={() => set({ area: area === key ? undefined : key })}
                >
                  {label} {number}
                </Chip>
              )
            })}
          </Group>
          <span className="row ml-auto" style={{ gap: 8 }}>
            <Chip pressed={address.mine} onClick={() => set({ mine: address.mine ? undefined : 'true' })}>
              Mes contenus
            </Chip>
            <FilterSelect
              label="Zone"
              all="Toutes les zones"
              value={address.zone}
              options={network.zoneOptions}
              onChange={(zone) => set({ zone })}
            />
            <FilterSelect
              label="Auteur"
              all="Tous les auteurs"
              value={address.author}
              options={authorOptions}
              onChange={(author) => set({ author })}
            />
          </span>
        </div>
      )}
      {query.data?.truncated && (
        <Alert tone="warn">
          Tout ne peut pas être montré&nbsp;: choisissez une rubrique, une zone ou un auteur.
        </Alert>
      )}
      <Loaded query={query}>
        {({ undated }) => (
          <div className="bo-cal" aria-busy={query.isPlaceholderData || undefined}>
            {view !== 'list' ? (
              <CalendarGrid
                weeks={weeks}
                month={view === 'month' ? day.slice(0, 7) : null}
                today={today}
                entries={entries}
                onOpen={({ item }) => setPlanned({ item })}
                onDrop={drop}
                weekHref={(date) => hrefWith({ view: 'week', date })}
              />
            ) : entries.length === 0 ? (
              <EmptyState title="Rien de prévu ce mois-ci">
                Choisissez un autre mois ou d’autres filtres.
              </EmptyState>
            ) : (
              <CalendarList
                entries={entries}
                first={first}
                last={last}
                onOpen={({ item }) => setPlanned({ item })}
              />
            )}
            <div className="cal-side-col">
              <UndatedPanel undated={undated} onPlan={(item) => setPlanned({ item })} />
              <WatchPanel warnings={warningsOf(entriesOf(items), weeks, today)} />
            </div>
          </div>
        )}
      </Loaded>
      {planned && <PlanDialog item={planned.item} day={planned.day} onClose={() => setPlanned(null)} />}
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
