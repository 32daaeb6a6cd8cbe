import { spawnSync } from 'node:child_process'
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { ensureInstall } from './ensure-install.mjs'
import { pinnedNode, root } from './paths.mjs'
import { stop } from './stop.mjs'

ensureInstall()
try {
  buildWeb({ quiet: true })
  await buildServer()
} catch (error) {
  stop(error.message)
}
const { status } = spawnSync(pinnedNode(), ['bench/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
