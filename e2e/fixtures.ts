import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { mailsTo, type Mail } from './mailbox.ts'
import { sessionState } from './session-state.ts'

export { expect }

/** The demonstration's people (D14-02). */
export type Person =
  | 'titulaire'
  | 'cotitulaire'
  | 'adjoint'
  | 'preparateur'
  | 'autre'
  | 'invite'
  | 'conseiller'
  | 'editeur'
  | 'admin'
  | 'desactivee'

/** For `test.use`: a journey about movement, or about what moves while it loads, meets it as most people do. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export const demoPassword = 'Demo-Kiosque-2026'
export const emailOf = (person: Person): string => `${person}@demo.kiosque.test`

/** What POST /login answers, as far as these tests care. */
interface SignedIn {
  token: string
  user: Record<string, unknown>
  accounts: { id: number; type: number; drugstore_id?: number | null; drugstore?: { id: number } | null }[]
}

interface Fixtures {
  /** Signs in through the API and puts the session where the interface keeps it (S3-01), without the form. */
  loginAs: (person: Person) => Promise<SignedIn>
  /** Fails on anything axe finds against WCAG 2.2 AA or good practice, once movements have ended. */
  axe: (page?: Page) => Promise<void>
  /** Lets this test meet a message in the console that would otherwise fail it. */
  allowConsole: (pattern: RegExp) => void
  /** The next mail to an address whose subject or text matches. */
  mailTo: (address: string, pattern?: RegExp) => Promise<Mail>
}

async function fullDrugstore(request: APIRequestContext, { token, accounts }: SignedIn): Promise<unknown> {
  const account = accounts[0]
  const id = account?.drugstore_id ?? account?.drugstore?.id
  if (!id) return null
  const response = await request.get(`/api/v1/drugstores/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return response.ok() ? response.json() : null
}

/** Endless animations (a spinner) and held ones (a toast being read) never end, and are not waited for. */
async function movementsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(finite.map((animation) => animation.finished))
  })
}

export const test = base.extend<Fixtures & { consoleErrors: { allowed: RegExp[] } }>({
  baseURL: async ({}, use) => use(process.env['KIOSQUE_E2E_URL']),

  consoleErrors: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const seen: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => seen.push(String(error)))
      await use({ allowed })
      expect(seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  allowConsole: async ({ consoleErrors }, use) => use((pattern) => void consoleErrors.allowed.push(pattern)),

  loginAs: async ({ context, baseURL, request }, use) =>
    use(async (person) => {
      const response = await request.post('/api/v1/login', {
        data: { email: emailOf(person), password: demoPassword },
      })
      expect(response.status(), `${person} signs in`).toBe(200)
      const signedIn = (await response.json()) as SignedIn
      const drugstore = await fullDrugstore(request, signedIn)
      await context.setStorageState(sessionState(baseURL ?? '', signedIn, drugstore))
      return signedIn
    }),

  axe: async ({ page }, use) =>
    use(async (examined = page) => {
      // A page that is still coming has no heading yet, or only the one the document draws: it is examined when it is there.
      await examined.locator('h1:not([inert] *)').first().waitFor({ state: 'attached' })
      // A list that is asked for anew is shown pale until it comes.
      await expect(examined.locator('.bo-list[aria-busy="true"]')).toHaveCount(0)
      // Where a journey is about movement, a slide that turns meanwhile would be examined half faded.
      const moves = await examined.evaluate(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
      if (moves) await examined.emulateMedia({ reducedMotion: 'reduce' })
      await movementsEnd(examined)
      const found = await violationsOf(examined)
      if (moves) await examined.emulateMedia({ reducedMotion: null })
      expect(found, examined.url()).toEqual([])
    }),

  mailTo: async ({}, use) =>
    use(async (address, pattern = /./) => {
      const dataDir = process.env['KIOSQUE_E2E_DATA'] ?? ''
      const find = () =>
        mailsTo(dataDir, address).findLast((mail) => pattern.test(`${mail.subject}\n${mail.body}`))
      await expect
        .poll(() => find() !== undefined, { message: `a mail to ${address}`, timeout: 15_000 })
        .toBe(true)
      return find() as Mail
    }),
})
