import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

/** Part of a page that reads an answer, until it is taken away. */
function read(queryFn: () => Promise<string>) {
  const observer = new QueryObserver(queryClient, { queryKey: ['something'], queryFn })
  const leave = observer.subscribe(() => undefined)
  return { leave, status: () => observer.getCurrentResult().status }
}

test('what failed is not asked again by a part that comes to say so, but by whoever comes back once all have left', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('failed'))
  const page = read(ask)
  await vi.waitFor(() => expect(page.status()).toBe('error'))

  const part = read(ask)
  expect(part.status()).toBe('error')
  part.leave()
  expect(read(ask).status()).toBe('error')
  expect(ask).toHaveBeenCalledTimes(1)

  queryClient.clear()
  const alone = read(ask)
  await vi.waitFor(() => expect(alone.status()).toBe('error'))
  alone.leave()
  ask.mockResolvedValue('there')
  const back = read(ask)

  await vi.waitFor(() => expect(back.status()).toBe('success'))
})
