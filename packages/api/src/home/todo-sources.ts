import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import type { Db } from '../db/db.ts'
import { claimed, claimsToDo } from '../claims/claims.todo.ts'
import { answersToRead, replied } from '../contact/contact.todo.ts'
import { answered, enrolmentsToAnswer } from '../enrolments/enrolments.todo.ts'
import {
  attended,
  closing,
  eventsToAttend,
  offered,
  placesToConfirm,
  registrationsClosing,
  type ClosingEvents,
} from '../events/events.todo.ts'
import { opened, toRead } from '../marks/marks.todo.ts'
import { offersEnding, reminded } from '../offers/offers.todo.ts'
import { ordersClosing } from '../offers/orders-closing.todo.ts'
import { confirmed, readingsToConfirm } from '../readings/readings.todo.ts'
import { recalled, recallsToAnswer } from '../recalls/recalls.todo.ts'
import { quizzesToTake, tried } from '../quizzes/quizzes.todo.ts'
import { attestationsToRenew, attested } from '../training-file/expiry.service.ts'
import { assigned, begun, overdue, teamLate, trainingsAsked } from '../trainings/trainings.todo.ts'

export interface TodoAsked {
  viewer: Member
  now: Date
  secret: string
  /** What everybody of the audience has in common comes from memory; the database is asked what is this person's. */
  live: Live
  closingEvents: ClosingEvents
  own: Own
}

/** What is this person's own, by what it means: the contents it concerns, or its own numbers. All of it is asked in one statement. */
export const ownSources = {
  assigned,
  overdue,
  begun,
  tried,
  attested,
  replied,
  closing,
  offered,
  attended,
  claimed,
  answered,
  reminded,
  opened,
  recalled,
  confirmed,
}

export type Own = Readonly<Record<keyof typeof ownSources, ReadonlySet<number>>>

/** What one folder knows to be waiting for this person. */
export type TodoSource = (db: Db, asked: TodoAsked) => Promise<TodoItem[]>

/**
 * Every folder with something to do in it, one line each; the most pressing kinds first. What two of them know (a quiz
 * that is obligatory and that a titulaire asks for) is told once, by the first.
 */
export const todoSources: TodoSource[] = [
  recallsToAnswer,
  readingsToConfirm,
  trainingsAsked,
  quizzesToTake,
  placesToConfirm,
  eventsToAttend,
  ordersClosing,
  teamLate,
  claimsToDo,
  answersToRead,
  attestationsToRenew,
  enrolmentsToAnswer,
  registrationsClosing,
  offersEnding,
  toRead,
]
