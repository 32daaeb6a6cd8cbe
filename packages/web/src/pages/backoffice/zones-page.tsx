import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { DeleteDialog } from '../../features/backoffice-reference/delete-dialog.tsx'
import { NameDialog } from '../../features/backoffice-reference/name-dialog.tsx'
import { ReferenceTable } from '../../features/backoffice-reference/reference-table.tsx'
import type { ReferenceRow } from '../../features/backoffice-reference/reference-table.tsx'
import {
  createZone,
  deleteZone,
  renameZone,
  zonesQuery,
} from '../../features/backoffice-reference/reference.queries.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import './backoffice.css'
import { useIsAdministrator } from './only-rights.tsx'
import { ReferenceList } from './reference-list.tsx'
import { ReferenceTabs } from './reference-tabs.tsx'

type Open = { what: 'create' } | { what: 'rename' | 'delete'; row: ReferenceRow } | null

export function ZonesPage() {
  const isAdministrator = useIsAdministrator()
  const query = useQuery(zonesQuery)
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const done = (title: string) => {
    close()
    // A zone's name also stands in people, drugstores and filters.
    void queryClient.invalidateQueries({ queryKey: ['backoffice'] })
    toast({ title })
  }
  const manage = isAdministrator
    ? {
        onRename: (row: ReferenceRow) => setOpen({ what: 'rename', row }),
        onDelete: (row: ReferenceRow) => setOpen({ what: 'delete', row }),
      }
    : {}
  return (
    <>
      <PageHead
        title="Zones"
        intro="Une zone rassemble des officines et se confie à un conseiller."
        actions={
          isAdministrator && (
            <Button
              variant="primary"
              size="sm"
              icon={<IconPlus className="i i--18" aria-hidden="true" />}
              onClick={() => setOpen({ what: 'create' })}
            >
              Nouvelle zone
            </Button>
          )
        }
      />
      <ReferenceTabs current="Zones" />
      <ReferenceList query={query} emptyTitle="Aucune zone pour le moment">
        {(zones) => (
          <ReferenceTable
            caption="Zones"
            rows={zones.map((zone) => ({
              key: String(zone.id),
              name: zone.name,
              uses: zone.uses,
              href: `${paths.admin('drugstores')}?zone_id=${zone.id}`,
            }))}
            {...manage}
          />
        )}
      </ReferenceList>
      <NameDialog
        open={open?.what === 'create'}
        title="Nouvelle zone"
        field="name"
        fieldLabel="Nom"
        initial=""
        submitLabel="Créer la zone"
        onClose={close}
        onSubmit={async (name) => {
          await createZone(name)
          done(`Zone ${name} créée`)
        }}
      />
      {open?.what === 'rename' && (
        <NameDialog
          open
          title={`Renommer ${open.row.name}`}
          field="name"
          fieldLabel="Nom"
          initial={open.row.name}
          submitLabel="Renommer"
          onClose={close}
          onSubmit={async (name) => {
            await renameZone(Number(open.row.key), name)
            done(`Zone renommée en ${name}`)
          }}
        />
      )}
      {open?.what === 'delete' && (
        <DeleteDialog
          title={`Supprimer la zone ${open.row.name}\u202F?`}
          confirmLabel="Supprimer la zone"
          onClose={close}
          onDelete={() => deleteZone(Number(open.row.key))}
          onDeleted={() => done(`Zone ${open.row.name} supprimée`)}
        />
      )}
    </>
  )
}
