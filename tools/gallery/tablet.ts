import type { Page } from '@playwright/test'

/** The window of the mock-up: a counter tablet on its side. */
export const TABLET = { width: 1280, height: 800 }

/**
 * Opened as the address of a counter tablet opens it. What a browser remembers of it holds in all its tabs: kept by this
 * one alone, so that the other pages of the same person stay a computer's. Its clock can be moved on.
 */
export async function asTablet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getItem, setItem, removeItem } = Storage.prototype
    const placeOf = (kept: Storage, key: string) =>
      /^kiosque-(?:env|counter)$/.test(key) ? sessionStorage : kept
    Storage.prototype.getItem = function getOwn(key) {
      return getItem.call(placeOf(this, key), key)
    }
    Storage.prototype.setItem = function setOwn(key, value) {
      setItem.call(placeOf(this, key), key, value)
    }
    Storage.prototype.removeItem = function removeOwn(key) {
      removeItem.call(placeOf(this, key), key)
    }
  })
  await page.clock.install()
  await page.goto('/?env=tablet')
  // What only tablets have comes after the page: there its minute begins.
  await page.getByRole('button', { name: 'Passer en mode comptoir' }).waitFor()
}
