import { IconLayoutGrid } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { SPOTS } from '@kiosque/contract/kinds/merchandising'
import { MONTHS } from '@kiosque/contract/kinds/months'
import { formatDate } from '../../../lib/format.ts'
import { joined, small } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

export const merchandisingView: KindView<'merchandising'> = {
  tail: ({ month, year }) => [optionLabel(MONTHS, month), year].filter(Boolean).join(' '),
  line: ({ spot, install_on }) =>
    small(joined(optionLabel(SPOTS, spot), install_on && `pose le ${formatDate(install_on)}`)),
  detail: lazyDetail(
    async () => (await import('../kind-details/merchandising-detail.tsx')).MerchandisingDetail,
  ),
  nav: [
    {
      column: 'Mon point de vente',
      label: 'Merchandising',
      hint: 'Plan média, planogrammes, vitrines',
      icon: IconLayoutGrid,
      tone: 'green',
    },
  ],
}
