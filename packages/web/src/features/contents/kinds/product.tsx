import { IconTag } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { formatCents } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

const { fields, labels } = kinds.product

export const productView: KindView<'product'> = {
  icon: IconTag,
  isPack: true,
  head: (card) =>
    optionLabel(fields.range_code.options, card.range_code) ?? card.category?.label ?? labels.singular,
  tail: (card) => card.code,
  line: ({ price, is_lpp }) => (
    <div className="price">
      {price !== null && <span className="price__now">{formatCents(price)}</span>}
      {price !== null && <span className="price__avg">Prix moyen constaté</span>}
      {is_lpp && <Badge tone="teal">LPP</Badge>}
    </div>
  ),
  detail: lazyDetail(async () => (await import('./product-detail.tsx')).ProductDetail),
}
