import { useEffect, useRef } from 'react'
import { IconLayoutBoard } from '@tabler/icons-react'
import { MONTHS } from '@kiosque/contract/kinds/months'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { formatDate } from '../../../lib/format.ts'
import { yearPlan } from './year-plan.ts'
import '../../../ui/styles/lists.css'
import './year-grid.css'

/** The plan on a small screen: one month at a time, spot by spot. */
export function MonthPlan({
  cards,
  year,
  month,
}: {
  cards: readonly CardOf<'merchandising'>[]
  year: number
  month: number
}) {
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
            href={`?year=${year}&month=${value}`}
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
        <ul className="card month-plan__list">
          {spots.map(({ card, spot }) => (
            <li key={card.id}>
              <span className="ic" aria-hidden="true">
                <IconLayoutBoard className="i" />
              </span>
              <article aria-label={card.title}>
                <p className="over">{spot}</p>
                <a href={card.url}>
                  <b>{card.title}</b>
                </a>
                <Dates card={card} />
              </article>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Dates({ card }: { card: CardOf<'merchandising'> }) {
  const installOn = card.install_on
  const removeOn = card.remove_on
  const words = [
    installOn && `à installer le ${formatDate(installOn)}`,
    removeOn && `à déposer le ${formatDate(removeOn)}`,
  ].filter(Boolean)
  if (words.length === 0) return null
  const text = words.join(', ')
  return <p className="small muted">{text.charAt(0).toUpperCase() + text.slice(1)}</p>
}
