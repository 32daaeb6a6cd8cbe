import { expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import type { MediaItem } from './media.queries.ts'
import type { sendFile } from './send-file.ts'
import { createUploadQueue } from './upload-queue.ts'
import type { UploadLine } from './upload-queue.ts'

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const networkError = () => new ApiError('Network Error', { status: 0, code: 'network_error' })

function queueWith(send: typeof sendFile) {
  let lines: readonly UploadLine[] = []
  const queue = createUploadQueue({ onChange: (next) => (lines = next), onDone: () => undefined }, send)
  return { queue, read: () => lines }
}

test('D12-01 one refused file keeps its line with the reason and stops no other', async () => {
  const { queue, read } = queueWith(async (sent) => ({ name: sent.name }) as MediaItem)
  queue.add([file('a.png'), file('b.svg'), file('c.pdf')])
  await vi.waitFor(() => expect(read().filter((line) => line.state === 'done')).toHaveLength(2))
  expect(read()[1]).toMatchObject({ name: 'b.svg', state: 'refused' })
  expect(read()[1]?.message).toContain('SVG')
})

test('D12-01 a broken line can be resumed with the same ticket; a refusal of the server cannot', async () => {
  const tickets: unknown[] = []
  let calls = 0
  const { queue, read } = queueWith(async (sent, { ticket }) => {
    tickets.push(ticket)
    calls += 1
    if (sent.name === 'faux.png')
      throw new ApiError('Ce type…', { status: 415, code: 'unsupported_media_type' })
    if (calls === 1) throw networkError()
    return { name: sent.name } as MediaItem
  })
  queue.add([file('a.mp4')])
  await vi.waitFor(() => expect(read()[0]?.state).toBe('failed'))
  queue.resume(read()[0]?.key ?? 0)
  await vi.waitFor(() => expect(read()[0]?.state).toBe('done'))
  expect(tickets[0]).toBe(tickets[1])
  queue.add([file('faux.png')])
  await vi.waitFor(() => expect(read()[1]).toMatchObject({ state: 'refused', message: 'Ce type…' }))
})
