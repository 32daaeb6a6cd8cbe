import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '../../../../test/components/violations.ts'
import { dismissToast, TOAST_MS, toastStore } from './toast-store.ts'
import { toast, Toasts } from './toast.tsx'

// Only the countdown stands still until told otherwise: a slow machine must not lose the toast it looks at.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  for (const { id } of toastStore.read()) dismissToast(id)
})

test('S9-04 news is told politely, a fault at once, and each can be closed by keyboard', async () => {
  await render(<Toasts />)

  toast({ title: 'Enregistré' })
  toast({ title: 'Envoi impossible', tone: 'err' })
  await expect.element(page.getByRole('status')).toHaveTextContent('Enregistré')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Envoi impossible')
  expect(await violations()).toEqual([])

  page.getByRole('button', { name: 'Fermer' }).first().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enregistré')).not.toBeInTheDocument()
  await expect.element(page.getByText('Envoi impossible')).toBeVisible()
})

test('S9-04 a toast goes after five seconds, not while somebody is on it', async () => {
  await render(<Toasts />)
  toast({ title: 'Archivé', action: { label: 'Annuler', onClick: () => undefined } })
  const undo = page.getByRole('button', { name: 'Annuler' })
  await expect.element(undo).toBeVisible()

  undo.element().focus()
  vi.advanceTimersByTime(TOAST_MS * 2)
  await expect.element(undo).toBeVisible()

  undo.element().blur()
  vi.advanceTimersByTime(TOAST_MS)
  await expect.element(undo).not.toBeInTheDocument()
})

test('what a toast offers is done once, and closes it', async () => {
  await render(<Toasts />)
  const onClick = vi.fn<() => void>()
  toast({ title: 'Supprimé', action: { label: 'Annuler', onClick } })

  await page.getByRole('button', { name: 'Annuler' }).click()

  expect(onClick).toHaveBeenCalledTimes(1)
  await expect.element(page.getByText('Supprimé')).not.toBeInTheDocument()
})
