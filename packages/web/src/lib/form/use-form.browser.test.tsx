import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../api-error.ts'
import { useForm } from './use-form.ts'

/** Plain elements around the form's own props: how fields look is the business of ui/. */
function Host({ legend, onSubmit }: { legend: string; onSubmit: (values: object) => unknown }) {
  const form = useForm({
    initial: { email: '', city: '' },
    labels: { email: 'Adresse e-mail', city: 'Ville' },
    rules: {
      email: [(value) => (value.includes('@') ? undefined : 'Saisissez une adresse complète.')],
      city: [(value) => (value === '' ? 'Saisissez votre ville.' : undefined)],
    },
    onSubmit,
  })
  const names = ['email', 'city'] as const
  return (
    <form aria-label={legend} {...form.props}>
      <div id={form.summary.id} tabIndex={-1} role="alert">
        {form.summary.message} {form.summary.errors.map((error) => error.message).join(' ')}
      </div>
      {names.map((name) => {
        const { id, label, value, error, onChange, onBlur } = form.text(name)
        return (
          <p key={name}>
            <label htmlFor={id}>{label}</label>
            <input id={id} value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
            {error && <em>{error}</em>}
          </p>
        )
      })}
      <button type="submit">{form.submitting ? 'Un instant…' : 'Envoyer'}</button>
    </form>
  )
}

const sent: object[] = []
beforeEach(() => void (sent.length = 0))
const within = (legend: string) => page.getByRole('form', { name: legend })
const email = (legend = 'Compte') => within(legend).getByRole('textbox', { name: 'Adresse e-mail' })
const city = (legend = 'Compte') => within(legend).getByRole('textbox', { name: 'Ville' })

test('a field is judged when it is left, then as it is typed; one merely passed through is not', async () => {
  await render(<Host legend="Compte" onSubmit={(values) => sent.push(values)} />)
  email().element().focus()

  await userEvent.keyboard('claire{Tab}{Tab}')
  await expect.element(page.getByText('Saisissez une adresse complète.')).toBeVisible()
  await expect.element(page.getByText('Saisissez votre ville.')).not.toBeInTheDocument()
  email().element().focus()
  await userEvent.keyboard('{End}@exemple.fr')

  await expect.element(page.getByText('Saisissez une adresse complète.')).not.toBeInTheDocument()
})

test('with several faults the summary takes the focus, with one its field; of two forms, the one that was sent', async () => {
  await render(
    <>
      <Host legend="Compte" onSubmit={() => undefined} />
      <Host legend="Officine" onSubmit={() => undefined} />
    </>,
  )

  city('Officine').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(within('Officine').getByRole('alert')).toHaveFocus()

  await city('Officine').fill('Lyon')
  await userEvent.keyboard('{Enter}')
  await expect.element(email('Officine')).toHaveFocus()
  await expect.element(within('Compte').getByRole('alert')).toHaveTextContent('')
})

test('what the server refuses is shown beside its field, and nothing typed is lost', async () => {
  const refusal = new ApiError('À corriger.', {
    status: 422,
    code: 'invalid',
    errors: { email: ['Déjà prise.'] },
  })
  await render(<Host legend="Compte" onSubmit={() => Promise.reject(refusal)} />)

  await email().fill('claire@exemple.fr')
  await city().fill('Lyon')
  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByRole('emphasis')).toHaveTextContent('Déjà prise.')
  await expect.element(email()).toHaveFocus()
  await expect.element(email()).toHaveValue('claire@exemple.fr')
  await expect.element(city()).toHaveValue('Lyon')
  await email().fill('c@exemple.fr')
  await expect.element(page.getByText('Déjà prise.')).not.toBeInTheDocument()
})

test('a form is sent once at a time', async () => {
  const answers: (() => void)[] = []
  const onSubmit = (values: object) => {
    sent.push(values)
    return new Promise<void>((resolve) => answers.push(resolve))
  }
  await render(<Host legend="Compte" onSubmit={onSubmit} />)
  await email().fill('claire@exemple.fr')
  await city().fill('Lyon')

  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Un instant…' })).toBeVisible()
  expect(sent).toEqual([{ email: 'claire@exemple.fr', city: 'Lyon' }])
  for (const answer of answers) answer()

  await expect.element(page.getByRole('button', { name: 'Envoyer' })).toBeVisible()
})
