import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { parisDay } from '@kiosque/contract/domain/dates'
import { MONTHS } from '@kiosque/contract/kinds/months'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { contentListQuery } from '../contents.queries.ts'
import '../campaigns/campaigns.css'

/** The twelve themes of a year; the month one is in comes first into view on a small screen. */
export function YearStrip({ now = new Date() }: { now?: Date }) {
  const today = parisDay(now)
  const thisYear = Number(today.slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const { data } = useQuery(contentListQuery('monthly_animation', { year: String(year), per_page: '24' }))
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - 24
  }, [data])
  const inMonth = (month: number) => data?.data.find((card) => card.month === month)
  return (
    <section>
      <div className="section__head">
        <h2>L’année {year} en un coup d’œil</h2>
        <div className="row no-print" style={{ '--gap': '4px' } as React.CSSProperties}>
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              className="iconbtn iconbtn--line iconbtn--sm"
              aria-label={`Année ${year + step}`}
              disabled={Math.abs(year + step - thisYear) > 1}
              onClick={() => setYear(year + step)}
            >
              {step < 0 ? (
                <IconChevronLeft className="i i--18" aria-hidden="true" />
              ) : (
                <IconChevronRight className="i i--18" aria-hidden="true" />
              )}
            </button>
          ))}
        </div>
      </div>
      <div className="yearstrip" ref={strip}>
        {MONTHS.map(({ value, label }) => (
          <Month
            key={value}
            label={label}
            card={inMonth(Number(value))}
            today={today}
            isNow={today.startsWith(`${year}-${String(value).padStart(2, '0')}`)}
          />
        ))}
      </div>
    </section>
  )
}

type MonthProps = {
  label: string
  card: CardOf<'monthly_animation'> | undefined
  today: string
  isNow: boolean
}

function Month({ label, card, today, isNow }: MonthProps) {
  if (!card)
    return (
      <span className="yearstrip__none">
        <b>{label}</b>
      </span>
    )
  return (
    <a href={card.url} aria-current={isNow ? 'date' : undefined}>
      <b>{label}</b>
      <span className="clamp-2">{themeOf(card.title)}</span>
      <State card={card} today={today} />
    </a>
  )
}

/** « Le mois « immunité » » → « Immunité ». */
function themeOf(title: string): string {
  const theme = /«\s*([^»]+?)\s*»/.exec(title)?.[1] ?? title
  return theme.charAt(0).toUpperCase() + theme.slice(1)
}

function State({ card, today }: { card: CardOf<'monthly_animation'>; today: string }) {
  const start = card.period_start
  const end = card.period_end
  if (end !== null && end < today)
    return (
      <span className="st st--off">
        <IconCheck className="i" aria-hidden="true" />
        Terminée
      </span>
    )
  return (
    <span className={start !== null && start > today ? 'st st--off' : 'st'}>
      {start !== null && start > today ? 'À venir' : 'En cours'}
    </span>
  )
}
