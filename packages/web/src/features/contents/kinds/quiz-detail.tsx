import { IconCertificate, IconClock, IconHelpCircle } from '@tabler/icons-react'
import { count, formatDate, formatPercent } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { Facts } from '../parts/facts.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from './detail-props.ts'

/** What a quiz asks of those who take it. */
export function QuizDetail({ kind, content }: DetailProps<'quiz'>) {
  const questions = content.questions_count
  const minutes = content.duration_minutes
  const due = content.due_on
  const attempts = content.max_attempts
  const limit = content.time_limit_s
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">Quiz</Badge>
          {content.category && <Badge>{content.category.label}</Badge>}
          {due && <Badge tone="warn">À faire avant le {formatDate(due)}</Badge>}
        </>
      }
    >
      <Facts
        facts={[
          questions === null ? null : { icon: IconHelpCircle, title: count(questions, 'question') },
          minutes === null ? null : { icon: IconClock, tone: 'blue', title: `${minutes}\u00A0minutes` },
          content.has_certificate
            ? { icon: IconCertificate, tone: 'green', title: 'Attestation', note: 'En cas de réussite' }
            : null,
        ]}
      />
      <Specs
        title="Règles du quiz"
        rows={[
          ['Note de réussite', formatPercent(content.pass_mark ?? 80)],
          [
            'Temps limite',
            limit === null ? 'Sans limite de temps' : `${Math.round(limit / 60)}\u00A0minutes`,
          ],
          ['Tentatives', attempts === null ? 'Autant que vous voulez' : count(attempts, 'tentative')],
        ]}
      />
    </SheetDetail>
  )
}
