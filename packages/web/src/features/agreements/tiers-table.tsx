import type { AgreementFigures, AgreementTier } from '@kiosque/contract/wire/agreements'
import { formatMonth, formatPercent } from '../../lib/format.ts'
import { missingEuros, wholeEuros } from '../../parts/agreement-words.ts'
import { isYearWhole } from './agreement-words.ts'

/** Each tier in words; it stacks on a phone, so that the rebate is never off the screen. */
export function TiersTable({ figures }: { figures: AgreementFigures }) {
  const { tiers, next } = figures
  if (tiers.length === 0) return null
  return (
    <section className="card agree-tiers" aria-label="Paliers">
      <table className="table table--stack">
        <caption className="sr-only">Paliers de l’accord</caption>
        <thead>
          <tr>
            <th scope="col">Palier</th>
            <th scope="col" className="r">
              Achats hors taxes
            </th>
            <th scope="col" className="r">
              Remise de fin d’année
            </th>
            <th scope="col">Situation</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => {
            const isNext = tier.title === next?.title
            return (
              <tr key={tier.title} className={isNext ? 'is-sel' : undefined}>
                <th scope="row">{tier.title}</th>
                <td className="r num" data-label="Achats hors taxes">
                  {wholeEuros(tier.threshold)}
                </td>
                <td className="r num" data-label="Remise de fin d’année">
                  {isNext ? <b>{formatPercent(tier.rate)}</b> : formatPercent(tier.rate)}
                </td>
                <td data-label="Situation">
                  <Situation tier={tier} isNext={isNext} isOver={isYearWhole(figures)} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

type SituationProps = { tier: AgreementTier; isNext: boolean; isOver: boolean }

function Situation({ tier, isNext, isOver }: SituationProps) {
  const tone = tier.missing === 0 ? 'green' : isNext ? 'warn' : 'grey'
  return (
    <span className="agree-state">
      <span className={`dot dot--${tone}`} aria-hidden="true" />
      {tier.reached_in
        ? `Atteint en ${formatMonth(`${tier.reached_in}T12:00:00Z`)}`
        : `Il ${isOver ? 'manquait' : 'manque'} ${missingEuros(tier.missing)}`}
    </span>
  )
}
