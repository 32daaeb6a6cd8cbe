import type { ReactNode } from 'react'
import { IconCertificate, IconClock, IconHelpCircle } from '@tabler/icons-react'
import { count, formatDate, formatPercent } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { Facts } from '../parts/facts.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'
import { questionsAsked } from '../kinds/questions-asked.ts'
import { limitText } from '../kinds/quiz-words.ts'

type QuizDetailProps = DetailProps<'quiz'> & {
  /** Where the reader stands, and the way in; a preview has neither. */
  box?: ReactNode
  /** What the reader already tried. */
  history?: ReactNode
}

/** What a quiz asks of those who take it. */
export function QuizDetail({ kind, content, box, history }: QuizDetailProps) {
  const questions = questionsAsked(content)
  const validity = content.validity_months
  const cooldown = content.cooldown_hours
  const minutes = content.duration_minutes
  const due = content.due_on
  const attempts = content.max_attempts
  const limit = content.time_limit_s
  return (
    <SheetDetail
      kind={kind}
      content={content}
      box={box}
      meta={
        <>
          <Badge tone="teal">Quiz</Badge>
          {content.category && <Badge>{content.category.label}</Badge>}
          {content.is_mandatory && <Badge tone="solid">Obligatoire</Badge>}
          {due && <Badge tone="warn">À faire avant le {formatDate(due)}</Badge>}
        </>
      }
    >
      <Facts
        facts={[
          { icon: IconHelpCircle, title: count(questions, 'question') },
          minutes === null ? null : { icon: IconClock, tone: 'blue', title: count(minutes, 'minute') },
          content.has_certificate
            ? { icon: IconCertificate, tone: 'green', title: 'Attestation', note: 'En cas de réussite' }
            : null,
        ]}
      />
      <Specs
        title="Règles du quiz"
        rows={[
          ['Note de réussite', formatPercent(content.pass_mark ?? 80)],
          ['Temps limite', limit === null ? 'Sans limite de temps' : limitText(limit)],
          ['Tentatives', attempts === null ? 'Autant que vous voulez' : count(attempts, 'tentative')],
          ['Entre deux tentatives', cooldown ? `${cooldown}\u00A0h` : null],
          ['Valable', validity === null ? null : `${validity}\u00A0mois`],
          ['À gagner', content.prize],
          ['DPC', 'Ne vaut pas DPC'],
        ]}
      />
      {history}
    </SheetDetail>
  )
}
