import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RIGHTS } from '@kiosque/contract/domain/roles'
import { violations } from '../../../../../test/components/violations.ts'
import { setNavigate } from '../../lib/navigation.ts'
import { DeskPalette } from './desk-palette.tsx'
import { deskSearchQuery, type Found } from './desk-search.queries.ts'

const TILLEULS = {
  data: [{ id: 7, name: 'Pharmacie des Tilleuls', city: 'Rennes', cip_officine: '2035417', can_open: true }],
  meta: { page: 1, per_page: 5, total: 1, last_page: 1 },
}
const NOTHING = { contents: null, drugstores: null, users: null, events: null }

const went = vi.fn<(href: string) => void>()
beforeEach(() => {
  went.mockClear()
  setNavigate((href: string) => went(href))
})

function Host({ scanned = '' }: { scanned?: string }) {
  const [isOpen, setOpen] = useState(false)
  const [client] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
    const answers = {
      tilleuls: { ...NOTHING, drugstores: TILLEULS },
      '2035417': { ...NOTHING, drugstores: TILLEULS },
      rien: NOTHING,
      notif: NOTHING,
    }
    for (const [words, found] of Object.entries(answers))
      made.setQueryData(deskSearchQuery(words, RIGHTS.editor).queryKey, found as unknown as Found)
    return made
  })
  const ways = [{ label: 'Notifications', href: '/admin/notifications', icon: IconBell }]
  return (
    <QueryClientProvider client={client}>
      <main>
        <h1>Bureau</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Rechercher
        </button>
        {isOpen && (
          <DeskPalette
            right={RIGHTS.editor}
            scanned={scanned}
            ways={ways}
            writing={[{ label: 'Actualité', href: '/admin/contents/news/new', icon: IconBell }]}
            often={ways}
            onClose={() => setOpen(false)}
          />
        )}
      </main>
    </QueryClientProvider>
  )
}

const field = () => page.getByRole('combobox')

test('D13-05 opens with what one writes and where one goes; arrows and Enter lead there, Escape closes', async () => {
  await render(<Host />)
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect.element(field()).toHaveFocus()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(went).toHaveBeenCalledExactlyOnceWith('/admin/contents/news/new')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('D13-05 a pharmacy by its name, a screen by the beginning of its words, or what to try instead', async () => {
  await render(<Host />)
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await field().fill('notif')
  await expect.element(page.getByRole('option', { name: 'Notifications' })).toBeVisible()
  await field().fill('rien')
  await expect.element(page.getByText(/Aucun résultat pour/)).toBeVisible()
  await field().fill('tilleuls')
  await expect.element(page.getByRole('option', { name: /Tilleuls/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(went).toHaveBeenCalledExactlyOnceWith('/admin/drugstores/7')
})

test('D13-05 a code scanned while it was closed is looked for', async () => {
  await render(<Host scanned="2035417" />)
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await page.getByRole('option', { name: /Tilleuls/ }).click()
  expect(went).toHaveBeenCalledExactlyOnceWith('/admin/drugstores/7')
})
