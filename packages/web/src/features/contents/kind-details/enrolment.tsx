import { useQuery } from '@tanstack/react-query'
import { IconCheck, IconClock } from '@tabler/icons-react'
import type { EnrolmentAnswer } from '@kiosque/contract/wire/enrolments'
import { messageFor } from '../../../lib/api.ts'
import { count, formatDate } from '../../../lib/format.ts'
import { useToday } from '../../../lib/use-now.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Announcement } from '../../../ui/announcement.tsx'
import { useAnswerEnrolment } from '../campaigns/answer-enrolment.queries.ts'
import { enrolmentQuery } from '../campaigns/enrolments.queries.ts'
import type { Campaign, DetailProps } from '../kinds/detail-props.ts'

/** « Je participe »: the pharmacy's answer, shown to the whole team, given by those who may commit it. */
export function Enrolment({ content }: { content: DetailProps<Campaign>['content'] }) {
  const { data, error } = useQuery(enrolmentQuery(content.id))
  const deadline = content.enrolment_deadline
  const today = useToday()
  const isOver = deadline !== null && deadline < today
  if (error) return <Alert tone="danger">{messageFor(error)}</Alert>
  if (!data) return <Skeleton height={44} />
  return (
    <div className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
      {deadline && data.can_answer && data.participates === null && (
        <p>
          <Badge tone="lime" icon={<IconClock className="i" aria-hidden="true" />}>
            Réponse attendue jusqu’au {formatDate(deadline)}
          </Badge>
        </p>
      )}
      <h2 className="h3">Votre officine participe&nbsp;?</h2>
      <p className="small muted">{content.commitment}</p>
      <Announcement>
        <Verdict answer={data} />
      </Announcement>
      {data.can_answer && <Answer id={content.id} answer={data} />}
      <p className="xs muted">
        {[
          data.can_answer && deadline && `Vous pourrez changer d’avis jusqu’au ${formatDate(deadline)}`,
          isOver && `Réponses closes depuis le ${formatDate(deadline)}`,
          !data.can_answer &&
            !isOver &&
            `Le titulaire, un cotitulaire ou un adjoint répond pour l’officine${deadline ? `, jusqu’au ${formatDate(deadline)}` : ''}`,
          data.participants > 0 &&
            `${count(data.participants, 'officine')} ${data.participants > 1 ? 'participent' : 'participe'}${isOver ? '' : ' déjà'}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

function Verdict({ answer }: { answer: EnrolmentAnswer }) {
  if (answer.participates === null) return <Badge>Pas encore de réponse</Badge>
  const by = [answer.answered_by, answer.answered_at && `le ${formatDate(answer.answered_at)}`]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <Badge tone={answer.participates ? 'green' : 'neutral'}>
        {answer.participates ? 'Votre officine participe' : 'Votre officine ne participe pas'}
      </Badge>{' '}
      <span className="xs muted">{by}</span>
    </>
  )
}

function Answer({ id, answer }: { id: number; answer: EnrolmentAnswer }) {
  const send = useAnswerEnrolment(id)
  return (
    <>
      {send.error && <Alert tone="danger">{messageFor(send.error)}</Alert>}
      {answer.participates !== true && (
        <Button
          variant="primary"
          size="lg"
          block
          loading={send.isPending}
          icon={<IconCheck className="i" aria-hidden="true" />}
          onClick={() => send.mutate(true)}
        >
          Je participe
        </Button>
      )}
      {answer.participates !== false && (
        <Button block loading={send.isPending} onClick={() => send.mutate(false)}>
          Je ne participe pas
        </Button>
      )}
    </>
  )
}
