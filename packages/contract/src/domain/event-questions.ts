export const QUESTION_TYPES = ['text', 'choice', 'file'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** What the organiser of an event asks of each registration. */
export interface EventQuestion {
  /** Kept when the question is reworded: answers hold to it. */
  id: string
  type: QuestionType
  label: string
  is_required: boolean
  /** Of a choice. */
  choices: string[]
}

/** By question: a text, one of the choices, or the number of a file. */
export type EventAnswers = Record<string, string | number>

const TYPE_LABELS: Record<QuestionType, string> = { text: 'Texte', choice: 'Choix', file: 'Fichier' }
export const questionTypeLabel = (type: QuestionType): string => TYPE_LABELS[type]

const isBlank = (value: string | number | undefined) =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

function faultOf({ type, is_required, choices }: EventQuestion, value: string | number | undefined) {
  if (isBlank(value)) return is_required ? 'Répondez à cette question.' : null
  if (type === 'file') return typeof value === 'number' ? null : 'Joignez un fichier.'
  if (typeof value !== 'string') return 'Répondez par un texte.'
  return type === 'choice' && !choices.includes(value) ? 'Choisissez une réponse de la liste.' : null
}

/** What is wrong with the answers, by question. One to a question that is not asked is wrong too. */
export function answerFaults(
  questions: readonly EventQuestion[],
  answers: EventAnswers,
): Map<string, string> {
  const faults = new Map<string, string>()
  for (const question of questions) {
    const fault = faultOf(question, answers[question.id])
    if (fault !== null) faults.set(question.id, fault)
  }
  const asked = new Set(questions.map(({ id }) => id))
  for (const id of Object.keys(answers))
    if (!asked.has(id)) faults.set(id, 'Cette question n’est plus posée.')
  return faults
}

/** The answers as they are kept: without what was left empty. */
export const keptAnswers = (answers: EventAnswers): EventAnswers =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([, value]) => !isBlank(value))
      .map(([id, value]) => [id, typeof value === 'string' ? value.trim() : value]),
  )
