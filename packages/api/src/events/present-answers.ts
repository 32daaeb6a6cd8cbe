import type { EventAnswers, EventQuestion } from '@kiosque/contract/domain/event-questions'
import type { ChosenSlots, EventSession } from '@kiosque/contract/domain/event-sessions'
import type { ShownAnswer } from '@kiosque/contract/wire/event-parts'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { Db } from '../db/db.ts'
import { fileRefs } from '../files/file-refs.ts'
import { filesIn } from './check-answers.ts'
import { hoursText } from './event-words.ts'

export interface Links {
  secret: string
  now: Date
}

/** The files that these registrations hold, with a link for whoever may read the registration. */
export const answerFiles = (
  db: Db,
  rows: readonly { answers: EventAnswers }[],
  links: Links,
): Promise<Map<number, FileRef>> =>
  fileRefs(
    db,
    rows.flatMap(({ answers }) => filesIn(answers)),
    links,
  )

/** In the order of the questions; what was not answered is left out. */
export function shownAnswers(
  questions: readonly EventQuestion[],
  answers: EventAnswers,
  files: ReadonlyMap<number, FileRef>,
): ShownAnswer[] {
  return questions.flatMap(({ id, label }) => {
    const value = answers[id]
    if (value === undefined) return []
    const file = typeof value === 'number' ? (files.get(value) ?? null) : null
    return [{ question_id: id, label, value: typeof value === 'string' ? value : (file?.name ?? ''), file }]
  })
}

/** « Vaccination : 11 h 00 à 12 h 00 ». */
export function slotWords(sessions: readonly EventSession[], chosen: ChosenSlots): string[] {
  return sessions.flatMap(({ id, title, slots }) => {
    const slot = slots.find((each) => each.id === chosen[id])
    if (slot === undefined) return []
    const hours = hoursText({ starts_at: new Date(slot.starts_at), ends_at: new Date(slot.ends_at) })
    return [`${title}\u00a0: ${slot.label || hours}`]
  })
}
