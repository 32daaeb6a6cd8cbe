import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '../../../../test/components/violations.ts'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'all', label: 'Tous', count: 3, content: <p>Trois contenus</p> },
  { id: 'drafts', label: 'Brouillons', content: <p>Aucun brouillon</p> },
  { id: 'trash', label: 'Corbeille', content: <p>Corbeille vide</p> },
]

function Host() {
  const [value, setValue] = useState('all')
  return <Tabs label="Contenus" tabs={tabs} value={value} onChange={setValue} />
}

test('arrows, Home and End go from tab to tab, and Tab leads into the panel', async () => {
  await render(<Host />)
  const tab = (name: string) => page.getByRole('tab', { name })

  await userEvent.keyboard('{Tab}')
  await expect.element(tab('Tous 3')).toHaveFocus()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Brouillons')).toHaveFocus()
  await expect.element(tab('Brouillons')).toHaveAttribute('aria-selected', 'true')
  await expect
    .element(page.getByRole('tabpanel', { name: 'Brouillons' }))
    .toHaveTextContent('Aucun brouillon')
  await userEvent.keyboard('{End}')
  await expect.element(tab('Corbeille')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Tous 3')).toHaveFocus()

  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tabpanel')).toHaveFocus()
})
