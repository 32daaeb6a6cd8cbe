import { formatCents, formatPercent } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { ContactCard } from '../parts/contact-card.tsx'
import { Specs } from '../parts/specs.tsx'
import { StepsList } from '../parts/steps-list.tsx'
import { Validity } from '../parts/validity.tsx'
import type { DetailProps } from './detail-props.ts'

type Tier = { title: string; threshold?: number | null; rate?: number | null }

/** A yearly agreement: what it asks, by steps, and what each tier brings. */
export function PerformanceDetail({ kind, content }: DetailProps<'performance'>) {
  const best = content.best_rate
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">Accord {content.year ?? 'annuel'}</Badge>
          {content.laboratory && <span>{content.laboratory.name}</span>}
        </>
      }
      box={
        <div className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
          {best !== null && (
            <p className="price price--lg">
              <span className="price__now">{formatPercent(best)}</span>
              <span className="price__note">de remise de fin d’année au plus</span>
            </p>
          )}
          <Validity start={content.period_start} end={content.period_end} />
        </div>
      }
      aside={<ContactCard content={content} />}
    >
      <StepsList title="Objectifs" steps={content.objectives} />
      <Tiers tiers={content.tiers} />
      <StepsList title="Étapes de l’année" steps={content.steps} />
      <Specs title="Rémunération" rows={[['Rémunération', content.remuneration]]} />
    </SheetDetail>
  )
}

function Tiers({ tiers }: { tiers: Tier[] }) {
  if (tiers.length === 0) return null
  const highest = Math.max(...tiers.map((tier) => tier.rate ?? 0), 1)
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 12 }}>
        Paliers
      </h2>
      <section className="card table-wrap" tabIndex={0} aria-label="Paliers">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Palier</th>
              <th scope="col" className="r">
                Achats hors taxes à partir de
              </th>
              <th scope="col">Remise de fin d’année</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier) => (
              <tr key={tier.title}>
                <th scope="row">{tier.title}</th>
                <td className="r num">
                  {typeof tier.threshold === 'number' ? formatCents(tier.threshold) : ''}
                </td>
                <td>
                  <span className="row row--nw" style={{ gap: 10 }}>
                    <span className="progress progress--thin grow" aria-hidden="true">
                      <i style={{ width: `${((tier.rate ?? 0) / highest) * 100}%` }} />
                    </span>
                    <span className="num nowrap">
                      {typeof tier.rate === 'number' ? formatPercent(tier.rate) : ''}
                    </span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
