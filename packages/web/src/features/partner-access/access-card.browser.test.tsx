import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PartnerAccess } from '@kiosque/contract/wire/handoff'
import { violations } from '../../../../../test/components/violations.ts'
import { AccessCard } from './access-card.tsx'

const NAOCARE: PartnerAccess = {
  partner: 'naocare',
  name: 'Naocare',
  logo: null,
  purpose: 'Préparation et suivi des entretiens à l’officine.',
  state: 'open',
  packs: [],
  down_since: null,
  note: '',
  consented_at: null,
  last_opened_at: null,
}

function Host({ access }: { access: PartnerAccess }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <main>
        <h1>Partenariats</h1>
        <h2>Vos accès directs</h2>
        <ul>
          <AccessCard access={access} />
        </ul>
      </main>
    </QueryClientProvider>
  )
}

test('D11-01 a partner of another pack says so and leads to the head office; it cannot be opened', async () => {
  await render(<Host access={{ ...NAOCARE, state: 'excluded', packs: ['Business', 'Vitrine'] }} />)

  await expect.element(page.getByText('Non inclus dans votre pack')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Parler du pack Business ou Vitrine au siège pour Naocare' }))
    .toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
  expect(await violations()).toEqual([])
})

test('D11-01 one that is included opens, after it was agreed to', async () => {
  await render(<Host access={NAOCARE} />)

  await expect.element(page.getByText('À confirmer à la première ouverture')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Ouvrir Naocare/ })).toBeVisible()
})
