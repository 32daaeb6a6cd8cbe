import { departed, tooMany, unavailable } from '../errors.ts'

export interface FairQueueLimits {
  /** At work at once, whoever asks. */
  running: number
  runningPerPerson: number
  waitingPerPerson: number
  waiting: number
  longestWaitMs: number
}

/** Lets people in by turns: whoever asks for a lot waits behind themselves, not in front of everyone. */
export interface FairQueue {
  /** Resolves with the function that gives the place back. Refused with 429 when this person already waits too much. */
  enter(person: string, signal: AbortSignal): Promise<() => void>
  /** Sends away everyone who waits: what they wait for is not to be had. */
  dismiss(error: Error): void
  counts(): { running: number; waiting: number }
}

interface Waiter {
  start(): void
  giveUp(error: Error): void
}

const RETRY_S = 2
const refused = () =>
  tooMany(RETRY_S, 'Vous demandez beaucoup de choses à la fois. Réessayez dans quelques secondes.')

export function createFairQueue(limits: FairQueueLimits): FairQueue {
  const running = new Map<string, number>()
  // In the order of turns: who has just been let in goes to the end.
  const lines = new Map<string, Waiter[]>()
  let total = 0
  let waiting = 0

  const hasRoom = (person: string) =>
    total < limits.running && (running.get(person) ?? 0) < limits.runningPerPerson

  function begin(person: string): () => void {
    total += 1
    running.set(person, (running.get(person) ?? 0) + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      total -= 1
      const left = (running.get(person) ?? 1) - 1
      if (left > 0) running.set(person, left)
      else running.delete(person)
      letIn()
    }
  }

  function letIn(): void {
    for (const [person, line] of lines) {
      if (!hasRoom(person)) continue
      lines.delete(person)
      const first = line.shift()
      if (line.length > 0) lines.set(person, line)
      first?.start()
      // Whoever follows in the order gets their turn before this person's next.
      if (total >= limits.running) return
    }
  }

  function leave(person: string, waiter: Waiter): void {
    const line = lines.get(person) ?? []
    line.splice(line.indexOf(waiter), 1)
    if (line.length === 0) lines.delete(person)
  }

  return {
    enter(person, signal) {
      if (signal.aborted) return Promise.reject(departed())
      const line = lines.get(person) ?? []
      if (line.length === 0 && hasRoom(person)) return Promise.resolve(begin(person))
      if (line.length >= limits.waitingPerPerson) return Promise.reject(refused())
      if (waiting >= limits.waiting) return Promise.reject(unavailable())
      return new Promise((resolve, reject) => {
        const settle = () => {
          waiting -= 1
          clearTimeout(timer)
          signal.removeEventListener('abort', goAway)
        }
        const waiter: Waiter = {
          start() {
            settle()
            resolve(begin(person))
          },
          giveUp(error) {
            settle()
            leave(person, waiter)
            reject(error)
          },
        }
        const goAway = () => waiter.giveUp(departed())
        const timer = setTimeout(() => waiter.giveUp(refused()), limits.longestWaitMs)
        signal.addEventListener('abort', goAway, { once: true })
        waiting += 1
        lines.set(person, [...line, waiter])
      })
    },
    dismiss(error) {
      for (const waiter of [...lines.values()].flat()) waiter.giveUp(error)
    },
    counts: () => ({ running: total, waiting }),
  }
}
