import { useParams } from '@tanstack/react-router'
import { acceptsVisit } from '@kiosque/contract/domain/training-followed'
import { kinds } from '@kiosque/contract/kinds/registry'
import { ContentDetail } from '../../features/contents/detail/content-detail.tsx'
import { TrainingDetail } from '../../features/contents/kinds/training-detail.tsx'
import { FeedbackBox } from '../../features/training-feedback/feedback-box.tsx'
import { VisitBox } from '../../features/visits/visit-box.tsx'

/** S2-24: a laboratory's training, and the visit a pharmacy may ask for. */
export function LaboratoryTrainingPage() {
  const { id: reference = '' } = useParams({ strict: false })
  return (
    <ContentDetail kind={kinds.laboratory_training} reference={reference}>
      {(content) => (
        <TrainingDetail
          kind={kinds.laboratory_training}
          content={content}
          visit={
            acceptsVisit(content) && (
              <VisitBox training={content} laboratory={content.laboratory?.name ?? null} />
            )
          }
          feedback={<FeedbackBox trainingId={content.id} />}
        />
      )}
    </ContentDetail>
  )
}
