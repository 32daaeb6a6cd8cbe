import { IconTag } from '@tabler/icons-react'
import { OfferCard } from '../card/offer-card.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

export const promotionalOfferView: KindView<'promotional_offer'> = {
  icon: IconTag,
  isPack: true,
  card: OfferCard,
  grid: 'grid--offers',
  detail: lazyDetail(async () => (await import('./offer-detail.tsx')).OfferDetail),
}
