import { answerFaults } from '@kiosque/contract/domain/event-questions'
import { slotFaults } from '@kiosque/contract/domain/event-sessions'
import type { EventDetail } from '@kiosque/contract/wire/events'
import type { Registration } from '@kiosque/contract/wire/registrations'

type Answers = Record<string, string | number>

/** What a registration answered, as its form holds it: a file by its number. */
export const answersOf = (registration: Registration | undefined): Answers =>
  Object.fromEntries(
    (registration?.answers ?? []).map(({ question_id, value, file }) => [question_id, file?.id ?? value]),
  )

/** What is still to be said, by field; the server judges again. */
export function unansweredIn(
  { questions, sessions }: Pick<EventDetail, 'questions' | 'sessions'>,
  answers: Answers,
  slots: Record<string, string>,
): Record<string, string> {
  const faults: [string, string][] = [
    ...[...slotFaults(sessions, slots)].map(([id, fault]): [string, string] => [`slots.${id}`, fault]),
    ...[...answerFaults(questions, answers)].map(([id, fault]): [string, string] => [`answers.${id}`, fault]),
  ]
  return Object.fromEntries(faults)
}
