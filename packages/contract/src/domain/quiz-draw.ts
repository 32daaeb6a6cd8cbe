import type { KeyedChoice, KeyedQuestion } from './quiz-question.ts'

/** How the questions of one attempt are taken from those of the quiz. */
export interface DrawRules {
  /** How many; null for all of them. */
  count: number | null
  shufflesQuestions: boolean
  shufflesChoices: boolean
}

/** One right-hand side of a matching, under a number that says nothing of what it goes with. */
export interface DrawnMatch {
  id: number
  label: string
}

export interface DrawnQuestion {
  question: KeyedQuestion
  /** As they are asked. */
  choices: readonly KeyedChoice[]
  matches: readonly DrawnMatch[]
}

/** The same numbers for the same seed, on every machine: an attempt is drawn again each time it is read. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const kept = result[last] as T
    result[last] = result[other] as T
    result[other] = kept
  }
  return result
}

/** The questions of one attempt, in their order, with their answers in theirs. */
export function drawQuestions(
  questions: readonly KeyedQuestion[],
  rules: DrawRules,
  seed: number,
): DrawnQuestion[] {
  const random = createRandom(seed)
  const mixed = shuffled(questions, random)
  const taken = new Set(mixed.slice(0, rules.count ?? questions.length).map(({ id }) => id))
  const asked = (rules.shufflesQuestions ? mixed : questions).filter(({ id }) => taken.has(id))
  // Each question has luck of its own: another question before it changes nothing in it.
  return asked.map((question) =>
    drawOne(question, rules, createRandom(seed ^ Math.imul(question.id, 0x9e3779b1))),
  )
}

function drawOne(question: KeyedQuestion, rules: DrawRules, random: () => number): DrawnQuestion {
  const { type, choices } = question
  if (type === 'numeric') return { question, choices: [], matches: [] }
  if (type === 'ordering') return { question, choices: disordered(choices, random), matches: [] }
  const asked = rules.shufflesChoices && type !== 'true_false' ? shuffled(choices, random) : [...choices]
  if (type !== 'matching') return { question, choices: asked, matches: [] }
  const labels = shuffled([...new Set(choices.map(({ match }) => match ?? ''))], random)
  return { question, choices: asked, matches: labels.map((label, index) => ({ id: index + 1, label })) }
}

/** Never in the order expected: that would be the answer. */
function disordered(choices: readonly KeyedChoice[], random: () => number): KeyedChoice[] {
  const mixed = shuffled(choices, random)
  const isInOrder = mixed.every(
    (choice, index) => index === 0 || (mixed[index - 1]?.position ?? 0) <= (choice.position ?? 0),
  )
  return isInOrder ? mixed.toReversed() : mixed
}
