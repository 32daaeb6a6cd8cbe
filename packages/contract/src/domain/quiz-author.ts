import type { KeyedQuestion } from './quiz-question.ts'

/** What keeps a question from being asked, in words for whoever wrote it; empty when it can be. */
export function questionFaults(question: Pick<KeyedQuestion, 'type' | 'choices' | 'number'>): string[] {
  const { type, choices } = question
  const right = choices.filter((choice) => choice.is_correct).length
  switch (type) {
    case 'single':
      if (choices.length < 2) return ['Proposez au moins deux réponses.']
      return right === 1 ? [] : [right === 0 ? NO_RIGHT_ANSWER : 'Une seule réponse peut être la bonne.']
    case 'multiple':
      if (choices.length < 2) return ['Proposez au moins deux réponses.']
      return right > 0 ? [] : [NO_RIGHT_ANSWER]
    case 'true_false':
      if (choices.length !== 2) return ['Gardez deux réponses\u00a0: Vrai et Faux.']
      return right === 1 ? [] : [right === 0 ? NO_RIGHT_ANSWER : 'Une seule réponse peut être la bonne.']
    case 'ordering':
      if (choices.length < 2) return ['Donnez au moins deux étapes à remettre en ordre.']
      return new Set(choices.map(({ position }) => position)).size > 1 &&
        choices.every(({ position }) => position !== null)
        ? []
        : ['Donnez à chaque étape son rang.']
    case 'matching':
      if (choices.length < 2) return ['Donnez au moins deux éléments à associer.']
      return choices.every(({ match }) => (match ?? '').trim() !== '')
        ? []
        : ['Dites avec quoi va chaque élément.']
    case 'numeric':
      return question.number === null ? ['Donnez le nombre attendu.'] : []
  }
}

/**
 * Answers that say what one before them says, case and spaces aside: nobody could tell which of the two is right.
 * They are told to whoever writes; a question that already stands with them is still asked.
 */
export function repeatedChoices({
  type,
  choices,
}: Pick<KeyedQuestion, 'type'> & { choices: readonly { label: string }[] }): Repeated[] {
  if (type !== 'single' && type !== 'multiple') return []
  const said = choices.map(({ label }) => label.normalize().replaceAll(/\s+/g, ' ').trim().toLowerCase())
  return said.flatMap((words, index) => {
    const first = said.indexOf(words)
    if (words === '' || first === index) return []
    return [
      { index, message: `La réponse ${index + 1} répète la réponse ${first + 1}. Changez-la ou retirez-la.` },
    ]
  })
}

/** The answer that repeats, by its place, and what is said of it. */
type Repeated = { index: number; message: string }

const NO_RIGHT_ANSWER = 'Cochez la bonne réponse.'
