import { spawnSync } from 'node:child_process'
import { buildWeb } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstall } from './ensure-install.mjs'
import { pinnedNode, root } from './paths.mjs'
import { stop } from './stop.mjs'

ensureInstall()
try {
  buildWeb({ quiet: true })
} catch (error) {
  stop(error.message)
}
const browser = ensureChromium()
if (!browser) stop('Aucun Chromium sur cette machine : installez-en un, ou nommez-le par CHROMIUM_PATH.')
const { status } = spawnSync(pinnedNode(), ['tools/gallery/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: browser },
})
process.exitCode = status ?? 1
