import { formatPercent } from '../../../lib/format.ts'
import { wholeEuros } from '../../../parts/agreement-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinesTable } from '../../../ui/lines-table.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { ContactCard } from '../parts/contact-card.tsx'
import { Specs } from '../parts/specs.tsx'
import { StepsList } from '../parts/steps-list.tsx'
import { Validity } from '../parts/validity.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'

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
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 12 }}>
        Paliers
      </h2>
      <LinesTable
        caption="Paliers de l’accord"
        rows={tiers}
        rowKey={(tier) => tier.title}
        columns={[
          { header: 'Palier', cell: (tier) => tier.title },
          {
            header: 'Achats hors taxes à partir de',
            align: 'right',
            cell: (tier) => (typeof tier.threshold === 'number' ? wholeEuros(tier.threshold) : ''),
          },
          {
            header: 'Remise de fin d’année',
            align: 'right',
            cell: (tier) => (typeof tier.rate === 'number' ? <b>{formatPercent(tier.rate)}</b> : ''),
          },
        ]}
      />
    </section>
  )
}
