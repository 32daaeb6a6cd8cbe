import { IconHelpCircle } from '@tabler/icons-react'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { count } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { questionsAsked } from '../kinds/questions-asked.ts'
import { asSentence } from '../kinds/quiz-words.ts'

/** The quiz that checks what was just seen: offered at once, put forward once the film is seen. */
export function FilmQuiz({ quiz, isSeen }: { quiz: CardOf<'quiz'>; isSeen: boolean }) {
  const facts = [
    count(questionsAsked(quiz), 'question'),
    quiz.duration_minutes !== null && count(quiz.duration_minutes, 'minute'),
  ].filter(Boolean)
  return (
    <section className="callout film-quiz no-print" aria-labelledby="et-maintenant">
      <IconHelpCircle className="i i--24" aria-hidden="true" />
      <div className="grow">
        <h2 className="h4" id="et-maintenant">
          Et maintenant, le quiz
        </h2>
        <p className="small">
          {asSentence(quiz.title)} {facts.join(', ')}. {!isSeen && 'À faire une fois la vidéo vue. '}
          Ne vaut pas DPC.
        </p>
      </div>
      <ButtonLink variant={isSeen ? 'secondary' : 'outline'} size="sm" href={quiz.url}>
        {isSeen ? 'Faire le quiz' : 'Voir le quiz'}
      </ButtonLink>
    </section>
  )
}
