import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const modules = join(root, 'node_modules')
export const cache = join(root, '.cache')
export const webDist = join(root, 'packages/web/dist')
/** The server in a few files, as it is run. */
export const serverDist = join(cache, 'server')
/** Of the last build; never served, for whoever reads the reports of errors. */
export const sourceMaps = join(cache, 'source-maps')
/** The same for the gathered server, which never reads them. */
export const serverSourceMaps = join(cache, 'server-source-maps')

/** The Node that runs everything written in TypeScript: the one the lockfile pins, whatever the machine has. */
export function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const linked = join(modules, '.bin', name)
  if (existsSync(linked)) return linked
  if (existsSync(modules)) {
    for (const folder of readdirSync(modules)) {
      const binary = join(modules, folder, 'bin', name)
      if (/^node-(bin-)?(linux|darwin|win)-/.test(folder) && existsSync(binary)) return binary
    }
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  // From 22.18 on Node strips types by itself.
  return major > 22 || (major === 22 && minor >= 18) ? process.execPath : null
}

export const vitest = join(modules, 'vitest/vitest.mjs')
export const vite = join(modules, 'vite/bin/vite.js')
export const tsc = join(modules, 'typescript/bin/tsc')
export const oxlint = join(modules, 'oxlint/bin/oxlint')
export const oxfmt = join(modules, 'oxfmt/bin/oxfmt')
export const stylelint = join(modules, 'stylelint/bin/stylelint.mjs')
export const playwright = join(modules, '@playwright/test/cli.js')
