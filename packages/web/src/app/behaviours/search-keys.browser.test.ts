import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onSearchKeys, watchSearchKeys } from './search-keys.ts'

const opened = vi.fn<(scanned: string) => void>()
let stop = () => undefined as void
beforeAll(() => watchSearchKeys(() => true))
beforeEach(() => opened.mockClear())
afterEach(() => stop())

const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
const scan = (code: string, target?: EventTarget) => {
  for (const key of [...code, 'Enter']) press(key, {}, target)
}

test('S2-13 Ctrl K pressed before the header is there opens the search once it is', () => {
  press('k', { ctrlKey: true })
  stop = onSearchKeys(opened)

  expect(opened.mock.calls).toEqual([['']])
})

test('S2-13 Ctrl K, ⌘ K and « / » open it, « / » in a field does not', () => {
  stop = onSearchKeys(opened)
  const field = document.body.appendChild(document.createElement('input'))

  press('k', { ctrlKey: true })
  press('K', { metaKey: true })
  press('/')
  press('/', {}, field)
  press('k')

  expect(opened.mock.calls).toEqual([[''], [''], ['']])
  field.remove()
})

test('D6-06 a code of 7 or 13 digits that a scanner types opens it with the code, other digits do not', () => {
  stop = onSearchKeys(opened)
  const field = document.body.appendChild(document.createElement('input'))

  scan('3760123450256')
  scan('6020421')
  scan('12345')
  scan('6020421', field)

  expect(opened.mock.calls).toEqual([['3760123450256'], ['6020421']])
  field.remove()
})
