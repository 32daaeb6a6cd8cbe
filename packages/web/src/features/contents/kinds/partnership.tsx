import { IconHeartHandshake } from '@tabler/icons-react'
import { small } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

export const partnershipView: KindView<'partnership'> = {
  tail: (card) => card.partner?.name ?? card.category?.label ?? null,
  line: (card) => small(card.advantage || card.excerpt),
  detail: lazyDetail(async () => (await import('../kind-details/partnership-detail.tsx')).PartnershipDetail),
  nav: [
    {
      column: 'Partenaires',
      label: 'Partenariats',
      hint: 'Vos avantages, négociés par le siège',
      icon: IconHeartHandshake,
      tone: 'blue',
    },
  ],
  navCard: {
    badge: 'Services',
    title: 'Vos partenaires',
    text: 'Un accès direct, sans mot de passe de plus',
  },
}
