import { afterCommit } from '../db/transaction.ts'
import type { Jobs, JobWork } from './jobs.ts'

export interface SentJob {
  name: string
  data: object
  startAfter: Date | null
}

export interface ManualJobs extends Jobs {
  readonly sent: SentJob[]
  readonly schedules: ReadonlyMap<string, string>
  /** Does the work of one job now, as its queue would. */
  run(name: string, data?: object): Promise<void>
  /** Does everything that was sent, in order, including what that sends. */
  runSent(): Promise<void>
}

/** Jobs that wait to be told: for tests and commands, where nothing may happen behind one's back. */
export function createManualJobs(): ManualJobs {
  const works = new Map<string, JobWork<object>>()
  const schedules = new Map<string, string>()
  const sent: SentJob[] = []

  async function run(name: string, data: object = {}) {
    const work = works.get(name)
    if (!work) throw new Error(`no work declared for job ${name}`)
    await work(data)
  }
  return {
    sent,
    schedules,
    run,
    async runSent() {
      for (let job = sent.shift(); job; job = sent.shift()) await run(job.name, job.data)
    },
    work: (name, work) => void works.set(name, work as JobWork<object>),
    schedule(name, cron, work) {
      works.set(name, work)
      schedules.set(name, cron)
    },
    async send(_db, name, data = {}, options = {}) {
      afterCommit(() => sent.push({ name, data, startAfter: options.startAfter ?? null }))
    },
    start: async () => undefined,
    stop: async () => undefined,
  }
}
