import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '../../../../test/components/violations.ts'
import { Table } from './table.tsx'
import type { Sort } from '../lib/list-state.ts'

const rows = ['Rhume', 'Toux', 'Fièvre', 'Allergie', 'Migraine'].map((title, index) => ({
  id: index + 1,
  title,
}))

function Host() {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set())
  const [sort, setSort] = useState<Sort>({ key: 'title', direction: 'asc' })
  return (
    <>
      <Table
        caption="Contenus"
        columns={[
          { key: 'title', header: 'Titre', cell: (row) => row.title, sortable: true },
          { key: 'id', header: 'Numéro', cell: (row) => row.id, align: 'right' },
        ]}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.title}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
      />
      <output>{rows.flatMap(({ id }) => (selected.has(id) ? [id] : [])).join(' ')}</output>
    </>
  )
}

const box = (title: string) => page.getByRole('checkbox', { name: `Sélectionner ${title}` })
const everything = () => page.getByRole('checkbox', { name: 'Tout sélectionner' })
async function expectSelected(keys: string): Promise<void> {
  await expect.element(page.getByRole('status')).toHaveTextContent(keys)
}

test('Space selects a row, arrows go from row to row, Shift takes the rows along', async () => {
  await render(<Host />)
  expect(await violations()).toEqual([])
  box('Toux').element().focus()

  await userEvent.keyboard(' ')
  await expectSelected('2')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box('Fièvre')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(box('Allergie')).toHaveFocus()

  await expectSelected('2 3 4')
})

test('Shift and a click select all that lies between', async () => {
  await render(<Host />)

  await box('Rhume').click({ force: true })
  await box('Allergie').click({ force: true, modifiers: ['Shift'] })

  await expectSelected('1 2 3 4')
})

test('Ctrl A takes the page, Escape leaves all, and the box on top says how much is taken', async () => {
  await render(<Host />)
  box('Rhume').element().focus()

  await userEvent.keyboard(' ')
  await expect.element(everything()).toBePartiallyChecked()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(everything()).toBeChecked()
  await expectSelected('1 2 3 4 5')
  await userEvent.keyboard('{Escape}')

  await expectSelected('')
  await expect.element(everything()).not.toBeChecked()
})

test('a column is sorted by keyboard and says which way', async () => {
  await render(<Host />)
  const header = page.getByRole('columnheader', { name: 'Titre' })
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending')

  header.getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(header).toHaveAttribute('aria-sort', 'descending')
})
