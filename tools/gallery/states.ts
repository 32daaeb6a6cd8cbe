import type { Page, Route } from '@playwright/test'

/** In what state a page is met; all but the first are made by what the API answers, or does not. */
export const STATES = ['normal', 'chargement', 'vide', 'erreur', 'hors-ligne', 'sans-droit'] as const
export type State = (typeof STATES)[number]

const API = '**/api/v1/**'

/** Where nothing ever comes: no answer, or none that a page may wait for. */
export const isHeld = (state: State): boolean => state === 'chargement'

/** Lists without a line, whatever they list; what is not a list is left as it is. */
function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return []
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return body
  const meta =
    'meta' in body && typeof body.meta === 'object'
      ? { ...body.meta, total: 0, last_page: 1, facets: {} }
      : undefined
  return { ...body, data: [], ...(meta ? { meta } : {}) }
}

async function answerEmpty(route: Route): Promise<void> {
  if (route.request().method() !== 'GET' || route.request().url().includes('/stream')) return route.continue()
  const response = await route.fetch()
  const isJson = response.headers()['content-type']?.includes('json') ?? false
  if (!response.ok() || !isJson) return route.fulfill({ response })
  return route.fulfill({ response, json: emptied(await response.json()) })
}

const INCIDENT = { message: 'Une erreur est survenue.', code: 'internal', request_id: 'galerie' }

/** Prepares a page that is not opened yet. */
export async function putIn(state: State, page: Page): Promise<void> {
  if (state === 'chargement') await page.route(API, () => undefined)
  if (state === 'vide') await page.route(API, (route) => answerEmpty(route).catch(() => undefined))
  if (state === 'erreur') await page.route(API, (route) => route.fulfill({ status: 500, json: INCIDENT }))
  if (state === 'hors-ligne') {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await page.route(API, (route) => route.abort('internetdisconnected'))
  }
}
