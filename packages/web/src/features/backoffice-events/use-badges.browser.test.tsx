import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EventDetail } from '@kiosque/contract/wire/events'
import type { DeskAttendee } from '@kiosque/contract/wire/registrations'
import { configureApi } from '../../lib/api.ts'
import { Badges } from './badges.tsx'
import { useBadges } from './use-badges.ts'

const someone = (id: number) =>
  ({
    id,
    first_name: 'Zoé',
    last_name: `Martin-${id}`,
    status: 'confirmed',
    position: 'Adjoint',
    drugstore: { name: 'Pharmacie des Tilleuls', city: 'Rennes' },
  }) as unknown as DeskAttendee

/** Who comes stands on two pages of the list. */
const PAGES = [[someone(1), someone(2)], [someone(3)]]

const asked: string[] = []
const printed = vi.fn<(names: string[]) => void>()
beforeEach(() => {
  asked.length = 0
  printed.mockClear()
  configureApi({ baseUrl: location.origin, app: 'kiosque-test', token: () => null, environment: () => 0 })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(url.search)
    const number = Number(url.searchParams.get('page'))
    const data = PAGES[number - 1] ?? []
    return Response.json({ data, meta: { page: number, per_page: 100, total: 3, last_page: 2 } })
  })
  vi.spyOn(window, 'print').mockImplementation(() =>
    printed([...document.querySelectorAll('.badges b')].map((name) => name.textContent ?? '')),
  )
})
afterEach(() => vi.restoreAllMocks())

function Desk({ selected }: { selected: ReadonlySet<number> }) {
  const filters = { position: '3' }
  const { badges, print } = useBadges({ eventId: '4', filters, selected, rows: PAGES[0] ?? [] })
  return (
    <main>
      <button type="button" onClick={() => print()}>
        Imprimer
      </button>
      <Badges event={{ title: 'Journée' } as EventDetail} attendees={badges} />
    </main>
  )
}

function Host({ selected = new Set() }: { selected?: ReadonlySet<number> }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Desk selected={selected} />
    </QueryClientProvider>
  )
}

test('D13-04 badges are those of everybody the filters show, whatever the page of the list', async () => {
  await render(<Host />)
  await page.getByRole('button', { name: 'Imprimer' }).click()
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce())
  expect(printed).toHaveBeenCalledWith(['Zoé Martin-1', 'Zoé Martin-2', 'Zoé Martin-3'])
  expect(asked.every((query) => query.includes('position=3'))).toBe(true)
})

test('D13-04 badges of those ticked, on another page of the list too', async () => {
  await render(<Host selected={new Set([1, 3])} />)
  await page.getByRole('button', { name: 'Imprimer' }).click()
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce())
  expect(printed).toHaveBeenCalledWith(['Zoé Martin-1', 'Zoé Martin-3'])
})
