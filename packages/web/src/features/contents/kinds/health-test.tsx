import { IconHeartbeat, IconStethoscope } from '@tabler/icons-react'
import { Badge } from '../../../ui/badge.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

export const healthTestView: KindView<'health_test'> = {
  icon: IconHeartbeat,
  head: () => 'Osez la santé',
  line: ({ duration_minutes, concerned_public }) => (
    <div className="row small" style={{ '--gap': '8px' } as React.CSSProperties}>
      {duration_minutes !== null && <Badge tone="blue">{duration_minutes}&nbsp;min</Badge>}
      {concerned_public && <Badge>{concerned_public}</Badge>}
    </div>
  ),
  detail: lazyDetail(async () => (await import('../kind-details/health-test-detail.tsx')).HealthTestDetail),
  nav: [
    {
      column: 'Le réseau',
      label: 'Osez la santé',
      hint: 'Tests et dépistages en officine',
      icon: IconStethoscope,
    },
  ],
}
