import { small } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

export const partnershipView: KindView<'partnership'> = {
  tail: (card) => card.partner?.name ?? null,
  line: (card) => small(card.advantage || card.excerpt),
  detail: lazyDetail(async () => (await import('./partnership-detail.tsx')).PartnershipDetail),
}
