import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EventDetail } from '@kiosque/contract/wire/events'
import type { Registration } from '@kiosque/contract/wire/registrations'
import { violations } from '../../../../../test/components/violations.ts'
import { RegistrationForm } from './registration-form.tsx'

const EVENT = {
  id: 4,
  title: 'Journée du réseau',
  places_left: 12,
  needs_approval: false,
  questions: [{ id: 'gare', type: 'text', label: 'Votre gare d’arrivée', is_required: true, choices: [] }],
  sessions: [],
} as unknown as EventDetail

const REGISTRATION = {
  id: 9,
  comment: '',
  attendees: [
    { id: 1, first_name: 'Hugo', last_name: 'Lefèvre', email: 'hugo@officine.test', position_id: 3 },
  ],
  answers: [{ question_id: 'gare', label: 'Votre gare d’arrivée', value: 'Rennes', file: null }],
  slots: {},
} as unknown as Registration

/** The page of an event has both: the form to register others, and in a dialog the one to change a registration. */
function Host() {
  const [client] = useState(() => new QueryClient())
  const form = { event: EVENT, team: [], taken: new Set<string>() }
  return (
    <QueryClientProvider client={client}>
      <main>
        <h1>Journée du réseau</h1>
        <section aria-label="Inscrire">
          <RegistrationForm {...form} />
        </section>
        <section aria-label="Modifier">
          <RegistrationForm {...form} registration={REGISTRATION} />
        </section>
      </main>
    </QueryClientProvider>
  )
}

test('D8-02 a registration is changed beside the form for others, each question of each form having its own field', async () => {
  await render(<Host />)
  const changing = page.getByRole('region', { name: 'Modifier' })
  await expect.element(changing.getByLabelText('Votre gare d’arrivée')).toHaveValue('Rennes')

  await changing.getByLabelText('Votre gare d’arrivée').fill('')
  await changing.getByRole('button', { name: 'Enregistrer les changements' }).click()

  await expect.element(changing.getByLabelText('Votre gare d’arrivée')).toHaveFocus()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(await violations()).toEqual([])
})
