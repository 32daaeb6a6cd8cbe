import { useQuery } from '@tanstack/react-query'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ContentCard } from '../../features/contents/card/content-card.tsx'
import { contentListQuery } from '../../features/contents/contents.queries.ts'
import type { ListParams } from '../../features/contents/contents.queries.ts'
import { UnreadNews } from '../../features/contents/home/unread-news.tsx'
import { messageFor } from '../../lib/api.ts'
import { formatLongDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Shopfront } from '../../ui/shopfront.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import '../../ui/styles/page-home.css'
import './home-page.css'

const NEWEST: ListParams = { per_page: '4', sort: 'recent' }

/** S2-06: what is new for this person, in one look. A block with nothing to say is not there. */
export function HomePage() {
  const { me, account } = useSignedIn()
  const today = formatLongDate(new Date())
  return (
    <div className="wrap">
      <header className="home-hello">
        <h1 tabIndex={-1}>Bonjour {me.first_name}</h1>
        <p className="muted">
          {today.charAt(0).toUpperCase() + today.slice(1)}, voici l’essentiel pour{' '}
          {account?.drugstore ? 'votre officine' : 'vous'}.
        </p>
      </header>
      <div className="home-top">
        <section className="home-hero on-dark">
          <div>
            <h2>Votre réseau, chaque matin</h2>
            <p>
              Offres du mois, fiches, formations et réponses du siège&nbsp;: tout se cherche avec Ctrl&nbsp;K.
            </p>
          </div>
          <Shopfront />
        </section>
        <UnreadNews />
      </div>
      <Block
        title="Les offres en cours"
        kind="promotional_offer"
        params={{ ...NEWEST, phase: 'current', sort: 'ending' }}
        href={paths.offers()}
        more="Toutes les offres"
      />
      <Block
        title="Les actualités"
        kind="news"
        params={NEWEST}
        href={paths.news()}
        more="Toutes les actualités"
      />
      <Block
        title="Les animations du moment"
        kind="monthly_animation"
        params={{ ...NEWEST, phase: 'current' }}
        href={paths.monthlyAnimations()}
        more="Toutes les animations"
      />
    </div>
  )
}

type BlockProps = { title: string; kind: string; params: ListParams; href: string; more: string }

function Block({ title, kind, params, href, more }: BlockProps): ReactNode {
  const { data, error, refetch } = useQuery(contentListQuery(kind, params))
  if (data?.data.length === 0) return null
  return (
    <section className="section">
      <div className="section__head">
        <h2>{title}</h2>
        <a className="more" href={href}>
          {more} <IconArrowRight className="i" aria-hidden="true" />
        </a>
      </div>
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {!data && !error && <CardSkeletons count={4} />}
      {data && (
        <div className={kind === 'promotional_offer' ? 'grid grid--4 grid--offers' : 'grid grid--4'}>
          {data.data.map((card) => (
            <ContentCard key={card.id} card={card} level={3} />
          ))}
        </div>
      )}
    </section>
  )
}
