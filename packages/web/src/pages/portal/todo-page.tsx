import { useQuery } from '@tanstack/react-query'
import { parisDay } from '@kiosque/contract/domain/dates'
import { DAY_PART_LABELS, FIRST_LINES, myDay } from '@kiosque/contract/domain/my-day'
import { managesTeam } from '@kiosque/contract/domain/roles'
import type { TodoItem } from '@kiosque/contract/wire/home'
import { NextTier } from '../../features/agreements/next-tier.tsx'
import { QuizBreak } from '../../features/contents/home/quiz-break.tsx'
import { todoQuery } from '../../features/contents/home/home.queries.ts'
import { NothingToDo } from '../../features/contents/home/nothing-to-do.tsx'
import { Todo } from '../../features/contents/home/todo-card.tsx'
import { WeeklyPageButton } from '../../features/weekly-page/weekly-page-button.tsx'
import { messageFor } from '../../lib/api.ts'
import { count, formatLongDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { isGuest, useSignedIn } from '../../lib/session.ts'
import { useNow } from '../../lib/use-now.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import '../../ui/styles/lists.css'
import '../../features/contents/home/home.css'

/** D13-05 « Ma journée »: everything that waits for this person, what presses first. */
export function TodoPage() {
  const session = useSignedIn()
  const { account } = session
  const { data, error, refetch } = useQuery(todoQuery)
  const now = useNow()
  const isOwner = account?.drugstore != null && managesTeam(account.type)
  const items = data?.data ?? []
  const parts = myDay(items, { now, today: parisDay(now), isOwner })
  // The first lines in full, whichever part of the day they are in; the others in little.
  const first = new Set(parts.flatMap(({ lines }) => lines).slice(0, FIRST_LINES))
  // What presses has a column of its own, beside all that comes after it.
  const [pressing, ...later] = parts
  const left = data ? data.meta.total - data.data.length : 0
  const today = formatLongDate(now)
  return (
    <div className="wrap">
      <PageHead
        title="Ma journée"
        intro={`${today.charAt(0).toUpperCase()}${today.slice(1)}.`}
        crumbs={[{ label: 'Accueil', href: '/' }, { label: 'Ma journée' }]}
        actions={
          // The head office asks for these, and is asked for none.
          account?.drugstore && (
            <>
              <WeeklyPageButton />
              <ButtonLink size="sm" href={paths.recalls()}>
                Rappels de lot
              </ButtonLink>
              <ButtonLink size="sm" href={paths.readings()}>
                Lectures obligatoires
              </ButtonLink>
            </>
          )
        }
      />
      {!data && !error && (
        <div className="day">
          <DaySkeleton />
          <DaySkeleton />
        </div>
      )}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {data && items.length === 0 && <NothingToDo isGuest={isGuest(session)} />}
      {items.length > 0 && (
        <Announcement className="results" style={{ marginBottom: 20 }}>
          <strong>{count(data?.meta.total ?? 0, 'chose')}</strong> à faire
        </Announcement>
      )}
      <div className="day">
        {pressing && <Part {...pressing} first={first} />}
        {later.length > 0 && (
          <div className="day__later">
            {later.map((part) => (
              <Part key={part.part} {...part} first={first} />
            ))}
            {left > 0 && <p className="small muted">Et {count(left, 'autre')}, une fois celles-ci faites.</p>}
          </div>
        )}
        {/* On a phone it stands under the list: it comes with it, so that nothing moves. */}
        {(data || error) && (
          <aside className="day-aside" aria-label="Et aussi">
            {isOwner && <NextTier />}
            <QuizBreak except={items.map(({ url }) => url)} />
          </aside>
        )}
      </div>
    </div>
  )
}

type DayPart = ReturnType<typeof myDay<TodoItem>>[number]

function Part({ part, lines, first }: DayPart & { first: ReadonlySet<TodoItem> }) {
  return (
    <section className="card card--pad inbox">
      <h2 className="h3" style={{ marginBottom: 8 }}>
        {DAY_PART_LABELS[part]} <span className="badge">{lines.length}</span>
      </h2>
      <ul className="day-list">
        {lines.map((item) => (
          <Todo key={`${item.type} ${item.url}`} item={item} isSmall={!first.has(item)} />
        ))}
      </ul>
    </section>
  )
}

function DaySkeleton() {
  return (
    <div className="card card--pad">
      <LineSkeletons count={8} />
    </div>
  )
}
