import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { kinds } from '@kiosque/contract/kinds/registry'
import { violations } from '../../../../../../test/components/violations.ts'
import { readListAddress, toggled } from './list-address.ts'
import { ListFilters } from './list-filters.tsx'

const facets = { category: [{ value: 'conseil', label: 'Conseil', count: 4 }] }
const NOTHING = readListAddress(kinds.news, {})

function Host({ q = '' }: { q?: string }) {
  const [address, setAddress] = useState({ ...NOTHING, q })
  return (
    <ListFilters
      kind={kinds.news}
      facets={facets}
      address={address}
      elsewhere={[]}
      onToggle={(name, value) => setAddress((now) => toggled(now, name, value))}
      onClear={() => setAddress(NOTHING)}
    />
  )
}

const clear = page.getByRole('button', { name: 'Effacer' })
const heightOfHead = () => document.querySelector('.card__head')?.getBoundingClientRect().height

test('D5-02 « Effacer » is there once something is chosen, in a place kept for it', async () => {
  await render(<Host />)
  const box = page.getByRole('checkbox', { name: /Conseil/ })
  await expect.element(box).toBeVisible()
  expect(clear.elements()).toEqual([])
  const height = heightOfHead()

  await box.click()
  await expect.element(clear).toBeVisible()
  expect(heightOfHead()).toBe(height)
  expect(await violations()).toEqual([])

  clear.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).not.toBeChecked()
  expect(clear.elements()).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Filtrer' })).toHaveFocus()

  // Nothing to press there: the keyboard goes on to the boxes.
  await userEvent.keyboard('{Tab}')
  await expect.element(box).toHaveFocus()
})

test('D5-02 words that were looked for are something to clear too', async () => {
  await render(<Host q="toux" />)

  await expect.element(clear).toBeVisible()
})
