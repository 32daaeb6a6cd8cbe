import { chromium, request } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { chromiumLaunch } from '../../e2e/chromium-launch.ts'
import { sessionState, type LoggedIn } from '../../e2e/session-state.ts'
import { Guide } from './addresses.ts'
import { readyTab } from './camera.ts'
import { POPIN } from './gestures.ts'
import { isSignedIn, type Role } from './roles.ts'

const PASSWORD = 'Demo-Kiosque-2026'

type Storage = ReturnType<typeof sessionState>
type Profile = { context: BrowserContext; guide: Guide }

/** Everybody signs in once; each of their windows opens already signed in, its messages seen: they would cover the page. */
async function signIn(url: string, role: Role): Promise<Storage> {
  const http = await request.newContext({ baseURL: url })
  try {
    const data = { email: `${role}@demo.kiosque.test`, password: PASSWORD }
    const answer = await http.post('/api/v1/login', { data })
    if (!answer.ok()) throw new Error(`${role} n’a pas pu se connecter (${answer.status()}).`)
    const session = (await answer.json()) as LoggedIn & { user: { id: number } }
    const headers = { authorization: `Bearer ${session.token}` }
    const popins = await http.get('/api/v1/popins', { headers })
    const { data: messages } = (await popins.json()) as { data: { id: number }[] }
    const storage = sessionState(url, session)
    const seen = messages.map(({ id }) => ({ name: `${POPIN}${session.user.id}-${id}`, value: 'vu' }))
    storage.origins[0]?.localStorage.push(...seen)
    return storage
  } finally {
    await http.dispose()
  }
}

/** One browser, one profile a role; a browser that died is started again. */
export class Studio {
  readonly #url: string
  readonly #pages: ReadonlySet<string>
  readonly #storages = new Map<Role, Promise<Storage>>()
  #browser: Promise<Browser> | null = null
  #profiles = new Map<Role, Promise<Profile>>()

  constructor(url: string, pages: ReadonlySet<string>) {
    this.#url = url
    this.#pages = pages
  }

  async #launched(): Promise<Browser> {
    const current = this.#browser
    if (current !== null && (await current).isConnected()) return current
    // Somebody else may have started it again meanwhile.
    if (this.#browser !== current) return this.#launched()
    this.#profiles = new Map()
    // Left to the library, a signal would end the browser alone, and it would be started again.
    this.#browser = chromium.launch({ ...chromiumLaunch, handleSIGINT: false, handleSIGTERM: false })
    return this.#browser
  }

  async #opened(role: Role): Promise<Profile> {
    const browser = await this.#launched()
    const known = this.#profiles.get(role)
    if (known !== undefined) return known
    const opening = this.#open(browser, role)
    this.#profiles.set(role, opening)
    opening.catch(() => this.#profiles.delete(role))
    return opening
  }

  async #open(browser: Browser, role: Role): Promise<Profile> {
    if (isSignedIn(role) && !this.#storages.has(role)) this.#storages.set(role, signIn(this.#url, role))
    const storageState = await this.#storages.get(role)
    const context = await browser.newContext({
      baseURL: this.#url,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      // What a worker keeps would answer in place of the state a page is put in.
      serviceWorkers: 'block',
      ...(storageState ? { storageState } : {}),
    })
    return { context, guide: new Guide(() => context.newPage(), this.#pages) }
  }

  async tab(role: Role): Promise<{ page: Page; guide: Guide }> {
    const { context, guide } = await this.#opened(role)
    return { page: await readyTab(await context.newPage()), guide }
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close()
  }
}
