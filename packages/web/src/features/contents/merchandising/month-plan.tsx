import { useEffect, useRef } from 'react'
import { IconCheck } from '@tabler/icons-react'
import { MONTHS } from '@kiosque/contract/kinds/months'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { formatDate } from '../../../lib/format.ts'
import { useHasPharmacy } from '../../../lib/use-has-pharmacy.ts'
import { useToday } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useOwnAnswers, type OwnAnswer } from '../campaigns/enrolments.queries.ts'
import { SpotIcon } from './spot-icon.tsx'
import { themeOf, whoseOf, yearPlan } from './year-plan.ts'
import '../../../ui/styles/lists.css'
import './year-grid.css'

/** The plan on a small screen: one month at a time, spot by spot. */
export function MonthPlan({
  cards,
  month,
  hrefOf,
}: {
  cards: readonly CardOf<'merchandising'>[]
  month: number
  hrefOf: (month: number) => string
}) {
  const answerOf = useOwnAnswers()
  const hasPharmacy = useHasPharmacy()
  const today = useToday()
  const chips = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = chips.current?.querySelector<HTMLElement>('[aria-current]')
    if (chips.current && current) chips.current.scrollLeft = current.offsetLeft - 16
  }, [month])
  const spots = yearPlan(cards).flatMap((row) =>
    row.bars
      .filter((bar) => bar.from <= month && month <= bar.to)
      .map((bar) => ({ ...bar, spot: row.label })),
  )
  return (
    <div className="month-plan no-print">
      <nav className="hscroll" aria-label="Mois" ref={chips}>
        {MONTHS.map(({ value, label }) => (
          <a
            key={value}
            className={Number(value) === month ? 'chip is-on' : 'chip'}
            href={hrefOf(value)}
            aria-current={Number(value) === month ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      {spots.length === 0 ? (
        <p className="card card--pad muted">
          Aucun emplacement réservé ce mois-ci&nbsp;: la place est libre.
        </p>
      ) : (
        <ul className={hasPharmacy ? 'card month-plan__list month-plan__list--own' : 'card month-plan__list'}>
          {spots.map(({ card, spot }) => (
            <li key={card.id}>
              <span className="ic" aria-hidden="true">
                <SpotIcon spot={card.spot} />
              </span>
              <article aria-label={card.title}>
                <p className="over">{spot}</p>
                <a href={card.url} aria-label={card.title}>
                  <b>{themeOf(card)}</b>
                </a>
                <p className="small muted">
                  {[whoseOf(card), dateOf(card, answerOf(card.id), today)].filter(Boolean).join(' · ')}
                </p>
              </article>
              <Placed answer={answerOf(card.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The day that matters: when to put it up, then when to take it down. */
function dateOf(
  { install_on: from, remove_on: to }: CardOf<'merchandising'>,
  answer: OwnAnswer,
  today: string,
): string {
  if (from && from >= today && answer !== true) return `à installer le ${formatDate(from)}`
  // Whoever has no pharmacy is late for nothing.
  if (from && answer !== true && answer !== undefined) return `à installer depuis le ${formatDate(from)}`
  return to ? `jusqu’au ${formatDate(to)}` : ''
}

/** Nothing for whoever has no pharmacy to answer for. */
function Placed({ answer }: { answer: OwnAnswer }) {
  if (answer === undefined) return <span />
  if (answer !== true) return <Badge tone="warn">À faire</Badge>
  return (
    <Badge tone="green" icon={<IconCheck className="i" aria-hidden="true" />}>
      En place
    </Badge>
  )
}
