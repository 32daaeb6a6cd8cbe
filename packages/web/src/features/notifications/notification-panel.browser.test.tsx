import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { NotificationList } from '@kiosque/contract/wire/notifications'
import { violations } from '../../../../../test/components/violations.ts'
import { sessionStore, type Session } from '../../lib/session.ts'
import { NotificationPanel } from './notification-panel.tsx'
import { notificationsQuery } from './notifications.queries.ts'

const LONG_AGO = '2020-03-01T09:00:00.000Z'
const listOf = (number: number, titles: string[]): NotificationList => ({
  data: titles.map((title, index) => ({
    id: number * 100 + index,
    topic: 'action',
    kind: null,
    title,
    text: '',
    link: '/agenda',
    created_at: LONG_AGO,
    read_at: null,
  })),
  meta: { page: number, per_page: 50, total: 3, last_page: 2 },
})

beforeEach(() => {
  const me = { id: 7, notification_preferences: { quiet_hours: null } }
  sessionStore.save({
    me,
    accounts: [],
    account: null,
    token: 'x',
    drugstoreFull: null,
  } as unknown as Session)
})
afterEach(() => sessionStore.clear())

function Host() {
  const [client] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
    made.setQueryData(notificationsQuery(7, 'unread').queryKey, listOf(1, ['Première', 'Deuxième']))
    made.setQueryData(notificationsQuery(7, 'unread', 2).queryKey, listOf(2, ['Troisième']))
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <main>
        <h1>Portail</h1>
        <NotificationPanel userId={7} unread={3} iconOfKind={() => undefined} onClose={() => undefined} />
      </main>
    </QueryClientProvider>
  )
}

test('D9-01 what is older than the first fifty is there when it is asked for, under a period named once', async () => {
  await render(<Host />)
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(panel.getByRole('link', { name: /Deuxième/ })).toBeVisible()
  expect(panel.getByRole('link', { name: /Troisième/ }).query()).toBeNull()

  panel.getByRole('button', { name: 'Voir les précédentes' }).element().focus()
  await userEvent.keyboard('{Enter}')

  // The keyboard goes on at the first of what has come.
  await expect.element(panel.getByRole('link', { name: /Troisième/ })).toHaveFocus()
  expect(panel.getByText('Plus tôt', { exact: true }).elements()).toHaveLength(1)
  expect(panel.getByRole('button', { name: 'Voir les précédentes' }).query()).toBeNull()
  expect(await violations()).toEqual([])
})
