import { IconArrowRight, IconCheck, IconX } from '@tabler/icons-react'
import type { Correction } from '@kiosque/contract/wire/quizzes'
import { count, formatNumber } from '../../../lib/format.ts'
import { FoldButton, useFold } from '../../../ui/fold.tsx'
import { expectedWords, givenWords, type Words } from './answer-words.ts'

const SHOWN_FIRST = 4

/** The film that a quiz prepares with. */
export type Again = { url: string; lasting: string | null }

/** Question by question: yours, what was expected, and why. */
export function CorrectionList({
  corrections,
  again,
}: {
  corrections: readonly Correction[]
  again: Again | null
}) {
  const firstWrong = corrections.find(({ is_right }) => !is_right)
  const fold = useFold(corrections.length, SHOWN_FIRST)
  return (
    <div className="card">
      <ul className="quiz-reviews">
        {corrections.map((correction, index) => (
          <li key={correction.question_id} className={`quiz-review ${fold.classAt(index)}`}>
            <CorrectionView correction={correction} again={correction === firstWrong ? again : null} />
          </li>
        ))}
      </ul>
      {fold.hidden > 0 && (
        <div className="quiz-reviews__more no-print">
          <FoldButton fold={fold} more={`Voir les ${fold.hidden}\u00A0autres réponses`} />
        </div>
      )}
    </div>
  )
}

function CorrectionView({ correction, again }: { correction: Correction; again: Again | null }) {
  const { is_right: isRight, label, explanation, points, max_points: most } = correction
  const isShared = most > 1 || (points > 0 && points < most)
  return (
    <>
      <span className={isRight ? 'quiz-verdict' : 'quiz-verdict quiz-verdict--wrong'}>
        {isRight ? (
          <IconCheck className="i" aria-hidden="true" />
        ) : (
          <IconX className="i" aria-hidden="true" />
        )}
      </span>
      <div>
        <h3 className="h4">{label}</h3>
        <div className="small muted quiz-review__text">
          <span className="sr">{isRight ? 'Juste. ' : 'Faux. '}</span>
          {isRight ? (
            <Said words={expectedWords(correction)} />
          ) : (
            <>
              <Said title="Votre réponse" words={givenWords(correction)} />
              <Said title="Bonne réponse" words={expectedWords(correction)} />
            </>
          )}
          {isShared && (
            <p>
              {formatNumber(points)} sur {count(most, 'point')}
            </p>
          )}
          {explanation && <p>{explanation}</p>}
          <Source correction={correction} />
        </div>
        {again && (
          <a className="more small no-print quiz-review__again" href={again.url}>
            Revoir la notion en vidéo{again.lasting && `, ${again.lasting}`}
            <IconArrowRight className="i i--18" aria-hidden="true" />
          </a>
        )}
      </div>
    </>
  )
}

function Said({ title, words: { lines, isOrdered } }: { title?: string; words: Words }) {
  const head = title && <b>{title}&nbsp;: </b>
  if (lines.length === 0) return <p>{head}sans réponse</p>
  if (lines.length === 1)
    return (
      <p>
        {head}
        {lines[0]}
      </p>
    )
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <>
      {head && <p>{head}</p>}
      <List className="quiz-said">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </>
  )
}

function Source({ correction: { source, source_url: href } }: { correction: Correction }) {
  if (source === null && href === null) return null
  const words = source ?? 'Consulter la source'
  return (
    <p className="xs">
      Source&nbsp;:{' '}
      {href === null ? (
        words
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {words}
          <span className="sr"> (nouvel onglet)</span>
        </a>
      )}
    </p>
  )
}
