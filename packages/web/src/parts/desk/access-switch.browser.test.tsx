import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AccessBody } from '@kiosque/contract/wire/people'
import { violations } from '../../../../../test/components/violations.ts'
import { AccessSwitch, type AccessWords } from './access-switch.tsx'

const WORDS: AccessWords = {
  disable: 'Désactiver cette personne',
  enable: 'Réactiver cette personne',
  question: 'Désactiver Anne Roy ?',
  consequence: 'Ses appareils seraient déconnectés.',
  warning: 'Ses appareils seront déconnectés.',
  missing: 'Indiquez pourquoi cette personne est désactivée.',
  example: 'Départ au 31/12',
  closedTitle: 'Personne désactivée',
  closedNote: 'Elle ne peut plus se connecter.',
}

type Send = (body: AccessBody) => Promise<unknown>

function Access({ isDisabled, send }: { isDisabled: boolean; send: Send }) {
  const change = useMutation({ mutationFn: send })
  return <AccessSwitch isDisabled={isDisabled} reason="Départ" words={WORDS} change={change} />
}

function Host(props: { isDisabled: boolean; send: Send }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <main>
        <h1>Anne Roy</h1>
        <Access {...props} />
      </main>
    </QueryClientProvider>
  )
}

test('the second click of a double click opens nothing again, even before the button is drawn as busy', async () => {
  const sent: AccessBody[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const send: Send = (body) => {
    sent.push(body)
    return promise
  }
  await render(<Host isDisabled send={send} />)
  const button = page.getByRole('button', { name: 'Réactiver cette personne' }).element() as HTMLElement

  button.click()
  button.click()

  await expect.element(page.getByRole('button', { name: 'Un instant…' })).toBeVisible()
  expect(sent).toEqual([{ is_disabled: false }])
  resolve()
  await expect.element(page.getByRole('button', { name: 'Réactiver cette personne' })).toBeVisible()
})

test('a refusal is said in the card, and goes with the next attempt', async () => {
  let attempts = 0
  const send: Send = async () => {
    attempts += 1
    if (attempts === 1) throw new Error('refused')
  }
  await render(<Host isDisabled send={send} />)
  const button = page.getByRole('button', { name: 'Réactiver cette personne' })

  await button.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(await violations()).toEqual([])
  await button.click()

  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('what was refused while closing is said in its form, and nowhere once it is closed', async () => {
  const send: Send = () => Promise.reject(new Error('refused'))
  const screen = await render(<Host isDisabled={false} send={send} />)

  await page.getByRole('button', { name: 'Désactiver cette personne…' }).click()
  await page.getByLabelText('Motif').fill('Départ')
  await page.getByRole('dialog').getByRole('button', { name: 'Désactiver cette personne' }).click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await screen.rerender(<Host isDisabled send={send} />)

  await expect.element(page.getByText('Personne désactivée')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
