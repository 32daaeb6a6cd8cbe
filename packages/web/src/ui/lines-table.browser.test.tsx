import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LinesTable } from './lines-table.tsx'
import { Ordinals } from './ordinals.tsx'

test('a table is a table on a computer, and one line for each value with its name on a telephone', async () => {
  await page.viewport(1024, 800)
  const screen = await render(
    <LinesTable
      caption="Paliers de l’accord"
      rows={[{ title: 'Palier 1', threshold: '10 000 €', note: '' }]}
      rowKey={({ title }) => title}
      columns={[
        { header: 'Palier', cell: ({ title }) => title },
        { header: 'Achats', align: 'right', cell: ({ threshold }) => threshold },
        { header: 'Note', cell: ({ note }) => note },
      ]}
    />,
  )
  await expect.element(screen.getByRole('rowheader', { name: 'Palier 1' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Achats' })).toBeVisible()

  await page.viewport(320, 800)
  const cells = [...document.querySelectorAll('td')]
  expect(getComputedStyle(cells[0]!, '::before').content).toBe('"Achats"')
  expect(cells.map((cell) => cell.checkVisibility())).toEqual([true, false])
  expect(document.querySelector('.table-wrap')!.scrollWidth).toBeLessThanOrEqual(320)
})

test('ordinals have their ending raised, and nothing else has', async () => {
  await render(<Ordinals text="Le 2e à −50 %, dès le 1er mars, pour 3 et 12 euros" />)

  expect([...document.querySelectorAll('sup')].map((sup) => sup.textContent)).toEqual(['e', 'er'])
  expect(document.body.textContent).toContain('Le 2e à −50 %, dès le 1er mars')
})
