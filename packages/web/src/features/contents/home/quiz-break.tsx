import { useQuery } from '@tanstack/react-query'
import { count } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { asCardOf } from '../own-fields.ts'
import { homeQuery } from './home.queries.ts'
import { QuizAction } from './quiz-action.tsx'

/** One quiz for a quiet moment, unless it is already among what is to do. */
export function QuizBreak({ except }: { except: readonly string[] }) {
  const { data } = useQuery({ ...homeQuery, throwOnError: false })
  const card = data?.quiz_of_the_week
  if (!card || except.includes(card.url)) return null
  const { duration_minutes: minutes, questions_count: questions, draw_count: drawn } = asCardOf('quiz', card)
  return (
    <section className="card card--pad" aria-labelledby="pause-quiz">
      <p className="over">
        {minutes === null ? 'Quelques minutes' : count(minutes, 'minute')} devant vous&#8239;?
      </p>
      <h2 id="pause-quiz" className="h3" style={{ marginBlock: '4px 8px' }}>
        {card.title}
      </h2>
      <p className="small muted" style={{ marginBottom: 12 }}>
        Le quiz de la semaine, {count(drawn ?? questions, 'question')}.
      </p>
      <ButtonLink variant="secondary" size="sm" href={card.url}>
        <QuizAction id={card.id} />
      </ButtonLink>
    </section>
  )
}
