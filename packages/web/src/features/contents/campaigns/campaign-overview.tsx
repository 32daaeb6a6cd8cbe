import { useQuery } from '@tanstack/react-query'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { daysLeft, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { kinds as KINDS } from '@kiosque/contract/kinds/registry'
import type { Campaign } from '../kinds/detail-props.ts'
import { messageFor } from '../../../lib/api.ts'
import { count } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { DateTile } from '../../../ui/date-tile.tsx'
import { ErrorState } from '../../../ui/empty-state.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { CardSkeletons } from '../../../ui/skeleton.tsx'
import { ContentCard } from '../card/content-card.tsx'
import { overline } from '../card/overline.ts'
import { EmptyList } from '../list/empty-list.tsx'
import { AnswerChip, isAsking } from './answer-chip.tsx'
import { campaignPhasesQuery, PAST_SHOWN } from './campaign-lists.queries.ts'
import type { CampaignCard } from './campaign-lists.queries.ts'
import { campaignPeriod } from './campaign-period.ts'
import { useMayAnswer, useOwnAnswers } from './enrolments.queries.ts'
import { PastCampaigns } from './past-campaigns.tsx'
import './campaigns.css'

/** What runs, what comes, what is over: how one looks at campaigns before searching among them. */
export function CampaignOverview({ kinds, empty }: { kinds: readonly Campaign[]; empty: string }) {
  const { data: phases, error, refetch } = useQuery(campaignPhasesQuery(kinds))
  if (error && !phases)
    return (
      <div className="section">
        <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
      </div>
    )
  if (!phases) return <OverviewSkeleton />
  const { current, coming, past } = phases
  if (current.total + coming.total + past.total === 0)
    return (
      <div className="section">
        <EmptyList title={empty} />
      </div>
    )
  const [alone] = kinds.length === 1 ? kinds : []
  return (
    <>
      <Phase title="En cours" total={current.total}>
        {current.cards.length > 0 ? (
          <Running cards={current.cards} />
        ) : (
          <p className="muted">
            Rien en ce moment{coming.total > 0 ? '\u00A0: la suite se prépare ci-dessous' : ''}.
          </p>
        )}
      </Phase>
      {coming.cards.length > 0 && (
        <Phase title="À venir" total={coming.total}>
          <ul className="card campaign-list">
            {coming.cards.map((card) => (
              <Coming key={card.id} card={card} />
            ))}
          </ul>
        </Phase>
      )}
      {past.cards.length > 0 && (
        <Phase
          title="Passées"
          total={past.total}
          more={alone && past.total > PAST_SHOWN ? `${KINDS[alone].route}?phase=past` : null}
        >
          <Past cards={past.cards} total={past.total} isAlone={alone !== undefined} />
        </Phase>
      )}
    </>
  )
}

/** Past two lines of four, the others are shown when asked for: what comes is not far below. */
const RUNNING_SHOWN = 8

function Running({ cards }: { cards: readonly CampaignCard[] }) {
  const [isWhole, setWhole] = useState(cards.length <= RUNNING_SHOWN + 1)
  const shown = isWhole ? cards : cards.slice(0, RUNNING_SHOWN)
  return (
    <>
      <div className={gridFor(shown.length)}>
        {shown.map((card, index) => (
          <ContentCard key={card.id} card={card} level={3} eager={index < 3} />
        ))}
      </div>
      {!isWhole && (
        <MoreButton onMore={() => setWhole(true)}>
          Voir les {cards.length - RUNNING_SHOWN} autres campagnes en cours
        </MoreButton>
      )}
    </>
  )
}

type PastProps = { cards: readonly CampaignCard[]; total: number; isAlone: boolean }

/** The last ones; the others in their place when asked for, but for those of a kind alone, which has its list. */
function Past({ cards, total, isAlone }: PastProps) {
  const [isWhole, setWhole] = useState(false)
  const others = isAlone ? 0 : cards.length - PAST_SHOWN
  return (
    <>
      <PastCampaigns cards={isWhole ? cards : cards.slice(0, PAST_SHOWN)} />
      {!isWhole && others > 0 && (
        <MoreButton onMore={() => setWhole(true)}>
          {others === 1 ? 'Voir l’autre campagne passée' : `Voir les ${others} autres campagnes passées`}
        </MoreButton>
      )}
      {isWhole && total > cards.length && (
        <p className="small muted list-more">
          Les plus anciennes se retrouvent rubrique par rubrique&nbsp;: ponctuelles, fidélité, animations.
        </p>
      )}
    </>
  )
}

/** Where the first section will stand, its title too. */
function OverviewSkeleton() {
  return (
    <section className="section">
      <div className="section__head">
        <h2>En cours</h2>
      </div>
      <CardSkeletons count={3} columns={3} />
    </section>
  )
}

/** Cards fill their lines: four of them stand in one, and one alone takes it. */
function gridFor(cards: number): string {
  if (cards === 1) return 'lone'
  if (cards === 2) return 'grid grid--2'
  return cards % 4 === 0 || cards % 3 === 1 ? 'grid grid--4' : 'grid grid--3'
}

type PhaseProps = { title: string; total: number; more?: string | null; children: ReactNode }

function Phase({ title, total, more = null, children }: PhaseProps) {
  return (
    <section className="section">
      <div className="section__head">
        <h2>
          {title}{' '}
          <span className="muted" style={{ fontWeight: 500 }}>
            {total}
          </span>
        </h2>
        {more && (
          <a className="more" href={more}>
            Toutes les campagnes passées <IconArrowRight className="i" aria-hidden="true" />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}

function Coming({ card }: { card: CampaignCard }) {
  const now = useNow()
  const start = card.period_start ?? parisDay(now)
  const answer = useOwnAnswers()(card.id)
  const isOpen = isAsking(card, now) && typeof answer !== 'boolean'
  const isAsked = useMayAnswer() && isOpen
  return (
    <li className="soon">
      <DateTile day={start} />
      <div>
        <p className="over">{overline(KINDS[card.kind], card)}</p>
        <h3>
          <a href={card.url}>{card.title}</a>
        </h3>
        <p className="small muted">{campaignPeriod(card)}</p>
      </div>
      {isOpen || typeof answer === 'boolean' ? (
        <AnswerChip card={card} />
      ) : (
        <Badge>Dans {count(daysLeft(startOfParisDay(start), now) + 1, 'jour')}</Badge>
      )}
      <ButtonLink size="sm" variant={isAsked ? 'secondary' : 'outline'} href={card.url}>
        {isAsked ? 'Répondre' : 'Voir le détail'}
        <span className="sr">&nbsp;: {card.title}</span>
      </ButtonLink>
    </li>
  )
}
