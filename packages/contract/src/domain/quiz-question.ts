/** D7-01. How a question is asked; the letters and words around it follow from this. */
export const QUESTION_TYPES = [
  { value: 'single', label: 'Choix unique' },
  { value: 'multiple', label: 'Choix multiple' },
  { value: 'true_false', label: 'Vrai ou faux' },
  { value: 'ordering', label: 'Remise en ordre' },
  { value: 'matching', label: 'Association' },
  { value: 'numeric', label: 'Réponse chiffrée' },
] as const

export type QuestionType = (typeof QUESTION_TYPES)[number]['value']

/** When the right answers are shown to whoever took the quiz. */
export const REVIEWS = [
  { value: 'after_submit', label: 'Dès que le quiz est rendu' },
  { value: 'after_pass', label: 'Une fois réussi, ou sans tentative restante' },
  { value: 'after_close', label: 'Après la date limite' },
  { value: 'never', label: 'Jamais\u00a0: seulement la note' },
] as const

export type Review = (typeof REVIEWS)[number]['value']

/** One proposed answer, with its key: only the back office and the scorer ever hold one. */
export interface KeyedChoice {
  id: number
  label: string
  is_correct: boolean
  /** The rank it should have, for an ordering. */
  position: number | null
  /** What it goes with, for a matching. */
  match: string | null
}

/** A question with its key. */
export interface KeyedQuestion {
  id: number
  type: QuestionType
  label: string
  points: number
  /** Whether part of the answer earns part of the points. */
  has_partial_credit: boolean
  choices: readonly KeyedChoice[]
  /** The number expected, and how far from it one may be, for a numeric question. */
  number: number | null
  tolerance: number
}

/** What somebody answered: the part that fits the type of the question, the others empty. */
export interface QuizAnswer {
  question_id: number
  /** Chosen, or all of them in the order given. */
  choice_ids: readonly number[]
  /** Which thing goes with which, by the numbers they were drawn with. */
  pairs: readonly { choice_id: number; match_id: number }[]
  value: number | null
}

/** The ids of an ordering in the order expected; those of one rank may stand in any order. */
export const inExpectedOrder = (choices: readonly KeyedChoice[]): KeyedChoice[] =>
  choices.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))

/** How many right answers the pass mark asks for, said to whoever sets it: « soit 7 bonnes réponses sur 10 ». */
export const answersToPass = (passMark: number, questions: number): number =>
  Math.ceil((passMark * questions) / 100)
