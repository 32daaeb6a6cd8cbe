import { kinds } from '@kiosque/contract/kinds/registry'
import { SeatNote } from '../../features/agenda/seat-note.tsx'
import { ContentDetail } from '../../features/contents/detail/content-detail.tsx'
import { useReference } from '../../features/contents/detail/use-reference.ts'
import { AcademyDetail } from '../../features/contents/kind-details/academy-detail.tsx'
import { TeamOnTraining } from '../../features/trainings/team-on-training.tsx'
import { useOwnDay } from '../../parts/training.queries.ts'

/** The page of a course: its path, and how far one's team came. */
export function AcademyPage() {
  const reference = useReference()
  const withOwnDay = useOwnDay('finish_before')
  return (
    <ContentDetail kind={kinds.academy} reference={reference}>
      {(content) => (
        <AcademyDetail
          key={content.id}
          kind={kinds.academy}
          content={withOwnDay(content)}
          seat={(eventId) => <SeatNote eventId={eventId} />}
          team={<TeamOnTraining contentId={content.id} done="Terminé" />}
        />
      )}
    </ContentDetail>
  )
}
