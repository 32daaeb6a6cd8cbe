import type { ContentCard as Card } from '@kiosque/contract/wire/contents'
import { formatCents } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ContentCard } from '../card/content-card.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { choiceOf, filesOf, flagOf, listOf, numberOf, textOf } from '../own-fields.ts'
import { Picture } from '../parts/picture.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from './detail-props.ts'

export function ProductDetail({ kind, content }: DetailProps) {
  const price = numberOf(content, 'price')
  const shots = filesOf(content, 'pack_shots')
  const [sheet] = listOf<Card>(content, 'technical_file')
  const crossSell = listOf<Card>(content, 'cross_sell')
  return (
    <SheetDetail
      kind={kind}
      content={content}
      isPack
      meta={
        <>
          <Badge tone="teal">{choiceOf(kind, content, 'range') ?? kind.labels.singular}</Badge>
          <Badge>{choiceOf(kind, content, 'range_code') ?? content.category?.label ?? 'Produit'}</Badge>
          {flagOf(content, 'is_lpp') && <Badge tone="green">Prise en charge LPP</Badge>}
          {flagOf(content, 'is_stopped') && <Badge tone="warn">Produit arrêté</Badge>}
        </>
      }
      box={
        price !== null && (
          <p className="price price--lg">
            <span className="price__now">{formatCents(price)}</span>
            <span className="price__note">Prix moyen constaté</span>
          </p>
        )
      }
    >
      {shots.length > 0 && (
        <div className="grid grid--3">
          {shots.map((shot) => (
            <div key={shot.id} className="sheet-cover">
              <Picture file={shot} seed={shot.id} sizes="25vw" />
            </div>
          ))}
        </div>
      )}
      <Specs
        title="Le produit"
        rows={[
          ['Référence', textOf(content, 'code')],
          ['EAN', textOf(content, 'ean')],
          ['Code LPP', textOf(content, 'lpp_code')],
          ['Tailles et variantes', textOf(content, 'sizes')],
          ['Indications', textOf(content, 'indications')],
          ['Conseil au comptoir', textOf(content, 'counter_advice')],
          [
            'Fiche technique',
            sheet && (
              <a key="sheet" className="link" href={sheet.url}>
                {sheet.title}
              </a>
            ),
          ],
        ]}
      />
      {crossSell.length > 0 && (
        <section>
          <h2 className="h3" style={{ marginBottom: 12 }}>
            À proposer avec
          </h2>
          <div className="grid grid--3">
            {crossSell.map((card) => (
              <ContentCard key={card.id} card={card} level={3} />
            ))}
          </div>
        </section>
      )}
    </SheetDetail>
  )
}
