import { dirname, join } from 'node:path'
import type { SourceFile } from './source-files.ts'

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '')

/** The class names a style sheet gives a look to. */
export function classesOf(css: string): Set<string> {
  const selectors = [...withoutComments(css).matchAll(/([^{};]+)\{/g)].map(([, before]) => before ?? '')
  return new Set(
    selectors
      .filter((selector) => !selector.trim().startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? '')),
  )
}

/** The layers of a sheet's blocks, in their order; « (none) » for what stands in no layer. */
export function layersOf(css: string): string[] {
  const layers: string[] = []
  let depth = 0
  for (const [piece] of withoutComments(css).matchAll(/[^{}]*[{}]/g)) {
    if (piece.endsWith('}')) depth -= 1
    else if (depth++ === 0) layers.push(/^\s*@layer ([\w-]+)\s*\{$/.exec(piece)?.[1] ?? '(none)')
  }
  return layers
}

/** The sheets that a module or another sheet imports. */
export function importedSheets(files: readonly SourceFile[]): Set<string> {
  const bySheets = files
    .filter((file) => file.path.endsWith('.css'))
    .flatMap((file) =>
      [...file.text.matchAll(/@import '([^']+)'/g)].map(([, name]) => join(dirname(file.path), name ?? '')),
    )
  const byModules = files.flatMap((file) => file.imports.map((each) => each.target ?? ''))
  return new Set([...bySheets, ...byModules])
}

const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** The words of the sources' texts, and the beginnings that a template completes: `btn--${tone}` begins with `btn--`. */
export function namesIn(sources: readonly SourceFile[]): { words: Set<string>; beginnings: Set<string> } {
  const words = new Set<string>()
  const beginnings = new Set<string>()
  for (const { text } of sources) {
    const body = withoutComments(text)
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/^(?:import|export) [^]*? from '.*'$/gm, '')
    for (const [literal] of body.matchAll(literals)) {
      for (const [word] of literal.matchAll(/-?[_a-zA-Z][\w-]*/g)) words.add(word)
      for (const [, start] of literal.matchAll(/([_a-zA-Z][\w-]*-)\$\{/g)) beginnings.add(start ?? '')
    }
    // The keys of a table too: `{ danger: 'Danger' }` may complete `btn--${tone}`.
    for (const [, key] of body.matchAll(/[{,\s](\w+)\??:/g)) words.add(key ?? '')
  }
  return { words, beginnings }
}

/** Whether some source can write this class: whole, or as a beginning and a word put together. */
export function isWritten(name: string, { words, beginnings }: ReturnType<typeof namesIn>): boolean {
  if (words.has(name)) return true
  return [...beginnings].some((start) => name.startsWith(start) && words.has(name.slice(start.length)))
}
