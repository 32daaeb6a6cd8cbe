import { questionFaults, repeatedChoices } from '../domain/quiz-author.ts'
import type { KeyedQuestion } from '../domain/quiz-question.ts'
import type { GateDraft, GateLine, OwnGate, Place } from './gate-line.ts'
import type { OwnEntryOf, OwnFieldName, OwnValuesOf } from './own-values.ts'
import type { quiz } from './quiz.ts'

type Question = OwnEntryOf<typeof quiz.fields.questions>
type Choice = OwnEntryOf<typeof quiz.fields.questions.fields.choices>

const own = ({ values }: Pick<GateDraft, 'values'>): OwnValuesOf<'quiz'> => values

function questionsIn(draft: Pick<GateDraft, 'values'>): Question[] {
  const { questions } = own(draft)
  return Array.isArray(questions) ? questions : []
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''

/** A question as the author left it, with what its type needs. */
function keyed(raw: Question): Pick<KeyedQuestion, 'type' | 'choices' | 'number'> {
  const choices: Choice[] = Array.isArray(raw.choices) ? raw.choices : []
  return {
    type: (raw.type ?? 'single') as KeyedQuestion['type'],
    choices: choices.map((choice, index) => ({
      id: index + 1,
      label: typeof choice.label === 'string' ? choice.label : '',
      is_correct: choice.is_correct === true,
      position: typeof choice.position === 'number' ? choice.position : null,
      match: typeof choice.match === 'string' ? choice.match : null,
    })),
    number: typeof raw.number === 'number' ? raw.number : null,
  }
}

/** What keeps one question from being published. */
export const faultsOf = (raw: Question): string[] => [
  ...blocksOf(raw),
  ...repeatedChoices(keyed(raw)).map(({ message }) => message),
]

function blocksOf(raw: Question): string[] {
  const question = keyed(raw)
  const isUnnamed = question.type !== 'numeric' && question.choices.some(({ label }) => isBlank(label))
  return [
    ...(isBlank(raw.label) ? ['Écrivez la question.'] : []),
    ...(isUnnamed ? ['Écrivez chaque réponse, ou retirez celle qui est vide.'] : []),
    ...questionFaults(question),
  ]
}

/** Where a remark is put right: one of the quiz's own fields, or one of its questions. */
type Spot = OwnFieldName<'quiz'> | `questions.${number}`

const at = (index: number) => ({ field: `questions.${index}` as const, label: `Question ${index + 1}` })

/** « question 6 », « questions 2, 6 et 8 ». */
function where(indexes: readonly number[]): string {
  const numbers = indexes.map((index) => String(index + 1))
  if (numbers.length === 1) return `question ${numbers[0]}`
  return `questions ${numbers.slice(0, -1).join(', ')} et ${numbers.at(-1)}`
}

const numbered = (indexes: readonly number[]): string =>
  indexes.length === 1 ? `La ${where(indexes)} n’a` : `Les ${where(indexes)} n’ont`

/** A quiz that nobody could answer, or that asks for what it does not say (D7-01). */
export const quizGate: OwnGate = {
  needs: { questions: 'Ce quiz n’a pas encore de question. Ajoutez-en au moins une avant de publier.' },
  lines(draft) {
    const questions = questionsIn(draft)
    const values = own(draft)
    const lines: GateLine[] = questions.flatMap((question, index) => {
      const { field, label } = at(index)
      const block = (message: string, place: string = field): GateLine => ({
        level: 'block',
        field: place,
        label,
        message: `${label}\u00a0: ${message}`,
      })
      return [
        ...blocksOf(question).map((fault) => block(fault)),
        ...repeatedChoices(keyed(question)).map(({ index: rank, message }) =>
          block(message, `${field}.choices.${rank}.label`),
        ),
      ]
    })
    const warn = (field: Spot, label: string, message: string) =>
      lines.push({ level: 'warn', field, label, message })
    const unexplained = questions.flatMap(({ explanation }, index) => (isBlank(explanation) ? [index] : []))
    const [first] = unexplained
    if (first !== undefined)
      warn(
        at(first).field,
        `Explication\u00a0: ${where(unexplained)}`,
        `${numbered(unexplained)} pas d’explication.`,
      )
    const drawn = values.draw_count
    if (typeof drawn === 'number' && drawn > questions.length && questions.length > 0)
      warn('draw_count', 'Questions posées', `Le quiz n’a que ${questions.length} questions à tirer au sort.`)
    if (values.is_mandatory === true && isBlank(values.due_on))
      warn('due_on', 'À faire avant le', 'Ce quiz est obligatoire, sans date limite.')
    if (!isBlank(values.prize) && draft.laboratory_id != null) warn('prize', 'Lot à gagner', GIFT)
    return lines
  },
  pictures(draft): Place[] {
    return questionsIn(draft).flatMap(({ image }, index) =>
      typeof image === 'number' ? [{ ...at(index), ids: [image] }] : [],
    )
  },
}

/** Said beside the field too. */
export const GIFT =
  'Un laboratoire parraine ce quiz\u00a0: un lot pour une équipe officinale relève du dispositif anti-cadeaux (CSP, art. L. 1453-3 et suivants). Faites-le valider avant de publier.'
