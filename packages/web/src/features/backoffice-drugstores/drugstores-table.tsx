import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { count } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, Status } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column, Sort } from '../../ui/table.tsx'
import { groupLabel } from '@kiosque/contract/domain/network'

type DrugstoresTableProps = {
  drugstores: AdminDrugstore[]
  packLabel: (key: string) => string
  sort: Sort
  onSort: (sort: Sort) => void
  hrefOf: (drugstore: AdminDrugstore) => string
}

export function DrugstoreState({ drugstore }: { drugstore: AdminDrugstore }) {
  if (drugstore.is_disabled) return <Status tone="danger">Désactivée</Status>
  if (!drugstore.has_titulaire) return <Status tone="warn">Sans titulaire</Status>
  return <Status tone="green">Active</Status>
}

export function DrugstoresTable({ drugstores, packLabel, sort, onSort, hrefOf }: DrugstoresTableProps) {
  const columns: Column<AdminDrugstore>[] = [
    {
      key: 'name',
      header: 'Officine',
      sortable: true,
      cell: (row) => (
        <span className="row row--nw bo-who">
          <Avatar name={row.name} size="sm" tone="dark" square />
          <span>
            <a href={hrefOf(row)}>
              <b>{row.name}</b>
            </a>
            <span className="xs muted bo-who__sub">{count(row.people, 'personne')}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'cip_officine',
      header: 'Code CIP',
      sortable: true,
      cell: (row) => <span className="num">{row.cip_officine}</span>,
    },
    {
      key: 'city',
      header: 'Ville',
      sortable: true,
      cell: (row) => [row.postcode, row.city].filter(Boolean).join(' '),
    },
    {
      key: 'group',
      header: 'Groupe',
      cell: (row) => <Badge tone="teal">{groupLabel(row.group_name)}</Badge>,
    },
    { key: 'packs', header: 'Packs', cell: (row) => row.packs.map(packLabel).join(', ') },
    { key: 'zone', header: 'Zone', cell: (row) => row.zone?.name },
    { key: 'state', header: 'État', cell: (row) => <DrugstoreState drugstore={row} /> },
  ]
  return (
    <Table
      caption="Officines"
      dense
      columns={columns}
      rows={drugstores}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={onSort}
    />
  )
}
