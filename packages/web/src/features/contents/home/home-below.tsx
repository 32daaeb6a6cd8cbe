import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { count } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { useSteps } from '../../../lib/use-steps.ts'
import { Awaited } from '../../../ui/skeleton.tsx'
import { ContentCard } from '../card/content-card.tsx'
import { PromotionCard } from './highlight-card.tsx'
import { OFFERS, POSTS, type HomeBlocks } from './home-blocks.ts'
import { HomeNews, PostRows, postsOf } from './home-news.tsx'
import { HomeRest } from './home-rest.tsx'
import { More } from './more.tsx'
import { newsTitle } from './news-title.ts'
import { PartnerTiles } from './partner-tiles.tsx'
import '../parts/rail.css'

type BelowProps = {
  blocks: HomeBlocks
  /** How many offers run today. */
  total: number
  today: string
  /** What « À faire » tells. */
  told: readonly string[]
  agenda: (except: ReadonlySet<string>) => ReactNode
}

/** The page below its head: with it, seven blocks at most, whatever is placed. None is on the first screen. */
export function HomeBelow({ blocks, total, today, told, agenda: agendaOf }: BelowProps) {
  const step = useSteps(9)
  const posts = postsOf(blocks.posts, blocks.latest)
  return (
    <>
      <PartnerTiles tiles={blocks.partners} />
      {step > 1 && <Promotions blocks={blocks} total={total} isWhole={step > 2} />}
      {step > 3 && (
        <News posts={posts} today={today} agenda={step > 4 && agendaOf(new Set([...blocks.seen, ...told]))} />
      )}
      {step > 5 && <HomeRest {...blocks} parts={step - 5} />}
      {/* What follows the page is drawn when all of it is there, and by itself. */}
      {step < 9 && <Awaited />}
    </>
  )
}

type PromotionsProps = Pick<BelowProps, 'blocks' | 'total'> & { isWhole: boolean }

/** Cards that a telephone shows beside each other: the others are drawn after them. */
const IN_SIGHT = 2

function Promotions({ blocks: { promotions, offers }, total, isWhole }: PromotionsProps) {
  const shown = isWhole ? OFFERS : IN_SIGHT
  const group = useSession()?.account?.drugstore ? ' pour votre groupe' : ''
  return (
    <Block
      title={promotions.length > 0 ? 'Les promotions du mois' : 'Les offres qui se terminent'}
      {...(promotions.length > 0 && { note: `Sélectionnées par le siège${group}.` })}
      isThere={promotions.length + offers.length > 0}
      href={paths.offers()}
      more={total > 1 ? `Les ${count(total, 'offre')}` : 'Toutes les offres'}
    >
      <div className="rail rail--4">
        {promotions.slice(0, shown).map((promotion) => (
          <PromotionCard key={promotion.id} shown={promotion} />
        ))}
        {offers.slice(0, isWhole ? undefined : IN_SIGHT).map((card) => (
          <ContentCard key={card.id} card={card} level={3} />
        ))}
      </div>
      <More left={promotions.length - OFFERS}>
        <div className="rail rail--4">
          {promotions.slice(OFFERS).map((promotion) => (
            <PromotionCard key={promotion.id} shown={promotion} />
          ))}
        </div>
      </More>
    </Block>
  )
}

type NewsProps = { posts: ReturnType<typeof postsOf>; today: string; agenda: ReactNode }

/** The news beside the agenda, or the agenda alone. */
function News({ posts, today, agenda }: NewsProps) {
  if (posts.length === 0)
    return (
      <div className="section" data-block="agenda">
        {agenda}
      </div>
    )
  return (
    <Block title={newsTitle(posts, today)} isThere href={paths.news()} more="Toutes les actualités">
      <HomeNews posts={posts} aside={agenda} />
      <More left={posts.length - POSTS}>
        <PostRows posts={posts.slice(POSTS)} />
      </More>
    </Block>
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
