import { useQuery } from '@tanstack/react-query'
import { IconHelpCircle } from '@tabler/icons-react'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { nearAnswersQuery } from './contact.queries.ts'

const SHOWN = 3

/** Perhaps it is already answered: three questions of the FAQ, opened beside so that nothing typed is left. */
export function NearAnswers({ typed }: { typed: string }) {
  const q = useDebounced(typed.trim().slice(0, 120), 400)
  const { data } = useQuery({ ...nearAnswersQuery(q), throwOnError: false })
  const answers = q.length < 4 ? [] : (data?.data ?? []).slice(0, SHOWN)
  return (
    <Announcement as="div" className="contact-near">
      {answers.length > 0 && (
        <>
          <b className="small">Peut-être déjà dans la FAQ</b>
          <ul>
            {answers.map((answer) => (
              <li key={answer.id}>
                <IconHelpCircle className="i i--18" aria-hidden="true" />
                <a className="link" href={answer.url} target="_blank" rel="noopener" data-native>
                  {answer.title}
                  <span className="sr"> (nouvel onglet)</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Announcement>
  )
}
