import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { daysLeft, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { MONTHS } from '@kiosque/contract/kinds/months'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { count } from '../../../lib/format.ts'
import { isAsking } from '../campaigns/answer-chip.tsx'
import { useOwnAnswers } from '../campaigns/enrolments.queries.ts'
import type { OwnAnswer } from '../campaigns/enrolments.queries.ts'
import { contentListQuery } from '../contents.queries.ts'
import '../campaigns/campaigns.css'
import { isGuest, useSession } from '../../../lib/session.ts'
import { useNow } from '../../../lib/use-now.ts'

/** The year of the network, for whoever belongs to it. */
export function YearStrip() {
  return isGuest(useSession()) ? null : <Year />
}

/** The twelve themes of a year; the month one is in comes first into view on a small screen. */
function Year() {
  const now = useNow()
  const today = parisDay(now)
  const thisYear = Number(today.slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const { data } = useQuery(contentListQuery('monthly_animation', { year: String(year), per_page: '24' }))
  const answerTo = useOwnAnswers()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - 24
  }, [data])
  const inMonth = (month: number) => data?.data.find((card) => card.month === month)
  return (
    <section>
      <div className="section__head section__head--nw">
        <div>
          <h2>L’année {year} en un coup d’œil</h2>
          <p className="small muted yearstrip__sum">{sumOf(data?.data ?? [], answerTo, now)}</p>
        </div>
        <div className="row row--nw no-print" style={{ '--gap': '4px' } as React.CSSProperties}>
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              className="iconbtn iconbtn--line"
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
            answerTo={answerTo}
            now={now}
            isNow={today.startsWith(`${year}-${String(value).padStart(2, '0')}`)}
          />
        ))}
      </div>
    </section>
  )
}

type Animation = CardOf<'monthly_animation'>
type Answers = (contentId: number) => OwnAnswer

/** « 8 animations suivies sur 10 ; 1 reste à décider ». Nothing where no pharmacy answers. */
function sumOf(cards: readonly Animation[], answerTo: Answers, now: Date): string {
  const over = cards.filter((card) => card.period_end !== null && card.period_end < parisDay(now))
  if (over.length === 0 || over.some((card) => answerTo(card.id) === undefined)) return ''
  const followed = over.filter((card) => answerTo(card.id) === true).length
  const open = cards.filter((card) => isAsking(card, now) && answerTo(card.id) === null).length
  const sum = `${count(followed, 'animation')} suivie${followed > 1 ? 's' : ''} sur ${over.length}`
  return open === 0 ? sum : `${sum}\u00A0; ${open} ${open > 1 ? 'restent' : 'reste'} à décider`
}

type MonthProps = {
  label: string
  card: Animation | undefined
  answerTo: Answers
  now: Date
  isNow: boolean
}

function Month({ label, card, answerTo, now, isNow }: MonthProps) {
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
      <State card={card} answer={answerTo(card.id)} now={now} />
    </a>
  )
}

/** « Le mois « immunité » » → « Immunité ». */
function themeOf(title: string): string {
  const theme = /«\s*([^»]+?)\s*»/.exec(title)?.[1] ?? title
  return theme.charAt(0).toUpperCase() + theme.slice(1)
}

/** Whether the pharmacy takes part says more than whether the month is over. */
function State({ card, answer, now }: { card: Animation; answer: OwnAnswer; now: Date }) {
  const today = parisDay(now)
  const start = card.period_start
  const isOver = card.period_end !== null && card.period_end < today
  if (answer === true)
    return (
      <span className="st">
        <IconCheck className="i" aria-hidden="true" />
        {isOver ? 'Suivie' : 'Inscrite'}
      </span>
    )
  if (answer === false) return <span className="st st--off">{isOver ? 'Non suivie' : 'Sans nous'}</span>
  if (isOver) return <span className="st st--off">Terminée</span>
  if (start === null || start <= today) return <span className="st">En cours</span>
  return <span className="st st--off">Dans {count(daysLeft(startOfParisDay(start), now) + 1, 'jour')}</span>
}
