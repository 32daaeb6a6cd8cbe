import { formatDate } from '../../../lib/format.ts'
import { textOf } from '../own-fields.ts'
import type { DetailProps } from './detail-props.ts'

/** What answering commits to; the answer itself goes through the pharmacy's own contact below. */
export function Enrolment({ content }: { content: DetailProps['content'] }) {
  const deadline = textOf(content, 'enrolment_deadline')
  return (
    <div>
      <h2 className="h3">Votre officine participe&nbsp;?</h2>
      {deadline && <p className="small">Réponse attendue avant le {formatDate(deadline)}</p>}
      <p className="small muted">{textOf(content, 'commitment')}</p>
    </div>
  )
}
