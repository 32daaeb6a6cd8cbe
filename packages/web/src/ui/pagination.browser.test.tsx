import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '../../../../test/components/violations.ts'
import { Pagination } from './pagination.tsx'

function Host({ from = 1 }: { from?: number }) {
  const [at, setAt] = useState(from)
  return <Pagination page={at} lastPage={9} onChange={setAt} />
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a page is chosen by keyboard and said to be the current one', async () => {
  await render(<Host />)
  await expect.element(button('Page 1')).toHaveAttribute('aria-current', 'page')
  expect(await violations()).toEqual([])

  button('Page 3').element().focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(button('Page 3')).toHaveAttribute('aria-current', 'page')
  await expect.element(button('Page 1')).not.toHaveAttribute('aria-current')
})

test.each([
  ['Page suivante', 8, 'Page 9'],
  ['Page précédente', 2, 'Page 1'],
])('« %s » at the end of its way keeps the focus and leads nowhere', async (step, from, end) => {
  await render(<Host from={from} />)
  button(step).element().focus()

  await userEvent.keyboard('{Enter}')
  await expect.element(button(end)).toHaveAttribute('aria-current', 'page')
  await expect.element(button(step)).toHaveFocus()
  await userEvent.keyboard('{Enter}')

  await expect.element(button(end)).toHaveAttribute('aria-current', 'page')
})
