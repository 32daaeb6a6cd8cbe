import type { SafeStorage } from '../../lib/browser-storage.ts'

/** What the check-in noted and the server does not know yet. */
export type Mark = { attendee_id: number; present: boolean; at: string }

const keyOf = (eventId: string) => `kiosque-pointage-${eventId}`

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as Mark).attendee_id) &&
  typeof (value as Mark).present === 'boolean' &&
  !Number.isNaN(Date.parse((value as Mark).at))

/**
 * Marks wait in the browser until the server has them: a closed tab or a dead network loses none. Numbers only: the
 * names are in the last list, which goes at signing out (kept-check-in-sheet.ts).
 */
export function checkInQueue(storage: SafeStorage, eventId: string) {
  const read = (): Mark[] => {
    try {
      const kept: unknown = JSON.parse(storage.read(keyOf(eventId)) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isMark) : []
    } catch {
      return []
    }
  }
  const write = (marks: readonly Mark[]) =>
    marks.length === 0 ? storage.remove(keyOf(eventId)) : storage.write(keyOf(eventId), JSON.stringify(marks))
  return {
    read,
    /** The last word on somebody replaces the one before. */
    add(mark: Mark): Mark[] {
      const marks = [...read().filter(({ attendee_id }) => attendee_id !== mark.attendee_id), mark]
      write(marks)
      return marks
    },
    /** The server has these; what was noted since stays. */
    drop(sent: readonly Mark[]): Mark[] {
      const known = new Set(sent.map(({ attendee_id, at }) => `${attendee_id} ${at}`))
      const marks = read().filter(({ attendee_id, at }) => !known.has(`${attendee_id} ${at}`))
      write(marks)
      return marks
    },
  }
}
