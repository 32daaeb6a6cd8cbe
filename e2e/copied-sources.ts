import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const root = dirname(import.meta.dirname)
const PACKAGES = ['api', 'contract', 'web']
const LEFT_OUT = new Set(['dist', 'node_modules', 'test'])

/** The sources in a folder of their own, to be changed and built without anyone else seeing it. */
export function copySources(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'kiosque-copy-'))
  for (const part of ['packages', 'tools'])
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    })
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.base.json'])
    copyFileSync(join(root, file), join(folder, file))
  // What is installed is shared; our own packages are those of the copy.
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@kiosque'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@kiosque') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of PACKAGES) symlinkSync(join(folder, 'packages', name), join(modules, '@kiosque', name))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** What CONTRIBUTING says adding a kind takes: its file, and its name in the registry. */
export function declareKind(folder: string, file: string, name: string): void {
  const kinds = join(folder, 'packages/contract/src/kinds')
  copyFileSync(file, join(kinds, `${name}.ts`))
  const registry = join(kinds, 'registry.ts')
  const text = readFileSync(registry, 'utf8')
  writeFileSync(
    registry,
    `import { ${name} } from './${name}.ts'\n${text.replace('\n} as const', `\n  ${name},\n} as const`)}`,
  )
}

export function buildCopy(folder: string): void {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['tools/build-web.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`La copie ne se construit pas.\n${stdout}\n${stderr}`)
}
