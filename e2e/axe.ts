import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** Without its comments and long names: a page reads half a megabyte instead of one and a half. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA, and what axe holds for good practice: landmarks told apart, headings in order. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page, one line for each element. Its code is put into a document once: axe-core's own wrapper
 * does it again at each call and opens a page besides, which made up a third of the journeys' time.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(async (standards) => {
    const examiner = (window as unknown as { axe: typeof import('axe-core') }).axe
    const isWritten = (target: unknown[]) =>
      document.querySelector(String(target.at(-1)))?.closest('[contenteditable="true"]') != null
    const { violations } = await examiner.run(document, { runOnly: standards, resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        // What somebody writes is not the page's own outline.
        .filter(({ target }) => id !== 'heading-order' || !isWritten(target))
        .map((node) => `${id}: ${help} — ${node.target.join(' ')} — ${node.html.slice(0, 160)}`),
    )
  }, STANDARDS)
}
