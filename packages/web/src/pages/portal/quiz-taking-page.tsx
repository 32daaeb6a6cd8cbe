import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { attemptQuery, attemptsQuery } from '../../features/quiz/quiz.queries.ts'
import { Taking } from '../../features/quiz/taking/taking.tsx'
import { messageFor } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useId } from '../../lib/use-id.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'

/** The attempt under way. Opening this address begins none: that is the button's, on the page of the quiz. */
export function QuizTakingPage() {
  const quizId = useId('/empty/auth/formations/quiz/$id/passer')
  const { data: mine, error, refetch } = useQuery({ ...attemptsQuery(quizId), refetchOnWindowFocus: false })
  // The one found first stays: once it is handed in, there is none left, and its result is what comes next.
  const [openId, setOpenId] = useState<number | null>(null)
  const found = mine?.standing.open_attempt_id
  if (found && openId === null) setOpenId(found)
  const hasNone = mine !== undefined && !found && openId === null
  useEffect(() => {
    if (hasNone) go(paths.quiz(quizId), { replace: true })
  }, [hasNone, quizId])
  if (openId) return <OpenAttempt quizId={quizId} id={openId} />
  return (
    <main id="contenu" className="wrap" style={{ paddingBlock: 32 }}>
      {error ? (
        <ErrorState isPage onRetry={() => void refetch()}>
          {messageFor(error)}
        </ErrorState>
      ) : (
        <LineSkeletons count={6} />
      )}
    </main>
  )
}

function OpenAttempt({ quizId, id }: { quizId: number; id: number }) {
  const { data: attempt, error, refetch } = useQuery(attemptQuery(id))
  const isClosed = attempt !== undefined && attempt.status !== 'open'
  useEffect(() => {
    if (isClosed) go(paths.quizResult(quizId, id), { replace: true })
  }, [isClosed, quizId, id])
  if (attempt && !isClosed) return <Taking key={id} attempt={attempt} />
  return (
    <main id="contenu" className="wrap" style={{ paddingBlock: 32 }}>
      {error ? (
        <ErrorState isPage onRetry={() => void refetch()}>
          {messageFor(error)}
        </ErrorState>
      ) : (
        <LineSkeletons count={6} />
      )}
    </main>
  )
}
