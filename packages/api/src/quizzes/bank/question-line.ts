import type { QuestionType } from '@kiosque/contract/domain/quiz-question'
import { questionFaults, repeatedChoices } from '@kiosque/contract/domain/quiz-author'
import { bankQuestionBody, type BankQuestionValues } from '@kiosque/contract/wire/question-bank'
import { questionOf } from './bank-question.ts'

/** The cells of a line that were filled in, each read by its column. */
export type QuestionLine = {
  type: QuestionType
  label: string
  right?: string
  points?: number
  has_partial_credit?: boolean
  explanation?: string
  source?: string
  source_url?: string
  tolerance?: number
  unit?: string
  tags?: string
} & { [answer: `answer_${number}`]: string }

interface Fault {
  column: string | null
  value: string | null
  message: string
}

type Choices = BankQuestionValues['choices']
type Built = { choices: Choices; number: number | null } | Fault

const RIGHT = 'Bonnes réponses'
const fault = (column: string | null, value: string | null, message: string): Fault => ({
  column,
  value,
  message,
})

const choice = (label: string, key: Partial<Choices[number]> = {}): Choices[number] => ({
  label,
  is_correct: false,
  position: null,
  match: null,
  ...key,
})

export const tagsOf = ({ tags }: Pick<QuestionLine, 'tags'>): string[] => (tags ?? '').split(/[,;|]/)

/** The question a line describes, or everything that keeps it from being asked. */
export function questionOfLine(line: QuestionLine): { question: BankQuestionValues | null; faults: Fault[] } {
  if (line.type === undefined || line.label === undefined) return { question: null, faults: [] }
  const built = BUILDERS[line.type](line)
  if ('message' in built) return { question: null, faults: [built] }
  const { type, label, points, has_partial_credit, explanation, source, source_url, tolerance, unit } = line
  const question = questionOf({
    type,
    label,
    ...built,
    points: points ?? 1,
    has_partial_credit: has_partial_credit ?? false,
    explanation: explanation ?? null,
    source: source ?? null,
    source_url: source_url ?? null,
    tolerance: tolerance ?? null,
    unit: unit ?? null,
  })
  const tags = tagsOf(line).filter((tag) => tag.trim() !== '')
  const faults = [...askingFaults(question, line), ...lengthFaults({ ...question, tags })]
  return { question: faults.length === 0 ? question : null, faults }
}

function askingFaults(question: BankQuestionValues, { right }: QuestionLine): Fault[] {
  const choices = question.choices.map((each, index) => ({ ...each, id: index + 1 }))
  const repeated = repeatedChoices(question).map(({ index, message }) =>
    fault(`Réponse ${index + 1}`, choices[index]?.label ?? '', message),
  )
  const faults = questionFaults({ ...question, choices }).map((message) =>
    message.startsWith('Cochez')
      ? fault(RIGHT, right ?? '', 'Dites laquelle est la bonne\u00a0: son numéro ou sa lettre.')
      : fault(null, null, message),
  )
  return [...faults, ...repeated]
}

const COLUMN_OF: Record<string, string> = {
  label: 'Question',
  explanation: 'Explication',
  source: 'Source',
  source_url: 'Lien de la source',
  unit: 'Unité',
  number: RIGHT,
  tolerance: 'Écart accepté',
  tags: 'Étiquettes',
}

/** Lengths and addresses, in the words of the editor. */
function lengthFaults(body: object): Fault[] {
  const read = bankQuestionBody.safeParse(body)
  if (read.success) return []
  return read.error.issues.map(({ path, message }) => {
    const [field, index] = path
    const column = field === 'choices' ? `Réponse ${Number(index) + 1}` : COLUMN_OF[String(field)]
    return fault(column ?? null, null, message)
  })
}

const answersOf = (line: QuestionLine): string[] =>
  Object.entries(line)
    .filter(([name]) => name.startsWith('answer_'))
    .toSorted(([a], [b]) => Number(a.slice(7)) - Number(b.slice(7)))
    .map(([, text]) => String(text))

const BUILDERS: Record<QuestionType, (line: QuestionLine) => Built> = {
  single: chosen,
  multiple: chosen,
  true_false: trueOrFalse,
  ordering: (line) => ({
    choices: answersOf(line).map((label, index) => choice(label, { position: index + 1 })),
    number: null,
  }),
  matching: matched,
  numeric: (line) => {
    const number = numberOf(line.right ?? '')
    if (number === null)
      return fault(RIGHT, line.right ?? '', 'Donnez le nombre attendu, deux décimales au plus.')
    return { choices: [], number }
  },
}

/** « B », « 2 », « 1, 3 », « A C »: by number or by letter. */
function chosen(line: QuestionLine): Built {
  const labels = answersOf(line)
  const named = (line.right ?? '').split(/[\s,;|+/]+/).filter((part) => part !== '')
  const right = new Set<number>()
  for (const part of named) {
    const index = /^\d{1,2}$/.test(part)
      ? Number(part) - 1
      : /^[a-l]$/i.test(part)
        ? part.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
        : -1
    if (index < 0 || index >= labels.length)
      return fault(RIGHT, line.right ?? '', `La réponse «\u00a0${part}\u00a0» n’est pas sur cette ligne.`)
    right.add(index)
  }
  return {
    choices: labels.map((label, index) => choice(label, { is_correct: right.has(index) })),
    number: null,
  }
}

function trueOrFalse(line: QuestionLine): Built {
  const right = (line.right ?? '').trim().toLowerCase()
  const isTrue = /^(?:vrai|v|true|oui|1|a)$/.test(right)
  if (!isTrue && !/^(?:faux|f|false|non|2|b)$/.test(right))
    return fault(RIGHT, line.right ?? '', 'Écrivez Vrai ou Faux.')
  return {
    choices: [choice('Vrai', { is_correct: isTrue }), choice('Faux', { is_correct: !isTrue })],
    number: null,
  }
}

/** « Paracétamol = Douleur »: the sign, or an arrow, between the element and what it goes with. */
function matched(line: QuestionLine): Built {
  const choices: Choices = []
  for (const [index, text] of answersOf(line).entries()) {
    const [label = '', match = '', ...more] = text.split(/\s*(?:=>|->|→|=)\s*/)
    if (label.trim() === '' || match.trim() === '' || more.length > 0)
      return fault(`Réponse ${index + 1}`, text, 'Écrivez «\u00a0élément = ce avec quoi il va\u00a0».')
    choices.push(choice(label.trim(), { match: match.trim() }))
  }
  return { choices, number: null }
}

function numberOf(text: string): number | null {
  const plain = text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-')
    .replace(/^'/, '')
  return /^-?\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}
