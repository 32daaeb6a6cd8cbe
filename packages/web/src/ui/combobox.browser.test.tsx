import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '../../../../test/components/violations.ts'
import { Combobox } from './combobox.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'

const names = [
  'Alphega',
  'Arkopharma',
  'Bayer',
  'Biogaran',
  'Boiron',
  'Mylan',
  'Pierre Fabre',
  'Sanofi',
  'Teva',
]
const all = names.map((label, index) => ({ id: index + 1, label, note: '' }))
const chosen: string[] = []
let submitted = 0
beforeEach(() => {
  chosen.length = 0
  submitted = 0
})

function Picker() {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const choices = all.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted += 1
      }}
    >
      <Field label="Laboratoire">
        {(control) => (
          <Combobox
            control={control}
            placeholder="Chercher"
            listLabel="Laboratoires trouvés"
            none="Aucun laboratoire."
            search={{ typed, setTyped, isOpen, setOpen, choices, isFound: true, failure: '' }}
            onChoose={({ label }) => chosen.push(label)}
          />
        )}
      </Field>
    </form>
  )
}

const field = () => page.getByRole('combobox', { name: 'Laboratoire' })
/** What a screen reader says is the current choice. */
function current(): string | null {
  const id = field().element().getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}

test('letters narrow the list, arrows and Enter choose, and the field is empty again', async () => {
  await render(<Picker />)
  field().element().focus()

  await userEvent.keyboard('bo')
  await expect.element(page.getByRole('listbox', { name: 'Laboratoires trouvés' })).toBeVisible()
  expect(current()).toBe('Boiron')
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Enter}')

  expect(chosen).toEqual(['Boiron'])
  expect(submitted).toBe(0)
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
})

test('the arrow that opens the list stands on its first line, and the list goes round', async () => {
  await render(<Picker />)
  field().element().focus()

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
  expect(current()).toBe('Alphega')
  await userEvent.keyboard('{ArrowUp}')
  expect(current()).toBe('Teva')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(current()).toBe('Arkopharma')
})

test('the current line of a long list is in sight', async () => {
  await render(<Picker />)
  const list = page.getByRole('listbox')
  field().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  list.element().setAttribute('style', 'max-height: 80px; overflow: auto')

  await userEvent.keyboard('{ArrowUp}')

  expect(current()).toBe('Teva')
  const last = page.getByRole('option', { name: 'Teva' }).element().getBoundingClientRect()
  const box = list.element().getBoundingClientRect()
  expect(last.bottom).toBeLessThanOrEqual(box.bottom + 1)
  expect(last.top).toBeGreaterThanOrEqual(box.top - 1)
})

test('nothing found is said aloud', async () => {
  await render(<Picker />)
  field().element().focus()

  await userEvent.keyboard('zzz')

  await expect.element(page.getByRole('status')).toHaveTextContent('Aucun laboratoire.')
})

test('in a dialog, Escape closes the list alone; a press on a line chooses it', async () => {
  let isClosed = false
  await render(
    <Dialog open onClose={() => (isClosed = true)} title="Choisir">
      <Picker />
    </Dialog>,
  )
  await field().click()

  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  expect(isClosed).toBe(false)

  await field().click()
  await page.getByRole('option', { name: 'Mylan' }).click()
  expect(chosen).toEqual(['Mylan'])
})
