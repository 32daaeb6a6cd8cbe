import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '../../../../test/components/violations.ts'
import { Button } from './button.tsx'
import { ConfirmDialog, Dialog, Drawer } from './dialog.tsx'
import { TextField } from './text-field.tsx'

const surfaces = {
  dialog: Dialog,
  drawer: Drawer,
}

function Host({ surface }: { surface: keyof typeof surfaces }) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const Surface = surfaces[surface]
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <a href="#dehors">Dehors</a>
      <Surface
        open={open}
        onClose={() => setOpen(false)}
        title="Le titre"
        footer={<Button onClick={() => setOpen(false)}>Valider</Button>}
      >
        <TextField label="Nom" value={name} onChange={setName} />
      </Surface>
    </main>
  )
}

const focused = () => document.activeElement

test.each(['dialog', 'drawer'] as const)(
  'a %s opened by keyboard has a name, holds the focus, closes by Escape and gives the focus back',
  async (surface) => {
    await render(<Host surface={surface} />)
    const opener = page.getByRole('button', { name: 'Ouvrir' })

    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Le titre' })).toBeVisible()
    expect(await violations()).toEqual([])

    const dialog = page.getByRole('dialog').element()
    const visited = new Set<Element | null>()
    for (let times = 0; times < 8; times += 1) {
      await userEvent.keyboard('{Tab}')
      visited.add(focused())
    }
    const outside = [...visited].filter((element) => element !== document.body && !dialog.contains(element))
    expect(outside).toEqual([])
    expect([...visited].filter((element) => dialog.contains(element)).length).toBeGreaterThanOrEqual(3)

    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  },
)

test.each(['dialog', 'drawer'] as const)(
  'a %s lets the page scroll again once closed, and closes by its cross',
  async (surface) => {
    await render(<Host surface={surface} />)

    await page.getByRole('button', { name: 'Ouvrir' }).click()
    expect(document.documentElement.style.overflow).toBe('hidden')
    await page.getByRole('button', { name: 'Fermer' }).click()

    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(document.documentElement.style.overflow).toBe('')
  },
)

let answer: { resolve: () => void; reject: (reason: Error) => void }
let asked = 0
beforeEach(() => {
  asked = 0
})

function Confirm() {
  const [open, setOpen] = useState(false)
  const confirm = () => {
    asked += 1
    return new Promise<void>((resolve, reject) => {
      answer = { resolve, reject }
    })
  }
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Supprimer</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title="Supprimer cette offre&nbsp;?"
        confirmLabel="Supprimer l’offre"
      >
        Elle disparaîtra du portail.
      </ConfirmDialog>
    </main>
  )
}

test('a confirmation asks once, waits for the answer, then closes', async () => {
  await render(<Confirm />)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  expect(await violations()).toEqual([])

  await page.getByRole('button', { name: 'Supprimer l’offre' }).click()
  await expect.element(page.getByRole('button', { name: 'Un instant…' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(asked).toBe(1)
  answer.resolve()

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['Supprimer l’offre', 'Annuler'],
  ['Annuler l’inscription', 'Revenir'],
])('beside « %s » one leaves by « %s »: two buttons never begin alike', async (confirmLabel, leave) => {
  await render(
    <ConfirmDialog
      open
      onClose={() => undefined}
      onConfirm={() => undefined}
      title="Sûr ?"
      confirmLabel={confirmLabel}
    />,
  )
  await expect.element(page.getByRole('button', { name: confirmLabel })).toBeVisible()
  await expect.element(page.getByRole('button', { name: leave, exact: true })).toBeVisible()
})

test('a confirmation that is refused stays open, ready to be asked again', async () => {
  await render(<Confirm />)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('button', { name: 'Supprimer l’offre' }).click()
  await expect.poll(() => asked).toBe(1)
  answer.reject(new Error('refused'))

  await expect.element(page.getByRole('button', { name: 'Supprimer l’offre' })).toBeEnabled()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
