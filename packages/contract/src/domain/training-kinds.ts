import type { OwnValuesOf, SharedValuesOf } from '../kinds/own-values.ts'

/** What remembers how far one came (D7-02); quizzes have attempts instead. */
export const PROGRESS_KINDS = ['tutorial', 'laboratory_training', 'academy'] as const

/** Everything people are trained by. */
export const TRAINING_KINDS = ['quiz', ...PROGRESS_KINDS] as const
export type TrainingKind = (typeof TRAINING_KINDS)[number]
/** The own values of any of them, as they are stored. */
export type TrainingValues = OwnValuesOf<TrainingKind>

/** By when a training is to be done, as it says itself: a quiz and a film alike, a course by the day it closes. */
export type DueValues = SharedValuesOf<'quiz' | 'tutorial'> & Pick<OwnValuesOf<'academy'>, 'finish_before'>
/** Whether it is to be done: a laboratory's training never says so. */
export type MandatoryValues = SharedValuesOf<'quiz' | 'tutorial' | 'academy'>
