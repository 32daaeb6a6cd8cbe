import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violations } from '../../../../test/components/violations.ts'
import { ErrorState } from './empty-state.tsx'

afterEach(() => vi.restoreAllMocks())

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('a failure says what happened, and one press tries again', async () => {
  const onRetry = vi.fn<() => void>()
  await render(<ErrorState onRetry={onRetry}>Une erreur est survenue.</ErrorState>)

  await expect.element(page.getByRole('heading', { name: 'Le chargement a échoué' })).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()

  expect(onRetry).toHaveBeenCalledOnce()
})

test('without network it says so, and tries again by itself when the network is back, once', async () => {
  const onRetry = vi.fn<() => void>()
  setOnline(false)
  await render(<ErrorState onRetry={onRetry}>Connexion impossible.</ErrorState>)
  await expect.element(page.getByRole('heading', { name: 'Vous êtes hors connexion' })).toBeVisible()
  expect(onRetry).not.toHaveBeenCalled()

  setOnline(true)

  await expect.element(page.getByRole('heading', { name: 'Le chargement a échoué' })).toBeVisible()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('where it stands for a whole page, its title is the page’s', async () => {
  await render(
    <main>
      <ErrorState isPage onRetry={() => undefined}>
        Une erreur est survenue.
      </ErrorState>
    </main>,
  )

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Le chargement a échoué')
  expect(await violations()).toEqual([])
})
