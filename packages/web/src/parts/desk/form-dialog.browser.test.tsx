import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '../../../../../test/components/violations.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

function Host() {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <FormDialog open={open} onClose={() => setOpen(false)} title="Nouvel événement">
        <TextField label="Nom" value={name} onChange={setName} />
        <Button onClick={() => setOpen(false)}>Annuler</Button>
      </FormDialog>
    </main>
  )
}

const form = page.getByRole('dialog', { name: 'Nouvel événement' })
const question = page.getByRole('dialog', { name: /Fermer sans enregistrer/ })
const openDialogs = () => document.querySelectorAll('dialog[open]').length

async function opened() {
  await render(<Host />)
  await page.getByRole('button', { name: 'Ouvrir' }).click()
  await expect.element(form).toBeVisible()
}

test('D13-04 a form nobody wrote in closes by Escape, and gives the focus back', async () => {
  await opened()
  await userEvent.keyboard('{Escape}')

  await expect.poll(openDialogs).toBe(0)
  await expect.element(page.getByRole('button', { name: 'Ouvrir' })).toHaveFocus()
})

test('D13-04 Escape does not lose what was typed: one is asked, and may go on writing', async () => {
  await opened()
  await page.getByLabelText('Nom').fill('Salon')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  expect(await violations()).toEqual([])

  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(form).toBeVisible()
  await expect.element(page.getByLabelText('Nom')).toHaveValue('Salon')
  await expect.element(page.getByLabelText('Nom')).toHaveFocus()

  await form.getByRole('button', { name: 'Fermer' }).click()
  await question.getByRole('button', { name: 'Fermer sans enregistrer' }).click()
  await expect.poll(openDialogs).toBe(0)
  await expect.element(page.getByRole('button', { name: 'Ouvrir' })).toHaveFocus()
})

test('D13-04 « Annuler » closes at once, and the next form starts afresh', async () => {
  await opened()
  await page.getByLabelText('Nom').fill('Salon')
  await form.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(openDialogs).toBe(0)

  await page.getByRole('button', { name: 'Ouvrir' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(openDialogs).toBe(0)
})
