import { spawnSync } from 'node:child_process'
import { ensureInstall } from './ensure-install.mjs'
import { pinnedNode, root } from './paths.mjs'

ensureInstall()
const { status, signal } = spawnSync(pinnedNode(), process.argv.slice(2), { cwd: root, stdio: 'inherit' })
process.exitCode = signal ? 1 : (status ?? 1)
