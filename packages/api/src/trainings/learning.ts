import type { PROGRESS_KINDS, TrainingValues } from '@kiosque/contract/domain/training-kinds'
import type { Progress } from '@kiosque/contract/wire/trainings'
import type { Member } from '../audience/visible-targets.ts'
import type { Linked } from './course.ts'
import type { ProgressRow } from './progress.sql.ts'

/** Who learns, and when. */
export interface Learning {
  viewer: Member
  now: Date
}

export type ProgressKind = (typeof PROGRESS_KINDS)[number]
export type Fields = TrainingValues
export type Lock = Progress['locked_by'][number]

/** One training of one person, with what it leans on. */
export interface Known {
  kind: ProgressKind
  id: number
  fields: Fields
  row: ProgressRow | undefined
  linked?: Linked
  locks?: readonly Lock[]
}
