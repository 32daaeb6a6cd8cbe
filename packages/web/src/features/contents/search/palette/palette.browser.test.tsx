import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SuggestionsAnswer } from '@kiosque/contract/wire/search'
import { violations } from '../../../../../../../test/components/violations.ts'
import { setNavigate } from '../../../../lib/navigation.ts'
import { suggestionsQuery } from '../search.queries.ts'
import { Palette } from './palette.tsx'
import { rememberSearch } from './recent-searches.ts'

const OFFER = {
  id: 7,
  kind: 'promotional_offer',
  url: '/offers/promotional-offers/7',
  title: 'Baume corps',
  title_marked: '<mark>Baume</mark> corps',
  category: null,
  laboratory: 'Hydrélis',
  offer_type: 'plateforme',
  price: 1490,
  mechanics: { type: 3, amount: 20 },
  period_end: '2199-11-30',
}
const ANSWERS: Record<string, SuggestionsAnswer> = {
  baume: { data: [OFFER], meta: { total: 4, counts: { promotional_offer: 4 } } },
  '3760123450256': { data: [OFFER], meta: { total: 1, counts: { promotional_offer: 1 } } },
  rien: { data: [], meta: { total: 0, counts: {}, close: ['baume'] } },
}

const went = vi.fn<(href: string) => void>()
beforeEach(() => {
  went.mockClear()
  localStorage.clear()
  setNavigate((href: string) => went(href))
})

function Host({ scanned }: { scanned?: string }) {
  const [isOpen, setOpen] = useState(false)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  for (const [q, answer] of Object.entries(ANSWERS)) client.setQueryData(suggestionsQuery(q).queryKey, answer)
  const shortcuts = [{ label: 'Offres', hint: 'À commander', href: '/offers', icon: IconTag }]
  return (
    <QueryClientProvider client={client}>
      <main>
        <h1>Page</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Chercher
        </button>
        {isOpen && (
          <Palette
            userId={1}
            shortcuts={shortcuts}
            onClose={() => setOpen(false)}
            {...(scanned ? { scanned } : {})}
          />
        )}
      </main>
    </QueryClientProvider>
  )
}

/** What is read there, whatever kind its spaces are of. */
const textOf = (found: ReturnType<typeof page.getByRole>) =>
  (found.element().textContent ?? '').replaceAll(/\s+/g, ' ')
const field = () => page.getByRole('combobox', { name: /Rechercher/ })
async function open(scanned?: string) {
  await render(scanned ? <Host scanned={scanned} /> : <Host />)
  await userEvent.click(page.getByRole('button', { name: 'Chercher' }))
}

test('S2-13 the palette is a combobox: arrows choose, Enter opens, Escape gives the focus back', async () => {
  await open()
  await expect.element(field()).toHaveFocus()
  await field().fill('baume')
  await expect.element(page.getByRole('group', { name: 'Offres promotionnelles' })).toBeVisible()
  const line = page.getByRole('option', { name: /Baume corps/ })
  await expect.poll(() => textOf(line)).toContain('Offre plateforme · Hydrélis · Jusqu’au 30/11/2199')
  expect(textOf(line)).toContain('11,92 €')
  await expect.poll(() => textOf(page.getByRole('status'))).toBe('4 résultats')

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(line).toHaveAttribute('aria-selected', 'true')
  expect(field().element().getAttribute('aria-activedescendant')).toBe(line.element().id)
  expect(await violations()).toEqual([])

  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Chercher' })).toHaveFocus()
})

test('S2-13 Enter on the words leads to all results, on a line to that line, and is remembered', async () => {
  await open()
  await field().fill('baume')
  await userEvent.keyboard('{Enter}')
  expect(went.mock.calls).toEqual([['/search-results?q=baume']])

  await userEvent.click(page.getByRole('button', { name: 'Chercher' }))
  await expect.element(page.getByRole('option', { name: 'baume' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field()).toHaveValue('baume')
  await userEvent.click(page.getByRole('option', { name: /Baume corps/ }))
  expect(went.mock.lastCall).toEqual(['/offers/promotional-offers/7'])
})

test('D6-06 a code scanned before the palette opened leads straight to what it names', async () => {
  await open('3760123450256')

  await expect.poll(() => went.mock.calls).toEqual([['/offers/promotional-offers/7']])
})

test('S2-13 nothing found is said, with other words to try and whom to ask', async () => {
  await open()
  await field().fill('rien')

  await expect.poll(() => textOf(page.getByRole('status'))).toContain('Aucun résultat pour « rien »')
  await expect.element(page.getByRole('option', { name: /Demander au siège/ })).toBeVisible()
  await userEvent.click(page.getByRole('option', { name: /^baume/ }))
  await expect.element(page.getByRole('option', { name: /Baume corps/ })).toBeVisible()
  expect(await violations()).toEqual([])
})

test('S2-13 the last searches are those of this person, and can be erased', async () => {
  rememberSearch(2, 'de quelqu’un d’autre')
  await open()
  await expect.element(page.getByRole('option', { name: /Offres/ })).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')

  rememberSearch(1, 'vitamine')
  rememberSearch(1, 'camille@exemple.fr')
  await userEvent.click(page.getByRole('button', { name: 'Chercher' }))
  await expect.element(page.getByRole('option', { name: 'vitamine' })).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(2)
  await userEvent.click(page.getByRole('button', { name: /Effacer mes recherches/ }))
  expect(page.getByRole('option').elements()).toHaveLength(1)
})
