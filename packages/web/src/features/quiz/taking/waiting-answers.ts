import { local, perTab, type SafeStorage } from '../../../lib/browser-storage.ts'
import { sessionStore } from '../../../lib/session.ts'
import type { Answer } from '../../../parts/quiz-question/answer.ts'

/** By the id of their question: given on this device, and not yet accepted by the server. */
export type Waiting = Readonly<Record<string, Answer>>

/** On a shared computer nothing stays behind the tab. */
const storage = (): SafeStorage => (sessionStore.isShared() ? perTab : local)

const keyOf = (attemptId: number) => `phr-kiosque-quiz:${sessionStore.read()?.me.id ?? 0}:${attemptId}`

/** What is broken or foreign is nothing: never an exception. */
export function readWaiting(attemptId: number): Waiting {
  try {
    const kept = JSON.parse(storage().read(keyOf(attemptId)) ?? '{}') as unknown
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, answer]) => isAnswer(answer)))
  } catch {
    return {}
  }
}

/** One question at a time: another tab's answers to the others stay as they are. */
export function keepWaiting(attemptId: number, questionId: number, answer: Answer | null): void {
  const { [String(questionId)]: _before, ...others } = readWaiting(attemptId)
  const next = answer === null ? others : { ...others, [String(questionId)]: answer }
  if (Object.keys(next).length === 0) storage().remove(keyOf(attemptId))
  else storage().write(keyOf(attemptId), JSON.stringify(next))
}

export const forgetWaiting = (attemptId: number): void => storage().remove(keyOf(attemptId))

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false
  const answer = value as Partial<Answer>
  return (
    typeof answer.question_id === 'number' &&
    Array.isArray(answer.choice_ids) &&
    Array.isArray(answer.pairs) &&
    (answer.value === null || typeof answer.value === 'number')
  )
}
