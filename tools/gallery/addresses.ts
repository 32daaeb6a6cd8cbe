import type { BrowserContext } from '@playwright/test'

/** Addresses that no link of a page gives. */
const KNOWN: Record<string, string> = {
  '/$': '/nulle-part',
  '/admin/$': '/admin/nulle-part',
  '/faq/$slug': '/faq/tout',
  '/p/$slug': '/p/mentions-legales',
  '/search-results': '/search-results?q=vitamine',
  '/admin/contents/$kind': '/admin/contents/news',
}

/** Where a page of one thing is linked from, when it is not the list above it. */
const LINKED_FROM: Record<string, string> = {
  '/attestations/$code': '/formations/mes-formations',
  '/faq/$slug/$id': '/faq/tout',
  '/formations/quiz/$id/resultat/$attemptId': '/formations/mes-formations',
  '/admin/contents/$kind/$contentRef': '/admin/contents/news',
  '/admin/statistics/contents/$id': '/admin/statistics',
}

const SEARCH_MS = 6_000

/** « /a/$id/b » → matches « /a/12/b ». */
const patternOf = (path: string): string =>
  `^${path.replaceAll(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\$\w+/g, '[^/?#]+')}$`

/** The first address of that shape among the links of a page, as this person sees it. */
async function firstLink(context: BrowserContext, page: string, path: string): Promise<string | null> {
  const tab = await context.newPage()
  try {
    await tab.goto(page)
    const found = await tab.waitForFunction(
      (pattern) =>
        [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
          .map((link) => new URL(link.href).pathname)
          .find((address) => new RegExp(pattern).test(address) && !/\/(nouveau|new|import)$/.test(address)),
      patternOf(path),
      { timeout: SEARCH_MS },
    )
    return (await found.jsonValue()) ?? null
  } catch {
    return null
  } finally {
    await tab.close()
  }
}

/** An address of this route that this person can open; nothing when the demonstration has none for them. */
export async function addressOf(context: BrowserContext, path: string): Promise<string | null> {
  const known = KNOWN[path]
  if (known !== undefined) return known
  if (!path.includes('$')) return path
  const end = /^(.*\$\w+)(\/[\w-]+)$/.exec(path)
  if (end?.[1] && end[2] && LINKED_FROM[path] === undefined) {
    const start = await addressOf(context, end[1])
    return start === null ? null : start + end[2]
  }
  const list = LINKED_FROM[path] ?? path.slice(0, path.indexOf('/$'))
  return firstLink(context, list, path)
}
