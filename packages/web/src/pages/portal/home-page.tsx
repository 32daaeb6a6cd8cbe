import { useQuery } from '@tanstack/react-query'
import { IconArrowRight } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import type { Home } from '@kiosque/contract/wire/home'
import { ContentCard } from '../../features/contents/card/content-card.tsx'
import { HighlightBand, HighlightImage } from '../../features/contents/home/highlight-band.tsx'
import { HighlightCard, PromotionCard } from '../../features/contents/home/highlight-card.tsx'
import { HomeNews, MonthlyNews, postsOf } from '../../features/contents/home/home-news.tsx'
import { HomeSkeleton } from '../../features/contents/home/home-skeleton.tsx'
import { HomeSlider, HomeWelcome } from '../../features/contents/home/home-slider.tsx'
import { homeQuery, todoQuery } from '../../features/contents/home/home.queries.ts'
import { PartnerTiles } from '../../features/contents/home/partner-tiles.tsx'
import { Todo, TodoCard } from '../../features/contents/home/todo-card.tsx'
import { messageFor } from '../../lib/api.ts'
import { count, formatLongDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useSession, useSignedIn } from '../../lib/session.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import '../../features/contents/home/home.css'
import '../../features/contents/placements/rail.css'
import '../../features/contents/placements/band.css'
import './home-page.css'

/** Comes once the page is there; what cannot come must not take the page with it. */
const later = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => () => null) }))
const Popin = later(() => import('../../features/contents/home/popin.tsx').then((m) => m.Popin))
const WeeklyPage = later(() =>
  import('../../features/weekly-page/weekly-page-button.tsx').then((m) => m.WeeklyPageButton),
)
// The agenda asks for itself, after the page: the rest does not wait for it, nor weighs more.
const HomeAgenda = later(() => import('../../features/agenda/home-agenda.tsx').then((m) => m.HomeAgenda))

/** S2-06: what is new for this person, in one look. A block with nothing to say is not there. */
export function HomePage() {
  const { me, account } = useSignedIn()
  const { data: home, error, refetch } = useQuery(homeQuery)
  // What is urgent stands above the rest: nothing is drawn under it before it is known, or it would move.
  const todo = useQuery(todoQuery)
  const data = todo.isPending ? undefined : home
  // Nothing more is asked for by somebody who is leaving.
  const isHere = useSession() !== null
  const today = formatLongDate(new Date())
  return (
    <div className="wrap home">
      <header className="hello">
        <div>
          <h1 tabIndex={-1}>Bonjour {me.first_name}</h1>
          <p>
            {today.charAt(0).toUpperCase() + today.slice(1)}, voici l’essentiel pour{' '}
            {account?.drugstore ? 'votre officine' : 'vous'}.
          </p>
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
        {todo.data?.data.map((item) => item.type === 'recall' && <Todo key={item.url} item={item} />)}
      </ul>
      {/* Drawn anew below what is urgent, once that is known: nothing that was there moves. */}
      <div className="home-top" key={todo.isPending ? 'top waiting' : 'top'}>
        {data === undefined && !error && <div className="hero hero--wait" aria-hidden="true" />}
        {data && data.homepage_slider.length > 0 && <HomeSlider slides={data.homepage_slider} />}
        {((data && data.homepage_slider.length === 0) || (error && !data)) && <HomeWelcome />}
        <TodoCard />
      </div>
      {error && !data && (
        <div className="section">
          <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
        </div>
      )}
      {data ? (
        <Blocks home={data} />
      ) : (
        !error && <HomeSkeleton key={todo.isPending ? 'rest waiting' : 'rest'} />
      )}
      {data && isHere && (
        <Suspense>
          <HomeAgenda />
          <Popin />
        </Suspense>
      )}
    </div>
  )
}

function Blocks({ home }: { home: Home }) {
  const posts = postsOf(home.homepage_news, home.latest_news)
  const month = <MonthlyNews items={home.monthly_news} />
  return (
    <>
      <PartnerTiles tiles={home.partner_links} />
      <Focus items={home.homepage_focus} />
      <Block
        title="Les promotions du mois"
        note="Sélectionnées par le siège pour votre groupe."
        isThere={home.smart_prices.length > 0}
        href={paths.offers()}
        more={home.offers_total > 1 ? `Les ${count(home.offers_total, 'offre')}` : 'Toutes les offres'}
      >
        <div className="rail rail--4">
          {home.smart_prices.map((shown) => (
            <PromotionCard key={shown.id} shown={shown} />
          ))}
        </div>
      </Block>
      <Block
        title="Les offres qui se terminent"
        isThere={home.offers_ending.length > 0}
        href={`${paths.offers()}?sort=ending`}
        more="Toutes les offres"
      >
        <div className="rail rail--4">
          {home.offers_ending.map((card) => (
            <ContentCard key={card.id} card={card} level={3} />
          ))}
        </div>
      </Block>
      <Block
        title="Les actualités"
        isThere={posts.length > 0}
        href={paths.news()}
        more="Toutes les actualités"
      >
        <HomeNews posts={posts} aside={month} />
      </Block>
      {posts.length === 0 && home.monthly_news.length > 0 && <div className="section">{month}</div>}
      <Rail title="La sélection du pharmacien" items={home.pharmacist_selection} />
      <Rail title="Le dossier" items={home.homepage_folder} />
      <Rail title="Pour votre officine" items={home.drugstore_slider} />
      {home.home_image.slice(0, 1).map((shown) =>
        shown.image ? (
          <HighlightImage key={shown.id} shown={shown} />
        ) : (
          <div key={shown.id} className="section">
            <HighlightBand shown={shown} />
          </div>
        ),
      )}
    </>
  )
}

/** One focus is a strip, several are cards (placement 1). */
function Focus({ items }: { items: readonly Highlight[] }) {
  const [first] = items
  if (items.length === 1 && first)
    return (
      <div className="section">
        <HighlightBand shown={first} label="À la une" />
      </div>
    )
  return <Rail title="À la une" items={items} />
}

function Rail({ title, items }: { title: string; items: readonly Highlight[] }) {
  if (items.length === 0) return null
  return (
    <section className="section">
      <div className="section__head">
        <h2>{title}</h2>
      </div>
      <div className={items.length > 3 ? 'rail rail--4' : items.length === 2 ? 'rail rail--2' : 'rail'}>
        {items.map((shown) => (
          <HighlightCard key={shown.id} shown={shown} />
        ))}
      </div>
    </section>
  )
}

type BlockProps = {
  title: string
  note?: string
  isThere: boolean
  href: string
  more: string
  children: ReactNode
}

function Block({ title, note, isThere, href, more, children }: BlockProps) {
  if (!isThere) return null
  return (
    <section className="section">
      <div className="section__head">
        <div>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        <a className="more" href={href}>
          {more} <IconArrowRight className="i" aria-hidden="true" />
        </a>
      </div>
      {children}
    </section>
  )
}
