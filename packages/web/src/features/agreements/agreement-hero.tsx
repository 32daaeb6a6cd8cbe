import type { AgreementFigures } from '@kiosque/contract/wire/agreements'
import { formatCents, formatDate, formatPercent } from '../../lib/format.ts'
import {
  missingEuros,
  rangeText,
  tierInSentence,
  trendText,
  wholeEuros,
} from '../../parts/agreement-words.ts'
import { Ordinals } from '../../ui/ordinals.tsx'
import { useToday } from '../../lib/use-now.ts'
import { expectedText, isYearWhole } from './agreement-words.ts'
import './agreements.css'

/** The answer first: what is missing, then the tiers, then what it is worth. */
export function AgreementHero({ figures }: { figures: AgreementFigures }) {
  const { next, tier, amount, earned, last_year, year, projection } = figures
  const trend = trendText(amount, last_year)
  const today = useToday()
  return (
    <section className="agree" aria-label="Où en est votre officine">
      <h2>
        {next ? (
          <>
            Il {isYearWhole(figures) ? 'manquait' : 'manque'} <em>{missingEuros(next.missing)}</em> pour le{' '}
            {tierInSentence(next.title)}
          </>
        ) : tier ? (
          <>
            <em>{tier.title}</em> atteint, le plus haut de l’accord
          </>
        ) : (
          <>
            <em>{wholeEuros(amount)}</em> d’achats en {year}
          </>
        )}
      </h2>
      <p>
        <Ordinals
          text={figures.tiers.length > 0 ? expectedText(figures, today) : 'Cet accord n’a pas de palier.'}
        />
      </p>
      {figures.tiers.length > 0 && <TiersBar figures={figures} />}
      <dl className="agree__kpis">
        <div>
          <dt>Remise acquise{tier && `, ${tierInSentence(tier.title)}`}</dt>
          <dd>{formatCents(earned)}</dd>
        </div>
        {next && (
          <div>
            <dt>
              Au {tierInSentence(next.title)}, dès {wholeEuros(next.threshold)}
            </dt>
            <dd>{formatCents(Math.round((next.threshold * next.rate) / 100))}</dd>
          </div>
        )}
        {projection && (
          <div>
            <dt>Remise au {formatDate(`${year}-12-31`)}, estimation</dt>
            <dd className="agree__range">
              {projection.low_rebate === projection.high_rebate
                ? wholeEuros(projection.low_rebate)
                : rangeText(projection.low_rebate, projection.high_rebate)}
            </dd>
          </div>
        )}
        {trend && (
          <div>
            <dt>Par rapport à {year - 1}, à la même date</dt>
            <dd>{trend}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** The way along the tiers; the table below says the same in words. */
function TiersBar({ figures: { tiers, amount, next } }: { figures: AgreementFigures }) {
  const last = tiers.at(-1)?.threshold ?? 1
  const share = (value: number) => Math.min(100, Math.max(0, (value / last) * 100))
  const label = `${wholeEuros(amount)} d’achats\u202F; ${tiers
    .map(({ title, threshold }) => `${tierInSentence(title)} à ${wholeEuros(threshold)}`)
    .join(', ')}`
  const at = share(amount)
  const side = at < 12 ? 'tiers__v tiers__v--start' : at > 88 ? 'tiers__v tiers__v--end' : 'tiers__v'
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: there is no file for an img
    <div className="tiers" role="img" aria-label={label}>
      <i className={side} style={{ width: `${at}%` }} data-v={wholeEuros(amount)} />
      {tiers.map(({ title, threshold, rate, missing }, index) => {
        const state = missing === 0 ? 'ok' : title === next?.title ? 'next' : ''
        const end = index === tiers.length - 1 ? ' tier--end' : ''
        return (
          <span key={title} className={`tier ${state}${end}`} style={{ left: `${share(threshold)}%` }}>
            <span>
              <b>{title}</b>
              <small>
                {wholeEuros(threshold)} · {formatPercent(rate)}
              </small>
            </span>
          </span>
        )
      })}
    </div>
  )
}
