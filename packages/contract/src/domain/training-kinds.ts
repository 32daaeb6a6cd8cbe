/** What remembers how far one came (D7-02); quizzes have attempts instead. */
export const PROGRESS_KINDS = ['tutorial', 'laboratory_training', 'academy'] as const

/** Everything people are trained by. */
export const TRAINING_KINDS = ['quiz', ...PROGRESS_KINDS] as const
