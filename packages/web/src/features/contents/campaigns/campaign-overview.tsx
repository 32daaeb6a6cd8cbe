import { useQuery } from '@tanstack/react-query'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import {
  daysLeft,
  parisDay,
  startOfParisDay,
  validityText,
  endOfParisDay,
} from '@kiosque/contract/domain/dates'
import type { KnownKind } from '@kiosque/contract/kinds/registry'
import type { Campaign } from '../kinds/detail-props.ts'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { messageFor } from '../../../lib/api.ts'
import { count } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { DateTile } from '../../../ui/date-tile.tsx'
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx'
import { CardSkeletons } from '../../../ui/skeleton.tsx'
import { ContentCard } from '../card/content-card.tsx'
import { overline } from '../card/overline.ts'
import { contentListQuery } from '../contents.queries.ts'
import { AnswerChip, isAsking } from './answer-chip.tsx'
import { useOwnAnswers } from './enrolments.queries.ts'
import type { OwnAnswer } from './enrolments.queries.ts'
import './campaigns.css'

type Card = CardOf<Campaign>

const PAST_SHOWN = 6

/** What runs, what comes, what is over: how one looks at campaigns before searching among them. */
export function CampaignOverview({ kind }: { kind: KnownKind<Campaign> }) {
  const of = (phase: string, per_page: string) =>
    contentListQuery(kind.key, { phase, per_page, sort: 'period' })
  const current = useQuery(of('current', '24'))
  const coming = useQuery(of('coming', '24'))
  const past = useQuery(of('past', String(PAST_SHOWN)))
  const error = current.error ?? coming.error ?? past.error
  if (error)
    return (
      <ErrorState
        onRetry={() => {
          for (const query of [current, coming, past]) void query.refetch()
        }}
      >
        {messageFor(error)}
      </ErrorState>
    )
  if (!current.data || !coming.data || !past.data) return <CardSkeletons count={3} columns={3} />
  if (current.data.meta.total + coming.data.meta.total + past.data.meta.total === 0)
    return (
      <EmptyState title={kind.labels.empty}>
        Revenez bientôt&nbsp;: le siège publie chaque semaine.
      </EmptyState>
    )
  const soonest = coming.data.data.toReversed()
  return (
    <>
      <Phase title="En cours" total={current.data.meta.total}>
        {current.data.data.length > 0 ? (
          <div className={gridFor(current.data.data.length)}>
            {current.data.data.map((card, index) => (
              <ContentCard key={card.id} card={card} level={3} eager={index < 3} />
            ))}
          </div>
        ) : (
          <p className="muted">
            Rien en ce moment{soonest.length > 0 ? '\u00A0: la suite se prépare ci-dessous' : ''}.
          </p>
        )}
      </Phase>
      {soonest.length > 0 && (
        <Phase title="À venir" total={coming.data.meta.total}>
          <ul className="card campaign-list">
            {soonest.map((card) => (
              <Coming key={card.id} kind={kind} card={card} />
            ))}
          </ul>
        </Phase>
      )}
      {past.data.data.length > 0 && (
        <Phase
          title="Passées"
          total={past.data.meta.total}
          more={past.data.meta.total > PAST_SHOWN ? `${kind.route}?phase=past` : null}
        >
          <Past kind={kind} cards={past.data.data} />
        </Phase>
      )}
    </>
  )
}

/** Cards fill their lines: four of them stand in one, and one alone takes it. */
function gridFor(cards: number): string {
  if (cards === 1) return 'lone'
  if (cards === 2) return 'grid grid--2'
  return cards % 3 === 1 ? 'grid grid--4' : 'grid grid--3'
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

function Coming({ kind, card }: { kind: KnownKind<Campaign>; card: Card }) {
  const now = useNow()
  const start = card.period_start ?? parisDay(now)
  const answer = useOwnAnswers()(card.id)
  const isAsked = isAsking(card, now) && typeof answer !== 'boolean'
  return (
    <li className="soon">
      <DateTile day={start} />
      <div>
        <p className="over">{overline(kind, card)}</p>
        <h3>
          <a href={card.url}>{card.title}</a>
        </h3>
        <p className="small muted">{periodOf(card)}</p>
      </div>
      {isAsked || typeof answer === 'boolean' ? (
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

/** What the pharmacy did of a campaign that is over. */
function TookPart({ answer }: { answer: OwnAnswer }) {
  if (answer === undefined) return <span className="muted">–</span>
  if (answer === true)
    return (
      <Badge tone="green" icon={<IconCheck className="i i--16" aria-hidden="true" />}>
        Suivie
      </Badge>
    )
  return <Badge>{answer === false ? 'Non suivie' : 'Sans réponse'}</Badge>
}

function Past({ kind, cards }: { kind: KnownKind<Campaign>; cards: readonly Card[] }) {
  const answerTo = useOwnAnswers()
  return (
    <div className="card" style={{ overflow: 'hidden' }}>
      <table className="table table--stack">
        <thead>
          <tr>
            <th scope="col">Campagne</th>
            <th scope="col">Période</th>
            <th scope="col">Thème</th>
            <th scope="col">Votre participation</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <td>
                <a className="link" href={card.url}>
                  <b>{card.title}</b>
                </a>
              </td>
              <td className="num">{periodOf(card)}</td>
              <td>{card.laboratory?.name ?? card.category?.label ?? kind.labels.singular}</td>
              <td>
                <TookPart answer={answerTo(card.id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** « Du 01/12/2026 au 31/12/2026 ». */
function periodOf(card: Card): string {
  const end = card.period_end
  const text = validityText(card.period_start, end === null ? null : endOfParisDay(end))
  const bare = text.replace(/^Valable /, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
