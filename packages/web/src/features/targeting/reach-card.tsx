import { useQuery } from '@tanstack/react-query'
import type { Target } from '@kiosque/contract/domain/audience'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Alert } from '../../ui/alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { reachQuery } from './targeting.queries.ts'
import { isNobody, shareText } from './reach-words.ts'
import { Announcement } from '../../ui/announcement.tsx'

/** How many will see it, live. Nobody at all is said loudly: publishing then makes no sense. */
export function ReachCard({ target }: { target: Target }) {
  const rested = useDebounced(target)
  const reach = useQuery(reachQuery(rested))
  if (reach.error)
    return (
      <Alert tone="danger" title="La portée n’a pas pu être calculée">
        {messageFor(reach.error)}
      </Alert>
    )
  if (!reach.data)
    return (
      <Announcement as="div" className="reach" aria-label="Calcul de la portée">
        <Skeleton width="60%" height={24} />
        <Skeleton width="80%" />
      </Announcement>
    )
  const { data } = reach
  const isWaiting = rested !== target || reach.isPlaceholderData
  return (
    <Announcement
      as="div"
      className={isNobody(data) ? 'reach reach--nobody' : 'reach'}
      aria-busy={isWaiting || undefined}
    >
      <div className="row between">
        <b className="num">{count(data.drugstores, 'officine')}</b>
        <span className={isNobody(data) ? 'badge badge--danger' : 'badge badge--green'}>
          {shareText(data)}
        </span>
      </div>
      <p className="small">soit {count(data.people, 'personne')} à ce jour</p>
      {isNobody(data) && (
        <p className="small reach__warning">
          Personne ne correspond à cette cible. Retirez un critère pour pouvoir publier.
        </p>
      )}
      {!isNobody(data) && data.people === 0 && (
        <p className="small reach__warning">Aucune personne inscrite n’y correspond encore.</p>
      )}
    </Announcement>
  )
}
