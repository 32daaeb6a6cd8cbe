import { IconHelpCircle } from '@tabler/icons-react'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { count } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** The quiz that checks what was just seen: offered at once, put forward once the film is seen. */
export function FilmQuiz({ quiz, isSeen }: { quiz: CardOf<'quiz'>; isSeen: boolean }) {
  const questions = quiz.draw_count ?? quiz.questions_count
  const facts = [
    questions !== null && count(questions, 'question'),
    quiz.duration_minutes !== null && `${quiz.duration_minutes}\u00A0minutes`,
  ].filter(Boolean)
  return (
    <section className="callout film-quiz no-print" aria-labelledby="et-maintenant">
      <IconHelpCircle className="i i--24" aria-hidden="true" />
      <div className="grow">
        <h2 className="h4" id="et-maintenant">
          Et maintenant, le quiz
        </h2>
        <p className="small">
          {quiz.title}. {facts.length > 0 && `${facts.join(', ')}. `}
          {!isSeen && 'À faire une fois la vidéo vue. '}Ne vaut pas DPC.
        </p>
      </div>
      <ButtonLink variant={isSeen ? 'secondary' : 'outline'} size="sm" href={quiz.url}>
        {isSeen ? 'Faire le quiz' : 'Voir le quiz'}
      </ButtonLink>
    </section>
  )
}
