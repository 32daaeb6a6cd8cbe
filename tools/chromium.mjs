import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallFromDebian, installFromDebian } from './debian.mjs'
import { pinnedNode, playwright, root } from './paths.mjs'
import { tell } from './progress.mjs'

/** The same browser without windows: a journey takes it two thirds of the time. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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

/** Someone's own choice, or the shell, or a browser where nothing better can be had. */
function isEnough(path) {
  return path === process.env['CHROMIUM_PATH'] || path.endsWith(shell) || !canInstallFromDebian()
}

/** A Chromium for the browser tests, installed where that is possible; null when there is none to be had. */
export function ensureChromium() {
  const present = find()
  if (present && isEnough(present)) return present
  // With what it recommends: without a single font on the machine, pages do not draw. Older Debians have no shell.
  const packages = present ? [shell] : [shell, 'chromium']
  const installed = tell('Installation d’un navigateur pour les tests', () => {
    installFromDebian(...packages)
    return find()
  })
  if (installed) return installed
  spawnSync(pinnedNode(), [playwright, 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
  })
  return find()
}
