import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EgalimCard } from '../../features/backoffice-settings/egalim-card.tsx'
import { MaintenanceCard } from '../../features/backoffice-settings/maintenance-card.tsx'
import { settingsQuery } from '../../features/backoffice-settings/settings.queries.ts'
import { capQuery } from '../../features/discount/discount.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import { OnlyAdministrators } from './only-rights.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

const TITLE = 'Réglages'

export function SettingsPage() {
  return (
    <OnlyAdministrators title={TITLE}>
      <PageHead title={TITLE} />
      <Settings />
    </OnlyAdministrators>
  )
}

function Settings() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(settingsQuery)
  if (!data && error) return <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
  if (!data) return <TableSkeleton rows={3} />
  const onChanged = (said: string) => {
    // The meter of the discount form compares with the cap in force.
    void queryClient.invalidateQueries({ queryKey: capQuery.queryKey })
    toast({ title: said })
  }
  return (
    <div className="stack" style={{ maxWidth: 720, gap: 24 }}>
      <MaintenanceCard settings={data} onChanged={onChanged} />
      <EgalimCard key={JSON.stringify(data.egalim_caps)} settings={data} onChanged={onChanged} />
    </div>
  )
}
