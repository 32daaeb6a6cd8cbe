import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconCalendarPlus } from '@tabler/icons-react'
import { isOpenVisit } from '@kiosque/contract/domain/visit-words'
import { useCounterMode } from '../../lib/counter.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { VisitStatusBadge } from '../../parts/visit-status.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisitActions } from './visit-actions.tsx'
import { VisitDialog } from './visit-dialog.tsx'
import { latestFor, visitText } from './visit-words.ts'
import { myVisitsQuery } from './visits.queries.ts'

type VisitBoxProps = { training: { id: number; title: string }; laboratory: string | null }

/** In the side column of a training given in pharmacies: ask for the delegate, or where the request stands. */
export function VisitBox({ training, laboratory }: VisitBoxProps) {
  const { account } = useSignedIn()
  const isCounter = useCounterMode()
  const [isOpen, setOpen] = useState(false)
  const isMember = account?.drugstore != null && !isCounter
  const { data } = useQuery({ ...myVisitsQuery, enabled: isMember, throwOnError: false })
  if (!isMember) return null
  if (!data) return <Skeleton height={44} />
  const latest = latestFor(data.data, training.id)
  const hasOpen = latest !== undefined && isOpenVisit(latest.status)
  return (
    <div className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
      <h2 className="h3">Visite du délégué</h2>
      {latest && (
        <div className="stack" style={{ '--gap': '6px' } as React.CSSProperties}>
          <p>
            <VisitStatusBadge status={latest.status} />
          </p>
          <p className="small">{visitText(latest)}</p>
          {latest.comment && <p className="small muted">«&nbsp;{latest.comment}&nbsp;»</p>}
          <VisitActions visit={latest} team={data.team} />
        </div>
      )}
      {!hasOpen && data.can_request && (
        <Button
          variant="primary"
          size="lg"
          block
          icon={<IconCalendarPlus className="i" aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {latest ? 'Demander une autre visite' : 'Demander une visite du délégué'}
        </Button>
      )}
      {!hasOpen && !data.can_request && (
        <p className="small muted">Votre titulaire ou un adjoint peut demander la visite du délégué.</p>
      )}
      {data.data.length > 0 && (
        <p className="small">
          <a className="link" href={paths.visits()}>
            Toutes les demandes de l’officine
          </a>
        </p>
      )}
      <VisitDialog training={training} laboratory={laboratory} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
