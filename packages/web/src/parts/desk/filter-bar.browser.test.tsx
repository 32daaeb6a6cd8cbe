import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchBox } from './filter-bar.tsx'

const start = location.href
afterEach(() => history.replaceState(null, '', start))

const box = (onSearch: (text: string) => void) => (
  <SearchBox label="Chercher" placeholder="Titre" value="" onSearch={onSearch} />
)

test('D13-01 a list is searched as one types, after a short pause', async () => {
  const onSearch = vi.fn<(text: string) => void>()
  await render(box(onSearch))
  await page.getByLabelText('Chercher').fill('angine')

  await expect.poll(() => onSearch.mock.calls).toEqual([['angine']])
})

test('D13-01 whoever opens a line before the pause is over is not called back to the list', async () => {
  vi.useFakeTimers()
  const onSearch = vi.fn<(text: string) => void>()
  await render(box(onSearch))
  await page.getByLabelText('Chercher').fill('angine')
  history.pushState(null, '', '/admin/trainings/12')
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()

  expect(onSearch).not.toHaveBeenCalled()
})
