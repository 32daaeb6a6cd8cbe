import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import type { Db } from '../db/db.ts'
import { enrolmentsToAnswer } from '../enrolments/enrolments.todo.ts'
import { registrationsClosing } from '../events/events.todo.ts'
import { toRead } from '../marks/marks.todo.ts'
import { offersEnding } from '../offers/offers.todo.ts'
import { quizzesToTake } from '../quizzes/quizzes.todo.ts'
import { attestationsToRenew } from '../training-file/expiry.service.ts'
import { trainingsAsked } from '../trainings/trainings.todo.ts'

export interface TodoAsked {
  viewer: Member
  now: Date
  secret: string
  /** What everybody of the audience has in common comes from memory; the database is asked what is this person's. */
  live: Live
}

/** What one folder knows to be waiting for this person. */
export type TodoSource = (db: Db, asked: TodoAsked) => Promise<TodoItem[]>

/**
 * Every folder with something to do in it, one line each; the most pressing kinds first. What two of them know (a quiz
 * that is obligatory and that a titulaire asks for) is told once, by the first.
 */
export const todoSources: TodoSource[] = [
  trainingsAsked,
  quizzesToTake,
  attestationsToRenew,
  enrolmentsToAnswer,
  registrationsClosing,
  offersEnding,
  toRead,
]
