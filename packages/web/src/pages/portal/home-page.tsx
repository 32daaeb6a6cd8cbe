import { useQuery } from '@tanstack/react-query'
import { IconArrowRight } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { parisDay } from '@kiosque/contract/domain/dates'
import { ContentCard } from '../../features/contents/card/content-card.tsx'
import { homeBlocks, OFFERS, POSTS, type HomeBlocks } from '../../features/contents/home/home-blocks.ts'
import { PromotionCard } from '../../features/contents/home/highlight-card.tsx'
import { HomeNews, PostRows, postsOf } from '../../features/contents/home/home-news.tsx'
import { HomeSkeleton } from '../../features/contents/home/home-skeleton.tsx'
import { HomeSlider, HomeWelcome } from '../../features/contents/home/home-slider.tsx'
import { homeQuery, todoQuery } from '../../features/contents/home/home.queries.ts'
import { More } from '../../features/contents/home/more.tsx'
import { PartnerTiles } from '../../features/contents/home/partner-tiles.tsx'
import { cardItems, Todo, TodoCard } from '../../features/contents/home/todo-card.tsx'
import { messageFor } from '../../lib/api.ts'
import { count, formatLongDate, ofMonth } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { isGuest, useSession, useSignedIn } from '../../lib/session.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Awaited } from '../../ui/skeleton.tsx'
import '../../features/contents/home/home.css'
import '../../features/contents/placements/rail.css'
import './home-page.css'

/** Comes once the page is there; what cannot come must not take the page with it. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))
const Popin = later(() => import('../../features/contents/home/popin.tsx').then((m) => m.Popin))
// The agenda asks for itself, after the page: the rest does not wait for it, nor weighs more.
const HomeAgenda = later(() => import('../../features/agenda/home-agenda.tsx').then((m) => m.HomeAgenda))
const HomeRest = later(() => import('../../features/contents/home/home-rest.tsx').then((m) => m.HomeRest))
const GuestWelcome = later(() =>
  import('../../features/contents/home/guest-welcome.tsx').then((m) => m.GuestWelcome),
)

/** S2-06: what is new for this person, in one look. A block with nothing to say is not there. */
export function HomePage() {
  const session = useSignedIn()
  const { me, account } = session
  const isVisitor = isGuest(session)
  const { data: home, error, refetch } = useQuery(homeQuery)
  // What is urgent stands above the rest: nothing is drawn under it before it is known, or it would move.
  const todo = useQuery(todoQuery)
  const items = todo.data?.data ?? []
  const recalls = items.filter(({ type }) => type === 'recall')
  const now = new Date()
  const obliging = items.filter((item) => item.is_mandatory).map(({ url }) => url)
  const blocks =
    todo.isPending || !home ? undefined : homeBlocks(home, { today: parisDay(now), taken: obliging })
  const listed = cardItems(items, blocks?.seen)
  // Nothing more is asked for by somebody who is leaving.
  const isHere = useSession() !== null
  const today = formatLongDate(now)
  return (
    <div className="wrap home">
      <header className="hello">
        <div>
          <h1 tabIndex={-1}>Bonjour {me.first_name}</h1>
          <p>
            {today.charAt(0).toUpperCase() + today.slice(1)}, voici{' '}
            {isVisitor ? 'ce que le réseau partage avec vous' : 'l’essentiel pour '}
            {!isVisitor && (account?.drugstore ? 'votre officine' : 'vous')}.
          </p>
        </div>
      </header>
      <ul className="recall-band">
        {recalls.map((item) => (
          <Todo key={item.url} item={item} />
        ))}
      </ul>
      {/* Drawn anew below what is urgent, once that is known: nothing that was there moves. */}
      {isVisitor ? (
        <Suspense fallback={<div className="hero hero--wait" aria-hidden="true" />}>
          <GuestWelcome />
        </Suspense>
      ) : (
        <div className="home-top" key={todo.isPending ? 'top waiting' : 'top'} data-block="tête">
          <TodoCard items={listed} />
          {!blocks && !error && <div className="hero hero--wait" aria-hidden="true" />}
          {blocks && blocks.slides.length > 0 && <HomeSlider slides={blocks.slides} />}
          {(blocks ? blocks.slides.length === 0 : error) && <HomeWelcome />}
        </div>
      )}
      {error && !blocks && (
        <div className="section">
          <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
        </div>
      )}
      {blocks ? (
        <Blocks
          blocks={blocks}
          total={home?.offers_total ?? 0}
          month={ofMonth(now)}
          except={new Set([...blocks.seen, ...listed.map(({ url }) => url)])}
        />
      ) : (
        !error && <HomeSkeleton key={todo.isPending ? 'rest waiting' : 'rest'} />
      )}
      {blocks && isHere && (
        <Suspense>
          <Popin />
        </Suspense>
      )}
    </div>
  )
}

type BlocksProps = { blocks: HomeBlocks; total: number; month: string; except: ReadonlySet<string> }

/** At most seven of them with the head of the page, whatever is placed. */
function Blocks({ blocks, total, month, except }: BlocksProps) {
  const { promotions, offers } = blocks
  const posts = postsOf(blocks.posts, blocks.latest)
  const agenda = (
    <Suspense fallback={<div className="card home-agenda" aria-hidden="true" />}>
      <HomeAgenda except={except} />
    </Suspense>
  )
  return (
    <>
      <PartnerTiles tiles={blocks.partners} />
      <Block
        title={promotions.length > 0 ? 'Les promotions du mois' : 'Les offres qui se terminent'}
        {...(promotions.length > 0 && { note: 'Sélectionnées par le siège pour votre groupe.' })}
        isThere={promotions.length + offers.length > 0}
        href={paths.offers()}
        more={total > 1 ? `Les ${count(total, 'offre')}` : 'Toutes les offres'}
      >
        <div className="rail rail--4">
          {promotions.slice(0, OFFERS).map((shown) => (
            <PromotionCard key={shown.id} shown={shown} />
          ))}
          {offers.map((card) => (
            <ContentCard key={card.id} card={card} level={3} />
          ))}
        </div>
        <More left={promotions.length - OFFERS}>
          <div className="rail rail--4">
            {promotions.slice(OFFERS).map((shown) => (
              <PromotionCard key={shown.id} shown={shown} />
            ))}
          </div>
        </More>
      </Block>
      {posts.length === 0 ? (
        <div className="section" data-block="agenda">
          {agenda}
        </div>
      ) : (
        <Block title={`Les actualités ${month}`} isThere href={paths.news()} more="Toutes les actualités">
          <HomeNews posts={posts} aside={agenda} />
          <More left={posts.length - POSTS}>
            <PostRows posts={posts.slice(POSTS)} />
          </More>
        </Block>
      )}
      <Suspense fallback={<Awaited />}>
        <HomeRest {...blocks} />
      </Suspense>
    </>
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
    <section className="section" data-block={title}>
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
