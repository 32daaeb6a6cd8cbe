import { IconPackage, IconRosetteDiscount, IconTag, IconTruck } from '@tabler/icons-react'
import { OfferCard } from './offer-card.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

export const promotionalOfferView: KindView<'promotional_offer'> = {
  icon: IconTag,
  isPack: true,
  card: OfferCard,
  grid: 'grid--offers',
  detail: lazyDetail(async () => (await import('../kind-details/offer-detail.tsx')).OfferDetail),
  nav: [
    {
      column: 'Commander mieux',
      label: 'Toutes les offres',
      hint: 'Mécanique, prix et échéance d’un coup d’œil',
      icon: IconTag,
      tone: 'green',
    },
    {
      column: 'Commander mieux',
      label: 'Cette semaine',
      hint: 'À commander avant dimanche',
      query: 'order_deadline=week',
      icon: IconRosetteDiscount,
      tone: 'green',
    },
    {
      column: 'Par circuit',
      label: 'Offre plateforme',
      hint: 'Livrée par la plateforme du réseau',
      query: 'offer_type=plateforme',
      icon: IconPackage,
    },
    {
      column: 'Par circuit',
      label: 'Offre Direct',
      hint: 'Livrée par le laboratoire',
      query: 'offer_type=direct',
      icon: IconTruck,
    },
  ],
  navCard: { badge: 'Ce mois-ci', title: 'Les offres du moment', text: 'Négociées pour votre officine' },
}
