import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '../../../../test/components/violations.ts'
import { SortableList } from './sortable-list.tsx'

function Host() {
  const [items, setItems] = useState(['Rhume', 'Toux', 'Fièvre'])
  return (
    <SortableList
      label="Pièces jointes"
      items={items}
      idOf={(item) => item}
      labelOf={(item) => item}
      onChange={setItems}
    >
      {(item, _index, { handle, moves }) => (
        <>
          {handle}
          <span className="grow">{item}</span>
          {moves}
        </>
      )}
    </SortableList>
  )
}

const order = () =>
  [...page.getByRole('list', { name: 'Pièces jointes' }).element().children].map(
    (row) => row.querySelector('.grow')?.textContent,
  )
async function said(words: string): Promise<void> {
  await expect.element(page.getByText(words)).toBeInTheDocument()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

// First of all: the code of dragging comes once.
test('whoever is on a button while dragging arrives stays on it', async () => {
  await render(<Host />)
  button('Descendre Rhume').element().focus()

  await expect.element(page.getByRole('button', { name: 'Déplacer Rhume' })).toBeVisible()

  await expect.element(button('Descendre Rhume')).toHaveFocus()
})

test('D15-11 buttons move a row, the focus goes with it, and its place is said', async () => {
  await render(<Host />)
  await expect.poll(() => order()).toEqual(['Rhume', 'Toux', 'Fièvre'])
  expect(await violations()).toEqual([])

  button('Descendre Rhume').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => order()).toEqual(['Toux', 'Rhume', 'Fièvre'])
  await expect.element(button('Descendre Rhume')).toHaveFocus()
  await expect.element(page.getByText('Rhume\u00a0: position 2 sur 3.')).toBeInTheDocument()

  await userEvent.keyboard('{Enter}')
  await expect.poll(() => order()).toEqual(['Toux', 'Fièvre', 'Rhume'])
  // At the end of the list there is no further down: its twin keeps the place.
  await expect.element(button('Monter Rhume')).toHaveFocus()
})

test('S9-09 the handle takes a row by Space, arrows move it, Space drops it and Escape gives it up', async () => {
  await render(<Host />)
  const handle = page.getByRole('button', { name: /^Déplacer Rhume/ })
  await expect.element(handle).toBeInTheDocument()

  handle.element().focus()
  await userEvent.keyboard(' ')
  await said('Rhume est pris, position 1 sur 3.')
  await userEvent.keyboard('{ArrowDown}')
  await said('Rhume\u00a0: position 2 sur 3.')
  await userEvent.keyboard(' ')
  await said('Rhume est posé, position 2 sur 3.')
  await expect.poll(() => order()).toEqual(['Toux', 'Rhume', 'Fièvre'])

  await userEvent.keyboard(' ')
  await said('Rhume est pris, position 2 sur 3.')
  await userEvent.keyboard('{ArrowDown}')
  await said('Rhume\u00a0: position 3 sur 3.')
  await userEvent.keyboard('{Escape}')
  await said('Déplacement annulé\u00a0: Rhume revient à sa place.')
  expect(order()).toEqual(['Toux', 'Rhume', 'Fièvre'])
})
