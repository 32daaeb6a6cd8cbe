import { useQuery } from '@tanstack/react-query'
import { EgalimCard } from '../../features/backoffice-settings/egalim-card.tsx'
import { MaintenanceCard } from '../../features/backoffice-settings/maintenance-card.tsx'
import { settingsQuery } from '../../features/backoffice-settings/settings.queries.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import { Loaded } from '../../parts/desk/loaded.tsx'

export function SettingsPage() {
  const query = useQuery(settingsQuery)
  const onChanged = (said: string) => toast({ title: said })
  return (
    <>
      <PageHead title="Réglages" />
      <Loaded query={query} rows={3}>
        {(settings) => (
          <div className="stack" style={{ maxWidth: 720, gap: 24 }}>
            <MaintenanceCard settings={settings} onChanged={onChanged} />
            <EgalimCard
              key={JSON.stringify(settings.egalim_caps)}
              settings={settings}
              onChanged={onChanged}
            />
          </div>
        )}
      </Loaded>
    </>
  )
}
