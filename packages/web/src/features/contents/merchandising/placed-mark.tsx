import { useQuery } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { messageFor } from '../../../lib/api.ts'
import { count, formatDate } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Announcement } from '../../../ui/announcement.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAnswerEnrolment } from '../campaigns/answer-enrolment.queries.ts'
import { enrolmentQuery } from '../campaigns/enrolments.queries.ts'
import { WindowPhoto } from './window-photo.tsx'
import './window-photo.css'

/** « Mis en place »: said once for the pharmacy, seen by its whole team, and taken back if it was a mistake. */
export function PlacedMark({ id, isCounted = true }: { id: number; isCounted?: boolean }) {
  const { data, error } = useQuery({ ...enrolmentQuery(id), throwOnError: false })
  const send = useAnswerEnrolment(id)
  if (error) return null
  if (!data) return <Skeleton height={76} />
  const isPlaced = data.participates === true
  const by = [data.answered_by, data.answered_at && `le ${formatDate(data.answered_at)}`].filter(Boolean)
  return (
    <div className="placed">
      {send.error && <Alert tone="danger">{messageFor(send.error)}</Alert>}
      <Announcement>
        {isPlaced ? (
          <Badge tone="green" icon={<IconCheck className="i" aria-hidden="true" />}>
            En place
          </Badge>
        ) : (
          <Badge tone="warn">À installer</Badge>
        )}{' '}
        {isPlaced && <span className="xs muted">{by.join(', ')}</span>}
      </Announcement>
      {data.can_answer && (
        <Button
          block
          variant={isPlaced ? 'outline' : 'primary'}
          loading={send.isPending}
          icon={isPlaced ? undefined : <IconCheck className="i" aria-hidden="true" />}
          onClick={() => send.mutate(!isPlaced)}
        >
          {isPlaced ? 'Ce n’est plus en place' : 'Marquer comme mis en place'}
        </Button>
      )}
      {!data.can_answer && !isPlaced && (
        <p className="xs muted">Le titulaire, un cotitulaire ou un adjoint dit quand c’est en place.</p>
      )}
      <WindowPhoto id={id} isPlaced={isPlaced} canAdd={data.can_answer} />
      {isCounted && (
        <p className="xs muted">
          {data.participants > 0
            ? `${count(data.participants, 'officine du réseau', 'officines du réseau')} ${data.participants > 1 ? 'l’ont' : 'l’a'} déjà installée.`
            : 'Aucune officine ne l’a encore signalée en place.'}
        </p>
      )}
    </div>
  )
}
