import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'

/** In what state a page is met; all but the first are made by what the API answers, or does not, and the last by paper. */
export const STATES = [
  'normal',
  'chargement',
  'vide',
  'erreur',
  'hors-ligne',
  'sans-droit',
  'impression',
] as const
export type State = (typeof STATES)[number]

const API = '**/api/v1/**'

/** The frame around a page, which one who comes from another page has already: its menu, its pictures, who they are. */
const FRAME = /\/api\/v1\/(?:menu|users\/me|drugstores\/(?:validity\/)?\d+|(?:public-)?files\/\d+)(?:\?|$)/
const PATIENCE_MS = 8_000
/** Placeholders show after 200 ms, and come in gently. */
const SHOWN_MS = 700

/** Where nothing ever comes: as soon as the page says that it waits. */
export async function untilHeld(page: Page): Promise<boolean> {
  const waits = page.locator('[data-awaited], [aria-busy="true"], .sk').first()
  const isWaiting = await waits.waitFor({ state: 'attached', timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  )
  await pause(SHOWN_MS)
  return isWaiting
}

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

const INCIDENT = {
  message: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  code: 'internal',
  request_id: 'galerie',
}

type Answer = (route: Route) => unknown

/** What the page itself asks is answered so; its frame as usual. */
const answerPage = (page: Page, answer: Answer) =>
  page.route(API, (route) => (FRAME.test(route.request().url()) ? route.continue() : answer(route)))

/** Prepares a page that is not opened yet. */
export async function putIn(state: State, page: Page): Promise<void> {
  if (state === 'chargement') await answerPage(page, () => undefined)
  if (state === 'vide') await answerPage(page, (route) => answerEmpty(route).catch(() => undefined))
  if (state === 'erreur') await answerPage(page, (route) => route.fulfill({ status: 500, json: INCIDENT }))
  if (state === 'hors-ligne') {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await page.route(API, (route) => route.abort('internetdisconnected'))
  }
}

/** All but these change what a tab is answered. */
export const needsOwnTab = (state: State): boolean => state !== 'normal' && state !== 'sans-droit'
