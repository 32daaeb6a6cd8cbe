import { QUESTION_TYPES } from '@kiosque/contract/domain/quiz-question'
import type { BankQuestion } from '@kiosque/contract/wire/question-bank'
import { count, formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Status } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'
import './question-bank.css'

const TYPE_LABELS = new Map<string, string>(QUESTION_TYPES.map(({ value, label }) => [value, label]))
export const typeLabel = (type: string) => TYPE_LABELS.get(type) ?? type

export const TagList = ({ tags }: { tags: readonly string[] }) =>
  tags.length === 0 ? (
    <span className="muted">aucune</span>
  ) : (
    <span className="bank-tags">
      {tags.map((tag) => (
        <span key={tag} className="badge">
          {tag}
        </span>
      ))}
    </span>
  )

export const bankColumns: Column<BankQuestion>[] = [
  {
    key: 'label',
    header: 'Question',
    cell: ({ id, label, type }) => (
      <span className="bank-label">
        <a className="link" href={paths.admin(`question-bank/${id}`)}>
          {label}
        </a>
        <span className="xs muted bo-who__sub">{typeLabel(type)}</span>
      </span>
    ),
  },
  { key: 'tags', header: 'Étiquettes', width: 220, cell: ({ tags }) => <TagList tags={tags} /> },
  {
    key: 'uses',
    header: 'Posée par',
    width: 170,
    cell: ({ uses }) => <Uses uses={uses} />,
  },
  {
    key: 'updated_at',
    header: 'Modifiée le',
    width: 130,
    cell: ({ updated_at }) => <span className="num">{formatDate(updated_at)}</span>,
  },
]

function Uses({ uses }: Pick<BankQuestion, 'uses'>) {
  if (uses.length === 0) return <span className="muted">aucun quiz</span>
  const live = uses.filter((use) => use.is_live).length
  return (
    <span title={uses.map(({ title }) => title).join('\n')}>
      <Status tone={live > 0 ? 'green' : 'grey'}>{count(uses.length, 'quiz', 'quiz')}</Status>
    </span>
  )
}
