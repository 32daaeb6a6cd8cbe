import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { acceptsVisit } from '@kiosque/contract/domain/training-followed'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import { sessionsQuery } from '../../features/agenda/agenda.queries.ts'
import { TrainingSessions } from '../../features/agenda/training-sessions.tsx'
import { ContentDetail } from '../../features/contents/detail/content-detail.tsx'
import { DetailSkeleton } from '../../features/contents/detail/detail-skeleton.tsx'
import { useReference } from '../../features/contents/detail/use-reference.ts'
import { SESSIONS, TrainingDetail } from '../../features/contents/kind-details/training-detail.tsx'
import { useOwnProgress } from '../../features/contents/progress.queries.ts'
import { feedbackQuery } from '../../features/training-feedback/feedback.queries.ts'
import { useCounterMode } from '../../lib/counter.ts'
import { useToday } from '../../lib/use-now.ts'

/** Forms that few open: they come beside the page, which waits for them as for its sessions. */
const VisitBox = lazy(async () => ({
  default: (await import('../../features/visits/visit-box.tsx')).VisitBox,
}))
const FeedbackBox = lazy(async () => ({
  default: (await import('../../features/training-feedback/feedback-box.tsx')).FeedbackBox,
}))

/** S2-24: a laboratory's training, the sessions one registers for, and the visit a pharmacy may ask for. */
export function LaboratoryTrainingPage() {
  const reference = useReference()
  return (
    <ContentDetail kind={kinds.laboratory_training} reference={reference}>
      {(content) => (
        <Suspense fallback={<DetailSkeleton />}>
          <Training content={content} />
        </Suspense>
      )}
    </ContentDetail>
  )
}

function Training({ content }: { content: DetailOf<'laboratory_training'> }) {
  const { data, isPending } = useQuery(sessionsQuery(content.id, useToday()))
  const events = (data?.data ?? []).filter(({ status }) => status === 'published')
  const own = useOwnProgress('laboratory_training', content.id)
  const feedback = useQuery({ ...feedbackQuery(content.id), enabled: !useCounterMode() })
  // The sessions, whether one followed it and what one thought of it come with the page: nothing moves under someone's eyes.
  if (isPending || own.isLoading || feedback.isLoading) return <DetailSkeleton />
  return (
    <TrainingDetail
      kind={kinds.laboratory_training}
      content={content}
      booked={{
        starts: events.map(({ starts_at }) => starts_at),
        list: <TrainingSessions id={SESSIONS} title="Sessions" events={events} />,
      }}
      visit={
        acceptsVisit(content) && <VisitBox training={content} laboratory={content.laboratory?.name ?? null} />
      }
      feedback={<FeedbackBox trainingId={content.id} />}
    />
  )
}
