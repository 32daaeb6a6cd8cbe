import { uploadRefusal } from '@kiosque/contract/domain/uploads'
import { ApiError, messageFor } from '../../lib/api.ts'
import type { MediaItem } from './media.queries.ts'
import { abandon, sendFile } from './send-file.ts'
import type { Ticket } from './send-file.ts'

export type UploadLine = {
  key: number
  name: string
  size: number
  sent: number
  /** `refused`: the file's own fault, another must be chosen. `failed`: the line's, it can go on. */
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'failed'
  message?: string
  item?: MediaItem
}

type Job = { file: File; ticket: Ticket; abort: AbortController }
type Told = { onChange: (lines: readonly UploadLine[]) => void; onDone: (item: MediaItem) => void }

const AT_ONCE = 2

/** Files under way, two at a time. One that is refused keeps its line and stops no other. */
export function createUploadQueue({ onChange, onDone }: Told, send: typeof sendFile = sendFile) {
  let lines: readonly UploadLine[] = []
  let nextKey = 1
  const jobs = new Map<number, Job>()

  function change(key: number, patch: Partial<UploadLine>) {
    lines = lines.map((line) => (line.key === key ? { ...line, ...patch } : line))
    onChange(lines)
  }

  function startWaiting() {
    const free = AT_ONCE - lines.filter((line) => line.state === 'sending').length
    for (const line of lines.filter((each) => each.state === 'waiting').slice(0, Math.max(0, free)))
      void run(line.key)
  }

  async function run(key: number) {
    const job = jobs.get(key)
    if (!job) return
    change(key, { state: 'sending' })
    try {
      const { ticket, abort, file } = job
      const onProgress = (sent: number) => change(key, { sent })
      const item = await send(file, { ticket, signal: abort.signal, onProgress })
      change(key, { state: 'done', item })
      onDone(item)
    } catch (error) {
      if (!jobs.has(key)) return
      change(key, { state: isItsOwnFault(error) ? 'refused' : 'failed', message: messageFor(error) })
    } finally {
      startWaiting()
    }
  }

  function lineOf(file: File): UploadLine {
    const message = uploadRefusal(file)
    const line = { key: nextKey, name: file.name, size: file.size, sent: 0 }
    nextKey += 1
    return message === null ? { ...line, state: 'waiting' } : { ...line, state: 'refused', message }
  }

  function hold(line: UploadLine, file: File) {
    if (line.state === 'waiting')
      jobs.set(line.key, { file, ticket: { upload: null }, abort: new AbortController() })
  }

  return {
    add(files: readonly File[]) {
      const fresh = files.map((file) => {
        const line = lineOf(file)
        hold(line, file)
        return line
      })
      lines = [...lines, ...fresh]
      onChange(lines)
      startWaiting()
    },
    /** Goes on where the line broke. */
    resume(key: number) {
      change(key, { state: 'waiting' })
      startWaiting()
    },
    /** Another file for a line that was refused. */
    replace(key: number, file: File) {
      const { key: _key, ...line } = lineOf(file)
      lines = lines.map((each) => (each.key === key ? { ...line, key } : each))
      hold({ ...line, key }, file)
      onChange(lines)
      startWaiting()
    },
    remove(key: number) {
      const job = jobs.get(key)
      jobs.delete(key)
      job?.abort.abort()
      if (job && lines.find((line) => line.key === key)?.state !== 'done') abandon(job.ticket)
      lines = lines.filter((line) => line.key !== key)
      onChange(lines)
      startWaiting()
    },
    stopAll() {
      for (const line of lines.filter((each) => each.state !== 'done')) this.remove(line.key)
    },
  }
}

/** A file the server has judged would be judged the same again; a broken line or a busy server would not. */
function isItsOwnFault(error: unknown): boolean {
  return error instanceof ApiError && [413, 415, 422].includes(error.status)
}
