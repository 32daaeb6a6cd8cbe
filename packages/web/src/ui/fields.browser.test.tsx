import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '../../../../test/components/violations.ts'
import { Checkbox, Radio, Switch } from './checkbox.tsx'
import { DayField, NO_DAY } from './day-input.tsx'
import { FormErrors } from './form-errors.tsx'
import { Select } from './select.tsx'
import { PasswordField, TextField } from './text-field.tsx'

function Fields() {
  const [text, setText] = useState('')
  const [secret, setSecret] = useState('')
  const [kind, setKind] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [role, setRole] = useState('200')
  const [isOn, setOn] = useState(false)
  return (
    <main>
      <TextField label="Nom" hint="Tel qu’à l’Ordre" value={text} onChange={setText} />
      <TextField
        label="Ville"
        name="ville"
        error="Saisissez votre ville."
        value=""
        onChange={() => undefined}
      />
      <PasswordField label="Mot de passe" value={secret} onChange={setSecret} />
      <Select
        label="Rubrique"
        placeholder="Choisissez…"
        value={kind}
        onChange={setKind}
        options={[{ value: 'news', label: 'Actualité' }]}
      />
      <Checkbox label="J’accepte" checked={isAgreed} onChange={setAgreed} />
      <Radio
        legend="Rôle"
        name="role"
        value={role}
        onChange={setRole}
        options={[
          { value: '200', label: 'Titulaire' },
          { value: '160', label: 'Adjoint' },
        ]}
      />
      <Switch label="Actif" checked={isOn} onChange={setOn} />
    </main>
  )
}

test('every field has its name, its help and its error tied to it', async () => {
  await render(<Fields />)
  const city = page.getByRole('textbox', { name: 'Ville' })

  expect(await violations()).toEqual([])
  await expect
    .element(page.getByRole('textbox', { name: 'Nom' }))
    .toHaveAccessibleDescription('Tel qu’à l’Ordre')
  await expect.element(city).toHaveAttribute('aria-invalid', 'true')
  await expect.element(city).toHaveAccessibleDescription('Saisissez votre ville.')
})

test('boxes, choices and switches obey the keyboard', async () => {
  await render(<Fields />)

  page.getByRole('checkbox', { name: 'J’accepte' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('checkbox', { name: 'J’accepte' })).toBeChecked()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Adjoint' })).toBeChecked()
  await userEvent.keyboard('{Tab} ')
  await expect.element(page.getByRole('switch', { name: 'Actif' })).toHaveAttribute('aria-checked', 'true')
})

test('the eye shows a password and hides it again, what was typed kept', async () => {
  await render(<Fields />)
  await page.getByLabelText('Mot de passe', { exact: true }).fill('Demo-Kiosque')

  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue('Demo-Kiosque')
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()

  await expect
    .element(page.getByLabelText('Mot de passe', { exact: true }))
    .toHaveAttribute('type', 'password')
})

const told: string[] = []
function Day() {
  const [day, setDay] = useState('')
  return (
    <DayField
      label="Début"
      name="debut"
      value={day}
      onChange={(next) => {
        told.push(next)
        setDay(next)
      }}
    />
  )
}

test.each([
  ['12/11/2026', '2026-11-12'],
  ['12-11-26', '2026-11-12'],
  ['12 novembre 2026', '2026-11-12'],
])('a day typed as « %s » is understood once the field is left, and written in full', async (typed, day) => {
  told.length = 0
  await render(<Day />)
  page.getByRole('textbox', { name: 'Début' }).element().focus()

  await userEvent.keyboard(`${typed}{Tab}`)

  await expect.element(page.getByRole('textbox', { name: 'Début' })).toHaveValue('12/11/2026')
  expect(told.at(-1)).toBe(day)
})

test('what is no day stays in the field, with what is wrong beside it', async () => {
  told.length = 0
  await render(<Day />)
  const field = page.getByRole('textbox', { name: 'Début' })
  field.element().focus()

  await userEvent.keyboard('31/02/2026{Tab}')

  await expect.element(field).toHaveValue('31/02/2026')
  await expect.element(field).toHaveAccessibleDescription(NO_DAY)
  expect(told).toEqual([])
})

test('each line of the summary of errors leads to its field', async () => {
  const errors = [
    { id: 'champ-ville', label: 'Ville', message: 'Saisissez votre ville.' },
    { id: 'champ-autre', label: 'Autre', message: 'Trop long.' },
  ]
  await render(
    <>
      <FormErrors id="resume" errors={errors} />
      <Fields />
    </>,
  )

  page
    .getByRole('link', { name: /^Ville/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByRole('textbox', { name: 'Ville' })).toHaveFocus()
})
