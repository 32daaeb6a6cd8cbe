import { IconChartBar } from '@tabler/icons-react'
import { formatPercent } from '../../../lib/format.ts'
import { small } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

export const performanceView: KindView<'performance'> = {
  isCompact: true,
  head: () => 'Accord annuel',
  // The laboratory is named by the title and by its logo.
  tail: ({ year }) => `${year ?? ''}`,
  line: ({ best_rate, excerpt }) =>
    small(best_rate === null ? excerpt : `Remise de fin d’année jusqu’à\u00a0${formatPercent(best_rate)}`),
  detail: lazyDetail(async () => (await import('../kind-details/performance-detail.tsx')).PerformanceDetail),
  nav: [
    {
      column: 'Mes accords',
      label: 'Performances',
      hint: 'Objectifs, paliers et rémunération',
      icon: IconChartBar,
      tone: 'green',
    },
  ],
  navCard: { badge: 'Accords', title: 'Où en suis-je\u202F?', text: 'La distance au prochain palier' },
}
