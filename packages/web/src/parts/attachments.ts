import { useRef, useState } from 'react'
import { uploadRefusal } from '@kiosque/contract/domain/uploads'
import type { FileRef } from '@kiosque/contract/wire/files'
import { api, messageFor } from '../lib/api.ts'

/** A file the server has, as a message names it. */
export type SentFile = { id: number; name: string; size: number }
export type Attached = {
  key: number
  name: string
  size: number
  id: number | null
  error: string | null
  file: File | null
}

/** Files sent as soon as they are chosen, so that sending the message waits for nothing. */
export function useAttachments(begin: readonly SentFile[], most: number) {
  const counter = useRef(begin.length)
  const [list, setList] = useState<Attached[]>(() =>
    begin.map((file, key) => ({ ...file, key, error: null, file: null })),
  )
  const change = (key: number, patch: Partial<Attached>) =>
    setList((before) => before.map((each) => (each.key === key ? { ...each, ...patch } : each)))

  async function send(key: number, file: File) {
    change(key, { error: null })
    try {
      const { id } = await api.upload<FileRef>('/files', file, {}, { timeoutMs: 300_000 })
      change(key, { id, file: null })
    } catch (error) {
      change(key, { error: messageFor(error) })
    }
  }

  return {
    list,
    /** Those that are with the server. */
    sent: list.flatMap(({ id, name, size }): SentFile[] => (id === null ? [] : [{ id, name, size }])),
    isSending: list.some(({ id, error }) => id === null && error === null),
    hasFailed: list.some(({ error }) => error !== null),
    room: most - list.length,
    add(files: readonly File[]) {
      const taken = files.slice(0, Math.max(0, most - list.length)).map((file) => {
        counter.current += 1
        const { name, size } = file
        const error = uploadRefusal(file)
        // What the server would refuse is not sent; there is nothing to try again either.
        return { key: counter.current, name, size, id: null, error, file: error ? null : file }
      })
      setList((before) => [...before, ...taken])
      for (const { key, file } of taken) if (file) void send(key, file)
    },
    retry: ({ key, file }: Attached) => void (file && send(key, file)),
    remove: (key: number) => setList((before) => before.filter((each) => each.key !== key)),
    clear: () => setList([]),
  }
}

export type Attachments = ReturnType<typeof useAttachments>
