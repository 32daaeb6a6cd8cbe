import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WIDTHS, type Options } from './options.ts'
import type { Result } from './results.ts'
import { faultsOf, summaryOf } from './summary.ts'

/** A tablet and paper were drawn too, at a size of their own. */
const SIZES = [...WIDTHS, 1280, 'a4'] as const

/** The mock-ups that have a picture beside them, copied so that the folder can be moved or sent. */
function copyMockups(results: readonly Result[], { mockups, out }: Options): string[] {
  if (mockups === null) return []
  mkdirSync(join(out, 'maquettes'), { recursive: true })
  const names = new Set(results.flatMap(({ mockup }) => (mockup === null ? [] : [mockup])))
  const files = [...names].flatMap((name) => SIZES.map((size) => `${name}-${size}.png`))
  const found = files.filter((file) => existsSync(join(mockups, file)))
  for (const file of found)
    if (!existsSync(join(out, 'maquettes', file)))
      copyFileSync(join(mockups, file), join(out, 'maquettes', file))
  return found
}

/** Failures, then faults, then the rest; within each, screen by screen. */
function byFault(a: Result, b: Result): number {
  const rank = (result: Result) => (result.failed !== null ? 0 : faultsOf(result).length > 0 ? 1 : 2)
  return rank(a) - rank(b) || a.screen.localeCompare(b.screen)
}

export function writeIndex(known: readonly Result[], options: Options): void {
  const results = known.toSorted(byFault).map(({ print: _, ...result }) => ({
    ...result,
    faults: faultsOf({ ...result, print: null }),
  }))
  const summary = summaryOf(known)
  const data = { results, summary, mockups: copyMockups(known, options) }
  const template = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8')
  writeFileSync(
    join(options.out, 'index.html'),
    template.replace('/* DONNÉES */ null', () => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)),
  )
  writeFileSync(join(options.out, 'bilan.json'), `${JSON.stringify(summary, null, 2)}\n`)
}
