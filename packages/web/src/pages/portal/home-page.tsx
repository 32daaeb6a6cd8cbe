import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { homeBlocks } from '../../features/contents/home/home-blocks.ts'
import { HomeSkeleton } from '../../features/contents/home/home-skeleton.tsx'
import { HomeSlider } from '../../features/contents/home/home-slider.tsx'
import { homeQuery, todoQuery } from '../../features/contents/home/home.queries.ts'
import { cardItems, Todo, TodoCard } from '../../features/contents/home/todo-card.tsx'
import { messageFor } from '../../lib/api.ts'
import { helloWords } from '../../lib/hello-words.ts'
import { isGuest, useSession, useSignedIn } from '../../lib/session.ts'
import { useToday } from '../../lib/use-now.ts'
import { useSteps } from '../../lib/use-steps.ts'
import '../../features/contents/home/home.css'
import './home-page.css'

/** Comes once the page is there; what cannot come must not take the page with it. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))
const Popin = later(() => import('../../features/contents/home/popin.tsx').then((m) => m.Popin))
const WeeklyPage = later(() =>
  import('../../features/weekly-page/weekly-page-button.tsx').then((m) => m.WeeklyPageButton),
)
// The agenda asks for itself, after the page: the rest does not wait for it, nor weighs more.
const HomeAgenda = later(() => import('../../features/agenda/home-agenda.tsx').then((m) => m.HomeAgenda))
// What stands below the first screen is asked for with the page, and drawn with its data. The page itself may be
// fetched ahead just before the network goes away: then it is asked for again by whoever opens it.
const loadBelow = () => import('../../features/contents/home/home-below.tsx')
const below = loadBelow().catch(() => undefined)
const HomeBelow = later(async () => ((await below) ?? (await loadBelow())).HomeBelow)
// What says that the page failed is asked for with it too: without network it could not come.
const loadFailure = () => import('../../ui/empty-state.tsx')
const failure = loadFailure().catch(() => undefined)
const ErrorState = later(async () => ((await failure) ?? (await loadFailure())).ErrorState)
// Seldom seen: the head office nearly always puts something forward.
const HomeWelcome = later(() =>
  import('../../features/contents/home/home-welcome.tsx').then((m) => m.HomeWelcome),
)
const GuestWelcome = later(() =>
  import('../../features/contents/home/guest-welcome.tsx').then((m) => m.GuestWelcome),
)

/** S2-06: what is new for this person, in one look. A block with nothing to say is not there. */
export function HomePage() {
  const session = useSignedIn()
  const { account } = session
  const isVisitor = isGuest(session)
  const { data: home, error, refetch } = useQuery(homeQuery)
  // What is urgent stands above the rest: nothing is drawn under it before it is known, or it would move.
  const todo = useQuery(todoQuery)
  const items = todo.data?.data ?? []
  const recalls = items.filter(({ type }) => type === 'recall')
  const today = useToday()
  const obliging = items.filter((item) => item.is_mandatory).map(({ url }) => url)
  const blocks = todo.isPending || !home ? undefined : homeBlocks(home, { today, taken: obliging })
  const listed = cardItems(items, blocks?.seen)
  // Nothing more is asked for by somebody who is leaving.
  const isHere = useSession() !== null
  const step = useSteps(3)
  // On a telephone what is placed comes below what is to be done, in a place that is kept for it.
  const hasHero = step > 1 || innerWidth >= 600
  const hello = helloWords(session, today)
  return (
    <div className="wrap home">
      <header className="hello">
        <div>
          <h1 tabIndex={-1}>{hello.title}</h1>
          <p>{hello.text}</p>
        </div>
        {account?.drugstore && (
          <div className="hello__week">
            <Suspense>
              <WeeklyPage />
            </Suspense>
          </div>
        )}
      </header>
      <ul className="recall-band">
        {recalls.map((item) => (
          <Todo key={item.url} item={item} />
        ))}
      </ul>
      {/* Drawn anew below what is urgent, once that is known: nothing that was there moves. */}
      {isVisitor ? (
        <Suspense fallback={<div className="hero hero--wait" aria-hidden="true" data-awaited />}>
          <GuestWelcome />
        </Suspense>
      ) : (
        <div className="home-top" key={todo.isPending ? 'top waiting' : 'top'} data-block="tête">
          <TodoCard items={listed} />
          {(blocks ? !hasHero && blocks.slides.length > 0 : !error) && (
            <div className="hero hero--wait" aria-hidden="true" />
          )}
          {blocks && blocks.slides.length > 0 && hasHero && <HomeSlider slides={blocks.slides} />}
          {(blocks ? blocks.slides.length === 0 : error) && (
            <Suspense fallback={<div className="hero hero--wait" aria-hidden="true" />}>
              <HomeWelcome />
            </Suspense>
          )}
        </div>
      )}
      {error && !blocks && (
        <div className="section">
          <Suspense fallback={<span data-awaited hidden />}>
            <ErrorState onRetry={() => void Promise.all([refetch(), todo.refetch()])}>
              {messageFor(error)}
            </ErrorState>
          </Suspense>
        </div>
      )}
      {blocks && step === 3 ? (
        <Suspense fallback={<HomeSkeleton />}>
          <HomeBelow
            blocks={blocks}
            total={home?.offers_total ?? 0}
            today={today}
            agenda={(except) => (
              <Suspense fallback={<div className="card home-agenda" aria-hidden="true" />}>
                <HomeAgenda except={except} />
              </Suspense>
            )}
            told={listed.map(({ url }) => url)}
          />
        </Suspense>
      ) : (
        (blocks ?? !error) && <HomeSkeleton key={todo.isPending ? 'rest waiting' : 'rest'} />
      )}
      {blocks && isHere && (
        <Suspense>
          <Popin />
        </Suspense>
      )}
    </div>
  )
}
