import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = dirname(import.meta.dirname)
const skipped = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.git',
  'data',
  'test-results',
  'playwright-report',
])

export interface Import {
  specifier: string
  /** The file meant, from the root, or null for a package that is not ours. */
  target: string | null
  isType: boolean
  isDynamic: boolean
}

export interface SourceFile {
  path: string
  text: string
  lines: number
  isTest: boolean
  imports: Import[]
}

function pathsUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? pathsUnder(path) : [path]
  })
}

function resolveTarget(from: string, specifier: string): string | null {
  if (specifier.startsWith('.'))
    return relative(root, join(root, dirname(from), specifier)).replace(/\?.*$/, '')
  const ours = /^@kiosque\/(\w+)\/(.+)$/.exec(specifier)
  return ours ? `packages/${ours[1]}/src/${ours[2]}.ts` : null
}

const statement = /(?:^|\n)[ \t]*(?:import|export)\s+(type\s+)?(?:[^'";]*?\bfrom\s*)?['"]([^'"\n]+)['"]/g
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]/g

/** Every import of a source text. `import { type A }` counts as a value: at run time the module is loaded. */
export function importsOf(path: string, text: string): Import[] {
  const entry = (specifier: string, isType: boolean, isDynamic: boolean): Import => ({
    specifier,
    target: resolveTarget(path, specifier),
    isType,
    isDynamic,
  })
  return [
    ...[...text.matchAll(statement)].map(([, type, specifier]) =>
      entry(specifier ?? '', Boolean(type), false),
    ),
    ...[...text.matchAll(dynamic)].map(([, specifier]) => entry(specifier ?? '', false, true)),
  ]
}

/** The source files of the repository, read once, with what each imports. */
export function readSourceFiles(): SourceFile[] {
  return pathsUnder(root)
    .map((path) => relative(root, path))
    .filter((path) => /\.(ts|tsx|mjs|mts|css)$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const isCode = !path.endsWith('.css')
      return {
        path,
        text,
        lines: text.trimEnd().split('\n').length,
        isTest: /\.(test|e2e)\.\w+$/.test(path) || /^(packages\/api\/)?test\//.test(path),
        imports: isCode ? importsOf(path, text) : [],
      }
    })
}

/** The cycles of the static imports, each as the list of its files. */
export function cyclesOf(files: SourceFile[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const state = new Map<string, 'open' | 'done'>()
  const trail: string[] = []
  const cycles: string[][] = []
  const visit = (path: string) => {
    if (state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path])
      return
    }
    state.set(path, 'open')
    trail.push(path)
    for (const { target, isDynamic } of byPath.get(path)?.imports ?? []) {
      if (target && !isDynamic && byPath.has(target)) visit(target)
    }
    trail.pop()
    state.set(path, 'done')
  }
  for (const { path } of files) visit(path)
  return cycles
}
