import { IconCheck } from '@tabler/icons-react'
import { MONTHS } from '@kiosque/contract/kinds/months'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { useOwnAnswers } from '../campaigns/enrolments.queries.ts'
import { SpotIcon } from './spot-icon.tsx'
import { cellsOf, lanesOf, themeOf, whoseOf, yearPlan, type PlanBar } from './year-plan.ts'
import './year-grid.css'

/** As French people shorten them. */
const SHORT = 'Janv. Févr. Mars Avril Mai Juin Juil. Août Sept. Oct. Nov. Déc.'.split(' ')
const TINTS = ['#d8eef0', '#d8e8eb', '#eef6da', '#fdf1d0', '#fbe9e1', '#f6efe3']

/** The media plan of a year: a table to read in line or in column, each occupation a bar as long as it lasts. */
export function YearGrid({
  cards,
  year,
  month,
  hrefOf,
}: {
  cards: readonly CardOf<'merchandising'>[]
  year: number
  month: number
  hrefOf: (month: number) => string
}) {
  const answerOf = useOwnAnswers()
  return (
    <section
      className="card table-wrap year-grid"
      tabIndex={0}
      aria-label={`Plan ${year}, mois par emplacement`}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Emplacement</span>
            </th>
            {MONTHS.map(({ value, label }) => (
              <th key={value} scope="col" aria-current={value === month ? 'date' : undefined}>
                <a href={hrefOf(value)}>
                  <abbr title={label}>{SHORT[Number(value) - 1]}</abbr>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {yearPlan(cards).flatMap((row) =>
            lanesOf(row.bars).map((lane, line, lanes) => (
              <tr key={`${row.spot} ${line}`}>
                {line === 0 && (
                  <th scope="row" rowSpan={lanes.length}>
                    <span className="year-grid__spot">
                      <SpotIcon spot={row.spot} /> {row.label}
                    </span>
                  </th>
                )}
                {cellsOf(lane).map(({ bar, span, month: from }) => (
                  <td key={from} colSpan={span}>
                    {bar ? (
                      <Bar bar={bar} month={month} isPlaced={answerOf(bar.card.id) === true} />
                    ) : (
                      // What is over cannot be taken any more.
                      line === 0 && from >= month && <span className="year-grid__free">Libre</span>
                    )}
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}

function Bar({
  bar: { card, from, to },
  month,
  isPlaced,
}: {
  bar: PlanBar
  month: number
  isPlaced: boolean
}) {
  const isNow = from <= month && month <= to
  return (
    <a
      href={card.url}
      className={isNow ? 'is-now' : undefined}
      title={card.title}
      style={{ background: TINTS[card.id % TINTS.length] }}
    >
      {/* The spot is said by the line: the theme is enough. */}
      <b>{themeOf(card)}</b> <small>{whoseOf(card)}</small>
      {isPlaced && (
        <>
          <span className="sr">, en place</span>
          <IconCheck className="i" aria-hidden="true" />
        </>
      )}
    </a>
  )
}
