import { afterEach, expect, test } from 'vitest'
import { askForFiles, firstPaint } from './first-frame.ts'

const links: HTMLLinkElement[] = []
afterEach(() => {
  for (const link of links.splice(0)) link.remove()
})

test('every file that is named is asked for, the last named first', async () => {
  const asked: string[] = []
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) asked.push((target as HTMLLinkElement).dataset['name'] ?? '')
  })
  for (let index = 0; index < 10; index += 1) {
    const link = document.createElement('link')
    link.dataset['rel'] = 'alternate'
    link.dataset['name'] = String(index)
    links.push(link)
    watcher.observe(link, { attributeFilter: ['rel'] })
  }
  document.head.append(...links)

  await askForFiles()
  await Promise.resolve()

  expect(links.map(({ rel }) => rel)).toEqual(links.map(() => 'alternate'))
  expect(asked).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0'])
  watcher.disconnect()
})

test('where the document draws nothing, nothing is waited for', async () => {
  let isOver = false
  void firstPaint().then(() => (isOver = true))
  await Promise.resolve()
  await Promise.resolve()

  expect(isOver).toBe(true)
})
