import { kinds } from '@kiosque/contract/kinds/registry'
import { ContentDetail } from '../../features/contents/detail/content-detail.tsx'
import { useReference } from '../../features/contents/detail/use-reference.ts'
import { TutorialDetail } from '../../features/contents/kind-details/tutorial-detail.tsx'
import { TeamOnTraining } from '../../features/trainings/team-on-training.tsx'
import { useOwnDay } from '../../parts/training.queries.ts'

/** The page of a tutorial: the film everyone sees, and how far one's team came. */
export function TutorialPage() {
  const reference = useReference()
  const withOwnDay = useOwnDay('due_on')
  return (
    <ContentDetail kind={kinds.tutorial} reference={reference}>
      {(content) => (
        <TutorialDetail
          key={content.id}
          kind={kinds.tutorial}
          content={withOwnDay(content)}
          team={<TeamOnTraining contentId={content.id} done="Vu" />}
        />
      )}
    </ContentDetail>
  )
}
