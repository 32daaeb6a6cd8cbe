import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '../../../../test/components/violations.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Menu, MenuItem } from './menu.tsx'

const chosen: string[] = []

function Actions() {
  return (
    <Menu label="Actions" trigger={(props) => <button {...props}>Plus</button>}>
      <MenuItem onClick={() => chosen.push('copy')}>Dupliquer</MenuItem>
      <MenuItem disabled>Archiver</MenuItem>
      <MenuItem onClick={() => chosen.push('delete')}>Supprimer</MenuItem>
    </Menu>
  )
}

const trigger = () => page.getByRole('button', { name: 'Plus' })
const item = (name: string) => page.getByRole('button', { name })

test('arrows open a menu, go round what can be chosen, and Enter chooses', async () => {
  await render(<Actions />)
  trigger().element().focus()

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Dupliquer')).toHaveFocus()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Supprimer')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Dupliquer')).toHaveFocus()
  await userEvent.keyboard('{End}{Enter}')

  expect(chosen.splice(0)).toEqual(['delete'])
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes a menu and gives the focus back; Tab out and a click elsewhere close it', async () => {
  await render(
    <>
      <Actions />
      <button type="button">Ailleurs</button>
    </>,
  )

  await trigger().click()
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(trigger()).toHaveFocus()

  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}')
  await expect.element(item('Ailleurs')).toHaveFocus()
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')

  await trigger().click()
  await item('Ailleurs').click()
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
})

test('in a dialog, Escape closes the menu alone', async () => {
  function Host() {
    const [open, setOpen] = useState(true)
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="Médias" footer={<Button>Valider</Button>}>
        <Actions />
      </Dialog>
    )
  }
  await render(<Host />)
  await trigger().click()

  await userEvent.keyboard('{Escape}')
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('dialog')).toBeVisible()

  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('what only an open menu needs is asked for each time it opens, and not before', async () => {
  let opened = 0
  await render(
    <Menu label="Actions" onOpen={() => opened++} trigger={(props) => <button {...props}>Plus</button>}>
      <MenuItem>Dupliquer</MenuItem>
    </Menu>,
  )
  expect(opened).toBe(0)

  await trigger().click()
  await expect.element(item('Dupliquer')).toBeVisible()
  expect(opened).toBe(1)
  await trigger().click()
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')

  expect(opened).toBe(1)
})
