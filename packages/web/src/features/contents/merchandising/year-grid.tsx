import { MONTHS } from '@kiosque/contract/kinds/months'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { yearPlan } from './year-plan.ts'
import './year-grid.css'

/** As French people shorten them. */
const SHORT = 'Janv. Févr. Mars Avril Mai Juin Juil. Août Sept. Oct. Nov. Déc.'.split(' ')
const TINTS = ['#d8eef0', '#d8e8eb', '#eef6da', '#fdf1d0', '#fbe9e1', '#f6efe3']

/** The media plan of a year: a table to read in line or in column, each occupation a link. */
export function YearGrid({
  cards,
  year,
  month,
}: {
  cards: readonly CardOf<'merchandising'>[]
  year: number
  month: number
}) {
  const rows = yearPlan(cards)
  return (
    <section
      className="card table-wrap year-grid"
      tabIndex={0}
      aria-label={`Plan ${year}, mois par emplacement`}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Emplacement</th>
            {MONTHS.map(({ value, label }) => (
              <th key={value} scope="col" aria-current={value === month ? 'date' : undefined}>
                <abbr title={label}>{SHORT[Number(value) - 1]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.spot}>
              <th scope="row">{row.label}</th>
              {MONTHS.map(({ value }) => (
                <td key={value}>
                  {row.bars
                    .filter((bar) => bar.from <= Number(value) && Number(value) <= bar.to)
                    .map((bar) => (
                      <a
                        key={bar.card.id}
                        href={bar.card.url}
                        style={{ background: TINTS[bar.card.id % TINTS.length] }}
                      >
                        {bar.card.title}
                      </a>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
