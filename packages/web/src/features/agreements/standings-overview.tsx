import { useQuery } from '@tanstack/react-query'
import type { AgreementStanding } from '@kiosque/contract/wire/agreements'
import { formatCents, formatDate, formatPercent } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { LaboratoryMark } from '../../parts/laboratory-mark.tsx'
import { Ring } from '../../ui/ring.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import {
  missingEuros,
  rangeText,
  tierInSentence,
  trendText,
  wholeEuros,
} from '../../parts/agreement-words.ts'
import { standingsQuery } from './agreements.queries.ts'
import './agreements.css'
import './standings.css'

/** « Où en suis-je ? » with each laboratory this year, what is nearest to a tier first; for owners. */
export function StandingsOverview() {
  const { data, isPending } = useQuery({ ...standingsQuery, throwOnError: false })
  const years = (data?.data ?? []).map(({ year }) => year)
  const rows = (data?.data ?? [])
    .filter(({ year, through }) => year === Math.max(...years) && through !== null)
    .toSorted((a, b) => (a.next?.missing ?? Infinity) - (b.next?.missing ?? Infinity) || b.earned - a.earned)
  const [first] = rows
  // The list below keeps its place while the figures come.
  if (isPending)
    return (
      <div className="standings">
        <Skeleton height={420} />
      </div>
    )
  if (!first) return null
  const earned = rows.reduce((all, row) => all + row.earned, 0)
  const last =
    rows
      .map(({ through }) => through ?? '')
      .toSorted()
      .at(-1) ?? ''
  return (
    <section className="standings" aria-labelledby="standings">
      <div className="section__head">
        <h2 id="standings">Où en suis-je&nbsp;?</h2>
        <p className="small muted">
          {formatCents(earned)} de remises acquises au {formatDate(last)}
        </p>
      </div>
      <div className="card">
        <div className="standrow standrow__h" aria-hidden="true">
          <span>Laboratoire</span>
          <span>Achats {first.year}</span>
          <span>Prochain palier</span>
          <span>Fin d’année, estimation</span>
        </div>
        <ul className="standings__list">
          {rows.map((row) => (
            <Row key={row.content_id} row={row} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Row({ row }: { row: AgreementStanding }) {
  const { laboratory, amount, last_year, next, tier, progress, projection, year } = row
  const trend = trendText(amount, last_year)
  return (
    <li className="standrow">
      <span className="row row--nw">
        <LaboratoryMark {...laboratory} />
        <span>
          <a className="standrow__name" href={paths.performances(row.content_id)}>
            {laboratory.name}
          </a>
          <small>
            {tier ? `${tier.title} atteint, ${formatPercent(tier.rate)}` : 'Aucun palier atteint'}
          </small>
        </span>
      </span>
      <span>
        <small className="standrow__word">Achats {year}</small>
        <b className="num">{wholeEuros(amount)}</b>
        {trend && (
          <small>
            {trend} sur {year - 1}
          </small>
        )}
      </span>
      <span className="row row--nw">
        {progress !== null && <Ring percent={progress} size={36} />}
        <span>
          <b>
            {next
              ? `Il manque ${missingEuros(next.missing)}`
              : tier
                ? 'Dernier palier atteint'
                : 'Sans palier'}
          </b>
          {next && (
            <small>
              pour le {tierInSentence(next.title)}, {formatPercent(next.rate)}
            </small>
          )}
        </span>
      </span>
      <span>
        {projection ? (
          <>
            <small className="standrow__word">Fin d’année, estimation</small>
            <span className="standrow__range">{rangeText(projection.low, projection.high)}</span>
          </>
        ) : (
          <small>{amount === 0 ? 'Aucun achat cette année' : 'Trop tôt pour le dire'}</small>
        )}
      </span>
    </li>
  )
}
