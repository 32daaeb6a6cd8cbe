import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MaintenanceCard } from '../../features/backoffice-settings/maintenance-card.tsx'
import { settingsQuery } from '../../features/backoffice-settings/settings.queries.ts'
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
  return (
    <div style={{ maxWidth: 720 }}>
      <MaintenanceCard
        settings={data}
        onChanged={(settings, said) => {
          queryClient.setQueryData(settingsQuery.queryKey, settings)
          toast({ title: said })
        }}
      />
    </div>
  )
}
