import type { AdminDrugstore, ListedDrugstore } from '@kiosque/contract/wire/people'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, Status } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'
import { groupLabel } from '@kiosque/contract/domain/network'

export function DrugstoreState({ drugstore }: { drugstore: AdminDrugstore }) {
  if (drugstore.is_disabled) return <Status tone="danger">Désactivée</Status>
  if (!drugstore.has_titulaire) return <Status tone="warn">Sans titulaire</Status>
  return <Status tone="green">Active</Status>
}

export function drugstoresColumns(packLabel: (key: string) => string): Column<ListedDrugstore>[] {
  return [
    {
      key: 'name',
      header: 'Officine',
      sortable: true,
      cell: (row) => (
        <span className="row row--nw bo-who">
          <Avatar name={row.name} size="sm" tone="dark" square />
          <span>
            {row.can_open ? (
              <a href={paths.admin(`drugstores/${row.id}`)}>
                <b>{row.name}</b>
              </a>
            ) : (
              <b>{row.name}</b>
            )}
            <span className="xs muted bo-who__sub">
              {row.can_open ? count(row.people, 'personne') : 'Hors de vos zones'}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'cip_officine',
      header: 'Code CIP',
      sortable: true,
      cell: (row) => row.can_open && <span className="num">{row.cip_officine}</span>,
    },
    {
      key: 'city',
      header: 'Ville',
      sortable: true,
      cell: (row) => [row.can_open && row.postcode, row.city].filter(Boolean).join(' '),
    },
    {
      key: 'group',
      header: 'Groupe',
      cell: (row) => <Badge tone="teal">{groupLabel(row.group_name)}</Badge>,
    },
    { key: 'packs', header: 'Packs', cell: (row) => row.can_open && row.packs.map(packLabel).join(', ') },
    { key: 'zone', header: 'Zone', cell: (row) => row.can_open && row.zone?.name },
    { key: 'state', header: 'État', cell: (row) => row.can_open && <DrugstoreState drugstore={row} /> },
  ]
}
