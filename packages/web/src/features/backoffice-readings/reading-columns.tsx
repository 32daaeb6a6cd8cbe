import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { DeskReading, ReadingPerson } from '@kiosque/contract/wire/readings'
import { formatDate, formatDateTime, formatInteger } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Status } from '../../ui/badge.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Column } from '../../ui/table.tsx'

export const readingColumns: Column<DeskReading>[] = [
  {
    key: 'title',
    header: 'Contenu',
    cell: (reading) => (
      <a href={paths.admin(`readings/${reading.id}`)}>
        <b>{reading.title}</b>
        <span className="xs muted bo-who__sub">{reading.kind_label}</span>
      </a>
    ),
  },
  {
    key: 'before',
    header: 'À lire avant le',
    cell: ({ read_before }) => (read_before ? formatDate(read_before) : 'Sans date'),
  },
  {
    key: 'confirmed',
    header: 'Ont confirmé',
    cell: ({ confirmed, concerned, title }) => (
      <span className="reading-cell">
        <span className="nowrap">
          {formatInteger(confirmed)} sur {formatInteger(concerned)}
        </span>
        <Progress thin value={confirmed} max={concerned} label={`Confirmations\u00A0: ${title}`} />
      </span>
    ),
  },
  {
    key: 'late',
    header: 'En retard',
    align: 'right',
    cell: ({ id, late }) =>
      late > 0 ? (
        <a className="reading-late" href={paths.admin(`readings/${id}?state=late`)}>
          {formatInteger(late)}
        </a>
      ) : (
        '0'
      ),
  },
]

export const personColumns: Column<ReadingPerson>[] = [
  {
    key: 'name',
    header: 'Personne',
    cell: (person) => (
      <span>
        <b>
          {person.first_name} {person.last_name}
        </b>
        <span className="xs muted bo-who__sub">{accountTypeLabel(person.role)}</span>
      </span>
    ),
  },
  {
    key: 'drugstore',
    header: 'Officine',
    cell: ({ drugstore, zone }) =>
      drugstore && (
        <a href={paths.admin(`drugstores/${drugstore.id}`)}>
          {drugstore.name}
          <span className="xs muted bo-who__sub">
            {drugstore.city}
            {zone && `, ${zone}`}
          </span>
        </a>
      ),
  },
  {
    key: 'state',
    header: 'Lecture',
    cell: ({ confirmed_at, version, is_late }) =>
      confirmed_at ? (
        <span>
          <Status tone="green">Lu et compris le {formatDateTime(confirmed_at)}</Status>
          <span className="xs muted bo-who__sub">Version {version}</span>
        </span>
      ) : (
        <Status tone={is_late ? 'danger' : 'warn'}>{is_late ? 'En retard' : 'Pas encore'}</Status>
      ),
  },
]
