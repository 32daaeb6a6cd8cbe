/** The kinds people are followed on: each has results the head office reads. */
export const TRAINING_KINDS: ReadonlySet<string> = new Set([
  'quiz',
  'tutorial',
  'laboratory_training',
  'academy',
])
