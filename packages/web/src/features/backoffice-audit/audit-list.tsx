import type { AuditEntry } from '@kiosque/contract/wire/audit'
import { count, formatDate, formatTime } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table.tsx'
import { subjectName } from '@kiosque/contract/domain/audit-changes'
import { ChangeList } from './change-list.tsx'
import { actionLabel, subjectLabel } from '@kiosque/contract/domain/audit-words'

type AuditListProps = {
  entries: AuditEntry[]
  actorHref: (actorId: number) => string
  subjectHref: (entry: AuditEntry) => string | null
}

export function AuditList({ entries, actorHref, subjectHref }: AuditListProps) {
  const columns: Column<AuditEntry>[] = [
    {
      key: 'at',
      header: 'Quand',
      width: 130,
      cell: (entry) => (
        <time dateTime={entry.at} className="num nowrap">
          {formatDate(entry.at)}
          <span className="xs muted bo-who__sub">{formatTime(entry.at)}</span>
        </time>
      ),
    },
    { key: 'actor', header: 'Qui', width: 220, cell: (entry) => <Actor entry={entry} href={actorHref} /> },
    {
      key: 'action',
      header: 'Quoi',
      width: 240,
      cell: (entry) => {
        const href = subjectHref(entry)
        const subject = [subjectLabel(entry.subject_type), subjectName(entry)].filter(Boolean).join(' ')
        return (
          <div>
            <b>{actionLabel(entry.action)}</b>
            {entry.folded > 0 && (
              <span className="xs muted bo-who__sub">
                {count(entry.folded + 1, 'enregistrement')} d’affilée
              </span>
            )}
            <span className="xs muted bo-who__sub">
              {href ? (
                <a className="link" href={href}>
                  {subject}
                </a>
              ) : (
                subject
              )}
            </span>
          </div>
        )
      },
    },
    { key: 'changes', header: 'Avant et après', cell: (entry) => <ChangeList entry={entry} /> },
  ]
  return (
    <Table
      caption="Journal des changements"
      dense
      columns={columns}
      rows={entries}
      rowKey={(entry) => entry.id}
    />
  )
}

function Actor({ entry, href }: { entry: AuditEntry; href: (actorId: number) => string }) {
  if (!entry.actor) return <span className="muted">Kiosque, automatiquement</span>
  return (
    <span className="row row--nw bo-who">
      <Avatar name={entry.actor.name} size="sm" />
      <a href={href(entry.actor.id)} title={`Voir tout ce qu’a fait ${entry.actor.name}`}>
        {entry.actor.name}
      </a>
    </span>
  )
}
