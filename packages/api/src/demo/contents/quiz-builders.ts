/** Questions of every type, as an editor would have written them. */
type Choice = [label: string, isCorrect: boolean]
export const single = (label: string, explanation: string, ...choices: Choice[]) => ({
  type: 'single',
  label,
  explanation,
  choices: choices.map(([text, correct]) => ({ label: text, is_correct: correct })),
})
export const trueFalse = (label: string, isTrue: boolean, explanation: string) => ({
  type: 'true_false',
  label,
  explanation,
  choices: [
    { label: 'Vrai', is_correct: isTrue },
    { label: 'Faux', is_correct: !isTrue },
  ],
})
export const ordering = (label: string, explanation: string, ...steps: string[]) => ({
  type: 'ordering',
  label,
  explanation,
  choices: steps.map((text, index) => ({ label: text, is_correct: true, position: index + 1 })),
})
export const multiple = (label: string, explanation: string, ...choices: Choice[]) => ({
  type: 'multiple',
  label,
  explanation,
  choices: choices.map(([text, correct]) => ({ label: text, is_correct: correct })),
})

/** Each element with what it goes with; part of it right earns part of the points. */
export const matching = (label: string, explanation: string, ...pairs: [label: string, match: string][]) => ({
  type: 'matching',
  label,
  explanation,
  points: 2,
  has_partial_credit: true,
  choices: pairs.map(([text, match]) => ({ label: text, match })),
})
export const numeric = (
  label: string,
  explanation: string,
  expected: { number: number; tolerance?: number; unit: string },
) => ({
  type: 'numeric',
  label,
  explanation,
  choices: [],
  ...expected,
})
