import type { AuditEntry } from '@kiosque/contract/wire/audit'
import { count, formatDate, formatTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Column } from '../../ui/table.tsx'
import { subjectName } from '@kiosque/contract/domain/audit-changes'
import { ChangeList } from './change-list.tsx'
import { actionLabel, subjectLabel } from '@kiosque/contract/domain/audit-words'

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
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
  { key: 'actor', header: 'Qui', width: 220, cell: (entry) => <Actor entry={entry} /> },
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

function Actor({ entry }: { entry: AuditEntry }) {
  if (!entry.actor) return <span className="muted">Kiosque, automatiquement</span>
  return (
    <span className="row row--nw bo-who">
      <Avatar name={entry.actor.name} size="sm" />
      <a
        href={`${paths.admin('audit')}?actor=${entry.actor.id}`}
        title={`Voir tout ce qu’a fait ${entry.actor.name}`}
      >
        {entry.actor.name}
      </a>
    </span>
  )
}

const IDENTIFIER = /^[1-9][0-9]{0,8}$/

/** Drugstores, people and contents have a sheet; what was erased has none any more. */
function subjectHref({ action, subject_type, subject_id, before, after }: AuditEntry): string | null {
  if (!subject_id || !IDENTIFIER.test(subject_id)) return null
  const kind = after?.['kind'] ?? before?.['kind']
  if (subject_type === 'content' && typeof kind === 'string' && action !== 'content.purge')
    return paths.admin(`contents/${kind}/${subject_id}`)
  if (subject_type === 'drugstore') return paths.admin(`drugstores/${subject_id}`)
  return subject_type === 'user' && action !== 'user.erase' ? paths.admin(`users/${subject_id}`) : null
}
