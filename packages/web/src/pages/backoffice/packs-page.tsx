import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { SITE_LABELS } from '@kiosque/contract/domain/network'
import { DeleteDialog } from '../../features/backoffice-reference/delete-dialog.tsx'
import { NameDialog } from '../../features/backoffice-reference/name-dialog.tsx'
import { PackDialog } from '../../features/backoffice-reference/pack-dialog.tsx'
import { ReferenceTable } from '../../features/backoffice-reference/reference-table.tsx'
import type { ReferenceRow } from '../../features/backoffice-reference/reference-table.tsx'
import { deletePack, packsQuery, renamePack } from '../../features/backoffice-reference/reference.queries.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import '../../ui/styles/bo-import.css'
import './backoffice.css'
import { useIsAdministrator } from './only-rights.tsx'
import { ReferenceList } from './reference-list.tsx'
import { ReferenceTabs } from './reference-tabs.tsx'

type Open = { what: 'create' } | { what: 'rename' | 'delete'; row: ReferenceRow } | null

export function PacksPage() {
  const isAdministrator = useIsAdministrator()
  const query = useQuery(packsQuery)
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const done = (title: string) => {
    close()
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
        title="Packs"
        intro="L’option digitale d’une officine. Elle décide de ce qui lui est destiné."
        actions={
          isAdministrator && (
            <Button
              variant="primary"
              size="sm"
              icon={<IconPlus className="i i--18" aria-hidden="true" />}
              onClick={() => setOpen({ what: 'create' })}
            >
              Nouveau pack
            </Button>
          )
        }
      />
      <ReferenceTabs current="Packs" />
      <ReferenceList query={query} emptyTitle="Aucun pack pour le moment">
        {(packs) => (
          <ReferenceTable
            caption="Packs"
            detailHeader="Site et clé"
            rows={packs.map((pack) => ({
              key: pack.key,
              name: pack.label,
              uses: pack.uses,
              detail: (
                <span>
                  {pack.site === 0 ? SITE_LABELS[0] : SITE_LABELS[1]}, clé{' '}
                  <span className="code">{pack.key}</span>
                </span>
              ),
              href: `${paths.admin('drugstores')}?pack=${encodeURIComponent(pack.key)}`,
            }))}
            {...manage}
          />
        )}
      </ReferenceList>
      <PackDialog
        open={open?.what === 'create'}
        onClose={close}
        onCreated={(pack) => done(`Pack ${pack.label} créé`)}
      />
      {open?.what === 'rename' && (
        <NameDialog
          open
          title={`Renommer ${open.row.name}`}
          field="label"
          fieldLabel="Nom"
          initial={open.row.name}
          submitLabel="Renommer"
          onClose={close}
          onSubmit={async (label) => {
            await renamePack(open.row.key, label)
            done(`Pack renommé en ${label}`)
          }}
        />
      )}
      {open?.what === 'delete' && (
        <DeleteDialog
          title={`Supprimer le pack ${open.row.name}\u202F?`}
          confirmLabel="Supprimer le pack"
          onClose={close}
          onDelete={() => deletePack(open.row.key)}
          onDeleted={() => done(`Pack ${open.row.name} supprimé`)}
        />
      )}
    </>
  )
}
