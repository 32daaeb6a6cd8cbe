import type { Statistics } from '@kiosque/contract/wire/statistics'
import { MASKED_TEXT } from '@kiosque/contract/domain/masking'
import { formatPercent } from '../../lib/format.ts'

/** The greener, the more of them read. Hidden where so few people would be told apart. */
export function HeatTable({ statistics }: { statistics: Statistics }) {
  return (
    <section className="table-wrap" aria-label="Taux de lecture par zone et rôle" tabIndex={0}>
      <table className="heat">
        <caption className="sr-only">Part des personnes qui ont lu, par zone et rôle</caption>
        <thead>
          <tr>
            <th scope="col">Zone</th>
            {statistics.by_role.map((role) => (
              <th key={role.key} scope="col">
                {role.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statistics.heat.map((line, row) => (
            <tr key={line.zone}>
              <th scope="row">{statistics.by_zone[row]?.label}</th>
              {line.rates.map((rate, column) => (
                <td
                  key={statistics.by_role[column]?.key ?? column}
                  className={rate === null ? 'heat__masked' : undefined}
                  style={rate === null ? undefined : { background: shade(rate) }}
                >
                  {rate === null ? (
                    <>
                      <span aria-hidden="true">&lt; 5</span>
                      <span className="sr-only">{MASKED_TEXT}</span>
                    </>
                  ) : (
                    formatPercent(rate)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const shade = (rate: number) =>
  `color-mix(in srgb, var(--green-500) ${Math.round(8 + rate * 0.8)}%, var(--white))`
