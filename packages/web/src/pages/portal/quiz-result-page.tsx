import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { IconBook, IconSchool, IconVideo } from '@tabler/icons-react'
import { lastingText } from '@kiosque/contract/domain/durations'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import type { ContentCard as Card } from '@kiosque/contract/wire/contents'
import { overline } from '../../features/contents/card/overline.ts'
import { contentQuery } from '../../features/contents/contents.queries.ts'
import { asCardOf } from '../../features/contents/own-fields.ts'
import { attemptQuery, attemptsQuery, comparisonQuery } from '../../features/quiz/quiz.queries.ts'
import { QuizResult, QuizResultSkeleton } from '../../features/quiz/result/quiz-result.tsx'
import { messageFor } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { usePageTitle } from '../../lib/title.ts'
import { ErrorState } from '../../ui/empty-state.tsx'

/** What came of an attempt; one that is still open goes on with its questions. */
export function QuizResultPage() {
  const params = useParams({ from: '/default/auth/formations/quiz/$id/resultat/$attemptId' })
  const quizId = Number(params.id)
  const attemptId = Number(params.attemptId)
  const { me } = useSignedIn()
  const { data: attempt, error, refetch } = useQuery(attemptQuery(attemptId))
  const { data: mine, isLoading: isMineLate } = useQuery({ ...attemptsQuery(quizId), throwOnError: false })
  const isOpen = attempt?.status === 'open'
  const { data: comparison, isLoading: isComparisonLate } = useQuery({
    ...comparisonQuery(attemptId),
    enabled: attempt !== undefined && !isOpen,
  })
  // The quiz may be gone since; its results are not.
  const { data: quiz, isLoading: isQuizLate } = useQuery({
    ...contentQuery('quiz', String(quizId)),
    throwOnError: false,
  })
  usePageTitle(attempt && `Résultat\u00A0: ${attempt.title}`)
  useEffect(() => {
    if (isOpen) go(paths.quizTaking(quizId), { replace: true })
  }, [isOpen, quizId])
  // Drawn once, with all that it says: figures and buttons that come one by one push what is below them.
  const isLate = isMineLate || isComparisonLate || isQuizLate
  if (attempt && !isOpen && !isLate)
    return (
      <QuizResult
        attempt={attempt}
        standing={mine?.standing ?? null}
        comparison={comparison ?? null}
        firstName={me.first_name}
        further={<Further quiz={quiz} />}
        again={filmOf(quiz)}
      />
    )
  if (!error) return <QuizResultSkeleton />
  return (
    <div className="wrap" style={{ paddingTop: 32 }}>
      <ErrorState isPage onRetry={() => void refetch()}>
        {messageFor(error)}
      </ErrorState>
    </div>
  )
}

const SHOWN = 3

/** What the quiz prepares with, among what this reader sees, then the quizzes near it. */
function Further({ quiz }: { quiz: DetailOf<'quiz'> | undefined }) {
  const own: readonly Card[] = quiz?.prepares_with ?? []
  const near = (quiz?.related ?? []).filter(({ id }) => !own.some((each) => each.id === id))
  const cards = [...own, ...near].slice(0, Math.max(own.length, SHOWN))
  return (
    <aside className="stack">
      <h2 className="h3">Pour aller plus loin</h2>
      {cards.map((card) => (
        <a
          key={card.id}
          className="card card--link row row--nw"
          style={{ padding: 16, alignItems: 'flex-start' }}
          href={card.url}
        >
          <span className="ic ic--green">
            {card.kind === 'tutorial' ? (
              <IconVideo className="i" aria-hidden="true" />
            ) : card.kind === 'quiz' ? (
              <IconSchool className="i" aria-hidden="true" />
            ) : (
              <IconBook className="i" aria-hidden="true" />
            )}
          </span>
          <span>
            <span className="over">{overlineOf(card)}</span>
            <span className="h h4" style={{ display: 'block', marginTop: 2 }}>
              {card.title}
            </span>
          </span>
        </a>
      ))}
      <a className="more small" href={paths.quiz()}>
        Tous les quiz
      </a>
    </aside>
  )
}

/** The film among what the quiz prepares with. */
function filmOf(quiz: DetailOf<'quiz'> | undefined): { url: string; lasting: string | null } | null {
  const film = quiz?.prepares_with.find(({ kind }) => kind === 'tutorial')
  if (!film) return null
  const { duration_s: seconds } = asCardOf('tutorial', film)
  return { url: film.url, lasting: seconds === null ? null : lastingText(seconds) }
}

function overlineOf(card: Card): string | null {
  const kind = kindOf(card.kind)
  return kind ? overline(kind, card) : null
}
