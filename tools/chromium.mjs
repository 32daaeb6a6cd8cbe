import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.mjs'
import { pinnedNode, playwright, root } from './paths.mjs'

/** The shell is the same browser without windows: a page costs it half the work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Playwright's own download, when someone made one. */
function bundled() {
  const question = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { stdout } = spawnSync(pinnedNode(), ['--input-type=module', '-e', question], {
    cwd: root,
    encoding: 'utf8',
  })
  const path = stdout?.trim()
  return path && existsSync(path) ? path : null
}

function find() {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return candidates.find((path) => path && existsSync(path)) ?? bundled()
}

/** A Chromium for the browser tests, installed where that is possible; null when there is none to be had. */
export function ensureChromium() {
  const present = find()
  if (present) return present
  process.stdout.write('Installation d’un navigateur pour les tests…\n')
  // With what it recommends: without a single font on the machine, pages do not draw. Older Debians have no shell.
  installFromDebian('chromium-headless-shell', 'chromium')
  const installed = find()
  if (installed) return installed
  spawnSync(pinnedNode(), [playwright, 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
  })
  return find()
}
