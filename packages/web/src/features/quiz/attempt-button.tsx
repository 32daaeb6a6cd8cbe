import { IconPlayerPlay, IconRefresh } from '@tabler/icons-react'
import type { QuizStanding } from '@kiosque/contract/wire/quizzes'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { useStartAttempt } from './quiz.queries.ts'
import { waitText } from './wait-text.ts'

type Props = {
  quizId: number
  standing: QuizStanding
  /** On the dark ground of a result. */
  isOnDark?: boolean
  /** As wide as its box. */
  block?: boolean
}

/** Begin, go on, begin again; or why not now. The server has the last word. */
export function AttemptButton({ quizId, standing, isOnDark = false, block = false }: Props) {
  const start = useStartAttempt(quizId)
  const now = useNow()
  const { status, open_attempt_id: openId, attempts_left: left, next_attempt_at: nextAt } = standing
  if (openId === null && left === 0) return <p className="small">Plus de tentative</p>
  if (openId === null && nextAt !== null)
    return <p className="small">Vous pourrez recommencer {waitText(nextAt, now)}</p>
  const isAgain = openId === null && status !== 'todo'
  const isQuiet = isOnDark || (isAgain && status === 'passed')
  return (
    <Button
      variant={isOnDark ? 'light' : isQuiet ? 'outline' : 'primary'}
      {...(isOnDark ? {} : { size: 'lg' as const })}
      block={block}
      loading={start.isPending}
      loadingLabel="Un instant…"
      icon={
        isAgain ? (
          <IconRefresh className="i" aria-hidden="true" />
        ) : (
          <IconPlayerPlay className="i" aria-hidden="true" />
        )
      }
      onClick={() => start.mutate()}
    >
      {openId === null ? (isAgain ? 'Recommencer' : 'Commencer') : 'Reprendre'}
    </Button>
  )
}
