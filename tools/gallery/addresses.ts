import type { Page } from '@playwright/test'
import { watchSettling } from '../../e2e/settled.ts'

/** Addresses that no link of a page gives. */
const KNOWN: Record<string, string> = {
  '/$': '/nulle-part',
  '/admin/$': '/admin/nulle-part',
  '/faq/$slug': '/faq/tout',
  '/p/$slug': '/p/mentions-legales',
  '/search-results': '/search-results?q=vitamine',
  '/admin/contents/$kind': '/admin/contents/news',
}

/** Where a page of one thing is linked from, when it is not the list above it: a page, or any page of one thing. */
const LINKED_FROM: Record<string, string> = {
  '/attestations/$code': '/formations/quiz/$id/resultat/$attemptId',
  '/faq/$slug/$id': '/search-results?q=commande',
  '/formations/quiz/$id/resultat/$attemptId': '/formations/quiz/$id',
  '/admin/contents/$kind/$contentRef': '/admin/contents/news',
  '/admin/statistics/contents/$id': '/admin/statistics',
}

const SEARCH_MS = 20_000
/** Of pages of one thing so many are opened: not every quiz was taken. */
const MOST_OPENED = 20

/** « /a/$id/b » → matches « /a/12/b ». */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\$\w+/g, '[^/?#]+')}$`)

const isForm = (address: string): boolean => /\/(nouveau|new)$/.test(address)

/** The links of a page, as addresses of ours. */
export const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(
      (link) => new URL(link.href).pathname,
    ),
  )

/** What one person may open, as the links of the pages they opened say it. */
export class Guide {
  readonly #links = new Set<string>()
  readonly #asked = new Map<string, Promise<string | null>>()
  readonly #newPage: () => Promise<Page>
  readonly #pages: ReadonlySet<string>

  /** `pages` are the addresses that are pages of their own: « /bri/lots » is no example of « /bri/$id ». */
  constructor(newPage: () => Promise<Page>, pages: ReadonlySet<string>) {
    this.#newPage = newPage
    this.#pages = pages
  }

  learn(links: readonly string[]): void {
    for (const link of links) this.#links.add(link)
  }

  /** An address of this route that this person can open; nothing when the demonstration has none for them. */
  addressOf(path: string): Promise<string | null> {
    let asked = this.#asked.get(path)
    if (asked === undefined) {
      asked = this.#find(path)
      this.#asked.set(path, asked)
    }
    return asked
  }

  async #find(path: string): Promise<string | null> {
    const known = KNOWN[path]
    if (known !== undefined) return known
    if (!path.includes('$')) return path
    const end = /^(.*\$\w+)(\/[\w-]+)$/.exec(path)
    if (end?.[1] && end[2] && LINKED_FROM[path] === undefined) {
      const start = await this.addressOf(end[1])
      return start === null ? null : start + end[2]
    }
    const from = LINKED_FROM[path] ?? path.slice(0, path.indexOf('/$'))
    if (!from.includes('$')) return this.#met(path)[0] ?? (await this.#lookIn(from, path))
    await this.addressOf(from)
    for (const address of this.#met(from).slice(0, MOST_OPENED)) {
      const found = this.#met(path)[0] ?? (await this.#lookIn(address, path))
      if (found !== null) return found
    }
    return null
  }

  #met(path: string): string[] {
    const pattern = patternOf(path)
    const isExample = (address: string) =>
      pattern.test(address) && !isForm(address) && !this.#pages.has(address)
    return [...this.#links].filter(isExample)
  }

  /** Opens the list, whole, and looks for a link of that shape. */
  async #lookIn(list: string, path: string): Promise<string | null> {
    const page = await this.#newPage()
    try {
      const isSettled = watchSettling(page)
      await page.goto(list, { waitUntil: 'domcontentloaded' })
      await isSettled(SEARCH_MS)
      this.learn(await linksOf(page))
      return this.#met(path)[0] ?? null
    } catch {
      return null
    } finally {
      await page.close()
    }
  }
}
