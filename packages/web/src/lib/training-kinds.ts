import * as kinds from '@kiosque/contract/domain/training-kinds'

/** The kinds people are followed on: each has results the head office reads. */
export const TRAINING_KINDS: ReadonlySet<string> = new Set(kinds.TRAINING_KINDS)
